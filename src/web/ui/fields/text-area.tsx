import type { ComponentProps, Ref } from 'react'
import { afterBlur } from '../defer-while-pressed.ts'
import { FieldLayout, type FieldLayoutProps } from './field-layout.tsx'
import { inputClass } from './input-look.ts'
import { useFieldIds } from './use-field-ids.ts'

type Native = Omit<
  ComponentProps<'textarea'>,
  'ref' | 'className' | 'onChange' | 'onBlur' | 'disabled' | 'readOnly' | 'required'
>

type Props = Native &
  FieldLayoutProps & {
    onChange?: ((value: string) => void) | undefined
    onBlur?: (() => void) | undefined
    inputRef?: Ref<HTMLTextAreaElement> | undefined
  }

export function TextArea(props: Props) {
  const { label, hint, error, isOptional, className, inputRef, rows = 4, ...rest } = props
  const { onChange, onBlur, id, ...attributes } = rest
  const ids = useFieldIds({ hint, error, givenId: id })
  return (
    <FieldLayout label={label} hint={hint} error={error} isOptional={isOptional} className={className} ids={ids}>
      <textarea
        dir="auto"
        {...attributes}
        ref={inputRef}
        {...ids.control}
        rows={rows}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={afterBlur(onBlur)}
        className={inputClass({ className: 'min-h-34 resize-y leading-[1.55] [field-sizing:content]' })}
      />
    </FieldLayout>
  )
}
