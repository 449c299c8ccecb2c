import type { Sentence } from '../../reading/sentences.ts'
import { pattern } from '../../reading/words.ts'
import { REFUSING } from './refusing-words.ts'

const ON_WHAT_WAS_SAID = pattern`^\W*(?:(?:and|so|but|well|yes|no|oh)[ ,]+)*
  (?:that|this|it|those|these|they|both|all of (?:that|those|them|it))(?! was| were)\b`
const LONGEST_VERDICT = 10
const LONGEST_SUBJECT = 12

/**
 * "Rudeness to waiters. That's a hard no.": the two as one sentence, when the second passes judgement on the first and
 * the first says no more than what is judged. Null otherwise.
 */
export function verdictOn(subject: Sentence | undefined, verdict: Sentence): Sentence | null {
  if (!subject || subject.asks || verdict.asks) return null
  const isVerdict = ON_WHAT_WAS_SAID.test(verdict.text) && REFUSING.test(verdict.text)
  if (!isVerdict || wordsIn(verdict) > LONGEST_VERDICT) return null
  if (wordsIn(subject) > LONGEST_SUBJECT || REFUSING.test(subject.text) || /\bi\b/.test(subject.text)) return null
  return {
    asks: false,
    text: `${subject.text.replace(/\W+$/, '')}, ${verdict.text}`,
    original: `${subject.original} ${verdict.original}`,
    clauses: [...subject.clauses, ...verdict.clauses],
  }
}

const wordsIn = ({ text }: Sentence) => text.split(' ').length
