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
  openPage(<WhoWaits email="maya@example.com" isProven={false} />, '/intake/review')
}
const page = (part: Partial<MatchPage>) => () => ({ body: { items: [], nextCursor: null, ...part } })

test('the panel names the first three people and says how many suit', async () => {
  openPanel(page({ items: ['Theo', 'Samir', 'Jonah', 'Eli'].map(match), access: 'full' }))
  expect(
    await screen.findByText(/^4 people suit you so far\. Theo, Samir, and Jonah are already here for you\./),
  ).toBeDefined()
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(screen.queryByText('Eli')).toBeNull()
})

test('the panel counts only the loaded people, and says if the list is a preview', async () => {
  openPanel(page({ items: [match('Theo')], nextCursor: 'two', access: 'preview' }))
  expect(
    await screen.findByText(/^More than 1 person suits you so far; this is a preview\. Theo is already here for you\./),
  ).toBeDefined()
})

test.each([
  ['nobody suits', page({}), 'Nobody is within your limits yet. We write when somebody is.', 'See what would help'],
  [
    'the list cannot be read',
    () => ({ status: 503 }),
    'Your list could not be read just now. It waits for you on the matches page.',
    'See your matches',
  ],
])('the panel says so if %s, and still links to the matches', async (_, answer, words, link) => {
  openPanel(answer)
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/results')
})

test('the panel names and counts no people until the member has said who they would like to meet', async () => {
  openPanel(page({ items: ['Theo', 'Samir'].map(match), access: 'preview', showsEveryone: true }))
  expect(await screen.findByText(/^Say who you'd like to meet, and your list keeps to them\.$/)).toBeDefined()
  expect(screen.queryByText(/suit you so far/)).toBeNull()
  expect(screen.queryByText(/Theo/)).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('the panel marks invented people, and says so about those that it names', async () => {
  const invented = ['Theo', 'Samir', 'Jonah'].map((name) => ({ ...match(name), demo: true }))
  openPanel(page({ items: [...invented, match('Eli')], access: 'full' }))
  expect(await screen.findAllByText('invented')).toHaveLength(3)
  expect(screen.getByText(/^Everyone shown here is invented/)).toBeDefined()
})
