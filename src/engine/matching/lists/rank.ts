import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { Found, MemberIndex } from '../index/member-index.ts'
import type { Member } from '../member/member.ts'
import type { Feedback } from '../score/feedback.ts'

export type RankRequest = {
  index: MemberIndex
  feedback: Feedback
  viewer: Member
  k: number
  /** Everybody when left out. */
  audience?: Audience
}

/** What `viewer` and others said of each other, as a search wants it. */
export function heardBetween(feedback: Feedback, viewerId: string) {
  const heard = [...feedback.heardWith(viewerId)]
  return {
    hidden: new Set(heard.filter((id) => feedback.isHidden(viewerId, id))),
    pairs: new Map(heard.map((id) => [id, feedback.pairEffect(viewerId, id)])),
  }
}

/**
 * The viewer's list: the `k` whom both sides suit best, with members who are on many lists held back, ordered by score.
 * Nobody is left out for being on many lists when there is nobody else: the cap orders, it does not filter.
 */
export function rankMatches({ index, feedback, viewer, k, audience = 'everybody' }: RankRequest): Found[] {
  const standing = feedback.standingOf(viewer.id)
  const found = index.top({
    viewer: { member: viewer, standing },
    k,
    audience,
    capExposure: true,
    ...heardBetween(feedback, viewer.id),
  })
  return found.sort((a, b) => b.product - a.product || (a.id < b.id ? -1 : 1))
}

/** Brings the index up to date with what an answer taught about these members. */
export function updateStandings({ index, feedback }: Pick<RankRequest, 'index' | 'feedback'>, ids: Iterable<string>) {
  for (const id of ids) index.setStanding(id, feedback.standingOf(id))
}
