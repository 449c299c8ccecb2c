import { ALL, areMeant, BUT, isNameable, named, ORDINALS, othersIn, withoutSpared } from '../named-entries.ts'
import { TOPICS } from '../read-reply/declining-words.ts'
import { slotsSpokenOf } from '../reading/row-names.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import { type Path, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'
import { listsIn } from './list-names.ts'
import { type EntryOrder, NO_ORDER, remove, UNSURE, whichToRemove } from './order.ts'

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

/**
 * Finds out what a message orders to be done with the entries that stand. Quoted entries come first, then those named by
 * their words, then places ("the last one") and whole lists.
 *
 * @param said the text in plain words
 * @param lastPath what was noted last: "remove that" is about it
 */
export function entryOrder(
  original: string,
  entries: readonly Entry[],
  { said, lastPath }: { said: string; lastPath: Path | null },
): EntryOrder {
  if (RESTORES.test(said) && said.split(' ').length <= LONGEST_UNDO) return { kind: 'undo' }
  return removed(said, original, { entries, lastPath }) ?? NO_ORDER
}

type Standing = { entries: readonly Entry[]; lastPath: Path | null }

function removed(said: string, words: string, { entries, lastPath }: Standing): EntryOrder | null {
  if (SECOND_THOUGHT.test(said)) return null
  const isOrder = REMOVES.test(said)
  if (!isOrder && !LETS_GO.test(said)) return null
  const lists = entries.filter(isNameable)
  const list = listsIn(said.replace(REMOVES, ' '))[0]
  const inList =
    list === undefined ? lists : lists.filter(({ path, value }) => path === list && slotOf({ path, value }) !== 'meet')
  const gone = (found: readonly Entry[]): EntryOrder =>
    found.length === 0 ? UNSURE : { kind: 'does', proposals: found.map((one) => remove(one, words)) }
  const but = BUT.exec(said)?.[1]
  if (but !== undefined && isOrder) {
    const kept = named(but, '', inList)
    return kept.length > 0 && list !== undefined ? gone(inList.filter((one) => !kept.includes(one))) : UNSURE
  }
  const touched = withoutSpared(said).replace(REMOVES, ' ')
  const found = named(touched, words, inList)
  const best = found.length > 0 ? found : list === undefined ? [] : named(touched, words, lists)
  if (best.length > 0) return areMeant(best, said) ? gone(best) : whichToRemove(best, words)
  // "Drop the minimum age to 30" sets a figure.
  if (!isOrder || /\d|\$/.test(said)) return null
  // A row is emptied by its name: "the one about politics" is no name of the faith.
  const slot = TOPICS.find(([one, topic]) => topic.test(said) && slotsSpokenOf(said).includes(one))?.[0]
  if (list !== undefined && inList.length > 0) {
    const others = othersIn(inList, said)
    if (others) return gone(others)
    const ordinal = ORDINALS.find(([place]) => place.test(said))
    if (ordinal) return gone(ordinal[1](inList))
    if (ALL.test(said) || inList.length === 1 || /\b(?:clear|empty|wipe|reset|scrap)\b/.test(said)) return gone(inList)
    return UNSURE
  }
  if (slot !== undefined && entries.some((one) => slotOf(one) === slot))
    return { kind: 'does', proposals: [{ kind: 'clear', slot, words }] }
  const isPointed =
    /\b(?:last|that|it|this)\b/.test(said) && said.split(' ').length <= LONGEST_UNDO && lastPath !== null
  return isPointed ? UNSURE : null
}
