import { PREVIEW_MATCHES } from '#contract/limits.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import { heardBetween, rankMatches } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { exposureWeight } from '#engine/matching/score/exposure.ts'
import { type Candidate, mutualProduct, NO_PAIR_EFFECT, type PairEffect } from '#engine/matching/score/score.ts'
import type { Deps } from '../deps.ts'
import type { Network } from '../http/network.ts'
import { answersOf } from '../members/answers-store.ts'
import { type Profile, profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { feedbackFor, hiddenFrom } from './feedback-for-viewer.ts'
import { mayBeginPreview } from './preview-limit.ts'
import { choosePreview, findExposed, findProfiles } from './store.ts'

/** So many places of a member's list count for how crowded somebody is: those in front. */
export const EXPOSED_PLACES = 10

/** Somebody the viewer may be shown, with all that the score was made of. */
export type Listed = Profile & { product: number; candidate: Candidate; pair: PairEffect }
export type BuiltList = { viewer: Candidate; listed: Listed[] }

type Asked = {
  /** How long the list may be. */
  most: number
  /** Where the one asks from for whom this may settle which real people a preview shows; false for a GET and a job. */
  settlePreviewFor: { network: Network } | false
}

/**
 * The viewer's list as it is now: both sides' limits met by what the database holds at this moment, best first. Those
 * who are in front of many lists already make room among the first; the rest follows by score.
 */
export async function buildList(deps: Deps, viewer: Viewer, { most, settlePreviewFor }: Asked): Promise<BuiltList> {
  const { db, matching, clock } = deps
  const { member } = viewer
  const answers = await answersOf(db, viewer)
  const feedback = feedbackFor(deps, viewer, answers)
  const rank: Rank = (k, audience) =>
    rankMatches({ index: matching.index, feedback, viewer: member, k, audience }).map(({ id }) => id)
  const found = await findProfiles(db, await candidatesFor(deps, viewer, { rank, most, settlePreviewFor }))
  const hidden = await hiddenFrom(deps, viewer, answers)
  const { pairs } = heardBetween(feedback, member.id)
  const own: Candidate = { member, standing: feedback.standingOf(member.id) }
  const today = todayOf(clock())
  const listed = found
    .map((row) => ({ ...profileFrom(row, today), lists: row.lists }))
    .filter((other) => !hidden.has(other.member.id) && areEligible(member, other.member))
    .map((other) => {
      const candidate = { member: other.member, standing: matching.feedback.standingOf(other.member.id) }
      const pair = pairs.get(other.member.id) ?? NO_PAIR_EFFECT
      return { ...other, candidate, pair, product: mutualProduct(own, candidate, { pair }) }
    })
  const exposed = await findExposed(db, viewer)
  return { viewer: own, listed: inOrder(listed, exposed).slice(0, most) }
}

type Rank = (k: number, audience: 'everybody' | 'demo' | 'real') => string[]

/**
 * Who comes into question: for a full member everybody, for others demo members and a few real ones who never change.
 * A viewer with a fact missing is left with demo members by the search itself.
 */
async function candidatesFor(deps: Deps, viewer: Viewer, { rank, most, settlePreviewFor }: Asked & { rank: Rank }) {
  if (viewer.access === 'full' || viewer.member.missing.length > 0) return rank(most, 'everybody')
  const ranked = settlePreviewFor ? rank(PREVIEW_MATCHES, 'real') : []
  const real = await choosePreview(deps.db, {
    ownerId: viewer.ownerId,
    ranked,
    most: PREVIEW_MATCHES,
    mayBegin: async (tx) =>
      settlePreviewFor !== false && mayBeginPreview({ db: tx, secret: deps.secret }, settlePreviewFor.network),
  })
  return [...real, ...rank(most, 'demo')]
}

/** Those in front make room by exposure and stand by score; then all others by score. */
function inOrder<T extends Listed & { lists: number }>(listed: readonly T[], exposed: ReadonlySet<string>) {
  const key = ({ member: { id }, product, lists }: T) =>
    product * exposureWeight(Math.max(0, lists - (exposed.has(id) ? 1 : 0)))
  const byKey = listed.toSorted((a, b) => key(b) - key(a) || byId(a, b))
  const byScore = (a: T, b: T) => b.product - a.product || byId(a, b)
  return [...byKey.slice(0, EXPOSED_PLACES).sort(byScore), ...byKey.slice(EXPOSED_PLACES).sort(byScore)]
}

const byId = (a: Profile, b: Profile) => (a.member.id < b.member.id ? -1 : 1)

/** Whether a member is one the viewer may be shown: both sides' limits, and whom a preview is held to. */
export const mayShow = (viewer: Viewer, other: Member, preview: ReadonlySet<string>) =>
  areEligible(viewer.member, other) && (other.demo || viewer.access === 'full' || preview.has(other.id))
