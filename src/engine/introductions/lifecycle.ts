import { ASK_DAYS } from '#contract/limits.ts'

/**
 * The life of an introduction, as one table. Time is not in it: an ask is over after fourteen days in every state, so
 * that one that was declined and one that nobody answered end alike. Nor is deletion: the store takes who leaves out of
 * every state.
 */
export const INTRODUCTION_STATES = ['asked', 'declined', 'refused', 'withdrawn', 'introduced', 'closed'] as const
export type IntroductionState = (typeof INTRODUCTION_STATES)[number]

/** Who of the two acts: the one who asked, or the one who was asked. */
export type Side = 'asker' | 'asked'

export type IntroductionEvent =
  | 'say_yes'
  | 'say_not_this_time'
  /** The same, and the one who asked is told so in one kind sentence. */
  | 'tell_kindly'
  /** The one who was asked asks in return: both want it. */
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
    // A hard no looks like any other silence to the one who asked.
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
  // The one who asked has the place back: nothing more comes of it.
  refused: {},
  withdrawn: {},
  introduced: { hard_no_by_asker: 'closed', hard_no_by_asked: 'closed', felt_unsafe: 'closed' },
  closed: {},
}

/** @returns the state after an event; undefined when the event has no place in this state */
export const afterEvent = (state: IntroductionState, event: IntroductionEvent): IntroductionState | undefined =>
  TRANSITIONS[state][event]

export const DAY_MS = 24 * 60 * 60_000

/** When an ask ends, answered or not. */
export const askEndsAt = (askedAt: Date) => new Date(askedAt.getTime() + ASK_DAYS * DAY_MS)

/** Whether an ask still takes one of its asker's places. An answer that is not a yes changes nothing here. */
export const isAskOpen = ({ state, askedAt }: { state: IntroductionState; askedAt: Date }, now: Date) =>
  (state === 'asked' || state === 'declined') && now < askEndsAt(askedAt)
