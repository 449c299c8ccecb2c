import { ADDS, CLEARS, MAY_TAKE_OFF, MAY_WRITE, MOVES, ORDERS_FOR_CERTAIN, TAKES_BACK, TAKES_OFF } from '../bounds.ts'
import type { Reader } from '../reader.ts'
import { isNoMust } from './order-words.ts'

/** What a stretch orders, as the learned reader hears it by itself, whatever was asked. */
type Listening = { reader: Reader }

/** Whether something is to be taken off. */
export const removes = (words: string, listening: Listening): boolean => takingOff(words, listening) >= TAKES_OFF
/** Whether something may be meant to be taken off. */
export const mayRemove = (words: string, listening: Listening): boolean => takingOff(words, listening) >= MAY_TAKE_OFF
/** Whether something is to be taken off, and nothing to be written. */
export const onlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < MAY_WRITE
/** Whether taking something off is likelier than writing something. */
export const mostlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < takingOff(words, listening)
/** Whether all of a row is to go. */
export const clears = (words: string, listening: Listening): boolean => most(['Oclr'], words, listening) >= CLEARS
/** Whether an entry is to go to another list. */
export const moves = (words: string, listening: Listening): boolean =>
  most(['Omov'], words, listening) >= MOVES || isNoMust(words)
/** Whether something is to be put on a list. */
export const adds = (words: string, listening: Listening): boolean =>
  ADD_WORDS.test(words) || most(['Oadd'], words, listening) >= ADDS
/** Whether a change is to be taken back: "put the job back", or as the reader hears it. */
export const undoes = (words: string, listening: Listening): boolean =>
  BACK.test(words) || most(['Oundo'], words, listening) >= TAKES_BACK
/** Whether anything is ordered for certain. It is no question then, although it may be put as one. */
export const ordersSomething = (words: string, listening: Listening): boolean =>
  most(['Orem', 'Oclr', 'Orep', 'Oadd', 'Omov', 'Oundo'], words, listening) >= ORDERS_FOR_CERTAIN

/** "Do not take kind off": these words are left out before the reader is asked. */
const NOT_REMOVED =
  /\b(?:do not|don['\u2019]?t|never|no need to|not to)\s+(?:want (?:you )?to |\w+ )?(?:take|remove|delete|drop|wipe|erase|cut|lose|scrap|bin|clear)\b[^,.;!]*/gi
const ADD_WORDS =
  /\b(?:add|include|chuck in|pencil in|jot|note|write|put|stick|pop|list|one more|new one|another|forgot|too|as well|also|tell (?:the|my) matchmaker|should know)\b/i
const BACK = /\bundo\b|\b(?:put|bring) (?:\S+ ){1,5}back\b/i

const most = (labels: readonly string[], words: string, { reader }: Listening) =>
  Math.max(...labels.map(reader(words, 'none')))
/** How likely something is to be written: an entry reworded, put on a list or moved to another. */
export const writing = (words: string, listening: Listening) => most(['Orep', 'Oadd', 'Omov'], words, listening)
/** How likely an entry or a whole row goes: the two are taken as independent. */
function takingOff(words: string, listening: Listening): number {
  const rest = words.replace(NOT_REMOVED, ' ')
  if (!/\p{L}/u.test(rest)) return 0
  return 1 - (1 - most(['Orem'], rest, listening)) * (1 - most(['Oclr'], rest, listening))
}
