import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { CheckRow } from '../../ui/fields/check-row.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { BooleanFieldName, TextFieldName, WizardValues } from './form-values.ts'

type FieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'error' | 'inputRef' | 'name'> & {
  name: TextFieldName
  /** If true, the error is hidden. */
  isUnderstood?: boolean
}

export function BoundField({ name, onChange, onBlur, isUnderstood, ...props }: FieldProps) {
  const { field, fieldState } = useController<WizardValues, TextFieldName>({ name })
  return (
    <Field
      {...props}
      name={name}
      value={field.value}
      onChange={onChange ?? field.onChange}
      onBlur={(event) => {
        onBlur?.(event)
        field.onBlur()
      }}
      inputRef={field.ref}
      error={isUnderstood ? undefined : fieldState.error?.message}
    />
  )
}

type CheckProps = Omit<ComponentProps<typeof CheckRow>, 'isSelected' | 'onChange' | 'error' | 'inputRef' | 'name'> & {
  name: BooleanFieldName
  /** Shown when consent is withdrawn, not when it is skipped. */
  withdrawn?: string
  onChange?: (isSelected: boolean) => void
}

export function BoundCheck({ name, withdrawn, onChange, children, ...props }: CheckProps) {
  const { setError, clearErrors } = useFormContext<WizardValues>()
  const { field, fieldState } = useController<WizardValues, BooleanFieldName>({ name })
  function change(isSelected: boolean) {
    field.onChange(isSelected)
    if (isSelected || withdrawn === undefined) clearErrors(name)
    else setError(name, { type: 'rule', message: withdrawn })
    onChange?.(isSelected)
  }
  return (
    <CheckRow
      {...props}
      name={name}
      isSelected={field.value}
      onChange={change}
      inputRef={field.ref}
      error={fieldState.error?.message}
    >
      {children}
    </CheckRow>
  )
}
