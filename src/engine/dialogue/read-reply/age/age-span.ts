import { oneOf, pattern } from '../../reading/words.ts'
import { figureIn, lowerEndIn, NO_BOTTOM, NO_TOP, NUMBER, PUT_ASIDE, upperEndIn } from './age-ends.ts'
import { A_DECADE, agesOf, isDecade, POINT, POINT_GROUPS } from './decades.ts'

/** Ages named in a text: `isRange` when both ends were said, `isPlain` when only digits were. */
export type AgeSpan = {
  min: number | null
  max: number | null
  isRange: boolean
  isPlain: boolean
  /** 'open': one end was named as having no limit. */
  said: 'range' | 'end' | 'open'
}

const UP_TO = oneOf(
  /-|n|&|\/|too?|till|til|until|through|thru|through to|up to|up till|and up to/,
  /all the way to|right (?:up )?(?:to|through)|at the youngest (?:to|and)/,
  /or maybe|, ?(?:or )?maybe|(?:, ?)?(?:or )?could be|or|and|,? ?max(?:imum)?/,
)
const JOIN = pattern`\s*${UP_TO}\s*(?:about |around |maybe |like |roughly |say |a |even |possibly )*`
const LEAD = /\b(between|btwn|betw|from|aged?|ages|anywhere|somewhere)\b[^\d]{0,20}?/
const RANGE = pattern`${LEAD}?(?<![\d.])${POINT}(${JOIN})${POINT}(?![\d%]|\.\d|')`
/** A word that joins two figures without making a range of them. */
const LOOSE_JOIN = /^(?:(?:and|or|,)\b|\/)/
const FIRM_JOIN = /^(?:or maybe|and up to)/

const AROUND = oneOf(
  pattern`\b(?:around|about|roughly|approximately|circa|near|close to) ${NUMBER}`,
  pattern`\b${NUMBER}(?:ish| or so| or thereabouts)\b`,
)
/** "Someone around 35" names no ends; two years either way, said back so that it can be put right. */
const AROUND_YEARS = 2
const GIVE_OR_TAKE = /\b(?:give or take|plus or minus|plus\/minus|\+ ?\/ ?-) (?:about |like )?(\d{1,2})\b/

/** "40 and 50 are my limits." */
const ARE_LIMITS = /^ (?:(?:(?:are|as) )?(?:my|the) (?:limits?|ends|bounds|cut-?offs|extremes)|ages?|age-?range)\b/
/** "Nobody below 60 or above 75", "below 60 or above 75 is not for me": both ends are welcome. */
const OUTSIDE = pattern`
  \b(?:under|below|younger than) ${NUMBER},? (?:or|and|nor) (?:anyone |anybody |someone )?
  (?:over|above|older than) ${NUMBER}`

/** What a figure that was put aside leaves between its commas. */
const LEFT_EMPTY = /\s*,(?:\s*,)+\s*/g

/** The span of ages that a text names, ends included; null when it names none. */
export function ageSpanIn(raw: string): AgeSpan | null {
  const text = raw.replace(PUT_ASIDE, ' ').replace(LEFT_EMPTY, ' ')
  return outsideIn(text) ?? rangeIn(text) ?? endsIn(text) ?? decadeIn(text) ?? aroundIn(text)
}

function outsideIn(text: string): AgeSpan | null {
  const [, min, max] = OUTSIDE.exec(text) ?? []
  if (min === undefined || max === undefined) return null
  return { min: Number(min), max: Number(max), isRange: true, isPlain: true, said: 'range' }
}

function rangeIn(text: string): AgeSpan | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [, lead, ...rest] = found
  const first = rest.slice(0, POINT_GROUPS)
  const join = (rest[POINT_GROUPS] ?? '').trim()
  const second = rest.slice(POINT_GROUPS + 1)
  // "ages 30 and 40" and "between 30 and 40" are ranges; "30 and 40" alone may be anything.
  if (
    LOOSE_JOIN.test(join) &&
    !lead &&
    !ARE_LIMITS.test(text.slice(found.index + found[0].length)) &&
    !isDecade(first) &&
    !FIRM_JOIN.test(join)
  )
    return null
  // "In their fifties or early sixties, so 50 to 65": the figures say it better.
  const closer = isDecade(first) ? rangeIn(text.slice(found.index + found[0].length)) : null
  if (closer?.isPlain) return closer
  const [low, lowEnd] = agesOf(first)
  const [highStart, high] = agesOf(second)
  return {
    min: Math.min(low, highStart),
    max: Math.max(high, lowEnd),
    isRange: true,
    isPlain: !isDecade(first),
    said: 'range',
  }
}

function endsIn(text: string): AgeSpan | null {
  const [min, max] = [lowerEndIn(text), upperEndIn(text)]
  if (min === null && max === null) return null
  const open = (min !== null && NO_TOP.test(text)) || (max !== null && NO_BOTTOM.test(text))
  return { min, max, isRange: min !== null && max !== null, isPlain: true, said: open ? 'open' : 'end' }
}

function decadeIn(text: string): AgeSpan | null {
  const found = A_DECADE.exec(text)
  if (!found) return null
  const [min, max] = agesOf(found.slice(1))
  return { min, max, isRange: true, isPlain: false, said: 'range' }
}

function aroundIn(text: string): AgeSpan | null {
  const middle = figureIn(AROUND.exec(text))
  const years = Number(GIVE_OR_TAKE.exec(text)?.[1] ?? AROUND_YEARS)
  return middle ? { min: middle - years, max: middle + years, isRange: false, isPlain: true, said: 'range' } : null
}
