import type { Proposal } from '../proposal.ts'
import { defined, type Path, pathsOf, SLOTS, type Slot } from '../slots.ts'

export type Value = { label: string; path: Path; value: string; slot: Slot }

/** The listed answers, by the labels of the learned reader. */
export const VALUES: readonly Value[] = SLOTS.flatMap((slot) => {
  const [path] = pathsOf(slot)
  const options = Object.entries(defined(slot).options ?? {})
  return path ? options.map(([value, { label }]) => ({ label, path, value, slot })) : []
})

/**
 * What rules do not read, figures aside: on messages that were new to both, the learned reader alone does as well. Of the
 * deal-breakers only some are listed.
 */
export const isLearnedAlone = (slot: Slot) => defined(slot).options !== undefined && !defined(slot).isInWords

/** From here on the learned reader hears a value. */
export const HEARD = 0.5

/** The value that a proposal puts, if the learned reader knows it. */
export function closedValue(proposal: Proposal): Value | undefined {
  if (proposal.kind !== 'set' && proposal.kind !== 'add') return undefined
  return VALUES.find(({ path, value }) => path === proposal.path && value === proposal.value)
}
