import * as z from 'zod/mini'
import { compact, keysOf } from './compact.ts'
import {
  EARLIEST_BIRTHDATE,
  MAX_AGE,
  MAX_EMAIL,
  MAX_LIST,
  MAX_NAME,
  MAX_NOTES,
  MAX_PHONE,
  MAX_PHOTOS,
  MAX_PRONOUNS,
  MAX_TRAVEL_KM,
  MAX_TYPICAL_WEEK,
  MAX_URL,
  MIN_AGE,
  MIN_PHONE,
  MOST_YEARS_AGO,
} from './limits.ts'
import { BUDGETS, HABITS, RELATIONSHIP_INTENTS, WANTS_KIDS } from './options.ts'
import { shownText } from './shown-text.ts'

// zod tries new Function(), which our CSP reports as a violation.
z.config({ jitless: true })

/** Addresses identify members. Line breaks, commas and quoted local parts are refused. */
export const emailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(MAX_EMAIL, 'Enter a valid email address'),
    z.email('Enter a valid email address'),
  )

// Both patterns are stricter than the browser.
const PHONE = /^[\d+ ().-]*$/
const HTTP_URL = /^https?$/

const phone = z.string().check(
  z.trim(),
  z.regex(PHONE, 'Phone numbers may include digits and punctuation'),
  z.refine((text) => text.replace(/\D/g, '').length >= MIN_PHONE, 'Phone numbers must be at least 8 digits'),
  z.maxLength(MAX_PHONE, 'Phone numbers must be 32 characters or fewer'),
)

const text = (max: number, tooLong: string, required?: string) => shownText({ max, tooLong, required })

const NAME_TOO_LONG = `Names must be ${MAX_NAME} characters or fewer`
const CITY_TOO_LONG = `Cities must be ${MAX_NAME} characters or fewer`

const NO_BIRTHDATE = 'Use the YYYY-MM-DD format'
const TOO_LONG_AGO = `Over ${MOST_YEARS_AGO} years ago? Check the year.`
const birthdate = z.iso.date(NO_BIRTHDATE).check(z.refine((date) => date >= EARLIEST_BIRTHDATE, NO_BIRTHDATE))

const pronouns = text(MAX_PRONOUNS, 'Pronouns must be 64 characters or fewer')
const relationshipIntent = z.enum(RELATIONSHIP_INTENTS, 'Select your relationship intent')

const coordinates = z.strictObject({ latitude: z.number(), longitude: z.number() })
const TRAVEL = 'Travel distance runs from 0 to 310 miles (500 km)'
const willingToTravelKm = z.int(TRAVEL).check(z.gte(0, TRAVEL), z.lte(MAX_TRAVEL_KM, TRAVEL))

/**
 * A cache, because each check builds a whole formatter. It has only the platform's spellings: with every letter
 * case it would grow without limit.
 */
const knownZones = new Set<string>()

/** True for names in the platform's database. Offsets like '+02:00' are not names. */
export function isTimeZone(name: string) {
  if (knownZones.has(name)) return true
  if (!/^[A-Za-z]/.test(name)) return false
  // Intl throws a RangeError for an unknown zone.
  try {
    knownZones.add(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
    return true
  } catch {
    return false
  }
}
const TIME_ZONE_REQUIRED = 'Timezone is required'
const timezone = z
  .string(TIME_ZONE_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, { error: TIME_ZONE_REQUIRED, abort: true }),
    z.refine(isTimeZone, 'Choose a time zone from the list'),
  )

const entries = (max: number) =>
  z
    .array(
      shownText({
        max: MAX_NAME,
        tooLong: `Entries must be ${MAX_NAME} characters or fewer`,
        required: 'An entry cannot be empty',
      }),
    )
    .check(z.maxLength(max, `Choose up to ${max}`))

const typicalWeek = entries(MAX_TYPICAL_WEEK)
const list = entries(MAX_LIST)
const budget = z.enum(BUDGETS, 'Choose a budget from the list')

const AGE = 'Ages run from 18 to 99'
const age = z.int(AGE).check(z.gte(MIN_AGE, AGE), z.lte(MAX_AGE, AGE))

const habit = z.enum(HABITS, 'Choose an option')
const wantsKids = z.enum(WANTS_KIDS, 'Choose an option')

/** The server never fetches a photo, and other members never see it. */
const photoSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_URL, { error: 'URLs must be shorter than 2048 characters', abort: true }),
    z.url({ protocol: HTTP_URL, error: 'Provide a valid URL' }),
  )
const photos = z.pipe(
  z.pipe(
    z.array(z.string()),
    z.transform((urls: string[]) => urls.filter((url) => url.trim() !== '')),
  ),
  z.array(photoSchema).check(z.maxLength(MAX_PHOTOS, `Add up to ${MAX_PHOTOS} photos`)),
)

const notesForMatchmaker = shownText({
  max: MAX_NOTES,
  tooLong: `Notes must be ${MAX_NOTES} characters or fewer`,
  room: 'lines',
})

