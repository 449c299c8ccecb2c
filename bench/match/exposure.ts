import { type Found, MemberIndex } from '#engine/matching/index/member-index.ts'
import { rankMatches } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import { crowdOf } from './crowd.ts'
import { loadTowns } from './towns.ts'

/** How many matches each member is given. */
const K = 10
/** How often everybody's list is refreshed, one member after the other, as the product does. */
const ROUNDS = 2

/** How unevenly something is spread: 0 everybody has the same, towards 1 one has it all (Gini coefficient). */
export function gini(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, amount) => sum + amount, 0)
  const weighted = sorted.reduce((sum, amount, at) => sum + (2 * (at + 1) - sorted.length - 1) * amount, 0)
  return total === 0 ? 0 : weighted / (sorted.length * total)
}

/** Crowding on the demo population, with the cap and without, and what the cap costs. */
export async function measureExposure(count: number) {
  const memberAt = crowdOf(await loadTowns(), 'alive')
  const members = Array.from({ length: count }, (_, number) => memberAt(number))
  const [free, capped] = [refreshAll(members, false), refreshAll(members, true)]
  const round = (share: number) => Math.round(share * 1000) / 1000
  return {
    members: count,
    matchesEach: K,
    listed: round(capped.listed / count),
    gini: round(gini(capped.shown)),
    giniWithoutCap: round(gini(free.shown)),
    onNoList: round(capped.shown.filter((lists) => lists === 0).length / count),
    onNoListWithoutCap: round(free.shown.filter((lists) => lists === 0).length / count),
    nobodyEligible: round(members.length === 0 ? 0 : free.empty / count),
    mostLists: Math.max(...capped.shown),
    mostListsWithoutCap: Math.max(...free.shown),
    shareOfScoreLost: round(1 - capped.score / free.score),
  }
}

function refreshAll(members: readonly Member[], capExposure: boolean) {
  const index = new MemberIndex(members.length)
  for (const member of members) index.put(member)
  const feedback = new Feedback((id) => index.optionsOf(id))
  const shown = new Map<string, number>(members.map(({ id }) => [id, 0]))
  const lists = new Map<string, Found[]>()
  const count = (list: readonly Found[], change: number) => {
    for (const { id } of list) {
      shown.set(id, (shown.get(id) ?? 0) + change)
      if (capExposure) index.setShown(id, shown.get(id) ?? 0)
    }
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const viewer of members) {
      count(lists.get(viewer.id) ?? [], -1)
      const list = rankMatches({ index, feedback, viewer, k: K })
      count(list, 1)
      lists.set(viewer.id, list)
    }
  const all = [...lists.values()]
  return {
    shown: [...shown.values()],
    listed: all.reduce((sum, list) => sum + list.length, 0),
    empty: all.filter((list) => list.length === 0).length,
    score: all.flat().reduce((sum, { product }) => sum + Math.sqrt(product), 0),
  }
}
