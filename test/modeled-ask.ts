import type { IntroductionOutcome } from '#contract/options.ts'

/** An ask as the model of introductions keeps it. */
export type Ask = {
  id: string
  /** Addresses; empty once that account has left. */
  from: string
  to: string
  /** The mailboxes of both, which stay. */
  asker: string
  asked: string
  at: number
  state: 'asked' | 'declined' | 'refused' | 'withdrawn' | 'introduced' | 'closed' | 'gone'
  introducedAt?: number
  checkInAt?: number
  checkedIn?: boolean
  closedAt?: number
  outcomes: Map<string, IntroductionOutcome>
  nudged?: boolean
  meeting: Meeting
}

/** Moments are starts, by name of the side that offers. */
type Meeting = {
  offer?: { by: string; times: number[] } | undefined
  agreed?: number | undefined
  isOff?: boolean
  isReminded?: boolean
  moves: Map<string, number>
}
