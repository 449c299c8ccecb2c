import { anyOf, oneOf, pattern } from '../reading/words.ts'
import type { Entry } from '../state.ts'
import { takenOut } from './likely-order.ts'
import { type EntryOrder, NO_ORDER } from './order.ts'

const POLITELY = oneOf(
  /please|pls|kindly|ok|okay|oh|um|hmm|actually|wait|sorry|no|yes|hey|and|also|so|but|well|now|just|then|hang on|never mind/,
  /(?:can|could|would|will) (?:you|we|i)|(?:i would|i) (?:like|want)(?: you)? to|i need you to|let us|you can|go ahead and/,
  /on second thoughts?|i changed my mind|my mistake|my bad/,
)
const HEAD = pattern`^\W*(?:(?:${POLITELY})\W+)*`
const REMOVING = oneOf(
  /remove|delete|erase|scrap|scratch|strike|drop|ditch|bin|lose|cut|unsay|cancel|cross (?:out|off)|get rid of|kick out/,
  /clear|empty|wipe|reset|forget(?: about)?|no need for|leave out|(?:do not|no need to) (?:list|keep|need)/,
  /take(?= .{1,60}\b(?:off|out|away|back)\b)|take (?:off|out|away|back)|throw out/,
)
const REMOVES = pattern`${HEAD}(?:${REMOVING})\b`
/** "Scratch that, evenings rather": a second thought about what was just said, which the readers know. */
export const SECOND_THOUGHT = pattern`${HEAD}(?:scratch|strike|forget|scrap|cancel|take back|drop) (?:that|it|this)\W+(?:\w+\W+){1,}`
/** "The snobs thing can go", "tall isn't needed any more". */
const LETS_GO = anyOf(
  /(?:can|should|may|must|has to|needs to) (?:go|come off|come out|be (?:removed|deleted|taken (?:off|out)))/,
  /(?:is|are) (?:not|no longer) (?:needed|necessary|required|(?:a )?(?:thing|must|must-have|dealbreaker))(?: any ?more)?/,
)
const RESTORES = pattern`${HEAD}(?:${oneOf(
  /undo|revert|restore|take (?:that|it) back|go back(?: to (?:how|what) it was)?|put (?:it|that|them) back/,
  /(?:change|switch) (?:it|that|them) back/,
)})\b`
const LONGEST_UNDO = 8

/** What a message plainly orders to be taken out, or to be put back; `said` is the text in plain words. */
export function entryOrder(original: string, entries: readonly Entry[], said: string): EntryOrder {
  if (RESTORES.test(said) && said.split(' ').length <= LONGEST_UNDO) return { kind: 'undo' }
  if (SECOND_THOUGHT.test(said) || !(REMOVES.test(said) || LETS_GO.test(said))) return NO_ORDER
  return takenOut({ said, text: original, entries })
}
