import { allBut } from '../reading/whom-to-meet.ts'
import type { Reader } from './reader.ts'

const EITHER = /^\W*(?:either|any|both|all)(?: of (?:them|those))?(?:,? (?:is fine|really|please|thanks))?\W*$/

/**
 * "Either" after the question that lists whom one may meet, and "anyone but men". What names one is for the learned
 * reader.
 */
export const readMeet: Reader = ({ asks, text, original }, { pending }) => {
  if (asks || pending !== 'who') return []
  const values = EITHER.test(text) ? ['Everyone'] : allBut(text)
  return values.map((value, at) => ({
    ...{ kind: 'add', path: 'preferences.must_haves', words: original },
    ...{ value, alone: at === 0 },
  }))
}
