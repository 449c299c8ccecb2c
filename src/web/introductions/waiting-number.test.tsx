import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Introduced } from '#contract/introductions.ts'
import { sharedSentence } from './copy.ts'
import { WriteFirst } from './write-first.tsx'

afterEach(() => document.body.replaceChildren())

const share = { email: true, phone: true, other: null }

test.each([
  ['open', share, false, 'Bo has your email and your mobile number.'],
  ['waiting', share, true, "Bo has your email. Bo doesn't see your mobile number before the first check-in."],
  ['alone', { ...share, email: false }, true, "Bo doesn't see your mobile number before the first check-in."],
])('the page does not say that somebody has a number that waits: %s', (_, shared, phoneWaits, sentence) => {
  expect(sharedSentence('Bo', shared, phoneWaits)).toBe(sentence)
})

const introduced: Introduced = {
  id: 'i1',
  other: null,
  text: '',
  plan: null,
  meeting: null,
  youAsked: false,
  firstLines: ['Hi Bo.'],
  safety: [],
  contact: { email: null, phone: null, other: null },
  shared: null,
  introducedAt: '2026-11-30T12:00:00Z',
  state: 'introduced',
  outcome: null,
}

test('who has no way to write yet is not asked to write first', () => {
  render(<WriteFirst introduced={introduced} firstName="Bo" />)
  expect(screen.getByRole('heading', { name: 'Bo can write to you' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
