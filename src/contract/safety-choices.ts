import { SAFETY } from './options.ts'

export type SafetyChoice = (typeof SAFETY)[number]

type Words = {
  /** In the chat: "to feel safe you asked for a video check first". */
  said: string
  /** A line of the plan that both read. It does not say who chose it. */
  inPlan: string
  /** On the privacy page: how an introduction respects the choice. */
  kept: string
}

/** `docs/safety.md` explains how each choice changes a plan. */
export const SAFETY_WORDS: Readonly<Record<SafetyChoice, Words>> = {
  'First meet in public': {
    said: 'a first meeting in public',
    inPlan: 'Meet in a public place.',
    kept: 'The area of every plan is a public place',
  },
  'Video check before meeting': {
    said: 'a video check first',
    inPlan: 'A short video call first.',
    kept: 'The plan begins with a short video call',
  },
  'Share contact only after match': {
    said: 'contact only after a match',
    inPlan: 'No mobile numbers before the first check-in.',
    kept: 'Contact always waits for both yes; with this, mobile numbers wait for the check-in too',
  },
  'No surprise guests': {
    said: 'no surprise guests',
    inPlan: 'Just the two of you.',
    kept: 'The plan says: just the two of you',
  },
  'Exit check-in with concierge': {
    said: 'a check-in afterwards',
    inPlan: 'Exit check-in: the morning after, we ask you both how it went. Nobody checks on you during the meeting.',
    kept: 'We ask both how it went the morning after, else after a week, and nothing during the meeting',
  },
}

/** In the order of the intake. */
export const SAFETY_SAID = SAFETY.map((choice) => SAFETY_WORDS[choice].said)
