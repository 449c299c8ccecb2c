import { named } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, pattern } from '../reading/words.ts'
import { isListPath } from '../slots.ts'
import type { Context } from './reader.ts'
import { listedIn } from './wishes/must-nots.ts'

const TAKING_BACK = anyOf(
  /take (?:[\w-]+ ){1,4}(?:off|out|away)/,
  /remove|delete|take back|took back|take out|take off|scratch|forget(?! it)|drop|cancel|undo|cross out|strike|ignore/,
)
const POLITELY = /please|oh|ok|okay|actually|wait|sorry|can you|could you|and|also/
const AT_THE_HEAD = pattern`^\W*(?:${POLITELY}\W+)*${TAKING_BACK}`
const LONGEST = 16

const ALL_RIGHT = anyOf(
  /(?:do not|no longer|would not) (?:really )?mind/,
  /(?:are|is) (?:actually |now |really )?(?:fine|ok|okay|alright|welcome)/,
  /(?:fine|ok|okay) with|no (?:longer )?(?:a )?(?:dealbreaker|problem|issue)|not (?:a )?(?:dealbreaker|problem|issue)/,
)
/** What is all right only up to a point refuses the rest. */
const UP_TO_A_POINT = anyOf(
  /but|except|unless|only|just not|as long as|if|social\w*|occasional\w*|sometimes|now and then|outside|ex-?smok\w+/,
)
const LONGEST_ACCEPTANCE = 20

/** "I changed my mind about smokers, they're fine": deal-breakers that are none any more. */
export function readAcceptance({ text, original, asks }: Sentence, { standing }: Context): Proposal[] {
  const isAccepting = !asks && ALL_RIGHT.test(text) && !UP_TO_A_POINT.test(text)
  if (!isAccepting || text.split(' ').length > LONGEST_ACCEPTANCE) return []
  const accepted = listedIn(text).map(({ value }) => value)
  const isAccepted = (entry: string) =>
    listedIn(`no ${plainWords(entry)}`).some(({ value }) => accepted.includes(value))
  return standing
    .filter(({ path, value }) => path === 'valuesMap.dealbreakers' && isAccepted(String(value)))
    .map(({ path, value }) => ({ kind: 'remove', path, value: String(value), words: original }))
}

/** "Forget that, early mornings instead of lunch hours": what comes in its place is said as well. */
const IN_ITS_PLACE = /\b(?:instead|rather than|in place of)\b/

/** Whether the sentence is an order to take something back, so that its words say nothing else. */
export const isTakeBack = (sentence: Sentence, context: Context): boolean =>
  AT_THE_HEAD.test(sentence.text) && !IN_ITS_PLACE.test(sentence.text) && readTakeBack(sentence, context).length > 0

/** "Remove the bit about heavy drinkers", "delete the golf thing": entries no longer meant. */
export function readTakeBack({ text, original, asks }: Sentence, { standing }: Context): Proposal[] {
  if (asks || !TAKING_BACK.test(text) || text.split(' ').length > LONGEST) return []
  const options: string[] = listedIn(text).map(({ value }) => value)
  // Only an order may mean an entry by one of its words: "I never cancel on weekends" takes no weekends away.
  const isOrder = AT_THE_HEAD.test(text)
  const listed = standing.filter(({ path }) => isListPath(path))
  const meant = isOrder ? named(text, '', listed) : []
  return listed
    .filter((entry) => options.includes(String(entry.value)) || meant.includes(entry))
    .map(({ path, value }) => ({ kind: 'remove', path, value: String(value), words: original }))
}
