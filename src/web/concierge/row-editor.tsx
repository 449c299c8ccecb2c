import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Snapshot, SnapshotPath } from '#contract/concierge.ts'
import { KM_PER_MILE, MAX_AGE, MAX_NAME, MAX_NOTES, MAX_TRAVEL_MILES, MIN_AGE } from '#contract/limits.ts'
import {
  BUDGETS,
  HABITS,
  MEET,
  MUST_NOTS,
  optionLabel,
  RELATIONSHIP_INTENTS,
  SAFETY,
  TYPICAL_WEEK,
  WANTS_KIDS,
} from '#contract/options.ts'
import { Button } from '../ui/button.tsx'
import { CHIP_BUTTON, CHIP_ROW } from '../ui/fields/chip.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { inputClass } from '../ui/fields/input-look.ts'
import { CloseIcon } from '../ui/icons.tsx'
import type { SnapshotRow } from './snapshot-rows.ts'

type Value = string | number | string[] | { min: number | null; max: number | null } | null
/** Changes one value; answers with what went wrong, or nothing. */
export type OnEdit = (path: SnapshotPath, value: Value) => Promise<string | undefined>

type Props = { row: SnapshotRow; snapshot: Snapshot; onEdit: OnEdit; onClose: () => void }

/** The options of a place, and whether words of one's own may stand there. */
const PLACES: Record<SnapshotPath, { options: readonly string[]; isFree: boolean }> = {
  'valuesMap.intent': { options: RELATIONSHIP_INTENTS, isFree: false },
  'valuesMap.budget': { options: BUDGETS, isFree: false },
  'valuesMap.lifestyle.smoking': { options: HABITS, isFree: false },
  'valuesMap.lifestyle.drinking': { options: HABITS, isFree: false },
  'valuesMap.family.wants_kids': { options: WANTS_KIDS, isFree: false },
  'valuesMap.availability': { options: TYPICAL_WEEK, isFree: true },
  'valuesMap.safety_prefs': { options: SAFETY, isFree: false },
  'valuesMap.dealbreakers': { options: MUST_NOTS, isFree: true },
  'preferences.must_haves': { options: [], isFree: true },
  'preferences.nice_to_haves': { options: [], isFree: true },
  'valuesMap.faith_values_edge': { options: [], isFree: true },
  'valuesMap.distance_km': { options: [], isFree: true },
  'valuesMap.age_range': { options: [], isFree: true },
  notes: { options: [], isFree: true },
}

/** Where a row of the snapshot is put right: its options as chips, its entries with a cross, or its words. */
export function RowEditor({ row, snapshot, onEdit, onClose }: Props) {
  const { label, path, entries } = row
  const [problem, setProblem] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.focus(), [])

  async function save(value: Value, { isLast = true } = {}) {
    const failed = await onEdit(path, value)
    setProblem(failed)
    if (failed === undefined && isLast) onClose()
    else group.current?.focus()
  }

  const { isFree } = PLACES[path]
  const options = row.isMeet ? MEET : PLACES[path].options
  const others = row.others ?? []
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="col-span-full mt-2 mb-3 grid min-w-0 scroll-my-24 gap-3 rounded-card bg-inset p-4"
    >
      <legend className="sr-only">Change {label}</legend>
      {entries && entries.length > 0 && (
        <ul className={CHIP_ROW}>
          {entries.map((entry) => (
            <li key={entry}>
              <button
                type="button"
                aria-label={`Remove ${entry} from ${label}`}
                className={CHIP_BUTTON}
                onClick={() => save([...others, ...entries.filter((one) => one !== entry)], { isLast: false })}
              >
                <span dir="auto">{entry}</span>
                <CloseIcon className="ml-2 size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={CHIP_ROW}>
        {options
          .filter((option) => !entries?.includes(option))
          .map((option) => (
            <button
              key={option}
              type="button"
              className={CHIP_BUTTON}
              onClick={() => save(entries ? [...others, ...entries, option] : option, { isLast: !entries })}
            >
              {entries ? `Add ${option}` : optionLabel(option)}
            </button>
          ))}
      </div>
      {isFree && !row.isMeet && <Words {...{ row, snapshot, save }} />}
      <div className="flex flex-wrap gap-3">
        {!entries && row.value !== undefined && (
          <Button size="small" onPress={() => save(null)}>
            Clear
          </Button>
        )}
        <Button size="small" onPress={onClose}>
          Done
        </Button>
      </div>
      <div role="alert" className="empty:sr-only">
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
    </fieldset>
  )
}

type WordsProps = Pick<Props, 'row' | 'snapshot'> & {
  save: (value: Value, options?: { isLast?: boolean }) => Promise<void>
}

/** A value that is written: figures, a new entry of a list, or words. */
function Words({ row: { label, path, entries, others = [] }, snapshot, save }: WordsProps) {
  const id = useId()
  const values = snapshot.valuesMap
  const km = values?.distance_km
  const before: Partial<Record<SnapshotPath, string>> = {
    'valuesMap.distance_km': km == null ? '' : String(Math.round(km / KM_PER_MILE)),
    'valuesMap.faith_values_edge': values?.faith_values_edge ?? '',
    notes: snapshot.notes ?? '',
  }
  const ages = path === 'valuesMap.age_range'
  const [text, setText] = useState(ages ? String(values?.age_range?.min ?? '') : (before[path] ?? ''))
  const [upTo, setUpTo] = useState(String(values?.age_range?.max ?? ''))
  const number = (said: string) => (said.trim() === '' ? null : Number(said))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (entries) {
      if (text.trim() === '') return
      setText('')
      return save([...others, ...entries, text.trim()], { isLast: false })
    }
    if (ages) return save({ min: number(text), max: number(upTo) })
    const miles = number(text)
    if (path === 'valuesMap.distance_km') return save(miles === null ? null : Math.round(miles * KM_PER_MILE))
    return save(text.trim() === '' ? null : text.trim())
  }

  const field = { className: inputClass({ className: 'min-w-0 flex-1' }), dir: 'auto' as const, autoComplete: 'off' }
  const figure = { type: 'number', inputMode: 'numeric' as const }
  const ofWeek = path === 'valuesMap.availability'
  const name = ofWeek
    ? 'In your own words'
    : entries
      ? `Add to ${label}`
      : ages
        ? 'From age'
        : path === 'valuesMap.distance_km'
          ? 'Miles'
          : label
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <label htmlFor={id} className="grid min-w-24 flex-1 gap-1 text-small">
        {name}
        {path === 'notes' ? (
          <textarea
            {...field}
            id={id}
            rows={3}
            maxLength={MAX_NOTES}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : (
          <input
            {...field}
            {...(ages ? { ...figure, min: MIN_AGE, max: MAX_AGE } : {})}
            {...(path === 'valuesMap.distance_km' ? { ...figure, min: 0, max: MAX_TRAVEL_MILES } : {})}
            id={id}
            maxLength={MAX_NAME}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </label>
      {ages && (
        <label htmlFor={`${id}-to`} className="grid min-w-24 flex-1 gap-1 text-small">
          To age
          <input
            {...field}
            {...figure}
            id={`${id}-to`}
            min={MIN_AGE}
            max={MAX_AGE}
            value={upTo}
            onChange={(event) => setUpTo(event.target.value)}
          />
        </label>
      )}
      <Button type="submit" size="beside">
        {entries ? 'Add' : 'Save'}
      </Button>
    </form>
  )
}
