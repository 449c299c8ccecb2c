import { type ReactNode, useState } from 'react'
import { CHIP_ROW, Chip } from './chip.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { classes } from './classes.ts'
import { OwnEntry } from './own-entry.tsx'
import { useTies } from './use-ties.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  /** When given, entries of one's own can be added; this names their input. */
  ownEntryLabel?: string | undefined
  /** How many may be chosen at most. */
  maxEntries?: number | undefined
  /** How long an own entry may be, in characters. */
  maxLength?: number | undefined
  className?: string | undefined
}

const sameWord = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase()

/** A group of checkboxes shown as chips, with room for entries of one's own. */
export function Chips(props: Props) {
  const { label, hint, error, name, options, value, onChange, maxEntries = Number.POSITIVE_INFINITY } = props
  const ties = useTies({ hint, error })
  // Own entries stay on the page when they are taken back, so that a slip is one press to mend.
  const [kept, setKept] = useState<string[]>([])
  const [notice, setNotice] = useState('')
  const offered = [...new Set([...options, ...kept, ...value])]

  function choose(entry: string, isChosen: boolean): boolean {
    if (isChosen && value.length >= maxEntries) {
      setNotice(`At most ${maxEntries} can be chosen. Take one back first.`)
      return false
    }
    setNotice('')
    if (!options.includes(entry) && !kept.includes(entry)) setKept([...kept, entry])
    onChange(isChosen ? [...value.filter((other) => other !== entry), entry] : value.filter((other) => other !== entry))
    return true
  }

  function addOwn(text: string): boolean {
    const entry = offered.find(sameWord(text)) ?? text
    const isAdded = value.includes(entry) || choose(entry, true)
    if (isAdded) setNotice(`${entry} is chosen.`)
    return isAdded
  }

  return (
    <ChoiceGroup
      kind="boxes"
      label={label}
      isTitled
      aside={value.length > 0 && <Count of={value.length} />}
      hint={hint}
      error={error}
      ties={ties}
      onBlur={props.onBlur}
      className={props.className}
    >
      <div className={CHIP_ROW}>
        {offered.map((entry) => (
          <Chip
            key={entry}
            type="checkbox"
            name={name}
            value={entry}
            checked={value.includes(entry)}
            onChange={(event) => choose(entry, event.target.checked)}
          >
            {entry}
          </Chip>
        ))}
      </div>
      {props.ownEntryLabel && <OwnEntry label={props.ownEntryLabel} maxLength={props.maxLength} onAdd={addOwn} />}
      <p aria-live="polite" className={classes('text-small text-ink-soft', notice && 'mt-3')}>
        {notice}
      </p>
    </ChoiceGroup>
  )
}

function Count({ of }: { of: number }) {
  return (
    <>
      <b className="text-accent">{of}</b> chosen
    </>
  )
}
