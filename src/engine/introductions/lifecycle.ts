import { ASK_DAYS } from '#contract/limits.ts'

/**
 * Time is not in the table: unanswered and declined asks both end after fourteen days, so they look alike. The store
 * handles deletion in every state.
 */
export const INTRODUCTION_STATES = ['asked', 'declined', 'refused', 'withdrawn', 'introduced', 'closed'] as const
export type IntroductionState = (typeof INTRODUCTION_STATES)[number]

export type Side = 'asker' | 'asked'

export type IntroductionEvent =
  | 'say_yes'
  | 'say_not_this_time'
  /** Declines, and the asker gets one kind sentence. */
  | 'tell_kindly'
  /** The asked member asks too: both want it. */
  | 'ask_back'
  | 'withdraw'
  | 'hard_no_by_asker'
  | 'hard_no_by_asked'
  | 'felt_unsafe'

const TRANSITIONS: Record<IntroductionState, Partial<Record<IntroductionEvent, IntroductionState>>> = {
  asked: {
    say_yes: 'introduced',
    ask_back: 'introduced',
    say_not_this_time: 'declined',
    tell_kindly: 'refused',
    // To the asker, a hard no looks like silence.
    hard_no_by_asked: 'declined',
    hard_no_by_asker: 'withdrawn',
    withdraw: 'withdrawn',
  },
  declined: {
    ask_back: 'introduced',
    hard_no_by_asked: 'declined',
    hard_no_by_asker: 'withdrawn',
    withdraw: 'withdrawn',
  },
  refused: {},
  withdrawn: {},
  introduced: { hard_no_by_asker: 'closed', hard_no_by_asked: 'closed', felt_unsafe: 'closed' },
  closed: {},
}

/** Undefined if this state does not allow the event. */
export const afterEvent = (state: IntroductionState, event: IntroductionEvent): IntroductionState | undefined =>
  TRANSITIONS[state][event]

export const DAY_MS = 24 * 60 * 60_000

export const askEndsAt = (askedAt: Date) => new Date(askedAt.getTime() + ASK_DAYS * DAY_MS)

/** An open ask uses one of its asker's places, even after a silent no: otherwise the asker could notice the no. */
export const isAskOpen = ({ state, askedAt }: { state: IntroductionState; askedAt: Date }, now: Date) =>
  (state === 'asked' || state === 'declined') && now < askEndsAt(askedAt)
