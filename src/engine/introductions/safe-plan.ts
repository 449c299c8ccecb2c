import type { Plan } from '#contract/introductions.ts'
import { SAFETY } from '#contract/options.ts'
import { asPublicArea } from './public-area.ts'

const [PUBLIC_PLACE, VIDEO_CALL, CONTACT_LATER, NO_GUESTS, CHECK_IN] = SAFETY

/** The safety choices of two people, joined: whatever either chose protects both. */
export type SafetyWishes = ReadonlySet<(typeof SAFETY)[number]>

/** @param lists what each chose, own entries beside the five choices included */
export const joinWishes = (...lists: (readonly string[])[]): SafetyWishes =>
  new Set(SAFETY.filter((choice) => lists.some((list) => list.some((entry) => isSame(entry, choice)))))

const isSame = (entry: string, choice: string) => entry.trim().toLowerCase() === choice.toLowerCase()

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalized = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The plan with the wishes kept in its words: a public place, a video call first, nobody else. What the plan says
 * already is not said twice, so it may be applied again.
 */
export function protectPlan({ day, window, vibe, area }: Plan, wishes: SafetyWishes): Plan {
  const withCall =
    wishes.has(VIDEO_CALL) && !/\bvideo\b/i.test(vibe) ? `A short video call first, then ${uncapitalized(vibe)}` : vibe
  return {
    day,
    window,
    vibe: wishes.has(NO_GUESTS) && !/\bjust the two\b/i.test(withCall) ? `${withCall}, just the two of you` : withCall,
    // Every first plan is for a public place, whether anybody wished it or not.
    area: capitalized(asPublicArea(area)),
  }
}

const LINES = new Map<string, string>([
  [PUBLIC_PLACE, 'Meet in a public place.'],
  [VIDEO_CALL, 'A short video call first.'],
  [CONTACT_LATER, 'No mobile numbers before the first check-in.'],
  [NO_GUESTS, 'Just the two of you.'],
  [CHECK_IN, 'The day after, we ask you both how it went.'],
])

/** What both are told about the meeting, without saying who of them asked for it. */
export const safetyLines = (wishes: SafetyWishes) =>
  SAFETY.filter((choice) => wishes.has(choice)).flatMap((choice) => LINES.get(choice) ?? [])

/** Whether mobile numbers stay closed until the check-in. */
export const holdsPhones = (wishes: SafetyWishes) => wishes.has(CONTACT_LATER)

export const wantsCheckIn = (wishes: SafetyWishes) => wishes.has(CHECK_IN)
