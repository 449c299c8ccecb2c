import { MAX_AGE, MAX_LIST, MAX_NOTES, MIN_AGE } from '#contract/limits.ts'
import { refusedWith } from '#contract/refusals.ts'
import { cutAtWord, fitting } from './fitting.ts'
import { type Operation, putting } from './operation.ts'
import { type Entry, isAmong, isSameEntry, isSameText, MAX_WORDS, type Profile } from './profile.ts'
import { holdsSeveral, isListPath, isMeet, type Path, type RowName, rowOf } from './rows.ts'

export type Origin = { from: Entry['from']; turn: number | null }
type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

const MOST_REMOVED = 2 * MAX_LIST

/**
 * Applies operations in order. An operation that its place cannot hold changes nothing. Removed entries are remembered.
 */
export function apply(profile: Profile, operations: readonly Operation[], origin: Origin): Profile {
  const after = operations.reduce((so, one) => applyOne(so, one, origin), profile)
  if (after.entries === profile.entries) return after
  const gone = profile.entries.filter((one) => holdsSeveral(one.path) && !isAmong(one, after.entries))
  const removed = [...profile.removed.filter((one) => !isAmong(one, gone)), ...gone].filter(
    (one) => !isAmong(one, after.entries),
  )
  return { ...after, removed: removed.slice(-MOST_REMOVED) }
}

function applyOne(profile: Profile, one: Operation, origin: Origin): Profile {
  switch (one.op) {
    case 'set':
      return set(profile, one, origin)
    case 'add':
      return add(profile, one, origin)
    case 'remove':
      return remove(profile, one)
    case 'replace':
      return replace(profile, one, origin)
    case 'move':
      return move(profile, one, origin)
    case 'clear':
      return isHeld(profile, one.row) ? emptied(profile, one.row) : profile
    case 'skip':
      return isHeld(profile, one.row) ? profile : { ...profile, declined: withRow(profile.declined, one.row) }
    case 'none':
      return { ...without(profile, one.row), settled: withRow(profile.settled, one.row) }
    case 'restore':
      return restore(profile, one)
    case 'ownAge':
      return ownAge(profile, one, origin)
    case 'aroundOwnAge':
      return aroundOwnAge(profile, one, origin)
  }
}

const withRow = (rows: readonly RowName[], row: RowName): RowName[] => (rows.includes(row) ? [...rows] : [...rows, row])
const isHeld = ({ entries }: Profile, row: RowName) => entries.some((entry) => rowOf(entry) === row)
const without = (profile: Profile, row: RowName): Profile =>
  isHeld(profile, row) ? { ...profile, entries: profile.entries.filter((entry) => rowOf(entry) !== row) } : profile

const emptied = (profile: Profile, row: RowName): Profile => ({
  ...without(profile, row),
  settled: profile.settled.filter((one) => one !== row),
  declined: withRow(profile.declined, row),
})

const reopened = (profile: Profile, row: RowName): Profile => ({
  ...profile,
  declined: profile.declined.filter((one) => one !== row),
  settled: profile.settled.filter((one) => one !== row),
})

const entryOf = (path: Path, value: string | number, words: string, { from, turn }: Origin): Entry => ({
  path,
  value,
  from,
  words: words.trim() === '' ? null : cutAtWord(words.trim(), MAX_WORDS),
  turn,
})

function set(profile: Profile, { path, value: said, words }: Of<'set'>, origin: Origin): Profile {
  const value = fitting(path, said)
  if (value === null || holdsSeveral(path)) return profile
  const before = profile.entries.find((entry) => entry.path === path)
  if (before?.value === value) return reopened(profile, rowOf({ path, value }))
  const entries = profile.entries.filter((entry) => entry.path !== path && !crosses(entry, path, value))
  const next = reopened(
    { ...profile, entries: [...entries, entryOf(path, value, words, origin)] },
    rowOf({ path, value }),
  )
  return { ...next, aroundOwnAge: stillAround(next.aroundOwnAge, path) }
}

/** The range around the own age may wait for that age. A given minimum or maximum replaces its side. */
function stillAround(waiting: Profile['aroundOwnAge'], path: Path): Profile['aroundOwnAge'] {
  if (waiting === null) return null
  const below = path === 'valuesMap.age_range.min' ? null : waiting.below
  const above = path === 'valuesMap.age_range.max' ? null : waiting.above
  return below === null && above === null ? null : { ...waiting, below, above }
}

/** True if the new end of the age range passes the old other end, which is then removed. */
function crosses(entry: Entry, path: Path, value: string | number): boolean {
  if (path === 'valuesMap.age_range.min') return entry.path === 'valuesMap.age_range.max' && entry.value < value
  return path === 'valuesMap.age_range.max' && entry.path === 'valuesMap.age_range.min' && entry.value > value
}

function add(profile: Profile, { path, value: said, words, alone }: Of<'add'>, origin: Origin): Profile {
  const value = fitting(path, said)
  if (typeof value !== 'string' || !holdsSeveral(path)) return profile
  const row = rowOf({ path, value })
  const inRow = profile.entries.filter((entry) => rowOf(entry) === row)
  const away = inRow.filter((entry) => !isSameText(entry.value, value) && (alone || excludes(entry.value, value)))
  const entries = away.length === 0 ? profile.entries : profile.entries.filter((entry) => !away.includes(entry))
  // "Not weeknights" removes weeknights if another time is left.
  if (away.length > 0 && away.length < inRow.length && value.startsWith('Not ')) return { ...profile, entries }
  const isThere = inRow.some((entry) => isSameText(entry.value, value) || isHeldBy(value, entry))
  if (isThere || !isRoomFor({ path, value }, entries)) return { ...profile, entries }
  return reopened({ ...profile, entries: [...entries, entryOf(path, value, words, origin)] }, row)
}

