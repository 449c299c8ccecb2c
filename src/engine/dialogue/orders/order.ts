import { MAX_NAME } from '#contract/limits.ts'
import { type Proposal, putting } from '../proposal.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, pattern } from '../reading/words.ts'
import { holdsSeveral, type Path, type Slot, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'
import { FREE_LISTS, LIST_NAMES } from './list-names.ts'

/**
 * An order about entries that stand: carried out (`does`), unclear which of several things is meant (`which`, with the
 * question where another says more), without the words that the entry should say instead (`reword`) or that are to be
 * added (`wording`), or to take back the last change (`undo`). None when the message is no order.
 */
export type EntryOrder =
  | { kind: 'none' }
  | { kind: 'undo' }
  | { kind: 'does'; proposals: Proposal[] }
  | { kind: 'which'; choices: Choice[]; ask?: string }
  | { kind: 'reword'; entry: Entry }
  | { kind: 'wording'; path: Path }
  /** An order of which it is not certain what it is about, or what it wants there. */
  | { kind: 'unsure' }

/** One of several things an order may mean, as a button. */
export type Choice = { label: string; does: Proposal[] }

/** `isFree`: the order was understood as a whole, in free words; what else the message says is read with more doubt. */
export type Ordered = {
  isFree: boolean
  rest: string
  proposals: Proposal[]
  which: Choice[]
  /** What is asked with them, where it is not "Which one?". */
  ask?: string | undefined
  isUndo: boolean
  /** Every clause that orders something was carried out: only the rest says anything of a row. */
  isPlain?: boolean
  /** Rows of which the rest says nothing more. */
  settles?: readonly Slot[]
  /** Nothing is to be taken out. */
  isKept?: boolean
  reword: Entry | null
  /** The list to which something is to be added that was not understood. */
  adds: Path | null
  /** What orders something, and is not certain what it is about or what it wants there: nothing of that is carried out. */
  unsure?: string
  /** What is to stand among the notes: it may tell something that deserves a human word. */
  noted?: string
}

/** An order that does nothing by itself. */
export const ORDERED: Ordered = {
  isFree: false,
  rest: '',
  proposals: [],
  which: [],
  isUndo: false,
  reword: null,
  adds: null,
}

/** Several orders of a message as one: what is asked of them is asked about the first. */
export function joined(orders: readonly Ordered[], rest: readonly string[]): Ordered {
  const asking = orders.find(({ which, reword, adds }) => which.length > 0 || reword !== null || adds !== null)
  return {
    ...(asking ?? ORDERED),
    isFree: false,
    isKept: orders.every(({ isKept }) => isKept === true),
    settles: orders.flatMap(({ settles = [] }) => settles),
    rest: rest.filter((one) => one !== '').join('\n'),
    proposals: orders.flatMap(({ proposals }) => proposals),
    isUndo: orders.some(({ isUndo }) => isUndo),
    unsure: asking ? '' : orders.flatMap(({ unsure = '' }) => (unsure === '' ? [] : [unsure])).join(' '),
  }
}

export const NO_ORDER: EntryOrder = { kind: 'none' }
export const UNSURE: EntryOrder = { kind: 'unsure' }

/** How many things are offered at most under "Which one?". */
export const MOST_OFFERED = 6

/** Lists of which the readers understand "weekends instead" by themselves. */
const READ_AS_VALUES: readonly Slot[] = ['meet', 'availability']
export const isReadAsValue = (entry: Pick<Entry, 'path' | 'value'>) => READ_AS_VALUES.includes(slotOf(entry))

/** What moves an entry to another list. */
export const move = (entry: Entry, path: Path, words: string): Proposal[] => [
  remove(entry, words),
  putting({ path, value: String(entry.value), words }),
]

/** The lists to which an entry may move. */
export const whereTo = (entry: Entry, words: string): Choice[] =>
  FREE_LISTS.flatMap((path) =>
    path === entry.path ? [] : { label: LIST_NAMES[path] ?? path, does: move(entry, path, words) },
  )

/** Each of the entries to be taken out, for "Which one?". */
export const toRemove = (entries: readonly Entry[], words: string): Choice[] =>
  entries.map((entry) => ({ label: String(entry.value), does: [remove(entry, words)] }))

/** Which of several entries is to be taken out. Of one alone it is not certain that it is. */
export const whichToRemove = (entries: readonly Entry[], words: string): EntryOrder =>
  entries.length > 1 ? { kind: 'which', choices: toRemove(entries, words) } : UNSURE

export const remove = ({ path, value }: Entry, words: string): Proposal => ({
  kind: 'remove',
  path,
  value: String(value),
  words,
})

const COURTESY = anyCase(
  pattern`(?:(?:,? (?:please|pls|thanks|thank you|instead|too|as well|though|lol|separately|where (?:it|they) belongs?|(?:will|would|could|can) (?:you|u)|(?:there )?in (?:its|that|their) place))|, (?:ta|love|mate|dear|lol|haha|now|then))+$`,
)
const WRITING = /^(?:write|add|put|say|note)(?: down)? (?=\S+ \S)/i
const EDGES = /^["'\u2018\u201c\s]+|["'\u2019\u201d\s.,;!]+$/g

/** Words of an order as they are to stand: without quotes around them and a courtesy after them. */
export const asWritten = (words: string): string =>
  words.replace(EDGES, '').replace(COURTESY, '').replace(WRITING, '').replace(EDGES, '')

/** "Put no cheaters instead", of a deal-breaker: what is refused stands without its no. */
const refusedBare = ({ path, value }: Entry, words: string) =>
  path === 'valuesMap.dealbreakers' && !/^no\b/i.test(String(value)) ? words.replace(/^no (?=\S)/i, '') : words

/** What puts new words in the place of an entry. */
export const reworded = (entry: Entry, value: string, words: string): Proposal[] => [
  ...(holdsSeveral(entry.path) ? [remove(entry, words)] : []),
  putting({ path: entry.path, value: phrase(refusedBare(entry, asWritten(value)), MAX_NAME), words }),
]
