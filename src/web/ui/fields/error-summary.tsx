import { useEffect, useId, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

type Key = string | number | undefined

type Props = {
  title: string
  /** `field` is the control's `name`; the message is the field's own. */
  errors: readonly { field: string; message: string }[]
  /** Change it at every attempt: the summary takes the focus once for each. */
  focusKey?: Key
  /** Needed if the control may be on another page. */
  onFollow?: ((field: string) => void) | undefined
  /** Focus the first control, not the summary: for a long form with all controls on the page. */
  isFarAway?: boolean | undefined
}

export function ErrorSummary({ title, errors, focusKey, onFollow = focusField, isFarAway }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  /** The attempt that has taken the focus, and the last one whose errors were all corrected. */
  const focusedFor = useRef<Key | null>(null)
  const [mendedFor, setMendedFor] = useState<Key | null>(null)
  // Once corrected, it stays hidden until the next attempt: new errors show at their field only.
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
