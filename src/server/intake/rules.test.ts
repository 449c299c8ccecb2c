import { describe, expect, test } from 'vitest'
import { aDraft, anIntake, withPart } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

type Issue = { path: (string | number)[]; field: string; message: string }

async function said(url: string, body: object) {
  const reply = await app.browser().post(url, body)
  if (reply.statusCode === 200) return {}
  expect(reply.statusCode, reply.body).toBe(400)
  expect(reply.json()).toMatchObject({ error: 'validation_failed', message: 'Some fields need another look.' })
  const issues: Issue[] = reply.json().issues
  for (const { path, field } of issues) expect(path.join('.')).toBe(field)
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]))
}
const onSubmit = (part: object) => said('/v1/intake/submit', withPart(anIntake(), part))
const onSave = (part: object) =>
  said('/v1/intake/save-draft', { email: 'ada@example.com', draft: withPart(aDraft(), part) })

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`. */
const at = (field: string, value: unknown) =>
  field.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object

const times = (count: number, entry = 'x') => Array.from({ length: count }, (_, index) => `${entry} ${index}`)
const FORMAT = 'Use the YYYY-MM-DD format'
const AGE = 'Ages run from 18 to 99'
const TRAVEL = 'Travel distance runs from 0 to 310 miles (500 km)'

describe('fields that are required only at submit [spec 119, 162, 171, 174, 175, 182]', () => {
  test.each([
    ['account.email', 'Email is required'],
    ['account.otpConsent', 'You must consent to OTP verification'],
    ['basics.displayName', 'Display name is required'],
    ['basics.relationshipIntent', 'Select your relationship intent'],
    ['location.city', 'City is required'],
    ['location.availability.timezone', 'Timezone is required'],
    ['dealbreakers.lifestyle.smoking', 'Choose an option'],
    ['dealbreakers.lifestyle.drinking', 'Choose an option'],
    ['dealbreakers.lifestyle.wantsKids', 'Choose an option'],
    ['review.matchmakingConsent', 'Matchmaking consent is required'],
    ['review.verificationConsent', 'Verification consent is required'],
  ])('without %s, submit says: %s', async (field, message) => {
    expect(await onSubmit(at(field, undefined))).toEqual({ [field]: message })
    expect(await onSubmit(at(field, null))).toEqual({ [field]: message })
    expect(await onSubmit(at(field, '  '))).toEqual({ [field]: message })
    expect(await onSave(at(field, undefined))).toEqual({})
    expect(await onSave(at(field, ''))).toEqual({})
  })

  test.each(['account.otpConsent', 'review.matchmakingConsent', 'review.verificationConsent'])(
    '%s = false counts as no consent [spec 169, 188, 189]',
    async (field) => {
      expect(Object.keys(await onSubmit(at(field, false)))).toEqual([field])
      expect(await onSave(at(field, false))).toEqual({})
    },
  )

  test('an empty submission gets all required fields as errors at once', async () => {
    expect(Object.keys(await said('/v1/intake/submit', {}))).toHaveLength(11)
  })
})

describe('format rules, for drafts and for submissions [spec 113, 114, 117, 166-168, 170, 173, 178, 180, 181, 187]', () => {
  test.each([
    ['account.phone', '1234567', 'Phone numbers must be at least 8 digits'],
    ['account.phone', '--------', 'Phone numbers must be at least 8 digits'],
    ['account.phone', '+(1) 234-567', 'Phone numbers must be at least 8 digits'],
    ['account.phone', '1'.repeat(33), 'Phone numbers must be 32 characters or fewer'],
    ['account.phone', '12345678x', 'Phone numbers may include digits and punctuation'],
    ['basics.relationshipIntent', 'forever', 'Select your relationship intent'],
    ['basics.displayName', 'x'.repeat(121), 'Names must be 120 characters or fewer'],
    ['basics.birthdate', '17-05-1990', FORMAT],
    ['basics.birthdate', '1990-02-31', FORMAT],
    ['basics.birthdate', '2023-02-29', FORMAT],
    ['basics.birthdate', '1899-12-31', FORMAT],
    ['basics.pronouns', 'x'.repeat(65), 'Pronouns must be 64 characters or fewer'],
    ['location.city', 'x'.repeat(121), 'Cities must be 120 characters or fewer'],
    ['location.willingToTravelKm', -1, TRAVEL],
    ['location.willingToTravelKm', 501, TRAVEL],
    ['location.willingToTravelKm', 1.5, TRAVEL],
    ['location.availability.timezone', 'Mars/Olympus', 'Choose a time zone from the list'],
    ['location.availability.budget', '$$$$$', 'Choose a budget from the list'],
    ['location.availability.typicalWeek', times(11), 'Choose up to 10'],
    ['preferences.ageMin', 17, AGE],
    ['preferences.ageMin', 100, AGE],
    ['preferences.ageMax', 17, AGE],
    ['preferences.ageMax', 100, AGE],
    ['preferences.ageMax', 30.5, AGE],
    ['preferences.values', times(21), 'Choose up to 20'],
    ['preferences.interests', times(21), 'Choose up to 20'],
    ['dealbreakers.mustNot', times(21), 'Choose up to 20'],
    ['dealbreakers.safety', times(21), 'Choose up to 20'],
    ['dealbreakers.lifestyle.smoking', 'maybe', 'Choose an option'],
    ['dealbreakers.lifestyle.drinking', 'never', 'Choose an option'],
    ['dealbreakers.lifestyle.wantsKids', 'sometimes', 'Choose an option'],
    ['media.photos', times(11, 'https://example.com/').map((url) => url.replace(' ', '')), 'Add up to 10 photos'],
    ['review.notesForMatchmaker', 'x'.repeat(2001), 'Notes must be 2000 characters or fewer'],
  ])('%s = %j gets the error: %s', async (field, value, message) => {
    expect(await onSave(at(field, value))).toEqual({ [field]: message })
    const rangeless = withPart<object>({ preferences: { ageMin: undefined, ageMax: undefined } }, at(field, value))
    expect(await onSubmit(rangeless)).toEqual({ [field]: message })
  })

  test.each([
    ['preferences.values.1', { preferences: { values: ['ok', '  '] } }, 'An entry cannot be empty'],
    ['preferences.values.0', { preferences: { values: ['x'.repeat(121)] } }, 'Entries must be 120 characters or fewer'],
    [
      'location.availability.typicalWeek.0',
      { location: { availability: { typicalWeek: [''] } } },
      'An entry cannot be empty',
    ],
    ['media.photos.0', { media: { photos: ['not a url'] } }, 'Provide a valid URL'],
    ['media.photos.0', { media: { photos: ['javascript:alert(1)'] } }, 'Provide a valid URL'],
    ['media.photos.0', { media: { photos: ['data:text/html,hi'] } }, 'Provide a valid URL'],
    [
      'media.photos.0',
      { media: { photos: [`https://example.com/${'x'.repeat(2029)}`] } },
      'URLs must be shorter than 2048 characters',
    ],
  ])('%s in %j gets an error', async (field, part, message) => {
    expect(await onSave(part)).toEqual({ [field]: message })
    expect(await onSubmit(part)).toEqual({ [field]: message })
  })

  test.each([
    'plain',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: x@example.com',
    'a@b.co,c@d.co',
    '"a b"@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('%j is refused as an email address [spec 165]', async (email) => {
    expect(await onSubmit({ account: { email } })).toEqual({ 'account.email': 'Enter a valid email address' })
    expect(await said('/v1/intake/save-draft', { email, draft: {} })).toEqual({
      'account.email': 'Enter a valid email address',
    })
  })

  test('a draft without an email address cannot be saved', async () => {
    expect(await said('/v1/intake/save-draft', { draft: {} })).toMatchObject({ 'account.email': 'Email is required' })
    expect(await said('/v1/intake/save-draft', { email: ' ', draft: {} })).toEqual({
      'account.email': 'Email is required',
    })
  })

  test('an email address inside a draft must equal the address that the draft is saved under', async () => {
    const body = { email: 'ada@example.com', draft: { account: { email: 'bob@example.com' } } }
    expect(await said('/v1/intake/save-draft', body)).toEqual({ 'account.email': 'Enter a valid email address' })
  })

  test('the maximum age must not be below the minimum age at submit, but may be in a draft', async () => {
    expect(await onSubmit({ preferences: { ageMin: 40, ageMax: 39 } })).toEqual({
      'preferences.ageMax': 'Maximum age cannot be below minimum age',
    })
    expect(await onSubmit({ preferences: { ageMin: 40, ageMax: 40 } })).toEqual({})
    expect(await onSave({ preferences: { ageMin: 40, ageMax: 39 } })).toEqual({})
  })
})

