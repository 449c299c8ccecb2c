import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { inPages, rankMatches } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import { loadTowns } from '../../test/towns.ts'
import { crowdOf } from './crowd.ts'

const K = 30
const ROUNDS = 4

/** 0 for equal shares, near 1 if one has all. */
export function gini(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, amount) => sum + amount, 0)
  const weighted = sorted.reduce((sum, amount, at) => sum + (2 * (at + 1) - sorted.length - 1) * amount, 0)
  return total === 0 ? 0 : weighted / (sorted.length * total)
}

/** Measures crowding by the product's lists and by score only, and what less crowding costs. */
export async function measureExposure(count: number) {
  const memberAt = crowdOf(await loadTowns(), 'alive')
  const members = Array.from({ length: count }, (_, number) => memberAt(number))
  const [free, capped] = [refreshAll(members, false), refreshAll(members, true)]
  const round = (share: number) => Math.round(share * 1000) / 1000
  return {
    members: count,
    matchesEach: MATCHES_A_PAGE,
    listed: round(capped.listed / count),
    gini: round(gini(capped.shown)),
    giniByScore: round(gini(free.shown)),
    onNoFirstPage: round(capped.shown.filter((lists) => lists === 0).length / count),
    onNoFirstPageByScore: round(free.shown.filter((lists) => lists === 0).length / count),
    nobodyEligible: round(members.length === 0 ? 0 : free.empty / count),
    mostFirstPages: Math.max(...capped.shown),
    mostFirstPagesByScore: Math.max(...free.shown),
    shareOfScoreLost: round(1 - capped.score / free.score),
  }
}

type Kept = { id: string; product: number }

function refreshAll(members: readonly Member[], isFair: boolean) {
  const index = new MemberIndex(members.length)
  for (const member of members) index.put(member)
  const feedback = new Feedback((id) => index.optionsOf(id))
  const firstPages = new Map<string, number>(members.map(({ id }) => [id, 0]))
  const lists = new Map<string, Kept[]>()
  const places = new Map<string, Map<string, number>>(members.map(({ id }) => [id, new Map()]))
  const keep = (viewer: Member, list: readonly Kept[]) => {
    for (const [at, { id }] of (lists.get(viewer.id) ?? []).entries()) {
      places.get(id)?.delete(viewer.id)
      if (at < MATCHES_A_PAGE) firstPages.set(id, (firstPages.get(id) ?? 0) - 1)
    }
    for (const [at, { id }] of list.entries()) {
      places.get(id)?.set(viewer.id, Math.floor(at / MATCHES_A_PAGE) + 1)
      if (at < MATCHES_A_PAGE) firstPages.set(id, (firstPages.get(id) ?? 0) + 1)
    }
    for (const { id } of [...(lists.get(viewer.id) ?? []), ...list]) index.setFirstPages(id, firstPages.get(id) ?? 0)
    lists.set(viewer.id, [...list])
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const viewer of members) {
      if (!isFair) {
        keep(viewer, index.findCandidates({ member: viewer }, K))
        continue
      }
      const ownFirstPage = new Set((lists.get(viewer.id) ?? []).slice(0, MATCHES_A_PAGE).map(({ id }) => id))
      const mine = places.get(viewer.id) ?? new Map<string, number>()
      const context = { viewer, own: feedback, taught: feedback, answers: new Map(), hidden: new Set<string>() }
      const found = rankMatches(index, { ...context, places: mine, ownFirstPage }, { k: K })
      const listable = found.map(({ id, product }) => ({
        id,
        product,
        page: mine.get(id),
        firstPages: (firstPages.get(id) ?? 0) - (ownFirstPage.has(id) ? 1 : 0),
      }))
      keep(viewer, inPages(listable))
    }
  const fronts = [...lists.values()].map((list) => list.slice(0, MATCHES_A_PAGE))
  return {
    shown: [...firstPages.values()],
    listed: fronts.reduce((sum, list) => sum + list.length, 0),
    empty: fronts.filter((list) => list.length === 0).length,
    score: fronts.flat().reduce((sum, { product }) => sum + Math.sqrt(product), 0),
  }
}
