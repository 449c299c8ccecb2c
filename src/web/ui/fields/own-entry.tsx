import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { MinusIcon, PlusIcon } from '../icons.tsx'
import { CHIP_BUTTON } from './chip.tsx'
import { inputClass } from './input-look.ts'

export type OwnEntryProps = {
  label: string
  text: string
  onType: (text: string) => void
  onAdd: () => void
}

/** Text keeps it open. A native `details` also opens before the script runs. */
export function OwnEntry(props: OwnEntryProps & { name: string; maxLength: number | undefined }) {
  const { label, name, text, maxLength, onType, onAdd } = props
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // If it opened before hydration, no event fires here.
  useEffect(() => setOpen(details.current?.open === true), [])

  function add() {
    onAdd()
    input.current?.focus()
  }

  function onToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    // Text must never be hidden.
    if (text !== '') currentTarget.open = true
    setOpen(currentTarget.open)
    // It takes no focus if it opens for a draft's text.
    if (currentTarget.open && currentTarget.contains(document.activeElement)) input.current?.focus()
  }

  return (
    <details ref={details} open={isOpen || text !== ''} onToggle={onToggle} className="group/own open:basis-full">
      <summary
        className={`${CHIP_BUTTON} list-none gap-2 border-dashed text-action [&::-webkit-details-marker]:hidden`}
      >
        <PlusIcon className="-ml-1 size-4 group-open/own:hidden" />
        <MinusIcon className="-ml-1 hidden size-4 group-open/own:block" />
        {label}
      </summary>
      <div className="mt-3 flex max-w-md gap-3">
        <input
          ref={input}
          aria-label={label}
          name={name}
          dir="auto"
          value={text}
          onChange={(event) => onType(event.target.value)}
          maxLength={maxLength ?? 120}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={(event) => {
            // With nothing to add, Enter submits the form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
            event.preventDefault()
            add()
          }}
          className={inputClass({ className: 'min-w-0 flex-1' })}
        />
        <Button size="beside" onPress={add}>
          Add
        </Button>
      </div>
    </details>
  )
}