describe('values at their limit, and cleared values [spec 115, 116, 177, 179, 269]', () => {
  test.each([
    ['account.phone', '12345678'],
    ['account.phone', '+1 (512) 555-01.01'],
    ['account.phone', '1'.repeat(32)],
    ['account.phone', ''],
    ['basics.displayName', 'x'.repeat(120)],
    ['basics.birthdate', '2000-02-29'],
    ['basics.birthdate', '1916-03-02'],
    ['basics.pronouns', 'x'.repeat(64)],
    ['basics.relationshipIntent', 'casual'],
    ['basics.relationshipIntent', 'exploring'],
    ['location.willingToTravelKm', 0],
    ['location.willingToTravelKm', 500],
    ['location.willingToTravelKm', null],
    ['location.coordinates', { latitude: 30.27, longitude: -97.74 }],
    ['location.availability.timezone', 'Europe/Vienna'],
    ['location.availability.budget', '$$$$'],
    ['location.availability.budget', ''],
    ['location.availability.budget', null],
    ['location.availability.typicalWeek', times(10)],
    ['preferences.ageMin', 18],
    ['preferences.ageMax', 99],
    ['preferences.ageMin', null],
    ['preferences.values', times(20)],
    ['dealbreakers.mustNot', []],
    ['media.photos', [`https://example.com/${'x'.repeat(2028)}`, '  ', ' http://example.com/b.jpg ']],
    ['review.notesForMatchmaker', 'x'.repeat(2000)],
  ])('%s = %j is accepted', async (field, value) => {
    expect(await onSave(at(field, value))).toEqual({})
    expect(await onSubmit(at(field, value))).toEqual({})
  })

  test('blanks are removed, texts trimmed and addresses lowercased before a draft is stored [spec 164]', async () => {
    const ada = app.browser()
    const draft = {
      account: { email: ' ADA@example.com ', phone: '' },
      basics: { displayName: ' Ada ' },
      media: { photos: [] },
    }
    await ada.post('/v1/intake/save-draft', { email: ' ADA@example.com ', draft })
    expect((await ada.get('/v1/intake/draft?email=ada@example.com')).json().draft).toEqual({
      account: { email: 'ada@example.com' },
      basics: { displayName: 'Ada' },
    })
  })
})

