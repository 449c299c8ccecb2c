import type { Proposal } from '../proposal.ts'
import { type Path, type Slot, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'

/**
 * An order about entries that stand: carried out (`does`), unclear which of several things is meant (`which`, with the question where another says more), unclear
 * what the entry should say instead (`reword`) or what to add (`wording`), or to take back the last change (`undo`). None when the message is no
 * order.
 */
export type EntryOrder =
  | { kind: 'none' }
  | { kind: 'undo' }
  | { kind: 'does'; proposals: Proposal[] }
  | { kind: 'which'; choices: Choice[]; ask?: string }
  | { kind: 'reword'; entry: Entry }
  | { kind: 'wording'; path: Path }

/** One of several things an order may mean, as a button. */
export type Choice = { label: string; does: Proposal[] }

export const NO_ORDER: EntryOrder = { kind: 'none' }

/** How many things are offered at most under "Which one?". */
export const MOST_OFFERED = 6

/** Lists of which the readers understand "weekends instead" by themselves. */
const READ_AS_VALUES: readonly Slot[] = ['meet', 'availability']
export const isReadAsValue = (entry: Entry) => READ_AS_VALUES.includes(slotOf(entry))

/** Each of the entries to be taken out, for "Which one?". */
export const toRemove = (entries: readonly Entry[], words: string): Choice[] =>
  entries.map((entry) => ({ label: String(entry.value), does: [remove(entry, words)] }))

export const remove = ({ path, value }: Entry, words: string): Proposal => ({
  kind: 'remove',
  path,
  value: String(value),
  words,
})
