import { INTAKE_MINUTES } from '#contract/limits.ts'
import type { DraftQuestion } from './draft-sync.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** The sentences that code chooses between; each is shown literally. */

export const INTRO = `About ${INTAKE_MINUTES} minutes. Your answers are used only to surface values-aligned matches and keep both sides safe.`

export const UNREADABLE = 'Something went wrong. Please try again shortly.'
export const SAVE_FAILED = 'Could not save draft right now.'
export const KEPT_HERE = 'Your answers are kept in this browser and will be sent when the network is back.'
export const NO_EMAIL = 'Add an email before saving'
export const BAD_EMAIL = 'Enter a valid email address'
export const SAVED = 'Draft saved.'
export const CHANGES_COUNT = 'Changes count once you submit again.'

export const RESOLVE_FIELDS = 'Please resolve the highlighted fields.'
export const SUBMIT_REFUSED = 'We could not submit your intake yet. Please review the highlighted fields.'
export const SUBMIT_FAILED = 'Something went wrong submitting your intake. Try again in a moment.'

/** What stands in the banner above the sheet. `leadsTo` offers the step where it can be mended. */
export type Banner = { text: string; more?: string; leadsToAccount?: boolean }

/** What a save that was asked for has to say; undefined when there is nothing to mend. */
export function bannerAfterSave(outcome: SaveOutcome): Banner | undefined {
  switch (outcome.kind) {
    case 'no_email':
      return { text: NO_EMAIL, leadsToAccount: true }
    case 'bad_email':
      return { text: BAD_EMAIL, leadsToAccount: true }
    case 'refused':
      return outcome.elsewhere[0] ? { text: outcome.elsewhere[0] } : undefined
    default:
      return undefined
  }
}

/** The banner of a network in trouble, which stays until a save succeeds. */
export const bannerOfTrouble = (trouble: 'unreachable' | 'unreadable'): Banner => ({
  text: trouble === 'unreachable' ? SAVE_FAILED : UNREADABLE,
  more: KEPT_HERE,
})

/** The question's place in the page. */
export const QUESTION_ID = 'draft-question'

/** What the person is asked when two copies of the draft disagree. */
export const questionText = ({ kind }: DraftQuestion) =>
  kind === 'draft'
    ? {
        title: 'There is a saved draft for this email',
        text: 'Open it in place of what stands here, or keep these answers?',
      }
    : {
        title: 'These answers were changed in two places',
        text: 'Choose which one stands. Nothing is saved until you do.',
      }

/** What a field is called where it is spoken about away from its input. */
export const FIELD_LABELS = {
  'account.email': 'Email',
  'account.phone': 'Mobile number',
  'account.otpConsent': 'One-time passcode',
  'basics.displayName': 'Display name',
  'basics.birthdate': 'Birthdate',
  'basics.pronouns': 'Pronouns',
  'basics.relationshipIntent': 'Relationship intent',
  'location.city': 'City',
  'location.availability.timezone': 'Timezone',
  'location.availability.typicalWeek': 'Typical week',
  'location.availability.budget': 'Date budget',
  'location.willingToTravelKm': 'Travel distance (miles)',
  'preferences.ageMin': 'Minimum age',
  'preferences.ageMax': 'Maximum age',
  'preferences.values': 'Values',
  'preferences.interests': 'Interests',
  'dealbreakers.mustNot': 'Must-nots',
  'dealbreakers.lifestyle.smoking': 'Smoking',
  'dealbreakers.lifestyle.drinking': 'Drinking',
  'dealbreakers.lifestyle.wantsKids': 'Wants kids',
  'dealbreakers.safety': 'Safety preferences',
  'media.photos': 'Photo URL',
  'media.selfieVerified': 'Selfie check',
  'review.notesForMatchmaker': 'Notes to matchmaker',
  'review.matchmakingConsent': 'Matchmaking consent',
  'review.verificationConsent': 'Verification consent',
} as const
