import { USUAL_TRAVEL_MILES } from '#contract/limits.ts'
import type { Advice, Town } from '#contract/matches.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { ApiError } from '../api/errors.ts'
import type { PageKind } from './page-kind.ts'

export const NO_EMAIL = 'Add an email in the intake wizard to see recommended matches.'
export const LOAD_FAILED = 'Unable to load matches right now.'
export const NO_MATCHES = 'No matches yet. Update your intake details to surface more candidates.'
export const NO_REASONS = 'No stored reasons yet.'
export const NO_CONFLICTS = 'No conflicts flagged.'
/** The email is not saved or verified in this browser, or was verified too long ago. */
export const NOT_YOURS = 'We do not know this browser yet, or not any more.'
export const NOT_YOURS_HINT = 'If you have submitted an intake, verify your email here and your matches open.'
/** The heading if other people are above it. */
export const THE_LIST = 'Your list'
/** Speaks only of the list: an introduction above it may be to a real person. */
export const EVERYONE_IN_LIST = 'The people in this list are'
export const EVERYONE = "That's everyone for now."
export const FIRST = 'First on your list'

export const LIKED = 'People you liked'
export const likedCount = (count: number) => `${count}, seen by you alone`
export const backInList = (name: string) => `${name} is off this row, and back in the list when you load it again.`

/** Until Undo, "Less like this" moves people to the end. */
export const ANSWERED = 'You have answered these'
export const ANSWERED_HINT = 'Undo brings somebody back among the others. Nobody learns what you pressed.'
export const WELCOME = 'Welcome. Here are your matches.'

export const SENDING = 'Sending your signal …'
export const SENT = "Thanks for sharing that. We'll tune future matches."

/** The list changes at its next load, not before. */
export const NEXT_PLACE: Record<FeedbackAction, (name: string) => string> = {
  more_like_this: (name) => `${name} moves to the row above your list when it loads again.`,
  less_like_this: (name) => `${name} moves to the end of your list when it loads again.`,
  hard_no: (name) => `${name} is gone when your list loads again.`,
}

export const ACTION_LABELS: Record<FeedbackAction, string> = {
  more_like_this: 'More like this',
  less_like_this: 'Less like this',
  hard_no: 'Hard no',
}

/** For an answer from an earlier visit. */
export const youSaid = (action: FeedbackAction) => `You said "${ACTION_LABELS[action]}".`

/** Undefined without a reply. */
export const loadFailureCode = (error: unknown) =>
  error instanceof ApiError ? `matches_fetch_failed_${error.status}` : undefined

export const feedbackFailureCode = (error: unknown) =>
  error instanceof ApiError ? (error.code ?? `feedback_request_failed_${error.status}`) : undefined

/** There, the field takes the focus. */
const inIntake = (field: string) => ({ to: `/intake/${field.split('.')[0]}`, state: { field } })

export const MISSING = {
  intake: {
    text: 'Complete your intake to see who suits you.',
    link: 'Go to the intake',
    to: '/intake/account',
    state: undefined,
  },
  city: { text: 'Add your city to see who is near.', link: 'Add your city', ...inIntake('location.city') },
  birthdate: {
    text: 'Add your birthdate to see people in the right age range. Without it nobody sees you.',
    link: 'Add your birthdate',
    ...inIntake('basics.birthdate'),
  },
  pronouns: {
    text: 'Add your pronouns to meet people who are looking for you.',
    link: 'Add your pronouns',
    ...inIntake('basics.pronouns'),
  },
  email: { text: 'Verify your email to see everyone.', link: 'Verify your email', ...inIntake('account.email') },
} as const

const LEDES: Record<PageKind, string> = {
  list: 'People you suit and who suit you, with honest reasons and what might be in the way.',
  preview: 'A preview: people you suit and who suit you. Nobody sees you yet.',
  samples: 'Invented people, to show what an introduction looks like. Yours come with your intake.',
  empty: 'Nobody yet. Here is what would change that.',
  closed: 'Verify your email in this browser, and they open.',
}
const NOBODY_YET = 'No new people yet.'

export function ledeOf(kind: PageKind = 'list', { hasAdvice }: { hasAdvice: boolean }) {
  return kind === 'empty' && !hasAdvice ? NOBODY_YET : LEDES[kind]
}

export const NOBODY_FITS = 'Within your limits there is nobody yet who also has you within theirs.'
export const WIDEN_BEST = 'What would help most today:'
export const LETTER_TO_PREVIEW = 'Verify your email, and we write when somebody fits.'
export const LETTER_TO_MEMBER = 'We write when somebody fits, as often as you chose.'

/** The number is rounded, so that nobody can see when one person joins. */
export function townWords({ city, people }: Town) {
  const town = city.split(',')[0]
  return {
    title:
      people === 0
        ? `Fewer than five people near ${town} are in, and you are one of them.`
        : `At least ${people} people near ${town} are in, and you are one of them.`,
    text: 'You see everyone who suits you from their first day on. Nothing opens later, and your answers keep.',
  }
}

export const EVERYONE_SHOWN = "You haven't said who you'd like to meet, so everyone is shown."

export const SAY_WHOM = 'Tell the concierge'
export const NOT_SAVED_YET = 'What you are telling the concierge counts once you save it.'
export const GO_ON_TALKING = 'Go on with the conversation'

export const USUAL_DISTANCE = `You have set no distance, so this list goes up to ${USUAL_TRAVEL_MILES} miles.`
export const SET_DISTANCE = { link: 'Set your distance', ...inIntake('location.willingToTravelKm') }

export const SUBMIT_AGAIN = 'What you add counts once you submit your intake again.'

const LIMITS = {
  travel: { link: 'Change distance', field: 'location.willingToTravelKm', row: 'valuesMap.distance_km' },
  ageMin: { link: 'Change age range', field: 'preferences.ageMin', row: 'valuesMap.age_range' },
  ageMax: { link: 'Change age range', field: 'preferences.ageMax', row: 'valuesMap.age_range' },
} as const

export function wayToChange({ limit, inSnapshot = false }: Advice) {
  const { link, field, row } = LIMITS[limit]
  return { link, ...(inSnapshot ? { to: `/concierge#change-${row}`, state: undefined } : inIntake(field)) }
}

/** The member has seen all new people of this day or week. */
export const NEW_PEOPLE_LATER = "You've seen everyone new for now."
export const newPeopleLine = (from: string) =>
  `To keep everyone's profile safe, new people come a few at a time: the next from ${new Date(from).toLocaleString(
    'en-US',
    { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  )}.`

/** Only a limited number of changes to answers count per day. */
export const ANSWERS_COUNT_TOMORROW = 'Your newest answers count from tomorrow.'
export const ANSWERS_COUNT_WHY =
  'You changed your answers several times today. They are kept; until tomorrow the list goes by the ones before.'
