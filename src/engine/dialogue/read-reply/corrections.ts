import { KM_PER_MILE, MAX_AGE, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import { BUDGETS } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import type { Context } from './reader.ts'

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
export const CORRECTING = anyOf(TAKING_BACK, PUTTING_RIGHT)
const AT_MOST = oneOf(
  /tops|max|at (?:the )?(?:most|outside|max)|if i (?:have|had) to/,
  /for the right (?:one|person|guy|man|woman|girl)/,
)
const BARE_NUMBER = pattern`^\W*(?:(?:no|ok|okay|well|hmm|maybe|say|or|nah|yeah)\W+)*\d{1,3}(?: ${AT_MOST})*\W*$`
const OTHER_UNITS = oneOf(
  /%|am|pm|min\w*|hours?|hrs?|days?|weeks?|months?|times|dates?|dollars/,
  /kids|children|people|cats?|dogs?/,
)
const STANDS_FOR_ELSE = pattern`\b\d+(?:\.\d+)? ?${OTHER_UNITS}\b|[$\u00a3\u20ac]\d`
const NUMBER_TAKEN_BACK = /\b(?:rather than|instead of|in place of|not|from) \d+/g
const NUMBER = /(?<![\d.])\d{1,3}(?![\d.]*\d)/g

/** The age range as known so far. */
type CurrentAges = (end: 'min' | 'max') => number | null

/** "Actually, make that 40": a number without a name, meant for the value noted last. */
export function readCorrection(sentence: Sentence, context: Context, current: CurrentAges): Proposal[] {
  const { lastPath, lastUnit } = context
  if (lastPath === null || !isCorrection(sentence)) return []
  const text = sentence.text.replace(NUMBER_TAKEN_BACK, ' ')
  const numbers = new Set(text.match(NUMBER))
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
  return [{ kind: 'set', path: endFor(value, text, context, current), value, words }]
}

function isCorrection({ text, asks, clauses }: Sentence): boolean {
  if (asks || clauses.every(({ about }) => about === 'third')) return false
  return (CORRECTING.test(text) || BARE_NUMBER.test(text)) && !STANDS_FOR_ELSE.test(text)
}

const UPPER_END = anyOf(/upper|top|max\w*|older|oldest|highest/)
const LOWER_END = anyOf(/lower|bottom|min\w*|younger|youngest|lowest/)

function endFor(value: number, text: string, context: Context, current: CurrentAges) {
  const [min, max] = [current('min'), current('max')]
  if (UPPER_END.test(text)) return 'valuesMap.age_range.max'
  if (LOWER_END.test(text)) return 'valuesMap.age_range.min'
  if (min !== null && (value < min || max === null)) return 'valuesMap.age_range.min'
  return context.lastPath === 'valuesMap.age_range.min' && max === null
    ? 'valuesMap.age_range.min'
    : 'valuesMap.age_range.max'
}
