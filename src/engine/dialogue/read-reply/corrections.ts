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

/** "Push the max age to 52": an end of the range by its name, whatever was noted last. */
const END_OF_AGES = pattern`\b(?:${PUTTING_RIGHT}|push|set|move|take|put|drop)\b[^.]*?
  \b(max\w*|upper|top|oldest|min\w*|lower|bottom|youngest) (?:ages?|age limit|end of (?:my |the )?ages?)\b
  [^.]*?\b(?:to|at|be|of) (\d{2})\b`

function readEndOfAges({ text, original, asks }: Sentence): Proposal[] {
  const [, end = '', value] = END_OF_AGES.exec(text) ?? []
  if (asks || value === undefined || Number(value) < MIN_AGE || Number(value) > MAX_AGE) return []
  const path = UPPER_END.test(end) ? 'valuesMap.age_range.max' : 'valuesMap.age_range.min'
  return [{ kind: 'set', path, value: Number(value), words: original }]
}

/** "Actually, make that 40": a number without a name, meant for the value noted last. */
export function readCorrection(sentence: Sentence, context: Context, current: CurrentAges): Proposal[] {
  const { lastPath, lastUnit } = context
  const named = readEndOfAges(sentence)
  if (named.length > 0) return named
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
