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
