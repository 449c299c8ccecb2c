import { KM_PER_MILE, MAX_AGE, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import { BUDGETS } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import type { Context } from './reader.ts'

export const CORRECTING =
  /\b(?:actually|make (?:that|it|this|the)|change (?:that|it|this|the|my)|(?:no|oh|sorry|oops|hang on|hold on) ?,? ?wait|wait|i meant?|meant to (?:say|put|write)|sorry|correction|oops|whoops|scratch that|instead|on second thoughts?|second thought|rather|bump|raise|lower|increase|reduce|extend|typo|should (?:be|say|have)|let us (?:say|go|make)|edit|update|correct that|in fact|stretch|push (?:it|that)|bring (?:it|that)|drop (?:it|that)|double (?:it|that)|not \d+|(?:so )?(?:put|call it|go with) (?:me |it |that )?(?:down )?(?:at |as |for )?\d+|well,? \d+)\b/
const BARE_NUMBER =
  /^\W*(?:(?:no|ok|okay|well|hmm|maybe|say|or|nah|yeah)\W+)*\d{1,3}(?: (?:tops|max|at (?:the )?(?:most|outside|max)|if i (?:have|had) to|for the right (?:one|person|guy|man|woman|girl)))*\W*$/
const STANDS_FOR_ELSE =
  /\b\d+(?:\.\d+)? ?(?:%|am|pm|min\w*|hours?|hrs?|days?|weeks?|months?|times|kids|children|dates?|dollars|people|cats?|dogs?)\b|[$\u00a3\u20ac]\d/

/** "Actually, make that 40": a number without a name, meant for the value noted last. */
export function readCorrection(
  sentence: Sentence,
  context: Context,
  current: (path: 'min' | 'max') => number | null,
): Proposal[] {
  if (
    sentence.asks ||
    context.lastPath === null ||
    !(CORRECTING.test(sentence.text) || BARE_NUMBER.test(sentence.text)) ||
    STANDS_FOR_ELSE.test(sentence.text)
  )
    return []
  if (sentence.clauses.every(({ about }) => about === 'third')) return []
  const text = sentence.text.replace(/\b(?:rather than|instead of|in place of|not|from) \d+/g, ' ')
  const numbers = new Set(text.match(/(?<![\d.])\d{1,3}(?![\d.]*\d)/g))
  if (numbers.size !== 1) return []
  const value = Number([...numbers][0])
  if (context.lastPath === 'valuesMap.budget') {
    const budget = BUDGETS[value - 1]
    return budget ? [{ kind: 'set', path: context.lastPath, value: budget, words: sentence.original }] : []
  }
  if (context.lastPath === 'valuesMap.distance_km') {
    const km = Math.min(MAX_TRAVEL_KM, Math.round(context.lastUnit === 'km' ? value : value * KM_PER_MILE))
    return [
      { kind: 'set', path: context.lastPath, value: km, unit: context.lastUnit ?? 'miles', words: sentence.original },
    ]
  }
  if (!context.lastPath.startsWith('valuesMap.age_range') || value < MIN_AGE || value > MAX_AGE) return []
  return [{ kind: 'set', path: endFor(value, text, context, current), value, words: sentence.original }]
}

function endFor(value: number, text: string, context: Context, current: (path: 'min' | 'max') => number | null) {
  const [min, max] = [current('min'), current('max')]
  if (/\b(?:upper|top|max\w*|older|oldest|highest)\b/.test(text)) return 'valuesMap.age_range.max'
  if (/\b(?:lower|bottom|min\w*|younger|youngest|lowest)\b/.test(text)) return 'valuesMap.age_range.min'
  if (min !== null && (value < min || max === null)) return 'valuesMap.age_range.min'
  return context.lastPath === 'valuesMap.age_range.min' && max === null
    ? 'valuesMap.age_range.min'
    : 'valuesMap.age_range.max'
}
