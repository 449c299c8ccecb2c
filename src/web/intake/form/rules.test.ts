import { expect, test } from 'vitest'
import { intakeDraftSchema } from '#contract/intake.ts'
import { anIntake } from '../../../../test/builders.ts'
import { emptyValues, type FieldName, type FieldValue, readValues, valuesFrom, withFields } from './form-values.ts'
import { DEFAULT_ISSUE, sendableDraft, sortIssues, stepIssues, submissionFrom } from './rules.ts'

const whole = valuesFrom(anIntake())
const withWrong = (field: FieldName, value: FieldValue) => withFields(whole, { [field]: value })

test.each([
  ['account.email', '', 'Email is required'],
  ['account.email', 'ada@', 'Enter a valid email address'],
  ['account.phone', '1234567', 'Phone numbers must be at least 8 digits'],
  ['account.phone', '1'.repeat(33), 'Phone numbers must be 32 characters or fewer'],
  ['account.phone', 'call me maybe', 'Phone numbers may include digits and punctuation'],
  ['basics.displayName', '  ', 'Display name is required'],
  ['basics.relationshipIntent', '', 'Select your relationship intent'],
  ['basics.birthdate', '31.2.1990', 'Use the YYYY-MM-DD format'],
  ['basics.pronouns', 'x'.repeat(65), 'Pronouns must be 64 characters or fewer'],
  ['location.city', '', 'City is required'],
  ['location.availability.timezone', '', 'Timezone is required'],
  ['location.willingToTravelKm', '2.5', 'Travel distance runs from 0 to 310 miles (500 km)'],
  ['preferences.ageMin', '17', 'Ages run from 18 to 99'],
  ['preferences.ageMax', 'old', 'Ages run from 18 to 99'],
  ['preferences.values', Array.from({ length: 21 }, (_, at) => `Value ${at}`), 'Choose up to 20'],
  ['dealbreakers.lifestyle.smoking', '', 'Choose an option'],
  ['media.photos', ['javascript:alert(1)'], 'Provide a valid URL'],
  ['media.photos', [`https://example.com/${'x'.repeat(2048)}`], 'URLs must be shorter than 2048 characters'],
] as const)('%s = %j gets the error: %s', (field, value, message) => {
  expect(stepIssues(withWrong(field, value as FieldValue))).toEqual([{ field, message }])
})

test.each([
  ['account.otpConsent', 'You must consent to OTP verification'],
  ['review.matchmakingConsent', 'Matchmaking consent is required'],
  ['review.verificationConsent', 'Verification consent is required'],
] as const)('%s is required only at submit', (field, message) => {
  const without = withWrong(field, false)
  expect(stepIssues(without)).toEqual([])
  expect(submissionFrom(without)).toEqual({ issues: [{ field, message }] })
})

test('a maximum age below the minimum age is an error on its step and at submit', () => {
  const turned = withFields(whole, { 'preferences.ageMin': '50', 'preferences.ageMax': '40' })
  const issues = [{ field: 'preferences.ageMax', message: 'Maximum age cannot be below minimum age' }]
  expect(stepIssues(turned)).toEqual(issues)
  expect(submissionFrom(turned)).toEqual({ issues })
})

test('a person under 18 gets an error on the step, but the draft still keeps the birthdate', () => {
  const young = withFields(whole, { 'basics.birthdate': '2015-04-12' })
  expect(stepIssues(young)).toEqual([{ field: 'basics.birthdate', message: 'You must be 18 or older' }])
  expect(sendableDraft(young, emptyValues()).draft.basics?.birthdate).toBe('2015-04-12')
})

test.each(['1892-06-01', '1901-04-12', '1910-04-12'])(
  'a birthdate of %s, more than 110 years ago, gets the error to check the year',
  (born) => {
    const old = withFields(whole, { 'basics.birthdate': born })
    const message = 'Over 110 years ago? Check the year.'
    expect(stepIssues(old)).toEqual([{ field: 'basics.birthdate', message }])
  },
)

test.each(['--------', '12-34-56', '(555) 12'])('%s is refused, because it has fewer than eight digits', (phone) => {
  expect(stepIssues(withFields(whole, { 'account.phone': phone }))).toEqual([
    { field: 'account.phone', message: 'Phone numbers must be at least 8 digits' },
  ])
})

test('a submission read from the form equals the one that filled it', () => {
  expect(submissionFrom(whole)).toEqual({ submission: anIntake() })
})

test('an empty form makes an empty draft, except for its unticked boxes [spec 118, 120]', () => {
  expect(sendableDraft(emptyValues(), emptyValues()).draft).toEqual({
    account: { otpConsent: false },
    media: { selfieVerified: false },
    review: { matchmakingConsent: false, verificationConsent: false },
  })
})

test("a draft for sending leaves out invalid answers and keeps the server's earlier ones", () => {
  const wrong = withFields(whole, { 'basics.birthdate': '1990-13-01', 'account.phone': '12' })
  const { draft, heldBack } = sendableDraft(wrong, withFields(emptyValues(), { 'basics.birthdate': '1990-05-17' }))
  expect(heldBack).toEqual(['account.phone', 'basics.birthdate'])
  expect(draft.basics?.birthdate).toBe('1990-05-17')
  expect(draft.account).toEqual({ email: 'ada@example.com', otpConsent: true })
  expect(intakeDraftSchema.safeParse(draft).success).toBe(true)
})

test('errors find their field by a path as list or text, by name, and inside a list of answers [spec 199]', () => {
  const { atFields, elsewhere } = sortIssues([
    { path: ['basics', 'displayName'], message: 'One' },
    { path: 'draft.location.availability.timezone', message: 'Two' },
    { field: 'account.phone', message: 'Three' },
    { path: ['media', 'photos', 2], message: 'Four' },
    { path: ['email'], message: 'Five' },
  ])
  expect(elsewhere).toEqual([])
  expect(atFields).toEqual([
    { field: 'basics.displayName', message: 'One' },
    { field: 'location.availability.timezone', message: 'Two' },
    { field: 'account.phone', message: 'Three' },
    { field: 'media.photos', message: 'Four' },
    { field: 'account.email', message: 'Five' },
  ])
})

test('an error without words gets a default text, and one without a known field is sorted elsewhere [spec 235]', () => {
  expect(sortIssues([{ field: 'basics.birthdate' }, { path: ['shoe'] }])).toEqual({
    atFields: [{ field: 'basics.birthdate', message: 'Please review this field' }],
    elsewhere: [DEFAULT_ISSUE],
  })
})

test("an invalid value in the browser's copy is replaced by an empty one", () => {
  const read = readValues({ basics: { displayName: 'Ada', birthdate: 7 }, preferences: { values: ['A', 3] }, shoe: 1 })
  expect(read).toEqual(withFields(emptyValues(), { 'basics.displayName': 'Ada' }))
  expect(readValues(null)).toEqual(emptyValues())
})
