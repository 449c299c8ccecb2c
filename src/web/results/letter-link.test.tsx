import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from '#contract/matches.ts'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import ResultsPage from './results-page.tsx'

const EMAIL = 'maya@example.com'
const PLAN = { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk', area: 'Lincoln Square' }
const aMatch = (id: string, displayName: string): Match => ({
  id,
  score: 82,
  safeProfileSummary: { displayName, city: 'Evanston' },
  reasons: [],
  conflicts: [],
  explanations: { personaNarrative: '', personaReasons: [], personaConflicts: [] },
})

beforeEach(() => {
  rememberEmail(EMAIL)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(closePage)

function openAt(hash: string) {
  const server = fakeServer({
    'GET /v1/matches': ({ query }) => ({
      body:
        query.get('cursor') === 'two'
          ? { items: [aMatch('m2', 'Theo')], nextCursor: null, access: 'full' }
          : { items: [aMatch('m1', 'Jonah')], nextCursor: 'two', access: 'full' },
    }),
    'GET /v1/introductions': () => ({
      body: {
        made: [],
        received: [],
        introduced: [],
        openAsksLeft: 3,
        offers: { email: EMAIL, phone: null, phoneAfterCheckIn: false, you: { firstName: 'Maya', age: 36, city: '' } },
      },
    }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan: PLAN } } }),
  })
  openPage(<ResultsPage />, `/results${hash}`)
  return server
}

test('the link of the Thursday letter opens the ask of its person, also on a later page', async () => {
  openAt('#ask-m2')
  expect(await screen.findByDisplayValue('Hi Theo.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('An introduction to Theo'))
  expect(screen.queryAllByRole('textbox', { name: 'Your words' })).toHaveLength(1)
})

test('without the link no ask is open, and no second page is loaded', async () => {
  const server = openAt('')
  await screen.findByRole('button', { name: 'Ask for an introduction' })
  expect(screen.queryByRole('textbox', { name: 'Your words' })).toBeNull()
  expect(server.to('/v1/matches')).toHaveLength(1)
})
