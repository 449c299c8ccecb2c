import { useEffect, useId, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

type Key = string | number | undefined

type Props = {
  title: string
  /** `field`: the control's `name`. */
  errors: readonly { field: string; message: string }[]
  /** New at every attempt, to move the focus once. */
  focusKey?: Key
  /** For controls on another page. */
  onFollow?: ((field: string) => void) | undefined
  /** On a long page, the first control takes the focus. */
  isFarAway?: boolean | undefined
}

export function ErrorSummary({ title, errors, focusKey, onFollow = focusField, isFarAway }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  /** The attempt that took the focus, and the last attempt with all errors corrected. */
  const focusedFor = useRef<Key | null>(null)
  const [mendedFor, setMendedFor] = useState<Key | null>(null)
  // Once all errors are corrected, the summary is hidden until the next attempt. New errors show only at their field.
  const isShown = errors.length > 0 && mendedFor !== focusKey

  useEffect(() => {
    const hadFocus = focusedFor.current === focusKey
    if (isShown && !hadFocus) {
      focusedFor.current = focusKey
      const [first] = errors
      const isHere = errors.every(({ field }) => document.getElementsByName(field).length > 0)
      if (!isFarAway || !isHere || !first || !focusField(first.field)) frame.current?.focus()
    }
    if (!isShown && hadFocus) setMendedFor(focusKey)
  }, [isShown, focusKey, errors, isFarAway])

  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls; this is a list of links.
    <div
      ref={frame}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="rounded-card border-2 border-danger bg-card px-6 py-5"
    >
      <h2 id={id} className="text-h3 text-danger">
        {title}
      </h2>
      <ul className="mt-2">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow(field)
              }}
              className="inline-flex min-h-8 items-center text-small font-label text-danger"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
