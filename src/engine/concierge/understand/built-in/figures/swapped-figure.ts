import { KM_PER_MILE } from '#contract/limits.ts'
import type { Operation } from '../../../profile/operation.ts'
import { valueAt } from '../../../profile/profile.ts'
import type { Conversation } from '../../../state/conversation.ts'

/** "24 not 23", "not 23 but 24". */
const SWAP =
  /(?<![\d$])(?<now>\d{1,3})[^\d\p{L}]+not (?<old>\d{1,3})(?!\d)|\bnot (?<former>\d{1,3})[^\d\p{L}]*(?:but |it is |make it )?(?<later>\d{1,3})(?!\d)/u
const AGES = ['valuesMap.age_range.min', 'valuesMap.age_range.max'] as const

/**
 * A figure of the card in the place of another: which one it was says the row, whatever was asked.
 *
 * @param plain the message in plain words
 */
export function swappedFigure(plain: string, { profile, unit }: Conversation): Operation | null {
  const { now, old, former, later } = SWAP.exec(plain)?.groups ?? {}
  const [from, to] = [Number(old ?? former), Number(now ?? later)]
  if (Number.isNaN(from) || Number.isNaN(to)) return null
  const age = AGES.find((path) => valueAt(profile, path) === from)
  if (age) return { op: 'set', path: age, value: to, words: plain }
  const path = 'valuesMap.distance_km'
  const km = valueAt(profile, path)
  const perUnit = unit === 'km' ? 1 : KM_PER_MILE
  if (typeof km !== 'number' || Math.round(km / perUnit) !== from) return null
  return { op: 'set', path, unit: unit ?? 'miles', value: Math.round(to * perUnit), words: plain }
}
