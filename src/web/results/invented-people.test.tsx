import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Introduced, Introductions } from '#contract/introductions.ts'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

const plan = { day: 'Sunday', window: '2 to 4 PM', vibe: 'Pie', area: 'A café, Logan Square' }
const ramon: Introduced = {
  id: 'i1',
  other: { matchId: 'm9', firstName: 'Ramon', age: 38, city: 'Evanston', score: 82, shared: [], demo: false },
  text: 'Hi.',
  plan,
  meeting: null,
  youAsked: true,
  firstLines: [],
  safety: [],
  contact: { email: 'ramon@mail.test', phone: null, other: null },
  shared: { email: true },
  introducedAt: '2026-11-27T17:00:00.000Z',
  state: 'introduced',
  outcome: null,
}

beforeEach(() => rememberEmail(EMAIL))
afterEach(closePage)

function openResults(introductions: Partial<Introductions>) {
  const items = [{ ...match, demo: true }]
  fakeServer({
    'GET /v1/matches': () => ({ body: { items, nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions/preview': () => ({ status: 404, body: { error: 'not_found' } }),
    'GET /v1/introductions/times': () => ({ body: { zone: 'America/Chicago', from: '', to: '', times: [] } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan } } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, ...introductions } }),
  })
  return openPage(<ResultsPage />, '/results')
}

test('if the page also shows a real introduction, only the list is called invented, and it has its own heading', async () => {
  openResults({ introduced: [ramon] })
  await screen.findByRole('article', { name: 'You and Ramon are introduced' })
  const line = screen.getByText(/^The people in this list are invented/)
  const heading = screen.getByRole('heading', { name: 'Your list' })
  expect(heading.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText(/Everyone shown/)).toBeNull()
})

test('a list without cards above it has no heading', async () => {
  openResults({})
  await screen.findByText(/^The people in this list are invented/)
  expect(screen.queryByRole('heading', { name: 'Your list' })).toBeNull()
})

test('each invented person is marked, also if all people on the list are invented', async () => {
  const other = { matchId: 'm8', firstName: 'Noor', age: 38, city: 'Evanston', score: 82, shared: [], demo: true }
  const dates = { askedAt: '2026-11-27T17:00:00.000Z', endsAt: '2026-12-11T17:00:00.000Z' }
  const ask = { id: 'i2', other, text: 'Hi.', plan, zone: '', times: [], state: 'asked' as const, ...dates }
  openResults({ made: [ask] })
  const theo = within(await screen.findByRole('article', { name: 'Theo' }))
  expect(theo.getByText('Evanston').closest('p')?.textContent).toBe('Evanston · invented')
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }))
  expect(waiting.getByText(/ · invented$/)).toBeDefined()
})

test('an ask to an invented person says before sending that nobody will come', async () => {
  const { user } = openResults({})
  await user.click(await screen.findByRole('button', { name: 'Ask for an introduction' }))
  expect(screen.getByText(/^Theo is invented: nobody will come\./)).toBeDefined()
})
