import { MAX_NAME } from '#contract/limits.ts'
import { named } from '../named-entries.ts'
import { putting } from '../proposal.ts'
import { anyCase, anyOf } from '../reading/words.ts'
import { holdsSeveral, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'
import { adding, CLEARS, type Given, likeliestKind, move, ORDERS, TAKES_OUT, WRITES } from './likely-order.ts'
import { FREE_LISTS, listName, listsIn } from './list-names.ts'
import { CHANGES, newWords } from './new-words.ts'
import {
  type Choice,
  type EntryOrder,
  isReadAsValue,
  MOST_OFFERED,
  NO_ORDER,
  remove,
  reworded,
  toRemove,
} from './order.ts'

const KEEP_NOTE = 'Shall I keep that as a note for your matchmaker? Members never see those.'
/** Words of which an order has one at least. */
const ORDERING = anyOf(
  CLEARS,
  WRITES,
  /take|move|chang\w*|replac\w*|swap|switch|renam\w*|reword\w*|correct|edit|make|should (?:say|read|be)|undo|back|wrong|mistake|instead|list|entry|entries|off/,
)

/** Words that order others in the place of some. */
const SAYS_ANEW = anyCase(anyOf(CHANGES, /fix|put (?:it |that )?right|should (?:say|read|be)/))

/** What tells something of oneself, and from where on it does. */
const TELLS = ['OF', 'DI', 'W', 'X', 'T']
const IS_TOLD = 0.2

/** From here on a message that names an entry may be an order about it. */
const MAYBE = 0.12

/**
 * What is asked about a message that seems to be an order, where it is not plain which: what to do with the entry it
 * names, or which entry is meant. None where it seems to be no order, or nothing stands that it could be about.
 */
export function unclearOrder(given: Given): EntryOrder {
  const { said, text, entries, likely } = given
  const kind = likeliestKind(likely)
  const weight = Math.max(likely('R'), kind === undefined ? 0 : likely(kind))
  if (weight < MAYBE) return NO_ORDER
  const takesOut = TAKES_OUT.test(said)
  // Nobody is asked which entry to take out whose words take nothing out.
  const isMeant = ({ path }: Entry) => takesOut || FREE_LISTS.includes(path)
  const free = entries.filter((entry) => holdsSeveral(entry.path) && !isReadAsValue(entry) && isMeant(entry))
  const found = named(said, text, free)
  const [entry] = found
  if (weight < (entry ? MAYBE : ORDERS)) return NO_ORDER
  if (!entry && !takesOut) return unnamedOrder(given)
  if (free.length === 0) return NO_ORDER
  if (entry && kind === 'Orep' && found.length === 1) {
    const { values, isPlain } = newWords(text, String(entry.value))
    const [value] = values
    return isPlain && value !== undefined && SAYS_ANEW.test(text)
      ? { kind: 'does', proposals: reworded(entry, value, text) }
      : { kind: 'reword', entry }
  }
  const out = (one: Entry): Choice => ({ label: `Take out "${one.value}"`, does: [remove(one, text)] })
  // A statement without a word of ordering tells something: it is offered to be kept, and takes nothing away.
  if (!ORDERING.test(said) && text.length <= MAX_NAME) {
    if (!TELLS.some((label) => likely(label) >= IS_TOLD)) return NO_ORDER
    const does = [putting({ path: 'notes', value: text, words: text })]
    return { kind: 'which', ask: KEEP_NOTE, choices: [{ label: 'Yes, as a note', does }] }
  }
  if (!entry || found.length > 1)
    return entry && CLEARS.test(said)
      ? { kind: 'which', choices: toRemove(found.slice(0, MOST_OFFERED), text) }
      : { kind: 'unclear' }
  if (slotOf(entry) === 'safety' && !CLEARS.test(said)) return { kind: 'unclear' }
  const elsewhere = FREE_LISTS.filter((path) => path !== entry.path)
  const moves = elsewhere.map((path) => ({
    label: `Move it to ${listName(path)}`,
    does: move(entry, path, text),
  }))
  return { kind: 'which', ask: `What shall I do with "${entry.value}"?`, choices: [out(entry), ...moves] }
}

/** An order that names no entry: something to be written down, else one that is not understood. */
function unnamedOrder(given: Given): EntryOrder {
  const added = WRITES.test(given.said) && listsIn(given.said).length > 0 ? adding(given) : NO_ORDER
  return added.kind === 'none' && listsIn(given.said).length > 0 ? { kind: 'does', proposals: [] } : added
}
