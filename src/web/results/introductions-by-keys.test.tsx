import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Introduced } from '#contract/introductions.ts'
import type { Meeting } from '#contract/meeting/meetings.ts'
import { type Answers, fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

const ZONE = 'America/Chicago'
const other = (firstName: string) => ({
  matchId: firstName,
  firstName,
  age: 38,
  city: 'Evanston',
  score: 82,
  shared: [],
  demo: false,
})
const SUNDAY = { startsAt: '2036-11-30T20:00:00.000Z', starts: '2036-11-30T14:00', minutes: 120 }
const MEETING: Meeting = {
  state: 'proposed',
  zone: ZONE,
  agreed: null,
  offer: { by: 'them', times: [SUNDAY] },
  cancelledBy: null,
  movesLeft: 2,
  calendarUrl: null,
  friendUrl: null,
}
const introducedTo = (firstName: string, meeting: Partial<Meeting> = {}, youAsked = true): Introduced => ({
  id: firstName,
  other: other(firstName),
  text: 'Pie?',
  plan: { day: 'Sunday', window: '2 to 4 PM', vibe: 'Pie', area: 'Logan Square' },
  meeting: { ...MEETING, ...meeting },
  youAsked,
  firstLines: [],
  safety: [],
  contact: { email: 'x@example.com', phone: null, other: null },
  shared: null,
  introducedAt: '2036-11-20T12:00:00Z',
  state: 'introduced',
  outcome: null,
})
const FOUND = {
  zone: ZONE,
  from: '2036-11-26',
  to: '2036-12-08',
  times: [
    { starts: '2036-11-29T14:00', minutes: 120, bothFree: true },
    { starts: '2036-12-02T18:30', minutes: 90, bothFree: true },
    { starts: '2036-12-04T18:30', minutes: 90, bothFree: true },
  ],
}

beforeEach(() => {
  rememberEmail(EMAIL)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(closePage)

function openResults(introduced: Introduced[], { answers = {}, hash = '' }: { answers?: Answers; hash?: string } = {}) {
  const server = fakeServer({
    'GET /v1/matches': () => ({ body: { items: [], nextCursor: null, access: 'full' } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, introduced } }),
    'GET /v1/introductions/times': () => ({ body: FOUND }),
    ...answers,
  })
  return { server, ...openPage(<ResultsPage />, `/results${hash}`) }
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement

test('the editor for other times and the editor for a single time take the focus, and give it back', async () => {
  const { user } = openResults([introducedTo('Theo')])
  await user.click(await screen.findByRole('button', { name: 'Offer other times' }))
  expect(focused()).toBe(screen.getByRole('group', { name: 'Another time' }))
  await screen.findByRole('checkbox', { name: /November 29/ })
  await user.click(press('Change the second time'))
  const editor = screen.getByRole('group', { name: 'Second time' })
  expect(focused()).toBe(within(editor).getByLabelText('Day'))
  await user.click(press('Done'))
  expect(focused()).toBe(press('Change the second time'))
  await user.click(press('Change the third time'))
  await user.click(press('Leave it out'))
  expect(focused()).toBe(press('Change the second time'))
  await user.click(press('Not now'))
  expect(focused()).toBe(press('Offer other times'))
})

test('the question before cancelling takes the focus, and returns it', async () => {
  const { user } = openResults([introducedTo('Theo')])
  await user.click(await screen.findByRole('button', { name: "I can't after all" }))
  expect(focused()?.textContent).toContain("Maya can't make it after all")
  await user.click(press('Keep it'))
  expect(focused()).toBe(press("I can't after all"))
})

test('the editor of other times closes after a time is taken', async () => {
  const { user } = openResults([introducedTo('Theo')], {
    answers: { 'POST /v1/introductions/meeting/pick': () => ({ body: { ok: true } }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Offer other times' }))
  await screen.findByRole('checkbox', { name: /November 29/ })
  await user.click(press('Take this time'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Offer these times' })).toBeNull())
})

test('a time just taken is scrolled into view and gets the focus, because the pressed button is gone', async () => {
  let isTaken = false
  const { user } = openResults([], {
    answers: {
      'GET /v1/introductions': () => ({
        body: {
          ...nothing,
          introduced: [introducedTo('Theo', isTaken ? { state: 'agreed', agreed: SUNDAY, offer: null } : {})],
        },
      }),
      'POST /v1/introductions/meeting/pick': () => {
        isTaken = true
        return { body: { ok: true } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Take this time' }))
  await waitFor(() => expect(focused()?.textContent).toContain('Sunday, November 30, 2 to 4 PM'))
  expect(focused()?.textContent).not.toContain('Hard no')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test("an address with an introduction's id leads to its heading", async () => {
  openResults([introducedTo('Theo'), introducedTo('Ben', { offer: null })], { hash: '#introduction-Ben' })
  const heading = await screen.findByRole('heading', { name: /meet Ben/ })
  await waitFor(() => expect(focused()).toBe(heading))
})

test.each([
  ['agreed', null],
  ['moved', { by: 'them' as const, times: [] }],
] as const)('if a time is %s, such an address leads to the plan', async (state, offer) => {
  const ben = introducedTo('Ben', { state, agreed: SUNDAY, offer: offer && { ...offer, times: [SUNDAY] } })
  openResults([introducedTo('Theo'), ben], { hash: '#introduction-Ben' })
  await screen.findByRole('heading', { name: /meet Ben/ })
  await waitFor(() => expect(focused()?.textContent).toContain('Sunday, November 30, 2 to 4 PM'))
  expect(focused()?.textContent).not.toContain('meet Ben')
})

test('if a time must be chosen, such an address leads to the times', async () => {
  const offer = { by: 'them' as const, times: [SUNDAY] }
  openResults([introducedTo('Theo', { state: 'proposed', agreed: null, offer })], { hash: '#introduction-Theo' })
  const heading = await screen.findByRole('heading', { name: 'When would suit you?' })
  await waitFor(() => expect(focused()).toBe(heading))
})

test.each([
  ['them', true, 'Theo said yes to Sunday.'],
  ['you', true, 'Theo said yes, and offered Sunday. You took it.'],
  ['you', false, 'You said yes to Sunday.'],
  ['them', false, 'You said yes, and offered Sunday. Theo took it.'],
  [undefined, true, 'Theo said yes to Sunday.'],
] as const)(
  'a time taken by %s (the reader made the ask: %s) is described as: %s',
  async (takenBy, youAsked, words) => {
    openResults([introducedTo('Theo', { state: 'agreed', agreed: SUNDAY, offer: null, takenBy }, youAsked)])
    expect(await screen.findByText(words)).toBeTruthy()
  },
)
