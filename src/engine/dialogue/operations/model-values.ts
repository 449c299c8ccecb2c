import { KM_PER_MILE, MAX_NAME } from '#contract/limits.ts'
import { fitting } from '../merge.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { namesOption } from '../reading/week-words.ts'
import { phrase } from '../reading/wording.ts'
import { CLOSED_OPTIONS, isListPath, LISTED_OPTIONS, type Path } from '../slots.ts'
import { isMadeOf, plainly } from './quotes.ts'

/** A value that a model heard. `isPlain`: the words that it rests on give it, and they are the person's own. */
export type ModelValue = { put: Proposal; isPlain: boolean }

/**
 * The value that words give, checked against its place and against the words; null when the place cannot hold it.
 *
 * @param known what its words may be made of besides those of the message
 */
export function modelValue(
  { path, value, words }: { path: Path; value: string | number; words: string },
  reading: Reading,
  known = '',
): ModelValue | null {
  const quote = plainly(words)
  const fit = fitting(path, value)
  if (fit === null) return null
  if (typeof fit === 'number') {
    const figure = figureOf({ path, value: fit, words }, reading)
    return { put: figure ?? { kind: 'set', path, value: fit, words }, isPlain: figure !== null }
  }
  if (isListed(path, fit)) {
    const isNegated = isListPath(path) && isNamedIn(fit, quote) && isTurnedDown(path, fit, quote.replace(NOT_ONLY, ''))
    const isOwn = !isOfLife(path) || !isOfOthers(quote, reading)
    return { put: putting({ path, value: fit, words }), isPlain: isOwn && !isNegated }
  }
  // Wishes are told in the words of many a person: whose they are a model knows better than the rules.
  const said = [...reading.all.map(({ text }) => text), plainly(known)].join(' ')
  return { put: putting({ path, value: phrase(fit, MAX_NAME), words }), isPlain: isMadeOf(fit, said) }
}

/** Whether a quote that names an option says no to it: "women, just not men" does not. */
function isTurnedDown(path: Path, option: string, quote: string): boolean {
  if (path === 'valuesMap.dealbreakers' || NEGATION.test(plainly(option))) return false
  // "Weeknights, any except Tuesday" turns down a Tuesday.
  if (path === 'valuesMap.availability') return NEGATION.test(quote) && !namesOption(option, quote)
  return quote.split(/[,.;!]|\b(?:but|just)\b/).some((part) => isNamedIn(option, part) && NEGATION.test(part))
}

const NEGATION = /\b(?:no|not|never|none|neither|without|except|nothing|hate)\b/

/** "Not just weeknights" adds to them. */
const NOT_ONLY = /\bnot (?:just|only|even|merely)\b/g

/** Enough of an option's word to know it by. */
const KNOWN_BY = 5
const isNamedIn = (option: string, quote: string): boolean =>
  plainly(option)
    .split(/[\s_]/)
    .filter((word) => word.length > 2)
    .every((word) => quote.split(/\W+/).some((one) => one.startsWith(word.slice(0, KNOWN_BY))))

/** Whether the words of a single value give it themselves, a figure or the name of an option, and deny nothing. */
export function isInSoManyWords(one: Proposal): boolean {
  if (one.kind !== 'set') return false
  const quote = plainly(one.words)
  if (typeof one.value === 'number') return figureIn({ ...one, value: one.value }) !== undefined
  if (one.path === 'valuesMap.budget') return quote.match(/\$+/g)?.join() === one.value
  // "No" says too little by itself.
  return one.value !== 'no' && isNamedIn(one.value, quote) && !NEGATION.test(quote)
}

/** Whether a quote names an option by any of its words. */
export const isNamed = (option: string, quote: string): boolean =>
  plainly(option)
    .split(/\W+/)
    .filter((word) => word.length >= KNOWN_BY)
    .some((word) => quote.includes(word.slice(0, KNOWN_BY)))

