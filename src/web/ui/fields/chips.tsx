import { type ReactNode, useEffect, useRef, useState } from 'react'
import { withoutStop } from '#contract/without-stop.ts'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { CHIP_ROW, Chip } from './chip.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { OwnEntry, type OwnEntryProps } from './own-entry.tsx'
import { useFieldIds } from './use-field-ids.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  /** `onAdd` returns the entry that is now chosen. */
  ownEntry?: (Omit<OwnEntryProps, 'onAdd'> & { onAdd: () => string | undefined }) | undefined
  maxEntries?: number | undefined
  /** In characters. */
  maxLength?: number | undefined
  className?: string | undefined
}

export function Chips(props: Props) {
  const { label, hint, error, name, options, value, onChange, ownEntry } = props
  const { maxEntries = Number.POSITIVE_INFINITY } = props
  const ids = useFieldIds({ hint, error })
  const [notice, setNotice] = useState('')
  const { takenOff, setTakenOff, row, putBack, focusLater } = useTakenOff()
  const offered = [...new Set([...options, ...value])]
  const isFull = value.length >= maxEntries
  const fullWords = `At most ${maxEntries} can be chosen. Take one back first.`

  function choose(entry: string, isChosen: boolean) {
    if (isChosen && isFull) return setNotice(fullWords)
    const isGone = !isChosen && !options.includes(entry)
    setNotice(isGone ? `${withoutStop(entry)} is taken off.` : '')
    setTakenOff(isGone ? entry : undefined)
    onChange(isChosen ? [...value.filter((other) => other !== entry), entry] : value.filter((other) => other !== entry))
  }

  function addOwn(): void {
    const entry = ownEntry?.onAdd()
    setNotice(entry === undefined ? '' : `${withoutStop(entry)} is chosen.`)
    setTakenOff(undefined)
  }

  return (
    <ChoiceGroup
      kind="boxes"
      label={label}
      isTitled
      aside={value.length > 0 && <Count of={value.length} />}
      hint={hint}
      error={error}
      ids={ids}
      onBlur={props.onBlur}
      className={props.className}
    >
      <div ref={row} className={CHIP_ROW}>
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
        {ownEntry && <OwnEntry {...ownEntry} name={name} maxLength={props.maxLength} onAdd={addOwn} />}
      </div>
      <p aria-live="polite" className={classes('text-small text-ink-soft', notice && 'mt-3')}>
        {notice}
      </p>
      {takenOff !== undefined && (
        <Button
          ref={putBack}
          size="small"
          variant="quiet"
          className="-ml-3 justify-self-start"
          onPress={() => {
            focusLater(takenOff)
            choose(takenOff, true)
          }}
        >
          Put it back
        </Button>
      )}
    </ChoiceGroup>
  )
}

/** A press removes an own entry. The restore button takes the focus; after restoring, the chip does. */
function useTakenOff() {
  const [takenOff, setTakenOff] = useState<string>()
  const row = useRef<HTMLDivElement>(null)
  const putBack = useRef<HTMLButtonElement>(null)
  const returning = useRef<string>(undefined)
  useEffect(() => {
    if (takenOff !== undefined) return putBack.current?.focus()
    const chips = [...(row.current?.querySelectorAll('input') ?? [])]
    if (returning.current !== undefined) chips.find(({ value }) => value === returning.current)?.focus()
    returning.current = undefined
  }, [takenOff])
  const focusLater = (entry: string) => {
    returning.current = entry
  }
  return { takenOff, setTakenOff, row, putBack, focusLater }
}

function Count({ of }: { of: number }) {
  return (
    <>
      <b className="text-accent">{of}</b> chosen
    </>
  )
}
