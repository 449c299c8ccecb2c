import type { Change } from './merge.ts'

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
