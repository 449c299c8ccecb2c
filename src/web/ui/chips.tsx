import { type ReactNode, useState } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CHIP, CHIP_CHECK, CHIP_ROW } from './chip-look.ts'
import { classes } from './classes.ts'
import { ErrorText } from './field-parts.tsx'
import { CheckIcon } from './icons.tsx'
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
    <fieldset
      aria-describedby={ties.describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
      }}
      className={classes('relative min-w-0', props.className)}
    >
      {/* Floated, a legend is laid out like any other line, and the count can stand on it. */}
      <legend className="float-left w-full pr-28 font-display text-h3 font-medium">{label}</legend>
      {value.length > 0 && (
        <p className="absolute top-0.5 right-0 text-small text-ink-soft tabular-nums">
          <b className="text-accent">{value.length}</b> chosen
        </p>
      )}
      {hint && (
        <p id={ties.hintId} className="clear-both pt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className={classes(CHIP_ROW, 'clear-both pt-4')}>
        {offered.map((entry) => (
          <CheckboxField
            key={entry}
            name={name}
            value={entry}
            isSelected={value.includes(entry)}
            isInvalid={Boolean(error)}
            validationBehavior="aria"
            onChange={(isChosen) => choose(entry, isChosen)}
            className="max-w-full"
          >
            <CheckboxButton className={CHIP}>
              <CheckIcon className={CHIP_CHECK} />
              <span dir="auto">{entry}</span>
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      {props.ownEntryLabel && <OwnEntry label={props.ownEntryLabel} maxLength={props.maxLength} onAdd={addOwn} />}
      <p aria-live="polite" className={classes('text-small text-ink-soft', notice && 'mt-3')}>
        {notice}
      </p>
      {error && (
        <div className="mt-3">
          <ErrorText id={ties.errorId}>{error}</ErrorText>
        </div>
      )}
    </fieldset>
  )
}
