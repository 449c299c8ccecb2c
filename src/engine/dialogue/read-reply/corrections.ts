import { KM_PER_MILE, MAX_AGE, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import { BUDGETS } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf } from '../reading/words.ts'
import { type Context, withoutPutAside } from './reader.ts'

const TAKING_BACK = oneOf(
  /actually|i meant?|meant to (?:say|put|write)|correction|scratch that|typo|in fact|rather|instead|not \d+/,
  /sorry|oops|whoops|wait|(?:no|oh|sorry|oops|hang on|hold on) ?,? ?wait|on second thoughts?|second thought/,
)
const PUTTING_RIGHT = oneOf(
  /make (?:that|it|this|the)|change (?:that|it|this|the|my)|edit|update|correct that|should (?:be|say|have)/,
  /bump|raise|lower|increase|reduce|extend|stretch|(?:push|bring|drop|double) (?:it|that)/,
  /let us (?:say|go|make)|well,? \d+/,
  /(?:so )?(?:put|call it|go with) (?:me |it |that )?(?:down )?(?:at |as |for )?\d+/,
)
/** Words that put right what was said before. */
const CORRECTING = anyOf(TAKING_BACK, PUTTING_RIGHT)
const BARE_NUMBER =
  /^\W*(?:(?:no|ok|okay|hmm|maybe|say)\W+)*\d{1,3}(?: (?:tops|max|at (?:the )?(?:most|outside|max)))?\W*$/
const LOWER_END = /\b(?:lower|bottom|min|minimum|younger|youngest|lowest)\b/
const NUMBER =
  /(?<![\d.])\d{1,3}(?![\d.]*\d|%| ?(?:[ap]m|min\w*|hours?|days?|weeks?|months?|times|people|kids|dollars)\b)/g

/** The age range as known so far. */
type CurrentAges = (end: 'min' | 'max') => number | null

/** "Actually, make that 40": a number without a name, meant for the value noted last. */
export function readCorrection(sentence: Sentence, context: Context, current: CurrentAges): Proposal[] {
  const { lastPath, lastUnit } = context
  if (lastPath === null || !isCorrection(sentence)) return []
  const numbers = new Set(withoutPutAside(sentence.text).match(NUMBER))
  if (numbers.size !== 1) return []
  const value = Number([...numbers][0])
  const words = sentence.original
  if (lastPath === 'valuesMap.budget') {
    const budget = BUDGETS[value - 1]
    return budget ? [{ kind: 'set', path: lastPath, value: budget, words }] : []
  }
  if (lastPath === 'valuesMap.distance_km') {
    const km = Math.min(MAX_TRAVEL_KM, Math.round(lastUnit === 'km' ? value : value * KM_PER_MILE))
    return [{ kind: 'set', path: lastPath, value: km, unit: lastUnit ?? 'miles', words }]
  }
  if (!lastPath.startsWith('valuesMap.age_range') || value < MIN_AGE || value > MAX_AGE) return []
  const [min, max] = [current('min'), current('max')]
  const isLower = max === null ? lastPath.endsWith('min') : min !== null && value < min
  return [
    {
      kind: 'set',
      path: isLower || LOWER_END.test(sentence.text) ? 'valuesMap.age_range.min' : 'valuesMap.age_range.max',
      value,
      words,
    },
  ]
}

const isCorrection = (sentence: Sentence): boolean =>
  (CORRECTING.test(sentence.text) || BARE_NUMBER.test(sentence.text)) && ownClauses(sentence).length > 0
