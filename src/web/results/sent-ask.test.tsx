import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

beforeEach(() => rememberEmail(EMAIL))
afterEach(closePage)

test('a sent ask can be read while it waits for an answer', async () => {
  const made = {
    id: 'i1',
    other: { matchId: 'm1', firstName: 'Theo', age: 38, city: 'Evanston', score: 82, shared: ['Service'], demo: false },
    text: 'Hi Theo.\nPie?',
    plan: { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk, then pie', area: 'Logan Square' },
    zone: 'America/Chicago',
    times: [{ startsAt: '2026-11-29T20:00:00.000Z', starts: '2026-11-29T14:00', minutes: 120 }],
    state: 'asked',
    askedAt: '2026-11-17T12:00:00Z',
    endsAt: '2026-12-01T12:00:00Z',
  }
  fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, made: [made] } }),
    'GET /v1/line': () => ({ body: { line: 'I stack the chairs.', mayWrite: true } }),
  })
  const { user } = openPage(<ResultsPage />, '/results')
  const card = within(await screen.findByRole('article', { name: 'Theo' }))
  expect(card.queryByText(/Pie\?/)).toBeNull()
  await user.click(await card.findByRole('button', { name: 'What Theo sees' }))
  expect(card.getByText('Maya')).toBeDefined()
  expect(await card.findByText(/I stack the chairs\./)).toBeDefined()
  expect(card.getByText(/Pie\?/)).toBeDefined()
  expect(card.getByText('Sunday, November 29, 2 to 4 PM')).toBeDefined()
  expect(card.getByText(/An art walk, then pie\. Logan Square\./)).toBeDefined()
})

test('words that name another day than the plan cause a note before sending', async () => {
  const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'Pie', area: 'Logan Square' }
  fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: nothing }),
    'GET /v1/introductions/preview': () => ({ status: 500, body: {} }),
    'GET /v1/introductions/times': () => ({
      body: {
        zone: 'America/Chicago',
        from: '2026-11-26',
        to: '2026-12-08',
        times: [{ starts: '2026-11-28T14:00', minutes: 120, bothFree: true }],
      },
    }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan } } }),
  })
  const { user } = openPage(<ResultsPage />, '/results')
  await user.click(await screen.findByRole('button', { name: 'Ask for an introduction' }))
  const words = await screen.findByDisplayValue('Hi Theo.')
  expect(screen.queryByText(/^Your words say/)).toBeNull()
  await user.type(words, ' Pie on Sunday?')
  expect(await screen.findByText('Your words say Sunday, the plan says Saturday.')).toBeDefined()
})

test('the activity of a plan can be changed in the form, and is sent as changed', async () => {
  const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'A shift at a food pantry', area: 'Logan Square' }
  const server = fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: nothing }),
    'GET /v1/introductions/preview': () => ({ status: 500, body: {} }),
    'GET /v1/introductions/times': () => ({ body: { zone: 'America/Chicago', from: '', to: '', times: [] } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan } } }),
    'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }),
  })
  const { user } = openPage(<ResultsPage />, '/results')
  await user.click(await screen.findByRole('button', { name: 'Ask for an introduction' }))
  await screen.findByDisplayValue(plan.vibe)
  const activity = screen.getByRole('textbox', { name: 'What you would do' })
  expect(
    screen.getByText('This is the plan Theo reads. If your words name something else, say it here too.'),
  ).toBeDefined()
  await user.clear(activity)
  await user.type(activity, 'Pancakes')
  await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
  expect(server.to('/v1/introductions').find(({ method }) => method === 'POST')?.body).toMatchObject({
    plan: { vibe: 'Pancakes' },
  })
})
