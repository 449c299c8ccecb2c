import { KM_PER_MILE } from '#contract/limits.ts'
import type { Operation } from '../../../profile/operation.ts'
import { valueAt } from '../../../profile/profile.ts'
import type { Conversation } from '../../../state/conversation.ts'
import { setting } from './distance.ts'

const SWAP =
  /(?<![\d$])(?<now>\d{1,3})[^\d\p{L}]+not (?<old>\d{1,3})(?!\d)|\bnot (?<former>\d{1,3})[^\d\p{L}]*(?:but |it is |make it )?(?<later>\d{1,3})(?!\d)/u
const TOO =
  /(?<![\d$])(?<old>\d{1,3})(?: miles?| km| years?)? (?:is|are|was|would be) (?:(?:a bit|way|just|really|still|much) )*too? (?:far|much|long|wide|big|high|old|young|low|little|few|close|near|short|small|narrow)\b\D*(?<now>\d{1,3})(?!\d)/
const COULD_BE = /^\D*(?<old>\d{1,3})\D{0,12}\b(?:could|can|should|may|might|ought to) be (?<now>\d{1,3})\D*$/
const SAID =
  /^\D*\b(?:said|put|wrote|have|says?|actually)\b[^\d$]*(?<old>\d{1,3})\b\D*\b(?:but|go|make|actually|up to|down to|stretch|instead)\b\D*(?<now>\d{1,3})\D*$/
/** "Changed my mind about the driving, make it 140": 140 is too high for an age. */
const MADE =
  /\b(?:make|change|set|put) (?:it|that|this) (?:to )?(?<made>\d{2,3})(?: miles?)?(?! ?(?:to|or|and|-|km|%)? ?\d)\b/
const OF_TRIPS = /\b(?:driv(?:e|ing)|far|travel\w*|trip|commute|road|distance|miles)\b/
const OLDEST = 99
const A_RANGE = /\d\d ?(?:to|-|\u2013|and) ?\d\d\b/
const CHANGED =
  /\b(?:change|swap|switch|replace|move|bump) (?:the )?(?<old>\d{1,3}) (?:to|with|for|by) (?<now>\d{1,3})(?!\d)/
const AGES = ['valuesMap.age_range.min', 'valuesMap.age_range.max'] as const

/**
 * Replaces a figure of the card. The old figure shows which row is meant, whatever was asked.
 *
 * @param plain the message in plain words
 */
export function swappedFigure(plain: string, { profile, unit }: Conversation): Operation | null {
  const changed = CHANGED.exec(plain)
  // "30 to 42, not 27 to 44" is for `swappedAges`.
  if (!changed && A_RANGE.test(plain)) return null
  const { now, old, former, later } =
    (changed ?? SWAP.exec(plain) ?? TOO.exec(plain) ?? COULD_BE.exec(plain) ?? SAID.exec(plain))?.groups ?? {}
  const [from, to] = [Number(old ?? former), Number(now ?? later)]
  if (Number.isNaN(from) || Number.isNaN(to)) return null
  const age = AGES.find((path) => valueAt(profile, path) === from)
  if (age) return { op: 'set', path: age, value: to, words: plain }
  const km = valueAt(profile, 'valuesMap.distance_km')
  const perUnit = unit === 'km' ? 1 : KM_PER_MILE
  if (typeof km !== 'number' || Math.round(km / perUnit) !== from) return null
  return setting(to, unit ?? 'miles', plain)
}

/** "30 to 45, not 31-42" replaces the ages on the card. */
export function swappedAges(plain: string, { profile }: Pick<Conversation, 'profile'>): Operation[] {
  const ranges = [...plain.matchAll(/\b(\d\d) ?(?:to|-|\u2013|and) ?(\d\d)\b/g)].map(([, low, high]) => [
    Number(low),
    Number(high),
  ])
  const held = AGES.map((path) => valueAt(profile, path))
  const isHeld = (range: readonly number[]) => range.every((figure, at) => figure === held[at])
  const other = ranges.find((range) => !isHeld(range))
  if (ranges.length !== 2 || !other || !ranges.some(isHeld)) return []
  return AGES.flatMap((path, at) =>
    other[at] === undefined ? [] : [{ op: 'set' as const, path, value: other[at], words: plain }],
  )
}

/** The distance in an order without a unit. Null if the figure may mean something else. */
export function distanceMade(plain: string, { unit }: Pick<Conversation, 'unit'>): Operation | null {
  const made = Number(MADE.exec(plain)?.groups?.made)
  return made > OLDEST || (made > 0 && OF_TRIPS.test(plain)) ? setting(made, unit ?? 'miles', plain) : null
}
