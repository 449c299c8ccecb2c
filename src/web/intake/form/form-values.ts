import { get, set } from 'react-hook-form'
import type { IntakeDraft } from '#contract/intake.ts'
import { kmFromMiles, milesFromKm, wholeNumber } from './travel.ts'

/** Answers by contract path, in step order, valid or not. Ages are text, and travel is text in miles. */
export const EMPTY_VALUES = {
  account: { email: '', phone: '', otpConsent: false },
  basics: { displayName: '', birthdate: '', pronouns: '', relationshipIntent: '' },
  location: {
    city: '',
    availability: { timezone: '', typicalWeek: [] as string[], budget: '' },
    willingToTravelKm: '',
  },
  preferences: { ageMin: '', ageMax: '', values: [] as string[], interests: [] as string[] },
  dealbreakers: {
    mustNot: [] as string[],
    lifestyle: { smoking: '', drinking: '', wantsKids: '' },
    safety: [] as string[],
  },
  media: { photos: [] as string[], selfieVerified: false },
  review: { notesForMatchmaker: '', matchmakingConsent: false, verificationConsent: false },
  /** Typed list entries, not added yet. */
  pending: { typicalWeek: '', values: '', interests: '', mustNot: '', safety: '', photos: '' },
}
export type WizardValues = typeof EMPTY_VALUES

type PathsTo<Kind, Values, Above extends string = ''> = {
  [Key in keyof Values & string]: Values[Key] extends Kind
    ? `${Above}${Key}`
    : Values[Key] extends FieldValue
      ? never
      : PathsTo<Kind, Values[Key], `${Above}${Key}.`>
}[keyof Values & string]

type Answers = Omit<WizardValues, 'pending'>
export type FieldValue = string | boolean | string[]
export type TextFieldName = PathsTo<string, Answers>
export type ListFieldName = PathsTo<string[], Answers>
export type BooleanFieldName = PathsTo<boolean, Answers>
export type FieldName = TextFieldName | ListFieldName | BooleanFieldName

const pathsIn = (values: object, above = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? pathsIn(value, `${above}${key}.`) : `${above}${key}`,
  )

const { pending: _, ...ANSWERS } = EMPTY_VALUES
export const FIELDS = pathsIn(ANSWERS) as FieldName[] // Object.entries types all keys as string

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
} as const satisfies Record<FieldName, string>

export const PENDING = {
  'location.availability.typicalWeek': 'pending.typicalWeek',
  'preferences.values': 'pending.values',
  'preferences.interests': 'pending.interests',
  'dealbreakers.mustNot': 'pending.mustNot',
  'dealbreakers.safety': 'pending.safety',
  'media.photos': 'pending.photos',
} as const satisfies Record<ListFieldName, string>
export const LISTS = Object.keys(PENDING) as ListFieldName[] // Object.keys types all keys as string

export const INPUTS = [...FIELDS, ...Object.values(PENDING)] as const
export type InputName = (typeof INPUTS)[number]

export const emptyValues = (): WizardValues => structuredClone(EMPTY_VALUES)

export const valueAt = (values: WizardValues, field: InputName): FieldValue => get(values, field)

export const hasPendingEntry = (values: WizardValues, start = '') =>
  LISTS.some((list) => list.startsWith(start) && !isBlank(valueAt(values, PENDING[list])))

export function withFields(values: WizardValues, fields: Partial<Record<InputName, FieldValue>>): WizardValues {
  const changed = structuredClone(values)
  for (const [field, value] of Object.entries(fields)) set(changed, field, value)
  return changed
}

export function isBlank(value: FieldValue) {
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** Ignores surrounding white space. */
export function saysSame(one: FieldValue, other: FieldValue) {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => entry === other[at])
  return one === other
}

export const changedFields = (one: WizardValues, other: WizardValues) =>
  FIELDS.filter((field) => !saysSame(valueAt(one, field), valueAt(other, field)))

/** `stored` is untrusted: a wrong type counts as unanswered. */
export function readValues(stored: unknown): WizardValues {
  const values = emptyValues()
  for (const field of INPUTS) {
    // Some stored drafts have the key 'unadded' instead of 'pending'.
    const value: unknown = get(stored, field) ?? get(stored, field.replace(/^pending/, 'unadded'))
    const isList = Array.isArray(valueAt(EMPTY_VALUES, field))
    const fits = isList
      ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
      : typeof value === typeof valueAt(EMPTY_VALUES, field)
    if (fits) set(values, field, value)
  }
  return values
}

/** The wire shape, not validated. An invalid number is NaN, which every rule rejects. */
export function draftFrom(values: WizardValues): object {
  const { pending: _, location, preferences, ...others } = values
  return {
    ...others,
    location: { ...location, willingToTravelKm: kmFromMiles(location.willingToTravelKm) },
    preferences: {
      ...preferences,
      ageMin: numberOrNothing(preferences.ageMin),
      ageMax: numberOrNothing(preferences.ageMax),
    },
  }
}

/** Leaves out coordinates, which were only needed to choose the city. */
export function valuesFrom(draft: IntakeDraft): WizardValues {
  const { location, preferences } = draft
  const km = location?.willingToTravelKm
  return readValues({
    ...draft,
    location: { ...location, willingToTravelKm: km == null ? '' : milesFromKm(km) },
    preferences: { ...preferences, ageMin: textOf(preferences?.ageMin), ageMax: textOf(preferences?.ageMax) },
  })
}

const numberOrNothing = (text: string) => (text.trim() === '' ? undefined : wholeNumber(text))
const textOf = (number: number | null | undefined) => (number == null ? '' : String(number))
