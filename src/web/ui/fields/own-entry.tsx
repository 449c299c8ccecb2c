import { useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { LABEL } from './field-parts.tsx'
import { inputClass } from './input-look.ts'

export type OwnEntryProps = {
  label: string
  text: string
  onType: (text: string) => void
  onAdd: () => void
}

/** An input whose text becomes an entry of the list above it, whose name it bears. */
export function OwnEntry(props: OwnEntryProps & { name: string; maxLength: number | undefined }) {
  const { label, name, text, maxLength, onType, onAdd } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    onAdd()
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
          name={name}
          dir="auto"
          value={text}
          onChange={(event) => onType(event.target.value)}
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
