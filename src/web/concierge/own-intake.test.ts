import { afterEach, expect, test } from 'vitest'
import { DRAFT_KEY } from '../session/member-email.ts'
import { draftName, ownIntakeSummary } from './own-intake.ts'

afterEach(() => window.localStorage.clear())
const keep = (kept: unknown) => window.localStorage.setItem(DRAFT_KEY, JSON.stringify(kept))

const VALUES = {
  account: { email: 'maya@example.com', phone: '+1 312 555 0142', otpConsent: true },
  basics: { displayName: ' Maya ', birthdate: '1990-04-12', pronouns: 'she/her', relationshipIntent: 'long_term' },
  location: {
    city: 'Chicago, Illinois',
    willingToTravelKm: '25',
    availability: { typicalWeek: ['Weekends'], budget: '$$' },
  },
  preferences: { ageMin: '30', ageMax: '', values: ['Service', 'Creativity'], interests: [] },
  dealbreakers: { mustNot: [], lifestyle: { smoking: 'no', drinking: '', wantsKids: 'open' }, safety: [] },
  media: { photos: ['https://example.com/me.jpg'] },
  review: { notesForMatchmaker: 'I laugh easily.' },
}

test('says what was answered, a line each, without contact details, birthdate or photos', () => {
  keep({ values: VALUES })
  expect(ownIntakeSummary('maya@example.com')).toBe(
    [
      'Looking for: Long-term',
      'City: Chicago, Illinois',
      'Travels up to: 25 miles',
      'Typical week: Weekends',
      'Date budget: $$',
      'Ages: 30 and older',
      'Values: Service, Creativity',
      'Smoking: No',
      'Wants kids: Open',
      'Notes: I laugh easily.',
    ].join('\n'),
  )
  expect(draftName()).toBe('Maya')
})

test('is for whoever uses this browser when no address is given, and never for another address', () => {
  keep({ values: VALUES })
  expect(ownIntakeSummary('')).toContain('Looking for')
  expect(ownIntakeSummary('other@example.com')).toBeNull()
})

test('has at most 2,000 characters, and no half of one', () => {
  keep({ values: { ...VALUES, review: { notesForMatchmaker: '🦊'.repeat(2000) } } })
  const text = ownIntakeSummary('') ?? ''
  expect(text).toHaveLength(2000)
  expect(text.isWellFormed()).toBe(true)
})

test.each([
  ['nothing', null],
  ['no values', { values: 7 }],
  ['no answers', { values: { account: { email: 'maya@example.com' }, basics: {} } }],
  ['answers of the wrong kind', { values: { basics: { relationshipIntent: 7 }, preferences: { values: [{}] } } }],
])('is null where the copy holds %s', (_, kept) => {
  keep(kept)
  expect(ownIntakeSummary('')).toBeNull()
  expect(draftName()).toBe('')
})

test('a copy that is not ours is no copy', () => {
  window.localStorage.setItem(DRAFT_KEY, '{')
  expect(ownIntakeSummary('')).toBeNull()
})
