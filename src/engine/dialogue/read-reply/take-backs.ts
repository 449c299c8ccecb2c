import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, pattern } from '../reading/words.ts'
import { listedIn } from './must-nots.ts'
import { CHOICES } from './safety-words.ts'

const TAKING_BACK = anyOf(
  /remove|delete|take back|took back|take out|take off|scratch|forget(?! it)|drop|cancel|undo|cross out|strike|ignore/,
)
const POLITELY = /please|oh|ok|okay|actually|wait|sorry|can you|could you|and|also/
const AT_THE_HEAD = pattern`^\W*(?:${POLITELY}\W+)*${TAKING_BACK}`
const LONGEST = 16

const ALL_RIGHT = anyOf(
  /(?:do not|no longer|would not) (?:really )?mind|(?:are|is) (?:actually |now |really )?(?:fine|ok|okay|alright|welcome)/,
  /(?:fine|ok|okay) with|no (?:longer )?(?:a )?(?:dealbreaker|problem|issue)|not (?:a )?(?:dealbreaker|problem|issue)/,
)
/** What is all right only up to a point refuses the rest. */
const UP_TO_A_POINT = anyOf(
  /but|except|unless|only|just not|as long as|if|social\w*|occasional\w*|sometimes|now and then|outside|ex-?smok\w+/,
)
const LONGEST_ACCEPTANCE = 20

/**
 * "I changed my mind about smokers, they're fine": deal-breakers that are none any more.
 *
 * @param standing the deal-breakers that stand
 */
export function readAcceptance({ text, original, asks }: Sentence, standing: readonly string[]): Proposal[] {
  const isAccepting = !asks && ALL_RIGHT.test(text) && !UP_TO_A_POINT.test(text)
  if (!isAccepting || text.split(' ').length > LONGEST_ACCEPTANCE) return []
  return listedIn(text)
    .filter(({ value }) => standing.includes(value))
    .map(({ value }) => ({ kind: 'remove', path: 'valuesMap.dealbreakers', value, words: original }))
}

/** Whether the sentence is an order to take something back, so that its words say nothing else. */
export const isTakeBack = (sentence: Sentence): boolean =>
  AT_THE_HEAD.test(sentence.text) && readTakeBack(sentence).length > 0

/** "Remove the bit about heavy drinkers": listed entries no longer meant. One that is not there changes nothing. */
export function readTakeBack({ text, original, asks }: Sentence): Proposal[] {
  if (asks || !TAKING_BACK.test(text) || text.split(' ').length > LONGEST) return []
  const remove = (path: 'valuesMap.dealbreakers' | 'valuesMap.safety_prefs', value: string): Proposal => ({
    kind: 'remove',
    path,
    value,
    words: original,
  })
  return [
    ...listedIn(text).map(({ value }) => remove('valuesMap.dealbreakers', value)),
    ...CHOICES.filter(([, said]) => said.test(text)).map(([value]) => remove('valuesMap.safety_prefs', value)),
  ]
}
