import { expect, test } from 'vitest'
import type { KnownFacts } from '#engine/concierge/profile/known-facts.ts'
import { snapshotOf } from '#engine/concierge/profile/snapshot.ts'
import { beginConversation } from '#engine/concierge/turn/begin.ts'
import { anIntake } from '../../../test/builders.ts'
import { reader } from '../../../test/learned-reader.ts'
import { summariseIntake } from './intake-summary.ts'

test('the summary repeats the answers, but no birthdate, contact details or photos', () => {
  expect(summariseIntake(anIntake())).toBe(
    [
      'Looking for: Long-term',
      'City: Austin, Texas',
      'Travels up to: 25 miles',
      'Typical week: Weeknights, Weekends',
      'Date budget: $$',
      'Ages: 28 to 42',
      'Values: Adventure, Community',
      'Interests: Live music, Cycling',
      'Must-nots: Daily smoker',
      'Smoking: No',
      'Drinking: Sometimes',
      'Wants kids: Open',
      'Safety: First meet in public',
      'Notes: Happy to talk first.',
    ].join('\n'),
  )
})

test('an empty intake has no summary', () => {
  expect(summariseIntake({ account: { email: 'ada@example.com' } })).toBeNull()
})

test.each([
  [{ ageMin: 30 }, 'Ages: 30 and older'],
  [{ ageMax: 40 }, 'Ages: up to 40'],
])('the summary names an age range with only one end: %j', (preferences, line) => {
  expect(summariseIntake({ preferences })).toBe(line)
})

test('the summary has at most 2,000 characters, and cuts no character in two', () => {
  const summary = summariseIntake({ review: { notesForMatchmaker: '🙂'.repeat(1000) } })
  expect(summary?.length).toBeLessThanOrEqual(2000)
  expect(summary?.isWellFormed()).toBe(true)
})

test.each([
  [{}],
  [{ preferences: { ageMin: 30 }, dealbreakers: { mustNot: ['Snobs', 'Daily smoker'] } }],
  [
    {
      basics: { relationshipIntent: 'casual' as const },
      review: { notesForMatchmaker: 'Two lines.\nNo smoking, please.' },
    },
  ],
])('the concierge understands the same from the summary as from the intake itself: %j', (part) => {
  const intake = anIntake(part)
  const told = (known: KnownFacts) =>
    snapshotOf(beginConversation({ name: 'Ada', known, today: '2026-11-20', seed: 1, reader }).state.profile)
  expect(told({ intakeSummary: summariseIntake(intake) })).toEqual(told({ intake }))
})
