import { useId, useRef } from 'react'
import { Button } from './button.tsx'
import { LABEL } from './field-parts.tsx'
import { inputClass } from './input-look.ts'

type Props = {
  label: string
  maxLength: number | undefined
  /** Answers whether the entry was taken; a refused one stays in the input. */
  onAdd: (entry: string) => boolean
}

/**
 * An input whose text becomes an entry of the list above it. It keeps its own text: it has no name,
 * because what stands in it is not an answer yet.
 */
export function OwnEntry({ label, maxLength, onAdd }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const entry = input.current?.value.trim().replace(/\s+/g, ' ')
    if (input.current && entry && onAdd(entry)) input.current.value = ''
    input.current?.focus()
  }

  return (
    <div className="mt-5 grid gap-2">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <div className="flex max-w-md gap-3">
        <input
          ref={input}
          id={id}
          dir="auto"
          maxLength={maxLength ?? 120}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          className={inputClass({ className: 'min-w-0 flex-1' })}
        />
        <Button size="beside" onPress={add}>
          Add
        </Button>
      </div>
    </div>
  )
}
