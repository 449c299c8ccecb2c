import type { Budget } from '#contract/options.ts'
import { ownClauses } from '../../reading/sentences.ts'
import type { Reader } from '../reader.ts'
import {
  AMOUNT,
  BOUGHT,
  ONCE,
  OTHER_BUDGET,
  OTHER_MONEY,
  OTHER_SIGNS,
  SIGNS,
  SIGNS_IN_WORDS,
  SPEAKS_OF_SPENDING,
} from './budget-words.ts'

/** Upper ends of $, $$ and $$$ for one evening, in whole units of the money named. */
const STEPS = [25, 60, 120] as const

/** What the person likes to spend on a date, in signs or an amount; the words for it are the learned reader's. */
export const readBudget: Reader = (sentence, context) => {
  if (sentence.asks || BOUGHT.test(sentence.text)) return []
  const speaks = SPEAKS_OF_SPENDING.test(sentence.text) || (context.pending === 'week' && context.isBrief)
  const said = ownClauses(sentence).filter(({ text }) => !OTHER_BUDGET.test(text))
  const signs = said.flatMap(({ text }) => signsIn(text) ?? [])
  // "$ is my budget, my pension isn't generous": the signs say it, the words around them say why.
  const found = signs.length > 0 || !speaks ? signs : said.flatMap(({ text }) => amountIn(text) ?? [])
  return found.map((value) => ({ kind: 'set', path: 'valuesMap.budget', value, words: sentence.original }))
}

function signsIn(said: string): Budget | null {
  const text = said.replace(OTHER_SIGNS, ' ')
  const signs = [...text.matchAll(SIGNS)].at(-1)?.[1]
  if (signs) return BY_SIGNS[signs.length - 1] ?? null
  const worded = SIGNS_IN_WORDS.exec(text)?.[1]
  return worded ? (BY_SIGNS[(MULTIPLES[worded] ?? (Number(worded) || 1)) - 1] ?? null) : null
}

function amountIn(text: string): Budget | null {
  const amount = OTHER_MONEY.test(text) || ONCE.test(text) ? null : AMOUNT.exec(text)
  return amount && byAmount(Math.max(...amount.slice(1).map((group) => Number(group ?? 0))))
}

const MULTIPLES: Record<string, number> = { double: 2, triple: 3, quadruple: 4 }
const BY_SIGNS: readonly Budget[] = ['$', '$$', '$$$', '$$$$']

function byAmount(amount: number): Budget {
  const step = STEPS.findIndex((upTo) => amount <= upTo)
  return BY_SIGNS[step < 0 ? STEPS.length : step] ?? '$$$$'
}
