import { type Entry, entriesOfRow, isAmong, isSameText, type Profile } from './profile.ts'
import { defined, holdsSeveral, ROWS, type RowName, rowOf } from './rows.ts'
import { agesSaid, isOwnWords, type Unit, valueShown } from './said.ts'

/**
 * For the receipt. Without `value` and `quote`, the entry in `from` was removed. Otherwise `from` is the old value,
 * the old words, or the row that an entry came from.
 */
export type Change = { row: RowName; label: string; value?: string; quote?: string; from?: string; isMoved?: boolean }
export type Difference = { change: Change; come: readonly Entry[]; gone: readonly Entry[] }

export const changesBetween = (before: Profile, after: Profile, unit: Unit | null): Change[] =>
  differencesBetween(before, after, unit).map(({ change }) => change)

export function differencesBetween(before: Profile, after: Profile, unit: Unit | null): Difference[] {
  const gone = before.entries.filter((one) => !isAmong(one, after.entries))
  const come = after.entries.filter((one) => !isAmong(one, before.entries))
  const moved = gone.flatMap((out) => {
    const into = come.find((one) => one.path !== out.path && isSameText(one.value, out.value) && isOwnWords(one))
    return into ? [{ out, into }] : []
  })
  const rest = {
    gone: without(
      gone,
      moved.map(({ out }) => out),
    ),
    come: without(
      come,
      moved.map(({ into }) => into),
    ),
  }
  return [
    ...ROWS.flatMap((row) => ofRow(row, { before, after, ...rest, unit })),
    ...moved.map(({ out, into }) => ({
      change: { ...shown(into, unit), from: defined(rowOf(out)).title, isMoved: true },
      come: [into],
      gone: [out],
    })),
    ...(after.ownAge !== null && after.ownAge !== before.ownAge && before.aroundOwnAge !== null
      ? [only({ row: 'age', label: 'Your age', value: String(after.ownAge) })]
      : []),
  ]
}

const only = (change: Change): Difference => ({ change, come: [], gone: [] })
const without = (all: readonly Entry[], some: readonly Entry[]) => all.filter((one) => !some.includes(one))

const shown = (entry: Entry, unit: Unit | null): Change => {
  const row = rowOf(entry)
  const said = valueShown(entry, unit)
  return { row, label: defined(row).title, ...(isOwnWords(entry) ? { quote: said } : { value: said }) }
}

type Both = { before: Profile; after: Profile; gone: readonly Entry[]; come: readonly Entry[]; unit: Unit | null }

function ofRow(row: RowName, both: Both): Difference[] {
  const ofThis = (list: readonly Entry[]) => list.filter((one) => rowOf(one) === row)
  const [gone, come] = [ofThis(both.gone), ofThis(both.come)]
  const { title: label } = defined(row)
  if (row === 'age') return ofAges(both, { gone, come })
  const left = ofEmptied(row, both).map(only)
  if (gone.length + come.length === 0) return left
  const from = (was: Entry | undefined) => was && { from: valueShown(was, both.unit) }
  const [first] = [...gone, ...come]
  if (first && !holdsSeveral(first.path)) {
    const [was, now] = [gone[0], come[0]]
    return now
      ? [{ change: { ...shown(now, both.unit), ...from(was) }, come, gone }]
      : [{ change: { row, label, ...from(was) }, come, gone }, ...left]
  }
  const pairs = come.map((one) => ({ one, was: replacedBy(one, both, gone) }))
  const replaced = pairs.flatMap(({ was }) => was ?? [])
  return [
    ...without(gone, replaced).map((one) => ({ change: { row, label, ...from(one) }, come: [], gone: [one] })),
    ...pairs.map(({ one, was }) => ({
      change: { ...shown(one, both.unit), ...from(was) },
      come: [one],
      gone: was ? [was] : [],
    })),
    ...left,
  ]
}

function replacedBy(one: Entry, { before, after }: Both, gone: readonly Entry[]): Entry | undefined {
  const was = before.entries[after.entries.indexOf(one)]
  return after.entries.length <= before.entries.length && was && gone.includes(was) ? was : undefined
}

function ofAges({ before, after }: Both, { gone, come }: Pick<Difference, 'gone' | 'come'>): Difference[] {
  const row = 'age'
  const from = agesSaid(entriesOfRow(before, row))
  const value = agesSaid(entriesOfRow(after, row))
  if (gone.length + come.length === 0) return ofEmptied(row, { before, after }).map(only)
  const change = {
    row,
    label: defined(row).title,
    ...(value !== null && { value }),
    ...(from !== null && { from }),
  } as const
  return [{ change, come, gone: entriesOfRow(before, row) }]
}

/** "Nothing" and "left open" are answers too. */
function ofEmptied(row: RowName, { before, after }: Pick<Both, 'before' | 'after'>): Change[] {
  const label = defined(row).title
  const isNew = (list: 'settled' | 'declined') => after[list].includes(row) && !before[list].includes(row)
  const isEmptied = before.entries.some((one) => rowOf(one) === row)
  if (isNew('settled') && !isEmptied) return [{ row, label, value: NOTHING }]
  return isNew('declined') && !isEmptied ? [{ row, label, value: LEFT_OPEN }] : []
}
export const NOTHING = 'Nothing'
export const LEFT_OPEN = 'Left open'
