import { MATCHES_A_PAGE } from '#contract/limits.ts'
import type { FeedbackAction } from '#contract/options.ts'
import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { CandidateFinder, Found, PairConditions } from '../index/candidate-finder.ts'
import type { Member } from '../member/member.ts'
import { type Feedback, pointsOfOwnAnswer } from '../score/feedback.ts'
import { listKey } from '../score/list-key.ts'
import { type Candidate, mutualProduct } from '../score/score.ts'
import { wordsBetween } from '../score/wishes-and-faith.ts'

/** What a viewer's list is made of beside the members themselves. */
export type ViewerContext = {
  viewer: Member
  /** The viewer's own answers as a `Feedback` of its own: they count at once, on this list. */
  own: Feedback
  /** What everybody's answers taught. */
  taught: Feedback
  /** What the viewer answered, by member. */
  answers: ReadonlyMap<string, FeedbackAction>
  /** Hard no of either side. */
  hidden: ReadonlySet<string>
  /** On which page of whose kept list the viewer stands. */
  places: ReadonlyMap<string, number>
  /** Who stands on the viewer's own first page now. */
  ownFirstPage: ReadonlySet<string>
}

/**
 * The viewer as their own list knows them: their choices at once, and how well they are liked only when several people
 * have said it.
 */
export function viewerCandidate({ viewer, own, taught }: Pick<ViewerContext, 'viewer' | 'own' | 'taught'>): Candidate {
  return { member: viewer, standing: { ...own.standingOf(viewer.id), popularity: taught.ownPopularityOf(viewer.id) } }
}

/** What holds for some others on this viewer's list only, by member. */
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

/** How well somebody suits this viewer both ways, as everything that the viewer is shown has it. */
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

/**
 * The best `k` of those whom the viewer has not answered: who suits both ways, has the viewer in front too, and does not
 * stand on too many first pages. Nobody is left out for standing on many when there is nobody else.
 */
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

/** Orders a list: pages by key, and inside a page by score, as the page shows it. */
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

/** Best score first, ties by the smaller id. */
export const byScore = (a: Pick<Listable, 'id' | 'product'>, b: Pick<Listable, 'id' | 'product'>) =>
  b.product - a.product || byId(a, b)
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Brings the index up to date with what an answer taught about these members. */
export function updateStandings(
  { index, feedback }: { index: CandidateFinder; feedback: Feedback },
  ids: Iterable<string>,
) {
  for (const id of ids) index.setStanding(id, feedback.standingOf(id))
}
