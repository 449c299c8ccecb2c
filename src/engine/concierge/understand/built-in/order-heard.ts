import type { Reader } from '../reader.ts'
import { isNoMust } from './order-words.ts'

/** What a stretch orders, as the learned reader hears it by itself. */
type Listening = { reader: Reader }
const hears = (words: string, label: string, { reader }: Listening) => reader(words, 'none')(label)

// Chosen on 564 orders by six authors: `npm run eval:unseen`.
const REMOVES = 0.5
const CLEARS = 0.4
const MOVES = 0.4
const ADDS = 0.8
const UNDOES = 0.5

/** Whether something is to be taken off. */
export const removes = (words: string, listening: Listening): boolean => offOf(words, listening) >= REMOVES
/** Whether something is to be taken off, and nothing to be written. */
export const onlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < MAY_WRITE
/** Whether something is to be taken off before anything else. */
export const mostlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < offOf(words, listening)
const MAY_WRITE = 0.3
const most = (labels: readonly string[], words: string, listening: Listening) =>
  Math.max(...labels.map((label) => hears(words, label, listening)))
/** "Do not take kind off": not heard at all. */
const NOT_REMOVED =
  /\b(?:do not|don['\u2019]?t|never|no need to|not to)\s+(?:want (?:you )?to |\w+ )?(?:take|remove|delete|drop|wipe|erase|cut|lose|scrap|bin|clear)\b[^,.;!]*/gi
const offOf = (words: string, listening: Listening) => {
  const rest = words.replace(NOT_REMOVED, ' ')
  if (!/\p{L}/u.test(rest)) return 0
  // One entry and a whole row are two ways of the same.
  return 1 - (1 - hears(rest, 'Orem', listening)) * (1 - hears(rest, 'Oclr', listening))
}
const writing = (words: string, listening: Listening) => most(['Orep', 'Oadd', 'Omov'], words, listening)
/** Whether all of a row is to go. */
export const clears = (words: string, listening: Listening): boolean => hears(words, 'Oclr', listening) >= CLEARS
/** Whether an entry is to go to another list. */
export const moves = (words: string, listening: Listening): boolean =>
  hears(words, 'Omov', listening) >= MOVES || isNoMust(words)
/** Whether something is to be put on a list. */
export const adds = (words: string, listening: Listening): boolean =>
  ADD_WORDS.test(words) || hears(words, 'Oadd', listening) >= ADDS
const ADD_WORDS =
  /\b(?:add|include|chuck in|pencil in|jot|note|write|put|stick|pop|list|one more|new one|another|forgot|too|as well|also|tell (?:the|my) matchmaker|should know)\b/i

/** Whether a change is to be taken back: "put the job back", or as the reader hears it. */
export const undoes = (words: string, listening: Listening): boolean =>
  BACK.test(words) || hears(words, 'Oundo', listening) >= UNDOES
const BACK = /\bundo\b|\b(?:put|bring) (?:\S+ ){1,5}back\b/i
/** Whether anything is ordered for certain, and what: no question then, although it may be put as one. */
export const ordersSomething = (words: string, listening: Listening): boolean =>
  most(['Orem', 'Oclr', 'Orep', 'Oadd', 'Omov', 'Oundo'], words, listening) >= CERTAIN
const CERTAIN = 0.7
/** Whether something may be meant to be taken off. */
export const mayRemove = (words: string, listening: Listening): boolean => offOf(words, listening) >= MAY_REMOVE
const MAY_REMOVE = 0.3
