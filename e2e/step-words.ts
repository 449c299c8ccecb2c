import * as options from '../src/contract/options.ts'
import { STEP_TITLES } from './intake-steps.ts'

/** Runs in the page, so it may use nothing of this file. */
export const textsInPage = () => {
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return [...own.map(({ textContent }) => textContent), element.textContent, element.getAttribute('aria-label')]
  })
  return [...new Set(texts.map((text) => text?.trim() ?? ''))]
}

const HABIT_LABELS = ['No', 'Sometimes', 'Yes', 'Open']

/** Without words that all steps share. */
const OF_STEP = {
  account: [
    'Email',
    'Mobile number',
    'I agree to receive a one-time passcode',
    'Send verification email',
    'Verify email and contact',
    'Continue to Basics',
  ],
  basics: [
    'Display name',
    'Birthdate',
    'Pronouns',
    'Relationship intent',
    'Long-term',
    'Casual',
    'Exploring',
    ...options.PRONOUN_SUGGESTIONS,
    'Name, intent, pronouns',
    'Continue to Location',
  ],
  location: [
    'City',
    'Timezone',
    'Date budget',
    'Typical week',
    'Travel distance (miles)',
    'Select one',
    ...options.TIME_ZONES,
    ...options.BUDGETS,
    ...options.TYPICAL_WEEK,
    'City and availability',
    'Continue to Preferences',
  ],
  preferences: [
    'Minimum age',
    'Maximum age',
    'Values',
    'Interests',
    ...options.VALUES,
    ...options.INTERESTS,
    'Values and interests',
    'Continue to Deal-breakers',
  ],
  dealbreakers: [
    'Must-nots',
    'Smoking',
    'Drinking',
    'Wants kids',
    'Safety preferences',
    'Select one',
    ...HABIT_LABELS,
    ...options.MUST_NOTS,
    ...options.SAFETY,
    'Lifestyle and safety',
    'Continue to Media',
  ],
  media: ['Photo URL', 'No media added yet.', 'Photos and identity', 'Continue to Review and Consent'],
  review: ['Notes to matchmaker', 'Edit earlier responses', 'Submit intake', 'Confirm and submit'],
}

/** Exact words, by the last part of the step's path. */
export const STEP_WORDS: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(OF_STEP).map(([step, words]) => [step, [...STEP_TITLES, 'Back', 'Save', 'Reset', ...words]]),
)
