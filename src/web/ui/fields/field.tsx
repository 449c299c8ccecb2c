import type { ComponentProps, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { afterBlur } from '../defer-while-pressed.ts'
import { FieldLayout, type FieldLayoutProps } from './field-layout.tsx'
import { type FieldWidth, inputClass } from './input-look.ts'
import { useFieldIds } from './use-field-ids.ts'

type Native = Omit<
  ComponentProps<'input'>,
  'ref' | 'className' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'width'
>

type Props = Native &
  FieldLayoutProps & {
    onChange?: ((value: string) => void) | undefined
    isReadOnly?: boolean | undefined
    isRequired?: boolean | undefined
    width?: FieldWidth | undefined
    /** It is below the input if space is short. */
    beside?: ReactNode
    suffix?: ReactNode
    isCode?: boolean | undefined
    inputRef?: Ref<HTMLInputElement> | undefined
  }

const CODE = 'font-code text-h3 font-medium tracking-[0.14em] uppercase'

export function Field(props: Props) {
  const { label, hint, error, isOptional, className, width, beside, suffix, isCode, inputRef, ...rest } = props
  const { onChange, onBlur, isReadOnly, isRequired, id, type = 'text', ...attributes } = rest
  const ids = useFieldIds({ hint, error, givenId: id })
  const input = (
    <input
      // A name may be written in either direction.
      dir="auto"
      {...attributes}
      ref={inputRef}
      {...ids.control}
      type={type}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={(event) => afterBlur(onBlur && (() => onBlur(event)))()}
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      className={inputClass({ width, className: classes(isCode && CODE) })}
    />
  )
  return (
    <FieldLayout
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      ids={ids}
      className={classes('@container', className)}
    >
      {beside || suffix ? (
        <div className={beside ? 'grid gap-3 @min-[27rem]:grid-cols-[1fr_auto]' : 'flex items-center gap-3'}>
          {input}
          {suffix && <span className="shrink-0 text-ink-soft">{suffix}</span>}
          {beside}
        </div>
      ) : (
        input
      )}
    </FieldLayout>
  )
}
