import { type FormEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import type { EditedValue, Snapshot, SnapshotPath } from '#contract/concierge.ts'
import { KM_PER_MILE, MAX_AGE, MAX_NOTES, MAX_OWN_WORDS, MAX_TRAVEL_MILES, MIN_AGE } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/fields/input-look.ts'
import type { SnapshotRow } from './snapshot-rows.ts'

/** @returns true if it worked. `isMore`: stay open for another entry. */
export type Save = (value: EditedValue, options?: { isMore?: boolean }) => Promise<boolean>

type Props = {
  row: SnapshotRow
  snapshot: Snapshot
  save: Save
  reworded?: string | undefined
  draft?: string | undefined
  onReworded?: () => void
  /** Saves typed words, and returns true if that worked. Null if no words are unsaved. */
  unsaved: RefObject<(() => Promise<boolean>) | null>
}

export function RowWords({ row, snapshot, save, reworded, draft, onReworded, unsaved }: Props) {
  const { label, path, entries, others = [] } = row
  const id = useId()
  const values = snapshot.valuesMap
  const km = values?.distance_km
  const before: Partial<Record<SnapshotPath, string>> = {
    'valuesMap.distance_km': km == null ? '' : String(Math.round(km / KM_PER_MILE)),
    'valuesMap.faith_values_edge': values?.faith_values_edge ?? '',
    notes: snapshot.notes ?? '',
  }
  const ages = path === 'valuesMap.age_range'
  // After Add or a reload, the reply's draft may already be an entry.
  const isThere = draft !== undefined && (entries ?? before[path])?.includes(draft)
  const drafted = [before[path], isThere ? undefined : draft].filter(Boolean).join(path === 'notes' ? '\n' : ', ')
  const [text, setText] = useState(ages ? String(values?.age_range?.min ?? '') : (reworded ?? drafted))
  const [upTo, setUpTo] = useState(String(values?.age_range?.max ?? ''))
  const [isTyped, setTyped] = useState(false)
  const number = (said: string) => (said.trim() === '' ? null : Number(said))
  useLayoutEffect(() => {
    unsaved.current = isTyped ? keep : null
  })

  async function keep(): Promise<boolean> {
    if (entries) {
      if (text.trim() === '') return true
      // A value that cannot be saved stays in the input.
      const all =
        reworded === undefined || !entries.includes(reworded)
          ? [...entries, text.trim()]
          : entries.map((one) => (one === reworded ? text.trim() : one))
      if (!(await save([...others, ...all], { isMore: true }))) return false
      setText('')
      setTyped(false)
      onReworded?.()
      return true
    }
    if (ages) return save({ min: number(text), max: number(upTo) })
    const miles = number(text)
    if (path === 'valuesMap.distance_km')
      return save(miles === null ? null : Math.round(Math.min(miles, MAX_TRAVEL_MILES) * KM_PER_MILE))
    return save(text.trim() === '' ? null : text.trim())
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    return keep()
  }
  function type(change: () => void) {
    setTyped(true)
    change()
  }

  const field = { className: inputClass({ className: 'min-w-0 flex-1' }), dir: 'auto' as const, autoComplete: 'off' }
  const figure = { type: 'number', inputMode: 'numeric' as const }
  const name =
    reworded !== undefined
      ? `Instead of “${reworded}”`
      : entries
        ? 'In your own words'
        : ages
          ? 'From age'
          : path === 'valuesMap.distance_km'
            ? 'Miles'
            : label
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <label htmlFor={id} className="grid min-w-24 flex-1 gap-1 text-small">
        {name}
        {path === 'notes' ? (
          <textarea
            {...field}
            id={id}
            rows={3}
            maxLength={MAX_NOTES}
            value={text}
            onChange={(event) => type(() => setText(event.target.value))}
          />
        ) : (
          <input
            {...field}
            {...(ages ? { ...figure, min: MIN_AGE, max: MAX_AGE } : {})}
            {...(path === 'valuesMap.distance_km' ? { ...figure, min: 0, max: MAX_TRAVEL_MILES } : {})}
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the press on the words asked for it.
            autoFocus={reworded !== undefined}
            maxLength={MAX_OWN_WORDS}
            value={text}
            onChange={(event) => type(() => setText(event.target.value))}
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
            onChange={(event) => type(() => setUpTo(event.target.value))}
          />
        </label>
      )}
      <Button type="submit" size="beside">
        {entries && reworded === undefined ? 'Add' : 'Save'}
      </Button>
    </form>
  )
}
