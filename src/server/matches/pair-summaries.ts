import type { Agreement } from '#contract/agreement.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import { pairScorer } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { normaliseTag, sharedTags } from '#engine/matching/member/tags.ts'
import { agreementOf } from '#engine/matching/score/agreement.ts'
import { explain } from '#engine/matching/score/explain.ts'
import { wholeScore } from '#engine/matching/score/score.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Deps } from '../deps.ts'
import { profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { contextFor } from './feedback-for-viewer.ts'
import { matchIdOf } from './match-id.ts'
import { findProfiles } from './store.ts'

/** Somebody in the eyes of a viewer, as far as a card shows them. */
export type PairSummary = {
  matchId: string
  firstName: string
  age: number | null
  city: string
  score: number
  /** What both chose, in the viewer's words. */
  shared: string[]
  /** How far the two agree, as the figure draws it. */
  agreement: Agreement
  demo: boolean
  /** Their week, and how far their clock is ahead of UTC: for times of a meeting, not for a page. */
  week: { bits: number; offsetHours: number }
  /** Whether both still meet all limits of the other, and neither said hard no. */
  mayMeet: boolean
}

const NAMELESS = 'This member'

/** Those of these members who are shown to others at all, by id, with the score that the viewer's own list has. */
export async function pairSummaries(deps: Deps, viewer: Viewer, ids: readonly string[]) {
  const { db, clock, secret } = deps
  const context = await contextFor(deps, viewer)
  const score = pairScorer(context)
  const today = todayOf(clock())
  const rows = await findProfiles(db, ids)
  return new Map(
    rows.flatMap((row): [string, PairSummary][] => {
      const profile = profileFrom(row, today)
      if (!profile) return []
      const { member, displayName, city } = profile
      const summary = {
        matchId: matchIdOf(secret, viewer.ownerId, member.id),
        firstName: safeFirstName(displayName) || NAMELESS,
        age: member.age ?? null,
        city,
        score: wholeScore(score(member).product),
        shared: sharedChips(viewer, member),
        agreement: agreementOf(explain({ viewer: { member: viewer.member }, other: { member } }), viewer.member),
        demo: member.demo,
        week: { bits: member.week, offsetHours: member.offsetHours },
        mayMeet: areEligible(viewer.member, member) && !context.hidden.has(member.id),
      }
      return [[member.id, summary]]
    }),
  )
}

/** What both chose, in the viewer's words: values before interests. */
export function sharedChips({ member, words }: Pick<Viewer, 'member' | 'words'>, other: Member) {
  const asWritten = new Map(words.map((word) => [normaliseTag(word), word]))
  return [...sharedTags(member.values, other.values), ...sharedTags(member.interests, other.interests)].map(
    (tag) => asWritten.get(tag) ?? tag,
  )
}
