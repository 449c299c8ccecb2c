import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { summariseIntake } from './intake-summary.ts'

test('says what was answered, and neither birthdate, contact nor photos', () => {
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

test('is nothing for an empty intake', () => {
  expect(summariseIntake({ account: { email: 'ada@example.com' } })).toBeNull()
})

test.each([
  [{ ageMin: 30 }, 'Ages: 30 and older'],
  [{ ageMax: 40 }, 'Ages: up to 40'],
])('says one end of the ages: %j', (preferences, line) => {
  expect(summariseIntake({ preferences })).toBe(line)
})

test('stays within 2,000 characters, whole ones', () => {
  const summary = summariseIntake({ review: { notesForMatchmaker: '🙂'.repeat(1000) } })
  expect(summary?.length).toBeLessThanOrEqual(2000)
  expect(summary?.isWellFormed()).toBe(true)
})
