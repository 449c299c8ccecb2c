import { isMostlyOfWeek, isNearer, weekIn } from '../reading/week-words.ts'
import { isOptionOfWeek, type Path } from '../slots.ts'
import type { Operation } from './operation.ts'

const WEEK: Path = 'valuesMap.availability'

/**
 * What a model says of free times, all of it on their row: times that it notes, and beside an option ("Weekends") the
 * words of the person that say more than the option does ("Sundays only"), where it gives none itself.
 */
export function withWeekOnItsRow(operations: readonly Operation[]): Operation[] {
  const onRow = operations.map((one) => (isNoteOfTimes(one) ? asTimes(one) : one))
  const isInWords = (one: Operation) =>
    (one.op === 'add' && one.path === WEEK && !isOptionOfWeek(one.value)) || (one.op === 'replace' && one.path === WEEK)
  if (onRow.some(isInWords)) return onRow
  const [nearer] = onRow.flatMap((one) => (putsOption(one) ? (exactly(one.words) ?? []) : []))
  return nearer ? [...onRow, nearer] : onRow
}

type OfNotes = Extract<Operation, { op: 'add' | 'note' }>
const noted = (one: OfNotes) => String(one.value)
const isNoteOfTimes = (one: Operation): one is OfNotes =>
  (one.op === 'note' || (one.op === 'add' && one.path === 'notes')) && isMostlyOfWeek(noted(one))
const asTimes = (one: OfNotes): Operation => exactly(noted(one)) ?? one

const putsOption = (one: Operation): boolean =>
  (one.op === 'add' && one.path === WEEK) || (one.op === 'choose' && isOptionOfWeek(one.option))

/** The times that words name more nearly than an option does; null where they name none. */
function exactly(words: string): Operation | null {
  const { free, refused } = weekIn(words)
  const said = [...free.filter(isNearer), ...refused.filter(isNearer).map((time) => `not ${time}`)].join(', ')
  return said === '' ? null : { op: 'add', path: WEEK, value: said, words }
}
