import { MAX_AGE, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import type { Operation } from '../../profile/operation.ts'
import { valueAt } from '../../profile/profile.ts'
import { distanceSaid } from '../../profile/said.ts'
import type { Heard } from '../heard.ts'
import { A_PERSON_OF, SPEAKS_OF_AGE } from './figures/age-words.ts'
import { setting } from './figures/distance.ts'
import { withoutPutAside } from './figures/put-aside.ts'
import { press } from './order-meant.ts'
import { change } from './order-values.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Reading } from './reading-of.ts'

/**
 * Reads the figures that no step took. A new figure next to one of the card replaces it ("25 miles is a bit tight,
 * let's say 30"). Any other new figure gets a button for each row that it fits.
 */
export function figuresLeft(reading: Reading, heard: readonly Heard[]): Heard[] {
  const { message, row } = reading
  if (row === 'distance' || row === 'age') return []
  const all = message.sentences.map((one) => one.text).join(' . ')
  const text = withoutPutAside(all).replace(NO_VALUE, ' ')
  const taken = heard.flatMap(figuresOf)
  const range = rangeIn(text)
  const found = range?.ends.some((figure) => !taken.includes(figure))
    ? rangeHeard(range, saying(range.ends[0], reading))
    : figureHeard(text, { taken, reading, old: figuresIn(all.replace(NO_VALUE, ' ')) })
  return found.map((one) => quiet(one, heard))
}

const saying = (figure: number, { message: { sentences, text } }: Reading): string =>
  sentences.find(({ original }) => original.includes(`${figure}`))?.original ?? text

/** Miles in another clause belong to another figure. */
const clauseSaying = (figure: number, { parts }: Reading): string | undefined =>
  parts.find(({ text }) => figuresIn(text).includes(figure))?.text

function rangeHeard({ ends, isLed }: { ends: [number, number]; isLed: boolean }, quote: string): Heard[] {
  const does = ages(...ends, quote)
  return isLed ? does.map((operation) => change(operation, quote)) : [press(`Ages: ${ends.join(' to ')}`, does, quote)]
}

type Figures = { taken: readonly number[]; reading: Reading; old: readonly number[] }
const figuresIn = (text: string): number[] => [...new Set((text.match(FIGURE) ?? []).map(Number))]

function figureHeard(text: string, { taken, reading, old: said }: Figures): Heard[] {
  const figures = figuresIn(text)
  const left = figures.filter((figure) => !taken.includes(figure))
  const [isFar, isOfAge] = [OF_TRAVEL.test(text), SPEAKS_OF_AGE.test(text)]
  const held = rowsHolding(reading.state).filter(({ isDistance }) => isFar === isOfAge || isDistance === isFar)
  const [to, ...others] = left.filter((figure) => !held.some((one) => one.figure === figure))
  if (to === undefined || others.length > 0) return []
  if (isFar && MADE_FAR.exec(text)?.[1] === `${to}`) return [change(setting(to, 'miles', text), saying(to, reading))]
  const end = UPPER.test(text) ? ages(null, to, text) : LOWER.test(text) ? ages(to, null, text) : []
  if (end.length > 0 && isAge(to)) return end.map((operation) => change(operation, saying(to, reading)))
  const old = held.filter(({ figure }) => said.includes(figure))
  const [was] = old
  // "Change 42 for 48" does nothing if the card already shows 48.
  if (was && SWAPS.test(text) && text.indexOf(`${to}`) < text.indexOf(`${was.figure}`)) return []
  if (!was || old.length > 1 || said.length > 2 || asksOf(reading))
    return fitting(to, clauseSaying(to, reading) ?? text, reading)
  const operation = was.set(to, saying(to, reading))
  return operation ? [change(operation, saying(to, reading))] : []
}

const SWAPS = /\b(?:change|swap|switch|replace|from)\b/
const SUITS = /\b(?:would suit|suits me|would be (?:fine|good|nice|ideal|about right))\b/
function rangeIn(text: string): { ends: [number, number]; isLed: boolean } | null {
  const [, lead, low, high] = RANGE.exec(text) ?? []
  const ends: [number, number] = [Number(low), Number(high)]
  return ends.every(isAge) && ends[0] < ends[1] ? { ends, isLed: lead !== undefined || SUITS.test(text) } : null
}

const MADE_FAR = /\b(?:change|make|set|put|update)\b[^.]*\b(\d{1,3}) ?miles\b/
const UPPER =
  /\b(?:upper (?:age |end |limit)|top end|at the top|cap (?:it|that|them)|oldest (?:is|at|should|can)|max(?:imum)?(?: age)?)\b/
const LOWER =
  /\b(?:lower (?:age |end |limit)|bottom end|at the bottom|youngest (?:is|at|should|can)?|min(?:imum)?(?: age)?)\b/
const asksOf = ({ message }: Reading) => message.sentences.every(({ asks }) => asks)
const isAge = (figure: number) => figure >= MIN_AGE && figure <= MAX_AGE

/** If the rest of the message was understood, the button goes to the secondary row. */
const quiet = (one: Heard, heard: readonly Heard[]): Heard =>
  one.kind === 'press' && heard.some(({ kind }) => kind !== 'talk' && kind !== 'note')
    ? { kind: 'offer', label: one.label, does: one.does, quote: one.quote }
    : one

/** Figures that no row holds: times, money, shares, years and counts. */
const NO_VALUE =
  /\$ ?\d+|\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock|%|percent|hours?|hrs?|min\w*|times?|days?|weeks?|months?|kids?|cats?|dogs?|drinks?|years? (?:ago|now|in|of|together|sober|clean|back|since)|yrs? ago|things?|people|dates?|ft|feet|cm|lbs?|kg)\b|\b(?:at|by|before|after|until|till|around|past) (?:[1-9]|1\d|2[0-4])\b(?! ?(?:miles|km))|\b(?:have|has|got) \d{1,2}\b|\b(?:19|20)\d\d\b|\bi am (?:a )?\d{2}\b|\d+(?:st|nd|rd|th)\b/g
