import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { MAX_LIST, MAX_NAME } from '#contract/limits.ts'
import { Chips } from '../ui/chips.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { afterPress } from './after-press.ts'
import type { ListFieldName, TextFieldName, WizardValues } from './form-values.ts'

type SelectProps = Omit<
  ComponentProps<typeof NativeSelect>,
  'value' | 'error' | 'onChange' | 'onBlur' | 'selectRef' | 'name'
> & {
  name: TextFieldName
}

/** A native select bound to its answer by the contract's path. */
export function BoundSelect({ name, ...props }: SelectProps) {
  const { field, fieldState } = useController<WizardValues, TextFieldName>({ name })
  return (
    <NativeSelect
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={() => afterPress(field.onBlur)}
      selectRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}

type ChipsProps = Omit<ComponentProps<typeof Chips>, 'value' | 'error' | 'onChange' | 'onBlur' | 'name'> & {
  name: ListFieldName
}

/** Chips bound to their list; entries of one's own may be as long as the contract allows. */
export function BoundChips({ name, ...props }: ChipsProps) {
  const { field, fieldState } = useController<WizardValues, ListFieldName>({ name })
  return (
    <Chips
      maxEntries={MAX_LIST}
      maxLength={MAX_NAME}
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={() => afterPress(field.onBlur)}
      error={fieldState.error?.message}
    />
  )
}
