import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Introductions } from '#contract/introductions.ts'
import { type Answers, fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

const PLAN = { day: 'Saturday', window: '2 to 4 PM', vibe: 'Pie', area: 'Logan Square' }
const THEO = {
  matchId: 'm1',
  firstName: 'Theo',
  age: 38,
  city: 'Evanston',
  score: 82,
  shared: ['Service'],
  demo: false,
}
const SEEN = {
  firstName: 'Maya',
  age: 36,
  city: 'Chicago, Illinois',
  score: 79,
  shared: ['Service'],
  line: 'I stack the chairs.',
  demo: false,
}
const ZONE = 'America/Chicago'
const TIMES = [
  { startsAt: '2026-11-29T20:00:00.000Z', starts: '2026-11-29T14:00', minutes: 120 },
  { startsAt: '2026-12-02T00:30:00.000Z', starts: '2026-12-01T18:30', minutes: 90 },
]
const FOUND = {
  zone: ZONE,
  from: '2026-11-26',
  to: '2026-12-08',
  times: [
    { starts: '2026-11-28T14:00', minutes: 120, bothFree: true },
    { starts: '2026-12-02T18:30', minutes: 90, bothFree: false },
  ],
}
const OFFER = { zone: ZONE, times: FOUND.times.map(({ starts, minutes }) => ({ starts, minutes })) }
const asked = { zone: ZONE, times: TIMES }
const dates = { askedAt: '2026-11-17T12:00:00Z', endsAt: '2026-12-01T12:00:00Z' }

beforeEach(() => rememberEmail(EMAIL))
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

function openResults(introductions: Partial<Introductions>, answers: Answers = {}) {
  const server = fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, ...introductions } }),
    'GET /v1/introductions/preview': () => ({ body: { you: SEEN } }),
    'GET /v1/introductions/times': () => ({ body: FOUND }),
    'POST /v1/introductions/open': () => ({ body: { ok: true } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan: PLAN } } }),
    ...answers,
  })
  return { server, ...openPage(<ResultsPage />, '/results') }
}

const pressAsk = async (user: ReturnType<typeof openPage>['user']) =>
  user.click((await screen.findAllByRole('button', { name: 'Ask for an introduction' }))[0] as HTMLElement)

