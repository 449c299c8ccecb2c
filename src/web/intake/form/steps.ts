import type { Section } from '#contract/intake.ts'
import { SECTION_TITLES } from '#contract/section-titles.ts'
import { FIELDS, type FieldName, isBlank, valueAt, type WizardValues } from './form-values.ts'

/** `missing` is the message for an empty required field. */
export const STEPS = [
  {
    section: 'account',
    title: SECTION_TITLES.account,
    description: 'Verify email and contact',
    question: 'Where should an introduction find you?',
    required: [{ field: 'account.email', missing: 'Add your email to continue' }],
    // Needed at Submit; without it the step is not done.
    neededAtSubmit: 'account.otpConsent',
  },
  {
    section: 'basics',
    title: SECTION_TITLES.basics,
    description: 'Name, intent, pronouns',
    question: 'How should we introduce you?',
    required: [
      { field: 'basics.displayName', missing: 'Add your display name to continue' },
      { field: 'basics.relationshipIntent', missing: 'Choose your relationship intent to continue' },
    ],
  },
  {
    section: 'location',
    title: SECTION_TITLES.location,
    description: 'City and availability',
    question: 'Where is home, and when are you free?',
    required: [
      { field: 'location.city', missing: 'Add your city to continue' },
      { field: 'location.availability.timezone', missing: 'Choose your time zone to continue' },
    ],
  },
  {
    section: 'preferences',
    title: SECTION_TITLES.preferences,
    description: 'Values and interests',
    question: 'What matters to you, and what do you enjoy?',
    required: [],
  },
  {
    section: 'dealbreakers',
    title: SECTION_TITLES.dealbreakers,
    description: 'Lifestyle and safety',
    question: "What's a no for you?",
    required: [
      { field: 'dealbreakers.lifestyle.smoking', missing: 'Choose an option for Smoking to continue' },
      { field: 'dealbreakers.lifestyle.drinking', missing: 'Choose an option for Drinking to continue' },
      { field: 'dealbreakers.lifestyle.wantsKids', missing: 'Choose an option for Wants kids to continue' },
    ],
  },
  {
    section: 'media',
    title: SECTION_TITLES.media,
    description: 'Photos and identity',
    question: 'Nothing has to be done here. Members never see photos.',
    required: [],
  },
  {
    section: 'review',
    title: SECTION_TITLES.review,
    description: 'Confirm and submit',
    question: 'Read it back. Does it sound like you?',
    required: [
      { field: 'review.matchmakingConsent', missing: 'Give both consents to submit' },
      { field: 'review.verificationConsent', missing: 'Give both consents to submit' },
    ],
  },
] as const satisfies readonly {
  section: Section
  title: string
  description: string
  question: string
  required: readonly { field: FieldName; missing: string }[]
  neededAtSubmit?: FieldName
}[]

export type Step = (typeof STEPS)[number]

export const pathOf = (section: Section) => `/intake/${section}`

/** Shows the Account step instead of the home page. */
export const TO_STEP = { isStep: true }

export function stepAt(pathname: string): Step {
  return STEPS.find(({ section }) => pathname.replace(/\/$/, '').endsWith(pathOf(section))) ?? STEPS[0]
}

export const stepOf = (field: string): Step => STEPS.find(({ section }) => field.startsWith(`${section}.`)) ?? STEPS[0]

export const indexOf = (section: Section) => STEPS.findIndex((step) => step.section === section)

export const fieldsOf = (section: Section) => FIELDS.filter((field) => field.startsWith(`${section}.`))

/** @returns undefined if the step may be left */
export function missingOf(step: Step, values: WizardValues): string | undefined {
  return step.required.find(({ field }) => isBlank(valueAt(values, field)))?.missing
}

/** A done step lacks no required answer, and was seen or has an answer. */
export function isDone(step: Step, values: WizardValues, reached: number) {
  if (step.section === 'review' || missingOf(step, values) !== undefined) return false
  if ('neededAtSubmit' in step && isBlank(valueAt(values, step.neededAtSubmit))) return false
  return indexOf(step.section) < reached || fieldsOf(step.section).some((field) => !isBlank(valueAt(values, field)))
}

export const titleOf = (step: Step) => `Step ${indexOf(step.section) + 1} of ${STEPS.length}: ${step.title}`
