import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Introductions } from '#contract/introductions.ts'
import type { Match } from '#contract/matches.ts'
import { type Answers, fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import ResultsPage from './results-page.tsx'

const EMAIL = 'maya@example.com'
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
const match: Match = {
  id: 'm1',
  score: 82,
  safeProfileSummary: { displayName: 'Theo', city: 'Evanston' },
  reasons: [],
  conflicts: [],
  explanations: { personaNarrative: '', personaReasons: [], personaConflicts: [] },
}
const dates = { askedAt: '2026-11-17T12:00:00Z', endsAt: '2026-12-01T12:00:00Z' }
const nothing: Introductions = {
  made: [],
  received: [],
  introduced: [],
  openAsksLeft: 3,
  offers: { email: EMAIL, phone: null, phoneAfterCheckIn: false, you: { firstName: 'Maya', age: 36, city: 'Chicago' } },
}

beforeEach(() => rememberEmail(EMAIL))
afterEach(() => {
  vi.useRealTimers()
  closePage()
})

function openResults(introductions: Partial<Introductions>, answers: Answers = {}) {
  const server = fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, ...introductions } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Theo.', plan: PLAN } } }),
    ...answers,
  })
  return { server, ...openPage(<ResultsPage />, '/results') }
}

const pressAsk = async (user: ReturnType<typeof openPage>['user']) =>
  user.click((await screen.findAllByRole('button', { name: 'Ask for an introduction' }))[0] as HTMLElement)

describe('asking', () => {
  test('leads to a kind of public place and a neighborhood, and shows why another area is refused', async () => {
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

  test('sends the words, the plan and what may be shared as they stand', async () => {
    const { server, user } = openResults({}, { 'POST /v1/introductions': () => ({ body: { ok: true, id: 'i1' } }) })
    await pressAsk(user)
    const words = await screen.findByDisplayValue('Hi Theo.')
    await user.type(words, ' Pie?')
    await user.click(screen.getAllByRole('button', { name: 'Ask for an introduction' }).at(-1) as HTMLElement)
    expect(server.to('/v1/introductions').find(({ method }) => method === 'POST')?.body).toEqual({
      matchId: 'm1',
      text: 'Hi Theo. Pie?',
      plan: { ...PLAN, area: 'A public place, Logan Square' },
      share: { email: true, phone: false, other: null },
    })
  })

  test('waits for the plan: nothing is sent that has not been shown', async () => {
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

  test('gives a draft up that has not come in ten seconds, says so, and sends what is written without it', async () => {
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

  test('leaves the focus where the button was, sent or not', async () => {
    let isAsked = false
    const made = [{ id: 'i1', other: THEO, text: 'Hi', plan: PLAN, state: 'asked' as const, ...dates }]
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
    await screen.findByRole('button', { name: 'Ask for an introduction' })
    expect(isInCard()).toBe(true)
  })

  test('keeps the words when they are refused, and says why beside them', async () => {
    const message = 'Please take the phone number out. Share it below instead, and it goes out with the yes.'
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
  })

  test('says so when no place is left', async () => {
    const { user } = openResults({ openAsksLeft: 0 })
    await pressAsk(user)
    expect(await screen.findByText(/^Three asks are open\./)).toBeTruthy()
  })
})

describe('the card', () => {
  test.each([
    ['asked', /^Your ask is on its way to Theo\./],
    ['ended', /^This one did not come about, and it says nothing of you\./],
  ] as const)('of somebody %s says where it stands', async (state, words) => {
    openResults({ made: [{ id: 'i1', other: THEO, text: 'Hi', plan: PLAN, state, ...dates }] })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for an introduction' })).toBeNull()
  })
})

describe('an ask received', () => {
  test('shows the words and the plan, and is answered with what is ticked', async () => {
    const { server, user } = openResults(
      { received: [{ id: 'i1', other: THEO, text: 'Would you come?', plan: PLAN, ...dates }] },
      { 'POST /v1/introductions/answer': () => ({ body: { ok: true } }) },
    )
    const card = within(await screen.findByRole('article', { name: 'Theo would like to meet you' }))
    expect(card.getByText('Would you come?')).toBeTruthy()
    expect(card.getByText('Waiting for your answer until December 1')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Yes, introduce us' }))
    expect(server.to('/v1/introductions/answer')[0]?.body).toEqual({
      id: 'i1',
      answer: 'yes',
      share: { email: true, phone: false, other: null },
    })
  })
})

describe('introduced', () => {
  const introduced = {
    id: 'i1',
    other: THEO,
    text: 'Hi',
    plan: PLAN,
    date: '2026-11-28',
    safety: ['Just the two of you.'],
    contact: { email: null, phone: null, other: 'Signal: theo.42' },
    shared: { email: true },
    introducedAt: '2026-11-22T12:00:00Z',
    state: 'introduced',
    outcome: null,
  } as const

  test('does not present them as the first of the list again: there they stand last', async () => {
    const samir = { ...match, id: 'm2', safeProfileSummary: { displayName: 'Samir', city: 'Evanston' } }
    openResults(
      { introduced: [{ ...introduced, safety: [] }] },
      {
        'GET /v1/matches': () => ({
          body: { items: [match, samir], nextCursor: null, access: 'full', missing: [], advice: [] },
        }),
      },
    )
    await screen.findByRole('article', { name: 'You and Theo are introduced' })
    const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
    expect(names.slice(1)).toEqual(['Samir', 'Theo'])
    expect(within(screen.getByRole('article', { name: 'Samir' })).getByText('First on your list')).toBeTruthy()
  })

  test('shows how to reach the other, the day, the wishes and a file for the calendar', async () => {
    openResults({ introduced: [{ ...introduced, safety: [...introduced.safety] }] })
    const card = within(await screen.findByRole('article', { name: 'You and Theo are introduced' }))
    expect(card.getByText('Signal')).toBeTruthy()
    expect(card.getByText('theo.42')).toBeTruthy()
    expect(card.getByText('Saturday, Nov 28')).toBeTruthy()
    expect(card.getByText('Just the two of you.')).toBeTruthy()
    expect(card.getByText('Theo has your email.')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Add to calendar' }).getAttribute('download')).toBe('overture-2026-11-28.ics')
  })

  test('is heard in one sentence, and the thanks for an answer take the focus', async () => {
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

  test('that somebody did not feel safe brings help lines before anything is sent', async () => {
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

  test('that ended says only that', async () => {
    openResults({ introduced: [{ ...introduced, other: null, plan: null, contact: null, safety: [], state: 'ended' }] })
    expect(await screen.findByText(/^An introduction ended\./)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'You and Theo are introduced' })).toBeNull()
  })
})
