import { MATCHES_A_PAGE } from '#contract/limits.ts'
import type { FeedbackAction } from '#contract/options.ts'
import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { CandidateFinder, Found, PairConditions } from '../index/candidate-finder.ts'
import type { Member } from '../member/member.ts'
import { type Feedback, pointsOfOwnAnswer } from '../score/feedback.ts'
import { listKey } from '../score/list-key.ts'
import { type Candidate, mutualProduct } from '../score/score.ts'
import { wordsBetween } from '../score/wishes-and-faith.ts'

export type ViewerContext = {
  viewer: Member
  /** Feedback that affects the viewer's list at once. */
  own: Feedback
  taught: Feedback
  answers: ReadonlyMap<string, FeedbackAction>
  /** Hard no from either side. */
  hidden: ReadonlySet<string>
  /** The viewer's page on each other member's stored list. */
  places: ReadonlyMap<string, number>
  ownFirstPage: ReadonlySet<string>
}

/**
 * Taste counts at once, popularity after several answers. Selectivity never counts: it says nothing about one person,
 * and each press would change all scores.
 */
export function viewerCandidate({ viewer, own, taught }: Pick<ViewerContext, 'viewer' | 'own' | 'taught'>): Candidate {
  const { taste } = own.standingOf(viewer.id)
  return { member: viewer, standing: { selectivity: 0, popularity: taught.ownPopularityOf(viewer.id), taste } }
}

export function pairConditions({ viewer, taught, places, ownFirstPage }: Omit<ViewerContext, 'own' | 'answers'>) {
  const standings = taught.standingsBefore(viewer.id)
  const ids = new Set([...standings.keys(), ...places.keys(), ...ownFirstPage])
  return new Map<string, PairConditions>(
    [...ids].map((id) => [
      id,
      { page: places.get(id), isOnOwnFirstPage: ownFirstPage.has(id), standing: standings.get(id) },
    ]),
  )
}

export function pairScorer(context: ViewerContext) {
  const pairs = pairConditions(context)
  const own = viewerCandidate(context)
  return (member: Member) => {
    const { page, isOnOwnFirstPage = false, standing } = pairs.get(member.id) ?? {}
    const candidate: Candidate = { member, standing: standing ?? context.taught.standingOf(member.id) }
    const given = pointsOfOwnAnswer(context.answers.get(member.id))
    const words = wordsBetween(own.member, member)
    return { candidate, given, product: mutualProduct(own, candidate, { given, words }), page, isOnOwnFirstPage }
  }
}

export function rankMatches(
  index: CandidateFinder,
  context: ViewerContext,
  { k, audience = 'everybody' }: { k: number; audience?: Audience },
): Found[] {
  return index.findCandidates(viewerCandidate(context), k, {
    audience,
    leftOut: new Set([...context.hidden, ...context.answers.keys()]),
    pairs: pairConditions(context),
    capExposure: true,
  })
}

type Listable = Parameters<typeof listKey>[0] & { id: string }

/** Pages are ordered by key; within a page, by displayed score. */
export function inPages<T extends Listable>(list: readonly T[]) {
  const byKey = list
    .map((one) => ({ one, key: listKey(one) }))
    .sort((a, b) => b.key - a.key || byId(a.one, b.one))
    .map(({ one }) => one)
  const pages = Array.from({ length: Math.ceil(byKey.length / MATCHES_A_PAGE) }, (_, page) =>
    byKey.slice(page * MATCHES_A_PAGE, (page + 1) * MATCHES_A_PAGE).sort(byScore),
  )
  return pages.flat()
}

export const byScore = (a: Pick<Listable, 'id' | 'product'>, b: Pick<Listable, 'id' | 'product'>) =>
  b.product - a.product || byId(a, b)
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

export function updateStandings(
  { index, feedback }: { index: CandidateFinder; feedback: Feedback },
  ids: Iterable<string>,
) {
  for (const id of ids) index.setStanding(id, feedback.standingOf(id))
}
