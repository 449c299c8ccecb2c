import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from '../score/feedback.ts'
import type { Candidate } from '../score/score.ts'

/** What holds for one other person on one viewer's list only. */
export type PairConditions = {
  /** On which page of the other's list the viewer stands, from 1. */
  page?: number | undefined
  /** Whether the other stands on the viewer's own first page now: that one is not counted as crowding. */
  isOnOwnFirstPage?: boolean
  /** What feedback taught about the other, as this viewer's list may know it. */
  standing?: Standing | undefined
}

export type Conditions = {
  /** Everybody when left out. */
  audience?: Audience
  /** Never found, such as hard no of either side. */
  leftOut?: ReadonlySet<string>
  pairs?: ReadonlyMap<string, PairConditions>
  /** Whether members who stand on many first pages rank lower. */
  capExposure?: boolean
}
export type Count = { viewer: Member; leftOut?: ReadonlySet<string>; audience?: Audience }
export type Found = { id: string; product: number; score: number }

/**
 * All members that may be shown. `MemberIndex` answers from columns, `PlainScan` asks everybody in turn; tests hold the
 * two together.
 */
export type CandidateFinder = {
  /** Adds a member, or puts their new answers in place of the old; what feedback and exposure know of them stays. */
  put: (member: Member) => void
  /** Takes a member out. @returns false when the member was not in */
  remove: (id: string) => boolean
  /** What feedback taught about a member. Someone who is not in is passed over. */
  setStanding: (id: string, standing: Standing) => void
  /** On how many first pages a member stands now. Someone who is not in is passed over. */
  setFirstPages: (id: string, lists: number) => void
  /** The best `k` for the viewer, best first; ties go to the smaller id. The viewer need not be in. */
  findCandidates: (viewer: Candidate, k: number, conditions?: Conditions) => Found[]
  /** How many members the viewer could be shown at all. */
  count: (question: Count) => number
}
