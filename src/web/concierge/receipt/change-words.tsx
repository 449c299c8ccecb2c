import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_OWN_WORDS } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { inputClass } from '../../ui/fields/input-look.ts'

type Props = {
  label: string
  words: string
  /** @returns the problem, if any */
  onSave: (words: string) => Promise<string | undefined>
  onClose: () => void
}

export function ChangeWords({ label, words, onSave, onClose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(words)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(words.length, words.length)
    input.current?.form?.scrollIntoView?.({ block: 'nearest' }) // jsdom lacks it
  }, [words])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Write a few words first.')
    const failed = await onSave(text.trim())
    setProblem(failed)
    if (failed === undefined) onClose()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={closeOnEscape}
      className="col-span-full mt-1 mr-2 mb-2 -ml-1 grid gap-3 rounded-card bg-inset p-4"
    >
      <label htmlFor={id} className="font-label">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_OWN_WORDS}
        value={text}
        aria-describedby={`${id}-way-out`}
        onChange={(event) => setText(event.target.value)}
        className={inputClass({ className: '-mt-2' })}
      />
      <p id={`${id}-way-out`} className="text-small text-ink-soft">
        Escape, or “Leave it”, keeps the old words.
      </p>
      <div role="alert" className="empty:sr-only">
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary">
          Save
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
