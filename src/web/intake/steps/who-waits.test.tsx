import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MatchPage } from '#contract/matches.ts'
import { type Answers, fakeServer } from '../../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../../ui/page/open-page.test-kit.tsx'
import { WhoWaits } from './who-waits.tsx'

afterEach(closePage)

const match = (displayName: string): MatchPage['items'][number] => ({
  id: displayName,
  score: 80,
  safeProfileSummary: { displayName, city: 'Chicago, Illinois' },
  reasons: [],
  conflicts: [],
  explanations: { personaNarrative: '', personaReasons: [], personaConflicts: [] },
})

function openPanel(answer: Answers[string]) {
  fakeServer({ 'GET /v1/matches': answer })
  openPage(<WhoWaits email="maya@example.com" />, '/intake/review')
}
const page = (part: Partial<MatchPage>) => () => ({ body: { items: [], nextCursor: null, ...part } })

test('names the first three and says how many suit', async () => {
  openPanel(page({ items: ['Theo', 'Samir', 'Jonah', 'Eli'].map(match), access: 'full' }))
  expect(await screen.findByText(/^4 people suit you already\. Theo, Samir, and Jonah are the first\./)).toBeDefined()
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(screen.queryByText('Eli')).toBeNull()
})

test('counts no further than the list it was given, and calls a preview one', async () => {
  openPanel(page({ items: [match('Theo')], nextCursor: 'two', access: 'preview' }))
  expect(
    await screen.findByText(/^More than 1 person suits you already; this is a preview\. Theo is the first\./),
  ).toBeDefined()
})

test.each([
  ['nobody suits', page({}), 'Nobody within your limits yet. The matches page says what would help.'],
  [
    'the list cannot be read',
    () => ({ status: 503 }),
    'Your list could not be read just now. It waits for you on the matches page.',
  ],
])('says so where %s, and leads to the matches all the same', async (_, answer, words) => {
  openPanel(answer)
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your matches' }).getAttribute('href')).toBe('/results')
})
