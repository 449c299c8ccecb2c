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
] as const)('%s = %j: %s', (field, value, message) => {
  expect(stepIssues(withWrong(field, value as FieldValue))).toEqual([{ field, message }])
})

test.each([
  ['account.otpConsent', 'You must consent to OTP verification'],
  ['review.matchmakingConsent', 'Matchmaking consent is required'],
  ['review.verificationConsent', 'Verification consent is required'],
] as const)('%s is asked for at submit alone', (field, message) => {
  const without = withWrong(field, false)
  expect(stepIssues(without)).toEqual([])
  expect(submissionFrom(without)).toEqual({ issues: [{ field, message }] })
})

test('ages that cross are told on their step and when submitting', () => {
  const turned = withFields(whole, { 'preferences.ageMin': '50', 'preferences.ageMax': '40' })
  const issues = [{ field: 'preferences.ageMax', message: 'Maximum age cannot be below minimum age' }]
  expect(stepIssues(turned)).toEqual(issues)
  expect(submissionFrom(turned)).toEqual({ issues })
})

test('who is under 18 is told on the step, and the draft is saved all the same', () => {
  const young = withFields(whole, { 'basics.birthdate': '2015-04-12' })
  expect(stepIssues(young)).toEqual([{ field: 'basics.birthdate', message: 'You must be 18 or older' }])
  expect(sendableDraft(young, emptyValues()).draft.basics?.birthdate).toBe('2015-04-12')
})

test.each(['1892-06-01', '1901-04-12', '1910-04-12'])(
  'of %s, more than 110 years ago, the year is asked for',
  (born) => {
    const old = withFields(whole, { 'basics.birthdate': born })
    const message = 'Over 110 years ago? Check the year.'
    expect(stepIssues(old)).toEqual([{ field: 'basics.birthdate', message }])
  },
)

test.each(['--------', '12-34-56', '(555) 12'])('%s has fewer than eight digits', (phone) => {
  expect(stepIssues(withFields(whole, { 'account.phone': phone }))).toEqual([
    { field: 'account.phone', message: 'Phone numbers must be at least 8 digits' },
  ])
})

test('a submission comes back out of the form as it went in', () => {
  expect(submissionFrom(whole)).toEqual({ submission: anIntake() })
})

test('an empty form makes an empty draft but for its unticked boxes [spec 118, 120]', () => {
  expect(sendableDraft(emptyValues(), emptyValues()).draft).toEqual({
    account: { otpConsent: false },
    media: { selfieVerified: false },
    review: { matchmakingConsent: false, verificationConsent: false },
  })
})

test('what the server would refuse is held back, and what it had is kept', () => {
  const wrong = withFields(whole, { 'basics.birthdate': '1990-13-01', 'account.phone': '12' })
  const { draft, heldBack } = sendableDraft(wrong, withFields(emptyValues(), { 'basics.birthdate': '1990-05-17' }))
  expect(heldBack).toEqual(['account.phone', 'basics.birthdate'])
  expect(draft.basics?.birthdate).toBe('1990-05-17')
  expect(draft.account).toEqual({ email: 'ada@example.com', otpConsent: true })
  expect(intakeDraftSchema.safeParse(draft).success).toBe(true)
})

test('issues find their field as a list, dotted, by name, and inside a list of answers [spec 199]', () => {
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

test('an issue without words gets some, and one without a field goes elsewhere [spec 235]', () => {
  expect(sortIssues([{ field: 'basics.birthdate' }, { path: ['shoe'] }])).toEqual({
    atFields: [{ field: 'basics.birthdate', message: 'Please review this field' }],
    elsewhere: [DEFAULT_ISSUE],
  })
})

test('what the browser kept is read leniently', () => {
  const read = readValues({ basics: { displayName: 'Ada', birthdate: 7 }, preferences: { values: ['A', 3] }, shoe: 1 })
  expect(read).toEqual(withFields(emptyValues(), { 'basics.displayName': 'Ada' }))
  expect(readValues(null)).toEqual(emptyValues())
})
