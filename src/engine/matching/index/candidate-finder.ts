import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from '../score/feedback.ts'
import type { Candidate } from '../score/score.ts'

/** These count on this viewer's list only. */
export type PairConditions = {
  /** The viewer's page on the other's list, from 1. */
  page?: number | undefined
  /** The viewer's own first page does not lower the other's rank. */
  isOnOwnFirstPage?: boolean
  /** What this viewer may know of the other's standing. */
  standing?: Standing | undefined
}

export type Conditions = {
  /** Default: everyone. */
  audience?: Audience
  leftOut?: ReadonlySet<string>
  pairs?: ReadonlyMap<string, PairConditions>
  /** Members on many first pages rank lower. */
  capExposure?: boolean
}
export type Count = { viewer: Member; leftOut?: ReadonlySet<string>; audience?: Audience }
export type Found = { id: string; product: number; score: number }

export type CandidateFinder = {
  /** A known member keeps standing and exposure. */
  put: (member: Member) => void
  /** @returns false for an unknown member */
  remove: (id: string) => boolean
  setStanding: (id: string, standing: Standing) => void
  setFirstPages: (id: string, lists: number) => void
  /** Best first, ties by smaller id. The viewer need not be indexed. */
  findCandidates: (viewer: Candidate, k: number, conditions?: Conditions) => Found[]
  count: (question: Count) => number
}
