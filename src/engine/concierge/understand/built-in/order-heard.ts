import { ADDS, CLEARS, MAY_TAKE_OFF, MAY_WRITE, MOVES, ORDERS_FOR_CERTAIN, TAKES_BACK, TAKES_OFF } from '../bounds.ts'
import type { Reader } from '../reader.ts'
import { isNoMust } from './order-words.ts'

/** Words are read as if no question was open. */
type Listening = { reader: Reader }

export const removes = (words: string, listening: Listening): boolean => takingOff(words, listening) >= TAKES_OFF
export const mayRemove = (words: string, listening: Listening): boolean => takingOff(words, listening) >= MAY_TAKE_OFF
export const onlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < MAY_WRITE
export const mostlyRemoves = (words: string, listening: Listening): boolean =>
  removes(words, listening) && writing(words, listening) < takingOff(words, listening)
export const clears = (words: string, listening: Listening): boolean => most(['Oclr'], words, listening) >= CLEARS
export const moves = (words: string, listening: Listening): boolean =>
  most(['Omov'], words, listening) >= MOVES || isNoMust(words)
export const adds = (words: string, listening: Listening): boolean =>
  ADD_WORDS.test(words) || most(['Oadd'], words, listening) >= ADDS
export const undoes = (words: string, listening: Listening): boolean =>
  BACK.test(words) || most(['Oundo'], words, listening) >= TAKES_BACK
/** A question may also be an order. */
export const ordersSomething = (words: string, listening: Listening): boolean =>
  most(['Orem', 'Oclr', 'Orep', 'Oadd', 'Omov', 'Oundo'], words, listening) >= ORDERS_FOR_CERTAIN

/** "Do not take kind off": removed before the words are read. */
const NOT_REMOVED =
  /\b(?:do not|don['\u2019]?t|never|no need to|not to)\s+(?:want (?:you )?to |\w+ )?(?:take|remove|delete|drop|wipe|erase|cut|lose|scrap|bin|clear)\b[^,.;!]*/gi
const ADD_WORDS =
  /\b(?:add|include|chuck in|pencil in|jot|note|write|put|stick|pop|list|one more|new one|another|forgot|too|as well|also|tell (?:the|my) matchmaker|should know)\b/i
const BACK = /\bundo\b|\b(?:put|bring) (?:\S+ ){1,5}back\b/i

const most = (labels: readonly string[], words: string, { reader }: Listening) =>
  Math.max(...labels.map(reader(words, 'none')))
export const writing = (words: string, listening: Listening) => most(['Orep', 'Oadd', 'Omov'], words, listening)
/** How likely words remove an entry or clear a row. The two likelihoods count as independent. */
function takingOff(words: string, listening: Listening): number {
  const rest = words.replace(NOT_REMOVED, ' ')
  if (!/\p{L}/u.test(rest)) return 0
  return 1 - (1 - most(['Orem'], rest, listening)) * (1 - most(['Oclr'], rest, listening))
}
