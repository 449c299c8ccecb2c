import type { Budget } from '#contract/options.ts'
import { ownClauses } from '../reading/sentences.ts'
import { type Reader, withoutPutAside } from './reader.ts'

const SIGNS = /(?<![\w$])(\${1,4})(?![\d$\w])/g
const TOO_MUCH = /\$+ (?:is|are|would be|feels?|seems?) (?:\w+ )?(?:too|beyond|over)\b/g
const SIGNS_IN_WORDS = /\b(a single|single|one|1|2|3|4|double|triple|quadruple) (?:\$|dollars?)[- ]?(?:signs?)?(?!\w)/
const MULTIPLES: Record<string, number> = { double: 2, triple: 3, quadruple: 4 }
const BY_SIGNS: readonly Budget[] = ['$', '$$', '$$$', '$$$$']

/** What the person likes to spend on a date, in signs; the words for it are the learned reader's. */
export const readBudget: Reader = (sentence) =>
  ownClauses(sentence)
    .flatMap(({ text }) => signsIn(withoutPutAside(text)) ?? [])
    .map((value) => ({ kind: 'set', path: 'valuesMap.budget', value, words: sentence.original }))

function signsIn(text: string): Budget | undefined {
  const signs = [...text.replace(TOO_MUCH, ' ').matchAll(SIGNS)].at(-1)?.[1]
  if (signs) return BY_SIGNS[signs.length - 1]
  const worded = SIGNS_IN_WORDS.exec(text)?.[1]
  return worded ? BY_SIGNS[(MULTIPLES[worded] ?? (Number(worded) || 1)) - 1] : undefined
}
