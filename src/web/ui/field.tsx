import type { ReactNode, Ref } from 'react'
import { Input, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { classes } from './classes.ts'
import { AriaError, AriaLabel } from './field-parts.tsx'
import { type FieldWidth, inputClass } from './input-look.ts'

type Props = Omit<TextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> & {
  label: string
  /** Stands above the input, where no keyboard and no suggestions hide it. */
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  width?: FieldWidth | undefined
  /** A button beside the input; below it where there is no room. */
  beside?: ReactNode
  /** A word after the input, such as its unit. */
  suffix?: ReactNode
  /** Written as a code: monospaced capitals. */
  isCode?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

const CODE = 'font-code text-h3 font-medium tracking-[0.14em] uppercase'

/** A labelled text input; hint and error are tied to it for screen readers. */
export function Field(props: Props) {
  const { label, hint, error, isOptional, width, beside, suffix, isCode, inputRef, className, dir, ...rest } = props
  const input = (
    <Input
      ref={inputRef ?? null}
      // A name may be written in either direction.
      dir={dir ?? 'auto'}
      className={inputClass({ width, className: classes(isCode && CODE) })}
    />
  )
  return (
    <TextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes('@container grid content-start gap-2', className)}
    >
      <AriaLabel label={label} hint={hint} isOptional={isOptional} />
      {beside || suffix ? (
        <div className={beside ? 'grid gap-3 @min-[27rem]:grid-cols-[1fr_auto]' : 'flex items-center gap-3'}>
          {input}
          {suffix && <span className="shrink-0 text-ink-soft">{suffix}</span>}
          {beside}
        </div>
      ) : (
        input
      )}
      <AriaError error={error} />
    </TextField>
  )
}
