import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { EditedValue, Snapshot, SnapshotPath } from '#contract/concierge.ts'
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
import { Button } from '../../ui/button.tsx'
import { CHIP_BUTTON, CHIP_ROW, Chip } from '../../ui/fields/chip.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { EntryPills } from './entry-pills.tsx'
import { RowWords, type Save } from './row-words.tsx'
import type { SnapshotRow } from './snapshot-rows.ts'

/** @returns the problem, if any */
export type OnEdit = (path: SnapshotPath, value: EditedValue) => Promise<string | undefined>

type Props = {
  row: SnapshotRow
  snapshot: Snapshot
  onEdit: OnEdit
  onClose: () => void
  /** Opened by a press, so it takes the focus. */
  isPressed?: boolean
  draft?: string | undefined
}

/** `isFree`: own words are allowed. */
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

export function RowEditor({ row, snapshot, onEdit, onClose, isPressed = true, draft }: Props) {
  const { label, path, entries } = row
  const [problem, setProblem] = useState<string>()
  const [reworded, setReworded] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  const unsaved = useRef<(() => Promise<boolean>) | null>(null)
  const isEntered = useRef(isPressed)
  useEffect(() => {
    if (!isPressed) return
    group.current?.scrollIntoView?.({ block: 'nearest' }) // jsdom lacks it
    firstControl(group.current)?.focus({ preventScroll: true })
  }, [isPressed])
  // A pressed chip or cross disappears once its entry is added or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of the entries.
  useEffect(() => {
    if (document.activeElement === document.body && isEntered.current) group.current?.focus()
  }, [entries])

  async function save(value: EditedValue, { isMore = false } = {}) {
    const failed = await onEdit(path, value)
    setProblem(failed)
    if (failed === undefined && !isMore) onClose()
    return failed === undefined
  }

  /** Done saves typed words before it closes. */
  async function closeSaved() {
    if (unsaved.current === null || (await unsaved.current())) onClose()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  const options = row.isMeet ? MEET : PLACES[path].options
  const isListed = (entry: string) => options.includes(entry)
  const others = row.others ?? []
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onFocus={() => {
        isEntered.current = true
      }}
      className="col-span-full mt-2 mb-3 grid min-w-0 scroll-my-24 gap-3 rounded-card bg-inset p-4"
    >
      <legend className="sr-only">Change {label}</legend>
      {!row.isApart && entries?.some((entry) => !isListed(entry)) && (
        <EntryPills
          {...{ label, entries: entries.filter((entry) => !isListed(entry)) }}
          onRemove={(entry) => save([...others, ...entries.filter((one) => one !== entry)], { isMore: true })}
          {...(PLACES[path].isFree && { onReword: setReworded })}
        />
      )}
      {options.length > 0 && <Options {...{ row, options, save }} />}
      {PLACES[path].isFree && !row.isMeet && (
        <RowWords
          key={reworded}
          {...{ row, snapshot, save, reworded, draft, unsaved }}
          onReworded={() => setReworded(undefined)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!entries && row.value !== undefined && (
          <Button size="small" onPress={() => save(null)}>
            Clear
          </Button>
        )}
        <Button size="small" onPress={closeSaved}>
          Done
        </Button>
      </div>
      <div role="alert" className="empty:sr-only">
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
    </fieldset>
  )
}

const firstControl = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>('input, textarea, [aria-pressed=true]') ??
  group?.querySelector<HTMLElement>('button')

type OptionsProps = { row: SnapshotRow; options: readonly string[]; save: Save }

function Options({ row: { label, value, entries, others = [], isApart }, options, save }: OptionsProps) {
  if (!entries)
    return (
      <div className={CHIP_ROW}>
        {options.map((option) => {
          const stands = optionLabel(option) === value
          return (
            <button
              key={option}
              type="button"
              aria-pressed={stands}
              className={`${CHIP_BUTTON} aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action`}
              onClick={() => save(option)}
            >
              {optionLabel(option)}
            </button>
          )
        })}
      </div>
    )
  if (isApart)
    return (
      <div className={CHIP_ROW}>
        {options
          .filter((option) => !entries.includes(option))
          .map((option) => (
            <button
              key={option}
              type="button"
              aria-label={`Add ${option} to ${label}`}
              className={CHIP_BUTTON}
              onClick={() => save([...others, ...entries, option], { isMore: true })}
            >
              <PlusIcon className="-ml-1 mr-2 size-4 shrink-0" />
              {option}
            </button>
          ))}
      </div>
    )
  const chosen = (option: string, isChosen: boolean) => {
    const rest = entries.filter((one) => one !== option && (one === EVERYONE) === (option === EVERYONE))
    return isChosen ? [...rest, option] : entries.filter((one) => one !== option)
  }
  return (
    <div className={CHIP_ROW}>
      {options.map((option) => (
        <Chip
          key={option}
          type="checkbox"
          checked={entries.includes(option)}
          onChange={({ target }) => save([...others, ...chosen(option, target.checked)], { isMore: true })}
        >
          {option}
        </Chip>
      ))}
    </div>
  )
}

/** Excludes all other options. */
const EVERYONE = 'Everyone'