const RANGE = /(?:\b(between|aged?|ages) )?\b(\d{2}) ?(?:-|\u2013|to|and|till?|until) ?(\d{2})\b(?! ?(?:miles|km))/
const FIGURE = /(?<![\d.,$])\d{1,3}(?![\d%])/g

function figuresOf(one: Heard): number[] {
  if (one.kind === 'ask' || one.kind === 'which' || (one.kind === 'change' && one.by === 'guess')) return []
  const operations = one.kind === 'change' ? [one.operation] : 'does' in one ? one.does : []
  return operations.flatMap((operation) => {
    if (!('value' in operation)) return []
    if (operation.op !== 'set' && operation.op !== 'add') return allIn(String(operation.value))
    if (operation.op === 'set' && operation.path === 'valuesMap.distance_km')
      return (['miles', 'km'] as const).map((unit) => Number.parseInt(distanceSaid(Number(operation.value), unit), 10))
    // "Up to 45 is fine" and "a woman of 64" are ages, no entries.
    if (operation.op === 'add' && (UP_TO.test(operation.words) || A_PERSON_OF.test(plainWords(operation.words))))
      return []
    return typeof operation.value === 'number' ? [operation.value] : allIn(`${operation.value} ${operation.words}`)
  })
}
const allIn = (words: string): number[] => (words.match(/\d{1,3}/g) ?? []).map(Number)

type Holding = { figure: number; isDistance: boolean; set: (figure: number, words: string) => Operation | null }

function rowsHolding({ profile, unit }: Reading['state']): Holding[] {
  const km = valueAt(profile, 'valuesMap.distance_km')
  const far = typeof km === 'number' ? Number.parseInt(distanceSaid(km, unit ?? 'miles'), 10) : Number.NaN
  const end = (path: 'valuesMap.age_range.min' | 'valuesMap.age_range.max'): Holding[] => {
    const figure = valueAt(profile, path)
    const set = (value: number, words: string): Operation | null =>
      isAge(value) ? { op: 'set', path, value, words } : null
    return typeof figure === 'number' ? [{ figure, isDistance: false, set }] : []
  }
  return [
    ...(Number.isNaN(far)
      ? []
      : [
          {
            figure: far,
            isDistance: true,
            set: (value: number, words: string) => setting(value, unit ?? 'miles', words),
          },
        ]),
    ...end('valuesMap.age_range.min'),
    ...end('valuesMap.age_range.max'),
  ]
}

const ages = (min: number | null, max: number | null, words: string): Operation[] => [
  ...(min === null ? [] : [{ op: 'set', path: 'valuesMap.age_range.min', value: min, words } as const]),
  ...(max === null ? [] : [{ op: 'set', path: 'valuesMap.age_range.max', value: max, words } as const]),
]

const UP_TO =
  /\b(?:up to|under|below|max\w*|at most|tops|no(?:t|body)? (?:older|over|above|more)|oldest|younger|until|till)\b/
const FROM = /\b(?:from|over|above|at least|min\w*|older|youngest|or older|upwards?)\b/
const OF_TRAVEL = /\b(?:miles?|km|far|farther|further|distance|travel\w*|drive|driving|radius|away|car|train|bus)\b/

function fitting(figure: number, text: string, { state, row }: Reading): Heard[] {
  const isFar = OF_TRAVEL.test(text)
  const isOfAge = SPEAKS_OF_AGE.test(text) || row === 'age'
  if (!isFar && !isOfAge && !UP_TO.test(text) && !FROM.test(text)) return []
  return [
    ...(isFar && !isOfAge ? [] : ofAges(figure, text)),
    ...(isOfAge && !isFar ? [] : ofTravel(figure, text, state)),
  ]
}

function ofAges(figure: number, text: string): Heard[] {
  if (!isAge(figure)) return []
  const [isTop, isLow] = [UP_TO.test(text), FROM.test(text)]
  return [
    ...(isLow && !isTop ? [] : [press(`Ages: up to ${figure}`, ages(null, figure, text), text)]),
    ...(isTop && !isLow ? [] : [press(`Ages: from ${figure}`, ages(figure, null, text), text)]),
  ]
}

function ofTravel(figure: number, text: string, { unit }: Reading['state']): Heard[] {
  const measured = /\bkm\b/.test(text) ? 'km' : /\bmiles?\b/.test(text) ? 'miles' : (unit ?? 'miles')
  return figure > MAX_TRAVEL_KM ? [] : [press(`Distance: ${figure} ${measured}`, setting(figure, measured, text), text)]
}
