import { oneOf, pattern } from '../reading/words.ts'
import { figureIn, lowerEndIn, NUMBER, upperEndIn } from './age-ends.ts'
import { A_DECADE, agesOf, isDecade, POINT, POINT_GROUPS } from './decades.ts'

/** The ages in a text. `isRange`: both ends were given. `isPlain`: both ages are in digits. */
export type AgeSpan = {
  min: number | null
  max: number | null
  isRange: boolean
  isPlain: boolean
}

const UP_TO = oneOf(
  /-|n|&|\/|too?|till|til|until|through|thru|through to|up to|up till|and up to/,
  /all the way to|right (?:up )?(?:to|through)|at the youngest (?:to|and)/,
  /or maybe|, ?(?:or )?maybe|(?:, ?)?(?:or )?could be|or|and|,? ?max(?:imum)?/,
)
const JOIN = pattern`\s*${UP_TO}\s*(?:about |around |maybe |like |roughly |say |a |even |possibly )*`
const LEAD = /\b(between|from|aged?|ages|anywhere|somewhere)\b[^\d]{0,20}?/
const RANGE = pattern`${LEAD}?(?<![\d.])${POINT}(${JOIN})${POINT}(?![\d%]|\.\d|')`
const LOOSE_JOIN = /^(?:(?:and|or|,)\b|\/)/

const AROUND = oneOf(
  pattern`\b(?:around|about|roughly|approximately|circa|near|close to) ${NUMBER}`,
  pattern`\b${NUMBER}(?:ish| or so| or thereabouts)\b`,
)
/**
 * "Someone around 35" gives no ends. The range is this many years below and above, and the reply repeats it for
 * correction.
 */
const AROUND_YEARS = 2
const GIVE_OR_TAKE = /\b(?:give or take|plus or minus) (\d{1,2})\b/

export const ageSpanIn = (text: string): AgeSpan | null =>
  rangeIn(text) ?? endsIn(text) ?? decadeIn(text) ?? aroundIn(text)

function rangeIn(text: string): AgeSpan | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [, lead, ...rest] = found
  const first = rest.slice(0, POINT_GROUPS)
  const join = (rest[POINT_GROUPS] ?? '').trim()
  const second = rest.slice(POINT_GROUPS + 1)
  // "ages 30 and 40" and "between 30 and 40" are ranges. "30 and 40" alone is not.
  if (LOOSE_JOIN.test(join) && !lead && !isDecade(first)) return null
  // "In their fifties or early sixties, so 50 to 65": the more exact figures count.
  const closer = isDecade(first) ? rangeIn(text.slice(found.index + found[0].length)) : null
  if (closer?.isPlain) return closer
  const [low, lowEnd] = agesOf(first)
  const [highStart, high] = agesOf(second)
  return { min: Math.min(low, highStart), max: Math.max(high, lowEnd), isRange: true, isPlain: !isDecade(first) }
}

function endsIn(text: string): AgeSpan | null {
  const [min, max] = [lowerEndIn(text), upperEndIn(text)]
  return min === null && max === null ? null : { min, max, isRange: min !== null && max !== null, isPlain: true }
}

function decadeIn(text: string): AgeSpan | null {
  const found = A_DECADE.exec(text)
  if (!found) return null
  const [min, max] = agesOf(found.slice(1))
  return { min, max, isRange: true, isPlain: false }
}

function aroundIn(text: string): AgeSpan | null {
  const middle = figureIn(AROUND.exec(text))
  const years = Number(GIVE_OR_TAKE.exec(text)?.[1] ?? AROUND_YEARS)
  return middle ? { min: middle - years, max: middle + years, isRange: false, isPlain: true } : null
}
