import { type Change, merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import { holdsSeveral, slotOf } from './slots.ts'
import { type Conversation, type Entry, isAmong } from './state.ts'

/** What is changed beside the entries. */
const OF_NO_ENTRY: readonly Change['kind'][] = ['declined', 'settled', 'ownAge', 'aroundOwnAge']

/**
 * What is different between two sets of entries, as changes from the first to the second: "20 miles? Make that 15" is
 * one new distance, and an entry that came and went is no change.
 */
function differences(from: readonly Entry[], to: readonly Entry[]): Change[] {
  const gone = from
    .filter((entry) => !isAmong(entry, to))
    .flatMap((entry): Change[] => {
      const { path, value } = entry
      if (holdsSeveral(entry.path)) return [{ kind: 'removed', path, value: String(value) }]
      return to.some((one) => one.path === path) ? [] : [{ kind: 'cleared', slot: slotOf(entry) }]
    })
  const come = to
    .filter((entry) => !isAmong(entry, from))
    .map((entry): Change => {
      const { path, value } = entry
      if (path === 'notes') return { kind: 'note', value: String(value) }
      if (holdsSeveral(path)) return { kind: 'added', path, value: String(value) }
      return { kind: 'set', path, value, before: from.find((one) => one.path === path)?.value ?? null }
    })
  return [...gone, ...come]
}

/** A distance that stands and is now told in another unit is said anew. */
function inOtherUnit(changes: Change[], before: Conversation, { lastUnit, entries }: Conversation): Change[] {
  const stands = entries.find(({ path }) => path === DISTANCE)
  const isSaid = changes.some((one) => one.kind === 'set' && one.path === DISTANCE)
  if (!stands || isSaid || lastUnit === before.lastUnit) return changes
  return [{ kind: 'set', path: DISTANCE, value: stands.value, before: null }, ...changes]
}
const DISTANCE = 'valuesMap.distance_km'

type Understood = { before: Conversation; proposals: readonly Proposal[]; order?: { isUndo: boolean } | null }

/** The state with what was understood in it, or with the last change taken back. */
export function noted(
  state: Conversation,
  { before, proposals, order }: Understood,
): { state: Conversation; changes: Change[] } {
  const { entries, declined, settled, earlier } = before
  const isUndone = order?.isUndo === true && earlier !== null
  const base = isUndone ? { ...state, ...earlier, earlier: null } : state
  const applied = merge(base, proposals, { from: 'answer', turn: before.turn })
  const others = applied.changes.filter(({ kind }) => OF_NO_ENTRY.includes(kind))
  const at = (one: Change) =>
    applied.changes.findIndex((other) => 'value' in one && 'value' in other && one.value === other.value)
  const differing = differences(entries, applied.state.entries).toSorted((one, other) => at(one) - at(other))
  const changes = inOtherUnit([...differing, ...others], before, applied.state)
  const removed = removedSoFar(before, applied.state.entries)
  if (isUndone || changes.length === 0) return { state: { ...applied.state, removed }, changes }
  return { state: { ...applied.state, removed, earlier: { entries, declined, settled } }, changes }
}

const MOST_KEPT = 12

/** What was taken out so far, with what a message took out; the newest last. */
function removedSoFar(before: Conversation, after: readonly Entry[]): Entry[] {
  return [...before.removed, ...before.entries.filter((one) => !isAmong(one, after))]
    .filter((one, at, all) => !isAmong(one, after) && !isAmong(one, all.slice(at + 1)))
    .slice(-MOST_KEPT)
}