/** What a person is, does and has time for, and not what they wish. */
const isOfLife = (path: Path) => path.startsWith('valuesMap.') && path !== 'valuesMap.dealbreakers'

const isListed = (path: Path, value: string) =>
  [...(CLOSED_OPTIONS[path] ?? []), ...(LISTED_OPTIONS[path] ?? [])].includes(value)

/** Without somebody else in it, or with "I" or an order, a clause is of oneself, whoever was spoken of before. */
const OF_SELF = /\b(?:i|i'[a-z]+|put|make|change|set|raise|lower|add|write|keep)\b/
const OF_ANOTHER = /\b(?:he|she|they|his|her|their|my|who)\b/
/** What is quoted of a question, or of what is told about somebody else. */
const isOfOthers = (quote: string, { sentences }: Reading) =>
  sentences
    .flatMap(({ clauses, asks }) =>
      clauses.filter(({ about, text }) => asks || (about === 'third' && OF_ANOTHER.test(text))),
    )
    .some(({ text }) => text.includes(quote) && !OF_SELF.test(text))

const DISTANCE: Path = 'valuesMap.distance_km'
const MILES = /\bmi(?:les?)?\b/
const KM = /\bkm\b/
const KM_TOLERANCE = 2
/** "Mid forties" is 44 to one and 45 to another. */
const YEARS = 2

const isNear = (one: number, other: number, tolerance: number) => Math.abs(one - other) <= tolerance

/** How far a figure is from a value, as it stands or in miles. */
const awayFrom = (figure: number, { path, value }: { path: Path; value: number }) =>
  Math.min(Math.abs(figure - value), path === DISTANCE ? Math.abs(inKm(figure) - value) : Infinity)
/** Whether a figure is a value, as it stands or in miles. */
const gives = (figure: number, one: { path: Path; value: number }) =>
  awayFrom(figure, one) <= (one.path === DISTANCE ? KM_TOLERANCE : 0)

/** The figure in the words of a value that gives it, the nearest of several: 24 km are 15 miles, and not 25. */
const figureIn = (one: { path: Path; value: number; words: string }): number | undefined =>
  (plainly(one.words).match(/\d+/g) ?? [])
    .map(Number)
    .filter((figure) => gives(figure, one))
    .toSorted((some, other) => awayFrom(some, one) - awayFrom(other, one))[0]

/** A figure as the rules read it or as it stands in the words it rests on; null where neither gives it. */
function figureOf(
  { path, value, words }: { path: Path; value: number; words: string },
  { proposals, all }: Reading,
): Proposal | null {
  const isDistance = path === DISTANCE
  const quote = plainly(words)
  const figure = figureIn({ path, value, words })
  // "25 miles is miles away, 15 tops": the figure that the words hold is meant, however near another one is.
  const isFar = figure !== undefined && !isNear(figure, value, KM_TOLERANCE)
  if (figure !== undefined && isDistance && (isFar || MILES.test(quote)) && isNear(inKm(figure), value, KM_TOLERANCE))
    return { kind: 'set', path, value: inKm(figure), words, unit: 'miles' }
  const tolerance = isDistance ? KM_TOLERANCE : YEARS
  const read = proposals.find((one) => one.kind === 'set' && one.path === path)
  if (read?.kind === 'set' && typeof read.value === 'number')
    if (gives(read.value, { path, value }) || isNear(isDistance ? inKm(value) : value, read.value, tolerance))
      return isDistance ? read : { ...read, value }
  if (figure === undefined) return null
  if (isDistance && MILES.test(quote)) return { kind: 'set', path, value: inKm(figure), words, unit: 'miles' }
  // "30 km in this traffic is a joke. Make it 15" speaks in km.
  const isInKm = isDistance && all.some(({ text }) => KM.test(text)) && !all.some(({ text }) => MILES.test(text))
  return { kind: 'set', path, value, words, ...(isInKm ? { unit: 'km' } : {}) }
}

const inKm = (miles: number) => Math.round(miles * KM_PER_MILE)
