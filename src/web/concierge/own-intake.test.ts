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

test('the summary has a line for each answer, but no contact details, birthdate or photos', () => {
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

test("without an address the summary is from this browser's draft, but another address gets none", () => {
  keep({ values: VALUES })
  expect(ownIntakeSummary('')).toContain('Looking for')
  expect(ownIntakeSummary('other@example.com')).toBeNull()
})

test('the summary has at most 2,000 characters, and cuts no character in two', () => {
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
])('there is no summary if the copy holds %s', (_, kept) => {
  keep(kept)
  expect(ownIntakeSummary('')).toBeNull()
  expect(draftName()).toBe('')
})

test('an unreadable copy counts as no copy', () => {
  window.localStorage.setItem(DRAFT_KEY, '{')
  expect(ownIntakeSummary('')).toBeNull()
})
