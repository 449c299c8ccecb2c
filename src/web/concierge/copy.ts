import { ApiError, ValidationIssues } from '../api/errors.ts'

export const NAME_NEEDED = 'Share your name so the concierge can greet you.'
export const EMAIL_NEEDED = 'Enter your email so we can look up your saved profile.'
export const BAD_EMAIL = 'Enter a valid email address'
export const LOAD_FAILED = 'Could not load your saved profile. Please try again.'
const NO_PROFILE = 'No saved profile found. Start a new intake to build one.'
export const PROFILE_LOADED = 'Your saved profile is loaded.'
export const PROFILE_WAITS = 'Your saved profile is here. Start over puts it on the card.'

export const NO_SNAPSHOT = 'Build or load your profile to see matches.'
export const NO_MATCHES = 'No matches ready yet. Update your snapshot and try again.'
export const WHY_NOBODY = 'See what would bring somebody'
export const MATCHES_FAILED = 'Could not load matches right now.'
export const OPENERS_FAILED = 'Could not fetch openers right now.'
export const INTRO_FAILED = 'Could not draft an intro right now.'

export const SUGGESTIONS_THROWN = 'Unable to fetch match suggestions.'
export const OPENERS_THROWN = 'Unable to fetch openers.'
export const INTRO_THROWN = 'Unable to draft an intro.'

const UNREACHABLE = 'The server could not be reached.'
const WORDS_KEPT = 'Your words are still here.'
export const CONVERSATION_GONE = 'This conversation was finished or started over. Start over to begin a new one.'
export const UNPUT_LINE = 'Put your line on your card first, or leave it.'
export const UNSENT_WORDS = 'Send your message first, or clear it.'

/** For example 'Request failed (503).' */
export const failureText = (error: unknown) => (error instanceof ApiError ? error.message : UNREACHABLE)

export const refusalText = (error: unknown) =>
  error instanceof ValidationIssues ? error.issues.map(({ message }) => message).join(' ') : failureText(error)

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

export const sendFailureHint = (error: unknown) => (isGone(error) ? CONVERSATION_GONE : WORDS_KEPT)

/** Only people who asked for a profile are told that it is missing. */
export function lookupFailureText(error: unknown, { isAutomatic }: { isAutomatic: boolean }) {
  if (!isGone(error)) return LOAD_FAILED
  return isAutomatic ? undefined : NO_PROFILE
}

const COUNTS = ['No one', 'One person', 'Two people', 'Three people', 'Four people', 'Five people', 'Six people']

export const peopleToConsider = (count: number) => `${COUNTS[count] ?? `${count} people`} to consider`

export const ON_CARD = 'On your card'
/** Asked once, at the end. */
export const YOUR_LINE = 'One line for your card?'
export const LINE_ON_CARD = 'Your line is on your card.'
export const ON_CARD_HINT =
  'One line about you, in your words. Members see it in quotes on your card. No links, numbers or addresses.'
export const ON_CARD_UNPROVEN = 'Once your email is verified, you can put one line of your own on your card.'
export const OWN_LINE_FAILED = 'That did not go through. Your words are still here. Please try again.'

export const KNOWN_HERE = 'Your name is filled in. Begin starts the talk.'
export const EMAIL_HERE = 'Your email is filled in. Your first name and Begin start the talk.'
export const NEW_HERE =
  'New here? Your first name and Begin start the talk. If you saved a profile before, its email brings it back.'
