import { useEffect } from 'react'

export type Suggestion = { id: string; label: string; detail?: string | undefined }

type Props = {
  id: string
  suggestions: readonly Suggestion[]
  at: number
  onTake: (suggestion: Suggestion) => void
}

const optionId = (listId: string, at: number) => `${listId}-${at}`

export function SuggestionList({ id, suggestions, at, onTake }: Props) {
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView?.({ block: 'nearest' }) // jsdom lacks it
  }, [id, at])
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      hidden={suggestions.length === 0}
      // A press must not blur the input before the choice.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-74 animate-rise overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-lift"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
        <div
          key={suggestion.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onClick={() => onTake(suggestion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-card px-3 py-1 hover:bg-inset aria-selected:bg-inset forced-colors:aria-selected:outline-2"
        >
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {suggestion.label}
          </span>
          {suggestion.detail && <span className="shrink-0 text-small text-ink-soft">{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  )
}