function isRoomFor({ path, value }: { path: Path; value: string }, entries: readonly Entry[]): boolean {
  const there = entries.filter((entry) => entry.path === path)
  const length = there.reduce((sum, entry) => sum + String(entry.value).length + 1, 0)
  return there.length < MAX_LIST && (isListPath(path) || length + value.length <= MAX_NOTES)
}

/** "Everyone" excludes a named gender, and "any smoker" replaces "daily smoker". */
const excludes = (one: string | number, other: string) =>
  isDenialOf(one, other) ||
  isDenialOf(other, one) ||
  (isMeet(one) && isMeet(other) && (one === 'Everyone') !== (other === 'Everyone')) ||
  refusedWith(other) === one

const isDenialOf = (one: string | number, other: string | number) => isSameText(one, `not ${other}`)

const isHeldBy = (listed: string, { path, value }: Entry) =>
  path === 'valuesMap.dealbreakers' && refusedWith(String(value)) === listed

/** Many people leave these rows empty, so they are not asked again after their last entry is removed. */
const NEED_NO_VALUE: readonly RowName[] = ['faith', 'mustHaves', 'niceToHaves', 'dealbreakers', 'safety', 'notes']

function remove(profile: Profile, gone: Of<'remove'>): Profile {
  const entries = profile.entries.filter((entry) => !isSameEntry(entry, gone))
  if (entries.length === profile.entries.length) return profile
  const row = rowOf(gone)
  const isLeftEmpty = NEED_NO_VALUE.includes(row) && !entries.some((entry) => rowOf(entry) === row)
  return { ...profile, entries, settled: isLeftEmpty ? withRow(profile.settled, row) : profile.settled }
}

function replace(profile: Profile, { path, value, to, words }: Of<'replace'>, origin: Origin): Profile {
  const at = profile.entries.findIndex((entry) => isSameEntry(entry, { path, value }))
  const now = fitting(path, to)
  if (at < 0 || now === null || isSameText(now, value)) return profile
  if (isAmong({ path, value: now }, profile.entries)) return remove(profile, { op: 'remove', path, value, words })
  return { ...profile, entries: profile.entries.with(at, entryOf(path, now, words, origin)) }
}

function move(profile: Profile, { path, value, to, words }: Of<'move'>, origin: Origin): Profile {
  const entry = profile.entries.find((one) => isSameEntry(one, { path, value }))
  if (!entry || path === to) return profile
  const there = applyOne(profile, putting({ path: to, value: entry.value, words: entry.words ?? words }), origin)
  return isAmong({ path: to, value }, there.entries) ? remove(there, { op: 'remove', path, value, words }) : profile
}

/** Entries of other changes stay. The row is open or answered as before. */
function restore(profile: Profile, { row, out, entries: were, isSettled, isDeclined }: Of<'restore'>): Profile {
  const isOneOnly = were.concat(out).some(({ path }) => !holdsSeveral(path))
  const isOut = (entry: Entry) =>
    rowOf(entry) === row &&
    !isAmong(entry, were) &&
    (isOneOnly || isAmong(entry, out) || were.some(({ value }) => excludes(entry.value, String(value))))
  const kept = profile.entries.filter((entry) => !isOut(entry))
  const entries = [...kept, ...were.filter((entry) => !isAmong(entry, kept))]
  const open = reopened({ ...profile, entries }, row)
  if (isHeld(open, row)) return open
  return {
    ...open,
    settled: isSettled ? withRow(open.settled, row) : open.settled,
    declined: isDeclined ? withRow(open.declined, row) : open.declined,
  }
}

function ownAge(profile: Profile, { value }: Of<'ownAge'>, origin: Origin): Profile {
  if (!Number.isInteger(value) || value < MIN_AGE || value > MAX_OWN_AGE) return profile
  const next = { ...profile, ownAge: value }
  return profile.aroundOwnAge ? aroundOwnAge(next, { op: 'aroundOwnAge', ...profile.aroundOwnAge }, origin) : next
}
const MAX_OWN_AGE = 120

/** "Within five years of me" waits until the own age is known. */
function aroundOwnAge(profile: Profile, { below, above, words }: Of<'aroundOwnAge'>, origin: Origin): Profile {
  const own = profile.ownAge
  if (own === null) return { ...profile, aroundOwnAge: { below, above, words: cutAtWord(words, MAX_WORDS) } }
  const within = (age: number) => Math.max(MIN_AGE, Math.min(MAX_AGE, age))
  const end = (path: Path, value: number): Operation => ({ op: 'set', path, value: within(value), words })
  const ends = [
    ...(below === null ? [] : [end('valuesMap.age_range.min', own - below)]),
    ...(above === null ? [] : [end('valuesMap.age_range.max', own + above)]),
  ]
  return ends.reduce((so, one) => applyOne(so, one, origin), { ...profile, aroundOwnAge: null } as Profile)
}
