import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { gini } from '../match/exposure.ts'
import type { Market } from './market.ts'
import { LIST_LENGTH } from './rules.ts'

export const ATTENTION = {
  firstSix: (place: number) => (place >= 1 && place <= MATCHES_A_PAGE ? 1 : 0),
  log: (place: number) => (place >= 1 && place <= LIST_LENGTH ? 1 / Math.log2(place + 1) : 0),
  inverse: (place: number) => (place >= 1 && place <= LIST_LENGTH ? 1 / place : 0),
} as const
export type AttentionName = keyof typeof ATTENTION
export const ATTENTION_NAMES = Object.keys(ATTENTION) as AttentionName[] // keys of a literal object

export type Outcome = Record<AttentionName, number> & {
  exposureGini: number
  /** Likes per week that the top 1 % receive. */
  loadP99: number
  scoreSix: number
  scoreTen: number
  likedSix: number
}

const quantile = (numbers: Float64Array, share: number) =>
  numbers.toSorted()[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0

/** Mutual yeses are expected values per member and week. */
export function outcomeOf(market: Market): Outcome {
  const { world, place } = market
  const firstPages = new Float64Array(world.people)
  const load = new Float64Array(world.people)
  const yeses = { firstSix: 0, log: 0, inverse: 0 }
  let liked = 0
  for (const list of market.lists)
    for (const [at, edge] of list.entries()) {
      const back = world.back[edge] ?? 0
      const other = world.to[edge] ?? 0
      const chance = world.likes[edge] ?? 0
      for (const name of ATTENTION_NAMES)
        yeses[name] += chance * ATTENTION[name](at + 1) * (world.likes[back] ?? 0) * ATTENTION[name](place[back] ?? 0)
      if (at >= MATCHES_A_PAGE) continue
      firstPages[other] = (firstPages[other] ?? 0) + 1
      load[other] = (load[other] ?? 0) + chance
      liked += chance
    }
  const shown = firstPages.reduce((sum, count) => sum + count, 0)
  return {
    firstSix: yeses.firstSix / world.people,
    log: yeses.log / world.people,
    inverse: yeses.inverse / world.people,
    exposureGini: gini([...firstPages]),
    loadP99: quantile(load, 0.99),
    scoreSix: meanScore(market, 6),
    scoreTen: meanScore(market, 10),
    likedSix: liked / shown,
  }
}

function meanScore({ lists, world }: Market, front: number) {
  const scores = lists.flatMap((list) => list.slice(0, front).map((edge) => 100 * Math.sqrt(world.product[edge] ?? 0)))
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** How much of the first pages stays when all lists refresh (Jaccard). */
export function shareKept(market: Market, order: Int32Array) {
  const before = market.lists.map((list) => new Set(list.slice(0, MATCHES_A_PAGE)))
  for (const person of order) market.refresh(person)
  const shares = market.lists.flatMap((list, person) => {
    // Two pages or less can hardly change.
    if (list.length < 2 * MATCHES_A_PAGE) return []
    const front = list.slice(0, MATCHES_A_PAGE)
    const same = front.filter((edge) => before[person]?.has(edge)).length
    return [same / (2 * MATCHES_A_PAGE - same)]
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
