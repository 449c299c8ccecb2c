import { MAX_AGE, MAX_LIST, MAX_NAME, MAX_NOTES, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import { refusedWith } from '#contract/refusals.ts'
import { isBegun } from './groups.ts'
import type { Proposal } from './proposal.ts'
import { cutAtWord } from './reading/wording.ts'
import { CLOSED_OPTIONS, isListPath, isMeet, LISTED_OPTIONS, type Path, pathsOf, type Slot, slotOf } from './slots.ts'
import { type Conversation, type Entry, MAX_WORDS } from './state.ts'

/** One difference that a message made, for saying it back. */
export type Change =
  | { kind: 'set'; path: Path; value: string | number; before: string | number | null }
  | { kind: 'added' | 'removed'; path: Path; value: string }
  | { kind: 'cleared' | 'declined' | 'settled'; slot: Slot }
  | { kind: 'ownAge'; value: number }
  /** Ages counted from the person's own, which is not known yet. */
  | { kind: 'aroundOwnAge' }
  | { kind: 'note'; value: string }

type Origin = { from: Entry['from']; turn: number | null }
type Merged = { state: Conversation; changes: Change[] }

/** Applies proposals in order, each checked against what its place may hold; what does not fit changes nothing. */
export function merge(state: Conversation, proposals: readonly Proposal[], origin: Origin): Merged {
  return proposals.reduce<Merged>(
    (so, proposal) => {
      const next = apply(so.state, proposal, origin)
      return { state: next.state, changes: [...so.changes, ...next.changes] }
    },
    { state, changes: [] },
  )
}

function apply(state: Conversation, proposal: Proposal, origin: Origin): Merged {
  switch (proposal.kind) {
    case 'set':
      return set(state, proposal, origin)
    case 'add':
      return add(state, proposal, origin)
    case 'remove':
      return remove(state, proposal)
    case 'note':
      return note(state, proposal, origin)
    case 'clear':
      return without(state, proposal.slot, 'cleared')
    case 'decline':
      return without(state, proposal.slot, 'declined')
    case 'settle':
      return settle(state, proposal)
    case 'ownAge':
      return ownAge(state, proposal, origin)
    case 'aroundOwnAge':
      return around(state, proposal, origin)
  }
}

const unchanged = (state: Conversation): Merged => ({ state, changes: [] })

/** A value in the form its path stores it, or null when the path cannot hold it. */
export function fitting(path: Path, value: string | number): string | number | null {
  if (path === 'valuesMap.distance_km') return isWhole(value, 0, MAX_TRAVEL_KM) ? value : null
  if (path.startsWith('valuesMap.age_range')) return isWhole(value, MIN_AGE, MAX_AGE) ? value : null
  if (typeof value !== 'string') return null
  const text = cutAtWord(value.replace(/\s+/g, ' ').trim(), path === 'notes' ? MAX_NOTES : MAX_NAME)
  if (text === '') return null
  const closed = CLOSED_OPTIONS[path]
  if (closed) return closed.find((option) => option.toLowerCase() === text.toLowerCase()) ?? null
  return LISTED_OPTIONS[path]?.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text
}

const isWhole = (value: string | number, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const entryOf = (path: Path, value: string | number, words: string, { from, turn }: Origin): Entry => ({
  path,
  value,
  from,
  words: words.trim() === '' ? null : cutAtWord(words.trim(), MAX_WORDS),
  turn,
})

function set(state: Conversation, proposal: Extract<Proposal, { kind: 'set' }>, origin: Origin): Merged {
  const { path, words, unit } = proposal
  const value = fitting(path, proposal.value)
  if (value === null || isListPath(path)) return unchanged(state)
  const before = state.entries.find((entry) => entry.path === path)?.value ?? null
  const entries = state.entries.filter((entry) => entry.path !== path && !crosses(entry, path, value))
  const next = reopened(
    { ...state, entries: [...entries, entryOf(path, value, words, origin)] },
    slotOf({ path, value }),
  )
  return {
    state: {
      ...next,
      aroundOwnAge: stillAround(next.aroundOwnAge, path),
      lastPath: path,
      lastUnit: unit ?? next.lastUnit,
    },
    changes: before === value ? [] : [{ kind: 'set', path, value, before }],
  }
}

/** Years around the own age that still wait for it: an end of the ages in figures stands as it was said. */
function stillAround(waiting: Conversation['aroundOwnAge'], path: Path): Conversation['aroundOwnAge'] {
  if (waiting === null) return null
  const below = path === 'valuesMap.age_range.min' ? null : waiting.below
  const above = path === 'valuesMap.age_range.max' ? null : waiting.above
  return below === null && above === null ? null : { ...waiting, below, above }
}

/** The other end of the age range when the new end has passed it: the newer statement stands alone. */
function crosses(entry: Entry, path: Path, value: string | number): boolean {
  if (path === 'valuesMap.age_range.min') return entry.path === 'valuesMap.age_range.max' && entry.value < value
  if (path === 'valuesMap.age_range.max') return entry.path === 'valuesMap.age_range.min' && entry.value > value
  return false
}

const same = (one: string | number, other: string | number) => String(one).toLowerCase() === String(other).toLowerCase()

function add(state: Conversation, proposal: Extract<Proposal, { kind: 'add' }>, origin: Origin): Merged {
  const { path, words, alone } = proposal
  const value = fitting(path, proposal.value)
  if (typeof value !== 'string' || !isListPath(path)) return unchanged(state)
  const slot = slotOf({ path, value })
  const inSlot = state.entries.filter((entry) => entry.path === path && slotOf(entry) === slot)
  const away = inSlot.filter((entry) => !same(entry.value, value) && (alone || excludes(entry.value, value)))
  const entries = state.entries.filter((entry) => !away.includes(entry))
  const removed = away.map(({ value: gone }) => ({ kind: 'removed' as const, path, value: String(gone) }))
  if (inSlot.some((entry) => same(entry.value, value) || isHeldBy(value, entry)))
    return { state: { ...state, entries, lastPath: path }, changes: removed }
  if (entries.filter((entry) => entry.path === path).length >= MAX_LIST) return unchanged(state)
  const next = reopened({ ...state, entries: [...entries, entryOf(path, value, words, origin)] }, slot)
  return { state: { ...next, lastPath: path }, changes: [...removed, { kind: 'added', path, value }] }
}

/** "Everyone" and a named gender cannot both stand, and "any smoker" takes the place of the daily ones. */
const excludes = (one: string | number, other: string) =>
  (isMeet(one) && isMeet(other) && (one === 'Everyone') !== (other === 'Everyone')) || refusedWith(other) === one

/** Whether a listed deal-breaker is held by one that stands and refuses more. */
const isHeldBy = (listed: string, { path, value }: Entry) =>
  path === 'valuesMap.dealbreakers' && refusedWith(String(value)) === listed

function remove(state: Conversation, { path, value }: Extract<Proposal, { kind: 'remove' }>): Merged {
  const entries = state.entries.filter((entry) => entry.path !== path || !same(entry.value, value))
  if (entries.length === state.entries.length) return unchanged(state)
  const slot = slotOf({ path, value })
  const isLeftEmpty = NEED_NO_VALUE.includes(slot) && !entries.some((entry) => slotOf(entry) === slot)
  const settled = isLeftEmpty && !state.settled.includes(slot) ? [...state.settled, slot] : state.settled
  return { state: { ...state, entries, settled, lastPath: path }, changes: [{ kind: 'removed', path, value }] }
}

/** Rows that many people leave empty: who takes out the last of one is not asked for another. */
const NEED_NO_VALUE: readonly Slot[] = ['faith', 'mustHaves', 'dealbreakers', 'safety']

function note(
  state: Conversation,
  { value: said, words }: Extract<Proposal, { kind: 'note' }>,
  origin: Origin,
): Merged {
  const value = fitting('notes', said)
  const notes = state.entries.filter(({ path }) => path === 'notes')
  const length = notes.reduce((sum, entry) => sum + String(entry.value).length + 1, 0)
  if (typeof value !== 'string' || notes.length >= MAX_LIST || length + value.length > MAX_NOTES)
    return unchanged(state)
  if (notes.some((entry) => same(entry.value, value))) return unchanged(state)
  return {
    state: { ...state, entries: [...state.entries, entryOf('notes', value, words, origin)] },
    changes: [{ kind: 'note', value }],
  }
}

function without(state: Conversation, slot: Slot, kind: 'cleared' | 'declined'): Merged {
  const entries = state.entries.filter((entry) => !(pathsOf(slot).includes(entry.path) && slotOf(entry) === slot))
  const had = entries.length < state.entries.length
  const declined = kind === 'declined' && !state.declined.includes(slot) ? [...state.declined, slot] : state.declined
  if (!had && declined === state.declined) return unchanged(state)
  return { state: { ...state, entries, declined }, changes: [{ kind, slot }] }
}

function settle(state: Conversation, { slot, isElsewhere }: Extract<Proposal, { kind: 'settle' }>): Merged {
  if (state.settled.includes(slot)) return unchanged(state)
  // "Nothing else" after an answer leaves the answer as it is.
  const isAnswered = state.entries.some((entry) => slotOf(entry) === slot)
  if (isAnswered && !isBegun(state, slot)) return unchanged(state)
  return {
    state: { ...state, settled: [...state.settled, slot] },
    changes: isElsewhere || isAnswered ? [] : [{ kind: 'settled', slot }],
  }
}

/** An answer given after all takes back that it was left open. */
function reopened(state: Conversation, slot: Slot): Conversation {
  return {
    ...state,
    declined: state.declined.filter((one) => one !== slot),
    settled: state.settled.filter((one) => one !== slot),
  }
}

function ownAge(state: Conversation, { value }: Extract<Proposal, { kind: 'ownAge' }>, origin: Origin): Merged {
  if (!isWhole(value, MIN_AGE, 120)) return unchanged(state)
  const next = { ...state, ownAge: value }
  if (!state.aroundOwnAge) return { state: next, changes: state.ownAge === value ? [] : [{ kind: 'ownAge', value }] }
  return around(next, { kind: 'aroundOwnAge', ...state.aroundOwnAge }, origin)
}

type Around = Extract<Proposal, { kind: 'aroundOwnAge' }>

/** "Within five years of me": counted from the person's age, or kept until it is known. */
function around(state: Conversation, { below, above, words }: Around, origin: Origin): Merged {
  const own = state.ownAge
  if (own === null) {
    const waiting = { below, above, words: cutAtWord(words, MAX_WORDS) }
    return { state: { ...state, aroundOwnAge: waiting }, changes: [{ kind: 'aroundOwnAge' }] }
  }
  const within = (age: number) => Math.max(MIN_AGE, Math.min(MAX_AGE, age))
  const ends: Proposal[] = []
  if (below !== null) ends.push({ kind: 'set', path: 'valuesMap.age_range.min', value: within(own - below), words })
  if (above !== null) ends.push({ kind: 'set', path: 'valuesMap.age_range.max', value: within(own + above), words })
  return merge({ ...state, aroundOwnAge: null }, ends, origin)
}
