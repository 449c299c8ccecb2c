import { type Change, merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import { holdsSeveral, slotOf } from './slots.ts'
import { type Conversation, type Entry, isAmong } from './state.ts'

/**
 * What a message changed in the end: "20 miles? Make that 15" is one new distance, not one corrected. Order is kept;
 * a value put back to what it was, and an entry that came and went, are no change.
 */
export function netChanges(changes: readonly Change[]): Change[] {
  return changes.flatMap((change, at): Change[] => {
    const [earlier, later] = [changes.slice(0, at), changes.slice(at + 1)]
    if (change.kind === 'set') {
      const isSame = (one: Change) => one.kind === 'set' && one.path === change.path
      if (later.some(isSame)) return []
      const first = earlier.find(isSame)
      const before = first?.kind === 'set' ? first.before : change.before
      return before === change.value ? [] : [{ ...change, before }]
    }
    if (change.kind !== 'added' && change.kind !== 'removed') return [change]
    const opposite = change.kind === 'added' ? 'removed' : 'added'
    const others = change.kind === 'added' ? later : earlier
    return others.some((one) => one.kind === opposite && one.path === change.path && one.value === change.value)
      ? []
      : [change]
  })
}

/** What is different between two sets of entries, as changes from the first to the second. */
export function differences(from: readonly Entry[], to: readonly Entry[]): Change[] {
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
      if (holdsSeveral(entry.path)) return { kind: 'added', path, value: String(value) }
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
  const undone = isUndone ? differences(entries, base.entries) : []
  const changes = inOtherUnit([...undone, ...netChanges(applied.changes)], before, applied.state)
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
