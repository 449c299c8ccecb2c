import { pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

const ANYBODY = /no preference|any(?:one|body)?|all(?: of them)?|either|whoever|every(?:one|body)/
const NOT_MINDING = /i (?:do not|am not) (?:mind|fussy|fussed)|not fussy|i am (?:open|easy)/
const NO_PREFERENCE = pattern`^\W*(?:${ANYBODY}|${NOT_MINDING})(?:,? (?:is fine|really|please|thanks))*\W*$`

/** "Either" and "all of them" after the question that lists whom one may meet. What names one is for the learned reader. */
export const readMeet: Reader = ({ asks, text, original }, { pending, isBrief }) =>
  !asks && pending === 'who' && isBrief && NO_PREFERENCE.test(text)
    ? [{ kind: 'add', path: 'preferences.must_haves', value: 'Everyone', words: original, alone: true }]
    : []
