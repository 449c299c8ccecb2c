import { useEffect, useRef, useState } from 'react'
import { CloseIcon } from '../../ui/icons.tsx'

type Props = {
  label: string
  entries: readonly string[]
  /** @returns true if it worked */
  onRemove: (entry: string) => Promise<boolean>
  /** Absent if read-only. */
  onReword?: (entry: string) => void
}

/** After a removal, focuses the next entry. */
export function EntryPills({ label, entries, onRemove, onReword }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<{ at: number; entry: string }>()
  const isGone = removed && !entries.includes(removed.entry)
  useEffect(() => {
    if (!isGone) return
    const crosses = list.current?.querySelectorAll('button') ?? []
    crosses[Math.min(removed.at, crosses.length - 1)]?.focus()
    setRemoved(undefined)
  }, [isGone, removed])

  async function remove(entry: string, at: number) {
    if (removed) return
    setRemoved({ at, entry })
    if (!(await onRemove(entry))) setRemoved(undefined)
  }

  return (
    <ul ref={list} className="flex flex-wrap gap-1.5 py-1">
      {entries.map((entry, at) => (
        <li
          key={entry}
          className="inline-flex max-w-full items-center rounded-pill border border-line bg-field text-ink has-[button:hover]:border-edge"
        >
          {onReword ? (
            <button
              type="button"
              dir="auto"
              aria-label={`Reword ${entry}`}
              className={`${WORDS} min-h-11 cursor-pointer text-start underline decoration-dotted underline-offset-4 lg:min-h-9`}
              onClick={() => onReword(entry)}
            >
              {entry}
            </button>
          ) : (
            <span dir="auto" className={WORDS}>
              {entry}
            </span>
          )}
          <button
            type="button"
            aria-label={`Remove ${entry} from ${label}`}
            aria-disabled={removed !== undefined}
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-pill lg:size-9"
            onClick={() => remove(entry, at)}
          >
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const WORDS = 'min-w-0 py-1.5 pl-4 text-small leading-snug wrap-anywhere'
