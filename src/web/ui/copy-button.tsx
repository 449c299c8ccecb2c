import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from './icons.tsx'

type Props = {
  text: string
  /** For screen readers: "Copy opener 1". */
  label: string
}

type Outcome = 'none' | 'copied' | 'refused'

const SAY: Record<Outcome, string> = { none: '', copied: 'Copied', refused: 'Could not copy' }

export function CopyButton({ text, label }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), 3_000)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <span className="inline-flex items-center gap-1">
      <span aria-live="polite" className="text-micro text-ink-soft">
        {SAY[outcome]}
      </span>
      <button
        type="button"
        aria-label={label}
        // Insecure origins and permissions block the clipboard; the text can still be selected.
        onClick={() =>
          navigator.clipboard?.writeText(text).then(
            () => setOutcome('copied'),
            () => setOutcome('refused'),
          ) ?? setOutcome('refused')
        }
        className="grid size-11 cursor-pointer place-items-center rounded-pill text-action transition-colors hover:bg-inset"
      >
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </button>
    </span>
  )
}
