import { describe, expect, test } from 'vitest'
import { compact } from './compact.ts'
import { ageOn, emailSchema, intakeDraftSchema, intakeSubmissionSchema } from './intake.ts'
import { optionLabel } from './options.ts'

const messages = (value: unknown) =>
  Object.fromEntries(
    (intakeSubmissionSchema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('a submission', () => {
  test('an empty submission gets an error for every required field', () => {
    expect(messages({})).toEqual({
      'account.email': 'Email is required',
      'account.otpConsent': 'You must consent to OTP verification',
      'basics.displayName': 'Display name is required',
      'basics.relationshipIntent': 'Select your relationship intent',
      'location.city': 'City is required',
      'location.availability.timezone': 'Timezone is required',
      'dealbreakers.lifestyle.smoking': 'Choose an option',
      'dealbreakers.lifestyle.drinking': 'Choose an option',
      'dealbreakers.lifestyle.wantsKids': 'Choose an option',
      'review.matchmakingConsent': 'Matchmaking consent is required',
      'review.verificationConsent': 'Verification consent is required',
    })
  })

  test('a maximum age below the minimum gets an error, also if other fields are wrong', () => {
    expect(messages({ preferences: { ageMin: 40, ageMax: 30 } })['preferences.ageMax']).toBe(
      'Maximum age cannot be below minimum age',
    )
  })
})

describe('a draft', () => {
  const draft = (value: unknown) => intakeDraftSchema.safeParse(value)

  test('a draft may be empty, and any field may be missing', () => {
    expect(draft({}).data).toEqual({})
    expect(
      draft({ basics: { displayName: '' }, media: { photos: [] }, location: { willingToTravelKm: null } }).data,
    ).toEqual({})
  })

  test.each([
    [{ mystery: 1 }],
    [{ basics: { shoe: 1 } }],
    [{ location: { availability: { mood: 'good' } } }],
    [{ location: { coordinates: { latitude: 1, longitude: 2, altitude: 3 } } }],
    [{ dealbreakers: { lifestyle: { vaping: 'no' } } }],
  ])('a draft with an unknown key is refused at any depth: %j', (value) => {
    expect(draft(value).success).toBe(false)
  })

  test.each(['2023-02-29', '2024-02-31', '1899-12-31', '01-02-1990', '1990-1-2'])(
    'a draft refuses %s as a date [spec 172]',
    (date) => {
      expect(draft({ basics: { birthdate: date } }).error?.issues[0]?.message).toBe('Use the YYYY-MM-DD format')
    },
  )

  test('a draft accepts only two finite numbers as coordinates [spec 176]', () => {
    const takes = (coordinates: unknown) => draft({ location: { coordinates } }).success
    expect(takes({ latitude: 41.9, longitude: -87.6 })).toBe(true)
    for (const latitude of [Number.NaN, Number.POSITIVE_INFINITY, '41.9', null, undefined])
      expect([latitude, takes({ latitude, longitude: -87.6 })]).toEqual([latitude, false])
  })

  test('a draft accepts an IANA time zone, but no offset', () => {
    const zone = (timezone: string) => draft({ location: { availability: { timezone } } }).success
    expect([zone('Europe/Berlin'), zone('America/Chicago'), zone('+02:00'), zone('Mars/Olympus')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/a', 'photo.jpg'])(
    'a draft refuses %s as a photo [spec 184]',
    (url) => {
      expect(draft({ media: { photos: [url] } }).error?.issues[0]?.message).toBe('Provide a valid URL')
    },
  )

  test('a draft trims photo addresses and removes blank ones [spec 186]', () => {
    expect(draft({ media: { photos: [' https://example.com/a.jpg ', '  '] } }).data).toEqual({
      media: { photos: ['https://example.com/a.jpg'] },
    })
  })

  test('a draft accepts a photo address of 2048 characters, but not of 2049 [spec 185]', () => {
    const url = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`
    expect(draft({ media: { photos: [url(2048)] } }).success).toBe(true)
    expect(draft({ media: { photos: [url(2049)] } }).error?.issues[0]?.message).toBe(
      'URLs must be shorter than 2048 characters',
    )
  })
})

test.each([' ADA@Example.com ', 'a.b+c@sub.example.org'])(
  '%j is accepted as an email address and put in lower case',
  (email) => {
    expect(emailSchema.parse(email)).toBe(email.trim().toLowerCase())
  },
)

test.each([
  'a,b@example.com',
  '"quoted"@example.com',
  'a@example.com\r\nBcc: b@example.com',
  `${'a'.repeat(300)}@example.com`,
  'a@b@example.com',
])('%j is refused as an email address', (email) => {
  expect(emailSchema.safeParse(email).error?.issues[0]?.message).toBe('Enter a valid email address')
})

test('compact removes blank strings and empty lists and objects at every depth, but keeps false and zero [spec 163]', () => {
  expect(compact({ a: ' ', b: { c: [], d: { e: null } }, f: false, g: 0, h: ['', 'x'] })).toEqual({
    f: false,
    g: 0,
    h: ['', 'x'],
  })
})

test('a person gets a year older on the birthday, not before', () => {
  expect(ageOn('2000-03-02', '2018-03-01')).toBe(17)
  expect(ageOn('2000-03-02', '2018-03-02')).toBe(18)
})

test('the label of a stored value begins with a capital letter', () => {
  expect(['long_term', 'sometimes', 'open'].map(optionLabel)).toEqual(['Long-term', 'Sometimes', 'Open'])
})

test.each([
  [{ nonsense: '' }, []],
  [{ nonsense: {} }, []],
  [{ basics: { foo: [] } }, ['basics']],
  [{ basics: { foo: {} } }, ['basics']],
  [{ location: { availability: { foo: null } } }, ['location', 'availability']],
])('an unknown key is refused, also if its value is blank: %j', (draft, path) => {
  const { error } = intakeDraftSchema.safeParse(draft)
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', path }])
  expect(intakeSubmissionSchema.safeParse(draft).error?.issues).toContainEqual(
    expect.objectContaining({ code: 'unrecognized_keys', path }),
  )
})

test('known keys with blank values are left out', () => {
  const blank = {
    basics: { displayName: '', birthdate: null },
    location: { coordinates: { latitude: null } },
    media: {},
  }
  expect(intakeDraftSchema.parse(blank)).toEqual({})
})
