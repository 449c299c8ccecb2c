import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { MAX_LIST, MAX_NAME } from '#contract/limits.ts'
import { Chips } from '../../ui/fields/chips.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { type ListFieldName, PENDING, type TextFieldName, type WizardValues } from './form-values.ts'
import { addPendingEntry } from './pending-entry.ts'

type SelectProps = Omit<
  ComponentProps<typeof NativeSelect>,
  'value' | 'error' | 'onChange' | 'onBlur' | 'selectRef' | 'name'
> & {
  name: TextFieldName
}

export function BoundSelect({ name, ...props }: SelectProps) {
  const { field, fieldState } = useController<WizardValues, TextFieldName>({ name })
  return (
    <NativeSelect
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      selectRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}

type ChipsProps = Omit<
  ComponentProps<typeof Chips>,
  'value' | 'error' | 'onChange' | 'onBlur' | 'name' | 'ownEntry'
> & {
  name: ListFieldName
  ownEntryLabel: string
}

/**
 * Leaving a list cannot make it invalid, so blur does not validate it. An entry's error stays until the list or entry
 * changes.
 */
export function BoundChips({ name, ownEntryLabel, ...props }: ChipsProps) {
  const form = useFormContext<WizardValues>()
  const { field, fieldState } = useController<WizardValues, ListFieldName>({ name })
  const { field: pending } = useController({ control: form.control, name: PENDING[name] })

  function type(text: string) {
    pending.onChange(text)
    form.clearErrors(name)
  }

  function add() {
    const added = addPendingEntry(form, name)
    return added && 'entry' in added ? added.entry : undefined
  }

  return (
    <Chips
      maxEntries={MAX_LIST}
      maxLength={MAX_NAME}
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      ownEntry={{ label: ownEntryLabel, text: pending.value, onType: type, onAdd: add }}
      error={fieldState.error?.message}
    />
  )
}
