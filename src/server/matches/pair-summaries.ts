import type { Agreement } from '#contract/agreement.ts'
import type { FreeTimes } from '#engine/introductions/free-hours.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { normaliseTag, sharedTags } from '#engine/matching/member/tags.ts'
import { agreementOfBoth } from '#engine/matching/score/agreement.ts'
import { explain } from '#engine/matching/score/explain.ts'
import { mutualProduct, wholeScore } from '#engine/matching/score/score.ts'
import { wordsBetween } from '#engine/matching/score/wishes-and-faith.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Deps } from '../deps.ts'
import { findHiddenFrom } from '../members/answers-store.ts'
import { findOwnLines } from '../members/own-line-store.ts'
import { profileFrom } from '../members/profile.ts'
import { shownLines } from '../members/shown-lines.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { contextFor, hiddenBy } from './feedback-for-viewer.ts'
import { matchIdOf } from './match-id.ts'
import { findProfiles } from './store.ts'

export type PairSummary = {
  matchId: string
  firstName: string
  age: number | null
  city: string
  score: number
  shared: string[]
  agreement: Agreement
  line?: string
  demo: boolean
  /** For meeting times. The offset is from UTC. */
  week: FreeTimes & { offsetHours: number }
  /** Each is within the other's limits, and neither said hard no. */
  mayMeet: boolean
}

const NAMELESS = 'This member'

/** Score and agreement use only intake answers: both sides see the same, and neither learns the other's feedback. */
export async function pairSummaries(deps: Deps, viewer: Viewer, ids: readonly string[]) {
  const { db, clock, secret } = deps
  const context = await contextFor(deps, viewer)
  // Introduced members are not on the list, but are a pair.
  const refused = hiddenBy(context.answers, await findHiddenFrom(db, viewer.ownerId))
  const today = todayOf(clock())
  const rows = await findProfiles(db, ids)
  const own = viewer.access === 'full' ? await findOwnLines(db, ids) : undefined
  const lines = own && shownLines(rows.map((row) => ({ ...row, line: own.get(row.memberId) ?? null })))
  return new Map(
    rows.flatMap((row): [string, PairSummary][] => {
      const profile = profileFrom(row, today)
      if (!profile) return []
      const { member, displayName, city } = profile
      const line = lines?.get(member.id)
      const summary = {
        matchId: matchIdOf(secret, viewer.ownerId, member.id),
        firstName: safeFirstName(displayName) || NAMELESS,
        age: member.age ?? null,
        city,
        score: scoreOfBoth(viewer.member, member),
        shared: sharedChips(viewer, member),
        agreement: agreementOfBoth(explain({ viewer: { member: viewer.member }, other: { member } })),
        ...(line === undefined ? {} : { line }),
        demo: member.demo,
        week: weekOf(member),
        mayMeet: areEligible(viewer.member, member) && !refused.has(member.id),
      }
      return [[member.id, summary]]
    }),
  )
}

export const weekOf = ({ week, ownTimes, offsetHours }: Member): PairSummary['week'] => ({
  bits: week,
  ownTimes,
  offsetHours,
})

const scoreOfBoth = (one: Member, other: Member) =>
  wholeScore(mutualProduct({ member: one }, { member: other }, { words: wordsBetween(one, other) }))

export function sharedChips({ member, words }: Pick<Viewer, 'member' | 'words'>, other: Member) {
  const asWritten = new Map(words.map((word) => [normaliseTag(word), word]))
  return [...sharedTags(member.values, other.values), ...sharedTags(member.interests, other.interests)].map(
    (tag) => asWritten.get(tag) ?? tag,
  )
}