test('an ask stays visible after its person has left the list, and can be withdrawn', async () => {
  const away = { ...THEO, matchId: 'm9', firstName: 'Ramon' }
  const made = [{ id: 'i9', other: away, text: 'Hi.', plan: PLAN, ...asked, ...dates, state: 'asked' as const }]
  let isOut = true
  const { server, user } = openResults(
    {},
    {
      'GET /v1/introductions': () => ({ body: { ...nothing, made: isOut ? made : [] } }),
      'POST /v1/introductions/withdraw': () => {
        isOut = false
        return { body: { ok: true } }
      },
    },
  )
  const out = within(await screen.findByRole('region', { name: 'Waiting for an answer' }))
  expect(out.getByText(/Your ask is on its way to Ramon/)).toBeDefined()
  await user.click(out.getByRole('button', { name: 'Withdraw' }))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(server.to('/v1/introductions/withdraw')).toEqual([])
  await user.click(out.getByRole('button', { name: 'Withdraw' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw it' }))
  expect(server.to('/v1/introductions/withdraw')[0]?.body).toEqual({ id: 'i9' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for an answer' })).toBeNull())
  expect(document.activeElement?.id).toBe('main')
})

test('an ask to a person on the list is shown only there', async () => {
  const made = [{ id: 'i1', other: THEO, text: 'Hi.', plan: PLAN, ...asked, ...dates, state: 'asked' as const }]
  openResults({ made })
  expect(await screen.findAllByText(/Your ask is on its way to Theo/)).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Waiting for an answer' })).toBeNull()
})

describe('the panel for an ask', () => {
  test('offers a kind of public place and a neighborhood, and shows the error of a refused area', async () => {
    const issues = [{ path: ['plan', 'area'], field: 'plan.area', message: 'A first plan is for a public place.' }]
    const { server, user } = openResults(
      {},
      { 'POST /v1/introductions': () => ({ status: 400, body: { error: 'validation_failed', message: '', issues } }) },
    )
    await pressAsk(user)
    await screen.findByDisplayValue(PLAN.vibe)
    await user.selectOptions(screen.getByLabelText('Kind of place'), 'A café')
    const where = screen.getByLabelText(/^Neighborhood/)
    await user.clear(where)
    await user.type(where, 'My flat, Elm 12')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    await screen.findByText('A first plan is for a public place.')
    expect(screen.getByDisplayValue('My flat, Elm 12')).toBe(where)
    expect(server.to('/v1/introductions').find(({ method }) => method === 'POST')?.body).toMatchObject({
      plan: { area: 'A café, My flat, Elm 12' },
    })
  })

  test('opens with one press for a person from the liked ones', async () => {
    const liked = [{ ...match, id: 'm2', safeProfileSummary: { displayName: 'Noor', city: 'Chicago' } }]
    const page = { items: [match], liked, nextCursor: null, access: 'full' as const, missing: [], advice: [] }
    const { user } = openResults({}, { 'GET /v1/matches': () => ({ body: page }) })
    await user.click(await screen.findByRole('button', { name: 'Ask for an introduction: Noor' }))
    expect(await screen.findByText(/exactly what Noor will see/)).toBeDefined()
  })

  test('sends the words, the plan and the shared contact exactly as shown', async () => {
    const { server, user } = openResults({}, { 'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }) })
    await pressAsk(user)
    const words = await screen.findByDisplayValue('Hi Theo.')
    await user.type(words, ' Pie?')
    await user.click(screen.getByRole('checkbox', { name: 'My email' }))
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    expect(server.to('/v1/introductions').find(({ method }) => method === 'POST')?.body).toEqual({
      matchId: 'm1',
      text: 'Hi Theo. Pie?',
      plan: { ...PLAN, area: 'A public place, Logan Square' },
      offer: OFFER,
      share: { email: true, phone: false, other: null },
    })
    expect(server.to('/v1/matches/intro/draft')[0]?.body).toMatchObject({ time: OFFER.times[0] })
  })

  test('lets the reader leave out a time, or change it with pickers', async () => {
    const { server, user } = openResults({}, { 'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }) })
    await pressAsk(user)
    await user.click(await screen.findByRole('checkbox', { name: /Wednesday, December 2/ }))
    await user.click(screen.getByRole('button', { name: 'Change the first time' }))
    const editor = within(screen.getByRole('group', { name: 'First time' }))
    fireEvent.change(editor.getByLabelText('Day'), { target: { value: '2026-12-05' } })
    await user.selectOptions(editor.getByLabelText('Starts'), '11 AM')
    await user.selectOptions(editor.getByLabelText('Lasts'), '1½ hours')
    await user.click(editor.getByRole('button', { name: 'Done' }))
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    expect(server.to('/v1/introductions').find(({ method }) => method === 'POST')?.body).toMatchObject({
      offer: { zone: ZONE, times: [{ starts: '2026-12-05T11:00', minutes: 90 }] },
    })
  })

  test('shows an error next to its time, and keeps everything', async () => {
    const message = 'You have another meeting within four hours of this one.'
    const issue = { path: ['offer', 'times', 1], field: 'offer.times.1', message }
    const { user } = openResults(
      {},
      { 'POST /v1/introductions': () => ({ status: 400, body: { error: 'validation_failed', issues: [issue] } }) },
    )
    await pressAsk(user)
    await screen.findByDisplayValue('Hi Theo.')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /Wednesday, December 2/ }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('checkbox', { name: /Saturday, November 28/ }).getAttribute('aria-invalid')).toBeNull()
  })

  test('waits for the plan, so that nothing is sent before it was shown', async () => {
    const draft = Promise.withResolvers<void>()
    const { server, user } = openResults(
      {},
      {
        'POST /v1/matches/intro/draft': async () => {
          await draft.promise
          return { body: { ok: true, draft: { opener: 'Hi Theo.', plan: PLAN } } }
        },
        'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }),
      },
    )
    await pressAsk(user)
    await user.type(await screen.findByLabelText('Your words'), 'Pie?')
    const asks = () => server.to('/v1/introductions').filter(({ method }) => method === 'POST')
    const send = screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement
    await user.click(send)
    expect(asks()).toEqual([])
    draft.resolve()
    await screen.findByDisplayValue(PLAN.vibe)
    await user.click(send)
    expect(asks().map(({ body }) => body)).toMatchObject([
      { text: 'Pie?', plan: { ...PLAN, area: 'A public place, Logan Square' } },
    ])
  })

  test('stops waiting for a draft after ten seconds, says so, and sends the words without it', async () => {
    const { server, user } = openResults(
      {},
      {
        'POST /v1/matches/intro/draft': () => new Promise(() => {}),
        'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }),
      },
    )
    const [open] = await screen.findAllByRole('button', { name: 'Ask for an introduction' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(open as HTMLElement)
    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(screen.queryByText(/^Could not draft an intro right now\./)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/^Could not draft an intro right now\./).getAttribute('role')).toBe('status')
    vi.useRealTimers()
    await user.type(screen.getByLabelText('Your words'), 'Pie?')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    const asks = server.to('/v1/introductions').filter(({ method }) => method === 'POST')
    expect(asks.map(({ body }) => body)).toMatchObject([{ text: 'Pie?' }])
  })

  test('keeps the focus in the card, after sending and after cancelling', async () => {
    let isAsked = false
    const made = [{ id: 'i1', other: THEO, text: 'Hi', plan: PLAN, state: 'asked' as const, ...asked, ...dates }]
    const { user } = openResults(
      {},
      {
        'GET /v1/introductions': () => ({ body: { ...nothing, made: isAsked ? made : [] } }),
        'POST /v1/introductions': () => {
          isAsked = true
          return { body: { ok: true, id: 'i1' } }
        },
        'POST /v1/introductions/withdraw': () => {
          isAsked = false
          return { body: { ok: true } }
        },
      },
    )
    const isInCard = () => screen.getByRole('article', { name: 'Theo' }).contains(document.activeElement)
    await pressAsk(user)
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(isInCard()).toBe(true)
    await pressAsk(user)
    await screen.findByDisplayValue('Hi Theo.')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    await screen.findByText(/^Your ask is on its way to Theo\./)
    expect(isInCard()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw it' }))
    await screen.findByRole('button', { name: 'Ask for an introduction' })
    expect(isInCard()).toBe(true)
  })

  test('keeps refused words, and shows the error next to them until they change', async () => {
    const message = 'Please take the phone number out. What you share, and when, you choose below.'
    const issue = { path: ['text'], field: 'text', message }
    const { user } = openResults(
      {},
      { 'POST /v1/introductions': () => ({ status: 400, body: { error: 'validation_failed', issues: [issue] } }) },
    )
    await pressAsk(user)
    const words = await screen.findByDisplayValue('Hi Theo.')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(words.getAttribute('aria-invalid')).toBe('true')
    expect(words).toHaveProperty('value', 'Hi Theo.')
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.click(screen.getByRole('checkbox', { name: 'Another way to reach me' }))
    expect(screen.getByText('Please look at the highlighted fields.')).toBeTruthy()
    await user.type(words, ' Pie?')
    expect(screen.queryByText('Please look at the highlighted fields.')).toBeNull()
    expect(words.getAttribute('aria-invalid')).toBeNull()
  })

  test('shows the reader as the other person will see them, with score and own line', async () => {
    const { user, server } = openResults({})
    await pressAsk(user)
    const panel = within(await screen.findByRole('group', { name: 'Ask for an introduction' }))
    expect(await panel.findByText('This is exactly what Theo will see, and nothing else.')).toBeDefined()
    for (const words of ['Maya', 'I stack the chairs.', 'Service']) expect(panel.getByText(words)).toBeDefined()
    expect(panel.getByRole('img', { name: /^Score 79\./ })).toBeDefined()
    expect(server.to('/v1/introductions/preview')[0]?.query.get('matchId')).toBe('m1')
  })

  test('claims nothing about what the other person sees if that could not be loaded', async () => {
    const { user } = openResults(
      {},
      { 'GET /v1/introductions/preview': () => ({ status: 404, body: { error: 'not_found' } }) },
    )
    await pressAsk(user)
    expect(await screen.findByText('What Theo will see.')).toBeDefined()
    expect(screen.queryByText(/exactly what Theo/)).toBeNull()
  })

  test('says so if three asks are open', async () => {
    const { user } = openResults({ openAsksLeft: 0 })
    await pressAsk(user)
    expect(await screen.findByText(/^Three asks are open\./)).toBeTruthy()
  })
})

describe('the card of a match', () => {
  test.each([
    ['asked', /^Your ask is on its way to Theo\./],
    ['refused', /^Theo has read your ask and thanks you for it\..* Your place for an ask is free again\.$/],
    ['ended', /^This one didn't come about, and it says nothing about you\./],
  ] as const)('after an ask shows its state: %s', async (state, words) => {
    openResults({ made: [{ id: 'i1', other: THEO, text: 'Hi', plan: PLAN, state, ...asked, ...dates }] })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for an introduction' })).toBeNull()
  })
})

describe('a received ask', () => {
  const received = (part: object = {}) =>
    openResults(
      { received: [{ id: 'i1', other: THEO, text: 'Would you come?', plan: PLAN, ...asked, ...dates, ...part }] },
      { 'POST /v1/introductions/answer': () => ({ body: { ok: true } }) },
    )
  const answered = (server: ReturnType<typeof openResults>['server']) => server.to('/v1/introductions/answer')[0]?.body

  test('shows the words and the times, and the answer sends what was chosen', async () => {
    const { server, user } = received()
    const card = within(await screen.findByRole('article', { name: 'Theo would like to meet you' }))
    expect(card.getByText('Would you come?')).toBeTruthy()
    expect(card.getByText('Waiting for your answer until December 1')).toBeTruthy()
    expect(card.getByText('Theo can have three asks open; this is one.')).toBeTruthy()
    expect(server.to('/v1/introductions/open')[0]?.body).toEqual({ id: 'i1' })
    await user.click(card.getByRole('radio', { name: /Tuesday, December 1/ }))
    const yes = card.getByRole('button', { name: 'Yes, introduce us' })
    expect(document.getElementById(yes.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^You'd meet on Tuesday, December 1, at 6:30 PM\./,
    )
    await user.click(card.getByRole('checkbox', { name: 'My email' }))
    await user.click(yes)
    expect(answered(server)).toEqual({
      id: 'i1',
      answer: 'yes',
      share: { email: true, phone: false, other: null },
      startsAt: TIMES[1]?.startsAt,
    })
  })

  test('can be answered with a yes at another time', async () => {
    const { server, user } = received()
    await user.click(await screen.findByRole('button', { name: 'Yes, another time' }))
    await screen.findByRole('checkbox', { name: /Saturday, November 28/ })
    await user.click(screen.getByRole('button', { name: 'Yes, introduce us' }))
    expect(answered(server)).toMatchObject({ answer: 'yes', offer: OFFER })
    expect(answered(server)).not.toHaveProperty('startsAt')
  })

  test.each([
    ['Not this time', 'not_this_time'],
    ['Not this time, and tell them kindly', 'tell_kindly'],
  ])('"%s" explains what the other person will read, and shares nothing', async (name, answer) => {
    const { server, user } = received()
    const button = await screen.findByRole('button', { name })
    expect(screen.getByText(/^Theo is told nothing\./)).toBeTruthy()
    expect(screen.getByText(/^Maya has read your ask and thanks you for it\./)).toBeTruthy()
    await user.click(button)
    expect(answered(server)).toEqual({ id: 'i1', answer, share: null })
  })
})

describe('an introduction', () => {
  const introduced = {
    id: 'i1',
    other: THEO,
    text: 'Hi',
    plan: PLAN,
    meeting: {
      state: 'agreed',
      zone: ZONE,
      agreed: TIMES[0] ?? null,
      offer: null,
      cancelledBy: null,
      movesLeft: 2,
      calendarUrl: '/v1/introductions/calendar/i1.asked.x.ics',
      friendUrl: null,
    },
    youAsked: false,
    firstLines: ['Which soup?', 'Pie first?', 'Rain or shine?'],
    safety: ['Just the two of you.'],
    contact: { email: 'theo@example.com', phone: null, other: 'Signal: theo.42' },
    shared: { email: true },
    introducedAt: '2026-11-22T12:00:00Z',
    state: 'introduced',
    outcome: null,
  } satisfies Introductions['introduced'][number]

  test('shows the contact, the day, the safety wishes and a calendar file', async () => {
    openResults({ introduced: [{ ...introduced, safety: [...introduced.safety] }] })
    const card = within(await screen.findByRole('article', { name: 'You and Theo are introduced' }))
    expect(card.getByText('Signal')).toBeTruthy()
    expect(card.getByText('theo.42')).toBeTruthy()
    expect(card.getByRole('heading', { name: 'Sunday, November 29, 2 to 4 PM' })).toBeTruthy()
    expect(card.getByText(/^Central time/)).toBeTruthy()
    expect(card.getByText('You said yes to Sunday.')).toBeTruthy()
    expect(card.getByText('Just the two of you.')).toBeTruthy()
    expect(card.getByText('Theo has your email.')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/v1/introductions/calendar/i1.asked.x.ics',
    )
  })

  test('asks the member who was asked to write first, with one of three sentences', async () => {
    const { user } = openResults({ introduced: [introduced] })
    const card = within(await screen.findByRole('article', { name: 'You and Theo are introduced' }))
    expect(card.getByRole('heading', { name: 'You write first' })).toBeTruthy()
    await user.click(card.getByRole('radio', { name: 'Pie first?' }))
    const href = card.getByRole('link', { name: 'Write to Theo' }).getAttribute('href')
    expect(href).toBe('mailto:theo@example.com?subject=Hello%20from%20Overture&body=Pie%20first%3F')
    expect(card.getByRole('button', { name: 'Copy line 3' })).toBeTruthy()
  })

  test('tells the asker who writes first', async () => {
    openResults({ introduced: [{ ...introduced, youAsked: true, firstLines: [] }] })
    expect(await screen.findByRole('heading', { name: 'Theo writes first' })).toBeTruthy()
    expect(screen.getByText('Theo said yes to Sunday.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Write to Theo' })).toBeNull()
  })

  test('lets the reader take one of the offered times', async () => {
    const meeting = { ...introduced.meeting, offer: { by: 'them' as const, times: TIMES } }
    const { server, user } = openResults(
      { introduced: [{ ...introduced, meeting }] },
      { 'POST /v1/introductions/meeting/pick': () => ({ body: { ok: true } }) },
    )
    await user.click(await screen.findByRole('radio', { name: /Tuesday, December 1/ }))
    await user.click(screen.getByRole('button', { name: 'Take this time' }))
    expect(server.to('/v1/introductions/meeting/pick')[0]?.body).toEqual({ id: 'i1', startsAt: TIMES[1]?.startsAt })
  })

  test('lets the reader offer another time, or cancel after showing the sentence to the other', async () => {
    const { server, user } = openResults(
      { introduced: [introduced] },
      {
        'POST /v1/introductions/meeting/offer': () => ({ body: { ok: true } }),
        'POST /v1/introductions/meeting/cancel': () => ({ body: { ok: true } }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Another time' }))
    await screen.findByRole('checkbox', { name: /Saturday, November 28/ })
    await user.click(screen.getByRole('button', { name: 'Offer these times' }))
    expect(server.to('/v1/introductions/meeting/offer')[0]?.body).toEqual({ id: 'i1', offer: OFFER })
    await user.click(await screen.findByRole('button', { name: "I can't after all" }))
    expect(screen.getByText(/^Maya can't make it after all/)).toBeTruthy()
    expect(server.to('/v1/introductions/meeting/cancel')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Call it off' }))
    expect(server.to('/v1/introductions/meeting/cancel')[0]?.body).toEqual({ id: 'i1' })
  })

  test('says kindly that the other person cannot come', async () => {
    const meeting = { ...introduced.meeting, state: 'cancelled' as const, cancelledBy: 'them' as const }
    openResults({ introduced: [{ ...introduced, meeting }] })
    expect(await screen.findByRole('heading', { name: 'Sunday is off' })).toBeTruthy()
    expect(screen.getByText(/^Theo can't make it after all, and wanted you to hear it now\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull()
  })

  test('lets the reader make, see and end a link for a friend', async () => {
    let friendUrl: string | null = null
    const { user } = openResults(
      {},
      {
        'GET /v1/introductions': () => ({
          body: { ...nothing, introduced: [{ ...introduced, meeting: { ...introduced.meeting, friendUrl } }] },
        }),
        'POST /v1/introductions/meeting/share': () => {
          friendUrl = 'http://localhost/plan#t'
          return { body: { ok: true, url: friendUrl } }
        },
        'DELETE /v1/introductions/meeting/share': () => {
          friendUrl = null
          return { body: { ok: true } }
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Share this plan' }))
    expect(await screen.findByText('http://localhost/plan#t')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(await screen.findByRole('button', { name: 'Share this plan' })).toBeTruthy()
  })

  test('is announced in one sentence, and the thanks for an answer get the focus', async () => {
    const { user } = openResults(
      { introduced: [{ ...introduced, safety: [], state: 'check_in' }] },
      { 'POST /v1/introductions/after': () => ({ body: { ok: true } }) },
    )
    await screen.findByRole('article', { name: 'You and Theo are introduced' })
    const region = within(screen.getByRole('region', { name: 'Introductions' }))
    expect(region.getByRole('status').textContent).toBe('You and Theo are introduced')
    await user.click(screen.getByRole('radio', { name: 'We did not meet' }))
    await user.click(screen.getByRole('button', { name: 'Send my answer' }))
    const thanks = await screen.findByText('Thank you. It helps us choose better.')
    expect(document.activeElement?.contains(thanks)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('shows help lines after "I did not feel safe", before anything is sent', async () => {
    const { server, user } = openResults(
      { introduced: [{ ...introduced, safety: [], state: 'check_in' }] },
      { 'POST /v1/introductions/after': () => ({ body: { ok: true } }) },
    )
    await user.click(await screen.findByRole('radio', { name: 'I did not feel safe' }))
    expect(screen.getByText(/National Domestic Violence Hotline/)).toBeTruthy()
    expect(server.to('/v1/introductions/after')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Hide Theo without a report' }))
    expect(await screen.findByText(/will not see each other on Overture again/)).toBeTruthy()
    expect(server.to('/v1/introductions/after')[0]?.body).toEqual({ id: 'i1', outcome: 'felt_unsafe' })
  })

  test('after its end says only that it has ended', async () => {
    openResults({
      introduced: [
        { ...introduced, other: null, plan: null, contact: null, meeting: null, safety: [], state: 'ended' },
      ],
    })
    expect(await screen.findByText(/^This introduction has ended\./)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'You and Theo are introduced' })).toBeNull()
  })
})
