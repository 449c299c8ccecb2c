import type { Reader } from './reader.ts'

const EITHER = /^\W*(?:either|any|both|all)(?: of (?:them|those))?(?:,? (?:is fine|really|please|thanks))?\W*$/

/** "Either" after the question that lists whom one may meet. What names one is for the learned reader. */
export const readMeet: Reader = ({ asks, text, original }, { pending }) =>
  !asks && pending === 'who' && EITHER.test(text)
    ? [{ kind: 'add', path: 'preferences.must_haves', value: 'Everyone', words: original, alone: true }]
    : []
