import { PREVIEW_MATCHES } from '#contract/limits.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import {
  inPages,
  pairConditions,
  rankMatches,
  type ViewerContext,
  viewerCandidate,
} from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { pointsOfOwnAnswer } from '#engine/matching/score/feedback.ts'
import { type Candidate, mutualProduct } from '#engine/matching/score/score.ts'
import type { Deps } from '../deps.ts'
import type { Network } from '../http/network.ts'
import { type Profile, profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { contextFor } from './feedback-for-viewer.ts'
import { MOST_ANSWERED } from './list-length.ts'
import { mayBeginPreview } from './preview-limit.ts'
import { choosePreview, findPreview, findProfiles } from './store.ts'

/** Somebody the viewer may be shown, with all that the score was made of. */
export type Listed = Profile & {
  product: number
  candidate: Candidate
  /** What the viewer's own answer about them adds, in points. */
  given: number
}
export type BuiltList = {
  viewer: Candidate
  /** Those the viewer has not answered, best page first. */
  listed: Listed[]
  /** Those the viewer has answered, the newest answer first: they stand after all others. */
  answered: Listed[]
}

type Asked = {
  /** How long the list may be. */
  most: number
  /** Where the one asks from for whom this may settle which real people a preview shows; false for a GET and a job. */
  settlePreviewFor: { network: Network } | false
}

/**
 * The viewer's list as it is now: both sides' limits met by what the database holds at this moment. Who suits both ways,
 * has the viewer in front too and does not stand on too many first pages comes on the first page; a page goes by score.
 */
export async function buildList(deps: Deps, viewer: Viewer, asked: Asked): Promise<BuiltList> {
  const context = await contextFor(deps, viewer)
  const { answers } = context
  const candidates = await candidatesFor(deps, viewer, { context, ...asked })
  const unanswered = candidates.filter((id) => !answers.has(id))
  const preview = await findPreview(deps.db, viewer.ownerId)
  const answeredIds = [...answers.keys()].filter((id) => !context.hidden.has(id)).slice(0, MOST_ANSWERED)
  const answered = await listedFrom(deps, context, answeredIds)
  const order = new Map(answeredIds.map((id, at) => [id, at]))
  const orderOf = ({ id }: { id: string }) => order.get(id) ?? 0
  return {
    viewer: viewerCandidate(context),
    listed: inPages(await listedFrom(deps, context, unanswered)).slice(0, asked.most),
    answered: answered
      .filter(({ member }) => mayShow(viewer, member, preview))
      .sort((one, other) => orderOf(one) - orderOf(other)),
  }
}

/** Those of these who may be shown to the viewer now, with their score, in no order. */
async function listedFrom({ db, matching, clock }: Deps, context: ViewerContext, ids: readonly string[]) {
  const { hidden, answers, viewer } = context
  const pairs = pairConditions(context)
  const own = viewerCandidate(context)
  const today = todayOf(clock())
  return (await findProfiles(db, ids))
    .flatMap((row) => {
      const profile = profileFrom(row, today)
      return profile ? [{ ...profile, row }] : []
    })
    .filter(({ member }) => !hidden.has(member.id) && areEligible(viewer, member))
    .map(({ row, ...other }) => {
      const { id } = other.member
      const { page, isOnOwnFirstPage = false, standing } = pairs.get(id) ?? {}
      const candidate = { member: other.member, standing: standing ?? matching.feedback.standingOf(id) }
      const given = pointsOfOwnAnswer(answers.get(id))
      const product = mutualProduct(own, candidate, { given })
      const firstPages = row.firstPages - (isOnOwnFirstPage ? 1 : 0)
      return { ...other, id, candidate, given, product, page, firstPages }
    })
}

/**
 * Who comes into question: for a full member everybody, for others demo members and a few real ones who never change.
 * A viewer with a fact missing is left with demo members by the search itself.
 */
async function candidatesFor(
  { db, secret, matching: { index } }: Deps,
  viewer: Viewer,
  { context, most, settlePreviewFor }: Asked & { context: ViewerContext },
) {
  const rank = (k: number, audience: 'everybody' | 'demo' | 'real') =>
    rankMatches(index, context, { k, audience }).map(({ id }) => id)
  if (viewer.access === 'full' || viewer.member.missing.length > 0) return rank(most, 'everybody')
  const ranked = settlePreviewFor ? rank(PREVIEW_MATCHES, 'real') : []
  const real = await choosePreview(db, {
    ownerId: viewer.ownerId,
    ranked,
    most: PREVIEW_MATCHES,
    mayBegin: async (tx) => settlePreviewFor !== false && mayBeginPreview({ db: tx, secret }, settlePreviewFor.network),
  })
  return [...real, ...rank(most, 'demo')]
}

/** Whether a member is one the viewer may be shown: both sides' limits, and whom a preview is held to. */
export const mayShow = (viewer: Viewer, other: Member, preview: ReadonlySet<string>) =>
  areEligible(viewer.member, other) && (other.demo || viewer.access === 'full' || preview.has(other.id))
