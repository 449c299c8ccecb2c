import type { IntroductionOutcome } from '#contract/options.ts'

export type Ask = {
  id: string
  /** Addresses, empty after that account's deletion. */
  from: string
  to: string
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

/** `by` is the side that offers. Times are starts in epoch milliseconds. */
type Meeting = {
  offer?: { by: string; times: number[] } | undefined
  agreed?: number | undefined
  isOff?: boolean
  isReminded?: boolean
  moves: Map<string, number>
}