describe('unknown keys [spec 112, 176]', () => {
  test.each([
    [{ mystery: 1 }, 'mystery'],
    [{ basics: { shoe: 1 } }, 'basics.shoe'],
    [{ location: { availability: { mood: 'good' } } }, 'location.availability.mood'],
    [{ location: { coordinates: { latitude: 1, longitude: 2, altitude: 3 } } }, 'location.coordinates.altitude'],
    [{ dealbreakers: { lifestyle: { vaping: 'no' } } }, 'dealbreakers.lifestyle.vaping'],
  ])('%j is refused as an unknown field', async (part, field) => {
    expect(await onSave(part)).toEqual({ [field]: 'Unknown field' })
    expect(await onSubmit(part)).toEqual({ [field]: 'Unknown field' })
  })

  test('a key next to the draft is refused as an unknown field, too', async () => {
    const body = { email: 'ada@example.com', draft: {}, shoe: 1 }
    expect(await said('/v1/intake/save-draft', body)).toEqual({ shoe: 'Unknown field' })
  })
})

test.each([
  ['2008-03-02', {}],
  ['2008-03-03', { 'basics.birthdate': 'You must be 18 or older' }],
  ['1916-03-01', { 'basics.birthdate': 'Over 110 years ago? Check the year.' }],
])(
  'on 2 March 2026, a birthdate of %s is checked at submit for 18 to 110 years [spec 1]',
  async (birthdate, expected) => {
    expect(await onSubmit({ basics: { birthdate } })).toEqual(expected)
    expect(await onSave({ basics: { birthdate } })).toEqual({})
  },
)
