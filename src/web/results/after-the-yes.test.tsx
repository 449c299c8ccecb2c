import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Introduced, Introductions } from '#contract/introductions.ts'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { ToastRegion } from '../ui/feedback/toast.tsx'
import { closeToast, toastShelf } from '../ui/feedback/toast-store.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing, offers } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

const NOW = '2026-11-27T18:00:00.000Z'
const PLAN = { day: 'Sunday', window: '2 to 4 PM', vibe: 'Pie', area: 'A café, Logan Square' }
const THEO = { matchId: 'm1', firstName: 'Theo', age: 38, city: 'Evanston', score: 82, shared: [], demo: true }
const meeting = {
  state: 'agreed' as const,
  zone: 'America/Chicago',
  agreed: { startsAt: '2026-11-29T20:00:00.000Z', starts: '2026-11-29T14:00', minutes: 120 },
  offer: null,
  cancelledBy: null,
  movesLeft: 2,
  calendarUrl: null,
  friendUrl: null,
}
const introduced = {
  id: 'i1',
  other: THEO,
  text: 'Hi Theo.',
  plan: PLAN,
  meeting,
  youAsked: true,
  firstLines: [],
  safety: ['Meet in a public place.', '“Not in a bar, please”'],
  contact: { email: 'theo@example.com', phone: null, other: null },
  shared: { email: true },
  introducedAt: '2026-11-27T17:00:00.000Z',
  state: 'introduced',
  outcome: null,
} satisfies Introduced
const asked = {
  id: 'i1',
  other: THEO,
  text: 'Hi Theo.',
  plan: PLAN,
  zone: 'America/Chicago',
  times: [],
  state: 'asked' as const,
  askedAt: NOW,
  endsAt: '2026-12-11T18:00:00.000Z',
}

beforeEach(() => {
  rememberEmail(EMAIL)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
})
afterEach(() => {
  for (const toast of toastShelf.current()) if (toast) closeToast(toast.id)
  vi.useRealTimers()
  closePage()
})

function openResults(introductionsNow: () => Partial<Introductions>, { items = [match], at = '/results' } = {}) {
  const page = { items, nextCursor: null, access: 'full' as const, missing: [], advice: [] }
  fakeServer({
    'GET /v1/matches': () => ({ body: page }),
    'GET /v1/introductions': () => ({ body: { ...nothing, ...introductionsNow() } }),
    'GET /v1/introductions/preview': () => ({ status: 404, body: { error: 'not_found' } }),
    'GET /v1/introductions/times': () => ({ body: { zone: 'America/Chicago', from: '', to: '', times: [] } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan: PLAN } } }),
  })
  return openPage(
    <>
      <ResultsPage />
      <ToastRegion />
    </>,
    at,
  )
}
const card = async () => within(await screen.findByRole('article', { name: 'You and Theo are introduced' }))

test('before the date the card offers only what fits then, and lists the safety rules of both', async () => {
  openResults(() => ({ introduced: [introduced] }))
  const shown = await card()
  expect(shown.queryByRole('button', { name: 'Tell us how it went' })).toBeNull()
  expect(shown.getByText(/^If anything feels wrong before you meet, press Hard no\./)).toBeTruthy()
  expect(shown.getByText('“Not in a bar, please”')).toBeTruthy()
  expect(shown.getByText('The two of you pick the place there together.')).toBeTruthy()
  expect(
    shown.getByText(
      "You took the first step, so this one isn't yours. If you have heard nothing by the day before you meet, say hello yourself.",
    ),
  ).toBeTruthy()
})

test('the plan with an invented person says that nobody will come', async () => {
  openResults(() => ({ introduced: [introduced] }))
  const day = (await card()).getByRole('heading', { name: /Sunday, November 29/ })
  const told = (await card()).getByText('Theo is invented: nobody will come.')
  expect(day.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('after the agreed hour has begun, the reader can tell how it went', async () => {
  vi.setSystemTime(Date.parse('2026-11-29T20:30:00.000Z'))
  openResults(() => ({ introduced: [introduced] }))
  expect((await card()).getByRole('button', { name: 'Tell us how it went' })).toBeTruthy()
})

test('without an agreed time the reader can tell how it went from the next day', async () => {
  const open = { ...introduced, meeting: null }
  openResults(() => ({ introduced: [open] }))
  expect((await card()).queryByRole('button', { name: 'Tell us how it went' })).toBeNull()
  closePage()
  vi.setSystemTime(Date.parse('2026-11-28T18:00:00.000Z'))
  rememberEmail(EMAIL)
  openResults(() => ({ introduced: [open] }))
  expect((await card()).getByRole('button', { name: 'Tell us how it went' })).toBeTruthy()
})

test('a yes that comes while the page is open is announced, and links to the new card', async () => {
  let hasSaidYes = false
  openResults(() => (hasSaidYes ? { introduced: [introduced] } : { made: [asked] }))
  await screen.findByText(/^Your ask is on its way to Theo\./)
  expect(screen.getByText(/^Asked today/)).toBeTruthy()
  hasSaidYes = true
  await act(async () => window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('article', { name: 'You and Theo are introduced' }, { timeout: 15_000 })
  expect(screen.getAllByText('Theo said yes. You are introduced.').length).toBeGreaterThan(1)
  expect(screen.getByRole('link', { name: 'See how you meet' }).getAttribute('href')).toBe('/results#introductions')
})

test('a link to the introductions moves the focus there after their cards are loaded', async () => {
  openResults(() => ({ introduced: [introduced] }), { at: '/results#introductions' })
  await card()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Introductions' })))
})

test('a signal given earlier is named next to its Undo button', async () => {
  openResults(() => ({}), { items: [{ ...match, feedback: 'less_like_this', answered: true }] })
  expect(await screen.findByText('You said "Less like this".')).toBeTruthy()
})

test("a kind of place that the reader's own rule excludes is not offered", async () => {
  const { user } = openResults(() => ({ offers: { ...offers, avoids: ['A bar'] } }))
  await user.click(await screen.findByRole('button', { name: 'Ask for an introduction' }))
  const kinds = within(await screen.findByLabelText('Kind of place')).getAllByRole('option')
  expect(kinds.map(({ textContent }) => textContent)).not.toContain('A bar')
  expect(kinds.length).toBeGreaterThan(5)
  expect(screen.getByText('Choose at least one.')).toBeTruthy()
})

test.each([false, true])('no way of contact is ticked before the reader ticks it', async (phoneAfterCheckIn) => {
  const { user } = openResults(() => ({ offers: { ...offers, phone: '312 555 0142', phoneAfterCheckIn } }))
  await user.click(await screen.findByRole('button', { name: 'Ask for an introduction' }))
  for (const name of ['My email', 'My mobile number', 'Another way to reach me'])
    expect(screen.getByRole('checkbox', { name }), name).toHaveProperty('checked', false)
})