const optionalBasics = { birthdate: z.optional(birthdate), pronouns: z.optional(pronouns) }
const optionalLocation = {
  coordinates: z.optional(coordinates),
  willingToTravelKm: z.optional(z.nullable(willingToTravelKm)),
}
const optionalAvailability = { typicalWeek: z.optional(typicalWeek), budget: z.optional(budget) }
const preferences = {
  ageMin: z.optional(z.nullable(age)),
  ageMax: z.optional(z.nullable(age)),
  values: z.optional(list),
  interests: z.optional(list),
}
const optionalDealbreakers = { mustNot: z.optional(list), safety: z.optional(list) }
const media = { photos: z.optional(photos), selfieVerified: z.optional(z.boolean()) }

/** Parts are optional, but must be well-formed. Unknown keys are refused at every depth. */
const draftSections = z.strictObject({
  account: z.optional(
    z.strictObject({
      email: z.optional(emailSchema),
      phone: z.optional(phone),
      otpConsent: z.optional(z.boolean()),
    }),
  ),
  basics: z.optional(
    z.strictObject({
      displayName: z.optional(text(MAX_NAME, NAME_TOO_LONG)),
      relationshipIntent: z.optional(relationshipIntent),
      ...optionalBasics,
    }),
  ),
  location: z.optional(
    z.strictObject({
      city: z.optional(text(MAX_NAME, CITY_TOO_LONG)),
      ...optionalLocation,
      availability: z.optional(z.strictObject({ timezone: z.optional(timezone), ...optionalAvailability })),
    }),
  ),
  preferences: z.optional(z.strictObject(preferences)),
  dealbreakers: z.optional(
    z.strictObject({
      ...optionalDealbreakers,
      lifestyle: z.optional(
        z.strictObject({
          smoking: z.optional(habit),
          drinking: z.optional(habit),
          wantsKids: z.optional(wantsKids),
        }),
      ),
    }),
  ),
  media: z.optional(z.strictObject(media)),
  review: z.optional(
    z.strictObject({
      matchmakingConsent: z.optional(z.boolean()),
      verificationConsent: z.optional(z.boolean()),
      notesForMatchmaker: z.optional(notesForMatchmaker),
    }),
  ),
})

/** A missing section gives its fields' issues. */
const submissionSections = z.strictObject({
  account: z.prefault(
    z.strictObject({
      email: emailSchema,
      phone: z.optional(phone),
      otpConsent: z.literal(true, 'You must consent to OTP verification'),
    }),
    {} as never,
  ),
  basics: z.prefault(
    z.strictObject({
      displayName: text(MAX_NAME, NAME_TOO_LONG, 'Display name is required'),
      relationshipIntent,
      ...optionalBasics,
    }),
    {} as never,
  ),
  location: z.prefault(
    z.strictObject({
      city: text(MAX_NAME, CITY_TOO_LONG, 'City is required'),
      ...optionalLocation,
      availability: z.prefault(z.strictObject({ timezone, ...optionalAvailability }), {} as never),
    }),
    {} as never,
  ),
  preferences: z.prefault(z.strictObject(preferences), {}),
  dealbreakers: z.prefault(
    z.strictObject({
      ...optionalDealbreakers,
      lifestyle: z.prefault(z.strictObject({ smoking: habit, drinking: habit, wantsKids }), {} as never),
    }),
    {} as never,
  ),
  media: z.prefault(z.strictObject(media), {}),
  review: z.prefault(
    z.strictObject({
      matchmakingConsent: z.literal(true, 'Matchmaking consent is required'),
      verificationConsent: z.literal(true, 'Verification consent is required'),
      notesForMatchmaker: z.optional(notesForMatchmaker),
    }),
    {} as never,
  ),
})

const agesInOrder = z.refine<{
  preferences: { ageMin?: number | null | undefined; ageMax?: number | null | undefined }
}>(({ preferences: { ageMin, ageMax } }) => ageMin == null || ageMax == null || ageMin <= ageMax, {
  path: ['preferences', 'ageMax'],
  error: 'Maximum age cannot be below minimum age',
  // Runs even if other fields are wrong: all problems show at once.
  when: ({ value }) => {
    const { preferences } = value as { preferences?: { ageMin?: unknown; ageMax?: unknown } }
    return typeof preferences?.ageMin === 'number' && typeof preferences.ageMax === 'number'
  },
})

// Unknown keys are refused even if blank, so check keys first.
const withoutBlanks = z.transform((value: unknown, { issues }) => {
  for (const issue of draftSections.safeParse(keysOf(value)).error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') issues.push({ ...issue, input: {} })
  return compact(value) ?? {}
})

export const intakeDraftSchema = z.pipe(withoutBlanks, draftSections)
export const intakeSubmissionSchema = z.pipe(withoutBlanks, submissionSections.check(agesInOrder))
export type IntakeDraft = z.output<typeof draftSections>
export type IntakeSubmission = z.output<typeof submissionSections>

export type Section = keyof IntakeDraft & string

/** In whole years; both dates are YYYY-MM-DD. */
export function ageOn(birthdate: string, today: string) {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** Only submission checks this; a draft may have such a date. */
export function birthdateProblem(birthdate: string, today: string) {
  if (ageOn(birthdate, today) < MIN_AGE) return 'You must be 18 or older'
  const earliest = `${Number(today.slice(0, 4)) - MOST_YEARS_AGO}${today.slice(4)}`
  return birthdate !== '' && birthdate < earliest ? TOO_LONG_AGO : undefined
}
