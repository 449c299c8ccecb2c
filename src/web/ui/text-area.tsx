import type { ReactNode, Ref } from 'react'
import { TextArea as Area, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { classes } from './classes.ts'
import { AriaError, AriaLabel } from './field-parts.tsx'
import { type FieldWidth, inputClass } from './input-look.ts'

type Props = Omit<TextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  width?: FieldWidth | undefined
  rows?: number | undefined
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  className?: string | undefined
}

/** A labelled input for more than one line. */
export function TextArea(props: Props) {
  const { label, hint, error, isOptional, width, rows = 4, inputRef, className, dir, ...rest } = props
  return (
    <TextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes('grid content-start gap-2', className)}
    >
      <AriaLabel label={label} hint={hint} isOptional={isOptional} />
      <Area
        ref={inputRef ?? null}
        dir={dir ?? 'auto'}
        rows={rows}
        className={inputClass({ width, className: 'min-h-34 resize-y leading-[1.55]' })}
      />
      <AriaError error={error} />
    </TextField>
  )
}
