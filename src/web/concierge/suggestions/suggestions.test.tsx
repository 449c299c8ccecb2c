import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  closeConcierge,
  INTRO,
  OPENERS,
  press,
  restored,
  SNAPSHOT,
  SUGGEST,
  silence,
  THEO,
} from '../concierge.test-kit.tsx'
import { failureCode, fetchIntroDraft, fetchOpeners, fetchSuggestions } from './introductions.ts'

afterEach(closeConcierge)

const THREE = ['What did you cook last?', 'We both like jazz.', 'Saturday at the market?']
const DRAFT = {
  opener: 'Theo, shall we?',
  plan: { day: 'Saturday', window: '4 to 6 PM', vibe: 'A walk', area: 'The Loop' },
}
const FAILURES = [
  ['a refusal', { status: 429 }, 'Request failed (429).'],
  ['an answer that is no yes', { body: { ok: false, suggestions: [], openers: [], draft: DRAFT } }, undefined],
  ['no answer', 'offline' as const, undefined],
] as const

async function seen(answers: Parameters<typeof restored>[0] = {}) {
  const page = await restored(answers)
  await page.user.click(press('See Matches'))
  return page
}
const article = (name: string) => screen.findByRole('article', { name })

describe('See Matches', () => {
  test('sends the current snapshot and the name, and moves the focus to the results [spec 91]', async () => {
    const { server } = await seen()
    expect(await article('Theo')).toBeDefined()
    expect(server.to('/v1/matches/suggestions')[0]?.body).toEqual({ snapshot: SNAPSHOT, yourName: 'Maya' })
    const heading = screen.getByRole('heading', { name: 'One person to consider' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('says if the snapshot has changed, and searches again after a press', async () => {
    const EDIT = 'POST /v1/concierge/intake/edit'
    const changed = { ...SNAPSHOT, notes: null }
    const { server, user } = await seen({
      answers: { [EDIT]: () => ({ body: { snapshot: changed, sources: [], reply: null, done: false } }) },
    })
    await article('Theo')
    expect(screen.queryByText('Your snapshot has changed since.')).toBeNull()
    await user.click(press('Change Concierge notes'))
    await user.click(press('Clear'))
    await user.click(await screen.findByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(server.to('/v1/matches/suggestions')).toHaveLength(2))
    expect(server.to('/v1/matches/suggestions')[1]?.body).toMatchObject({ snapshot: changed })
    await waitFor(() => expect(screen.queryByText('Your snapshot has changed since.')).toBeNull())
  })

  test('shows name, age, distance, score and brief [spec 92]', async () => {
    await seen()
    const theo = within(await article('Theo'))
    expect(theo.getByRole('heading').textContent).toBe('Theo')
    expect(theo.getByText('38')).toBeTruthy()
    expect(theo.getByText('within 10 miles')).toBeDefined()
    expect(theo.getByText('86')).toBeDefined()
    expect(theo.getByText('Puts family first.')).toBeDefined()
  })

  test('leaves out unknown values, and says that invented people are invented', async () => {
    const someone = { ...THEO, age: null, distance_km: null, demo: true }
    await seen({ answers: { [SUGGEST]: () => ({ body: { ok: true, suggestions: [someone] } }) } })
    const theo = within(await article('Theo'))
    expect(theo.getByRole('heading').textContent).toBe('Theo')
    expect(theo.queryByText(/within/)).toBeNull()
    expect(screen.getByText(/^Everyone shown here is invented/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add your city to see who is near' })).toBeDefined()
  })

  test('marks invented people among real ones', async () => {
    const samir = { ...THEO, id: 'm2', name: 'Samir', demo: true }
    await seen({ answers: { [SUGGEST]: () => ({ body: { ok: true, suggestions: [THEO, samir] } }) } })
    expect(within(await article('Samir')).getByText(/invented/).parentElement?.textContent).toBe(
      '38 · within 10 miles · invented',
    )
    expect(within(await article('Theo')).queryByText(/invented/)).toBeNull()
    expect(screen.queryByText(/distance is left out/)).toBeNull()
  })

  test('shows three placeholders while it loads [spec 270]', async () => {
    const { page } = await seen({ answers: { [SUGGEST]: silence } })
    expect((await screen.findByRole('button', { name: 'Loading matches...' })).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(page.container.querySelectorAll('section > [aria-hidden="true"]')).toHaveLength(3)
  })

  test('says if it found nobody, and links to advice [spec 256]', async () => {
    await seen({ answers: { [SUGGEST]: () => ({ body: { ok: true, suggestions: [] } }) } })
    expect(await screen.findByText('No matches ready yet. Update your snapshot and try again.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See what would bring somebody' }).getAttribute('href')).toBe('/results')
  })

  test.each(FAILURES)('shows an error if it failed, and can try again: %s [spec 257]', async (_, answer, code) => {
    const { server, user } = await seen({ answers: { [SUGGEST]: () => answer } })
    const alert = await screen.findByText('Could not load matches right now.')
    expect(alert.closest('[role="alert"]')).not.toBeNull()
    if (code) expect(screen.getByText(code)).toBeDefined()
    server.answers[SUGGEST] = () => ({ body: { ok: true, suggestions: [THEO] } })
    await user.click(press('Try again'))
    expect(await article('Theo')).toBeDefined()
    expect(screen.queryByText('Could not load matches right now.')).toBeNull()
  })

  test('keeps the cards after a later failure', async () => {
    const { server, user } = await seen()
    await article('Theo')
    server.answers[SUGGEST] = () => 'offline'
    await user.click(press('See Matches'))
    expect(await screen.findByText('Could not load matches right now.')).toBeDefined()
    expect(await article('Theo')).toBeDefined()
  })
})

test('starting over also removes the suggested people', async () => {
  const { user } = await seen()
  await article('Theo')
  await user.click(press('Start over'))
  await user.click(await screen.findByRole('button', { name: 'Clear it' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

const OFFERS = {
  email: 'a@b.c',
  phone: null,
  phoneAfterCheckIn: false,
  you: { firstName: 'Maya', age: 36, city: '' },
}

test('after an ask is sent, the card shows its state, but no draft', async () => {
  let made: object[] = []
  const other = { matchId: THEO.id, firstName: 'Theo', age: 38, city: '', score: 82, shared: [], demo: false }
  const asked = { id: 'i1', other, text: 'Hi.', plan: DRAFT.plan, zone: 'America/Chicago', times: [], state: 'asked' }
  const dates = { askedAt: '2026-11-17T12:00:00Z', endsAt: '2026-12-01T12:00:00Z' }
  const { user } = await seen({
    answers: {
      [INTRO]: () => ({ body: { ok: true, draft: DRAFT } }),
      'GET /api/auth/session': () => ({ body: { email: 'a@b.c', verified: true, fresh: false } }),
      'GET /v1/introductions': () => ({
        body: { made, received: [], introduced: [], openAsksLeft: 3 - made.length, offers: OFFERS },
      }),
      'GET /v1/introductions/preview': () => ({ status: 404, body: { error: 'not_found' } }),
      'POST /v1/introductions': () => {
        made = [{ ...asked, ...dates }]
        return { body: { ok: true, id: 'i1' } }
      },
    },
  })
  const theo = within(await article('Theo'))
  await user.click(theo.getByRole('button', { name: 'Draft Intro' }))
  await theo.findByText('Theo, shall we?')
  await user.click(theo.getByRole('button', { name: 'Ask for an introduction' }))
  await user.type(await theo.findByRole('textbox', { name: 'Your words' }), 'Hi.')
  await user.click(theo.getByRole('button', { name: 'Ask for an introduction' }))
  expect(await theo.findByText(/^Your ask is on its way to Theo\./)).toBeDefined()
  expect(theo.queryByText('Your intro')).toBeNull()
  expect(theo.queryByRole('button', { name: 'Draft Intro' })).toBeNull()
})

describe('Get 3 Openers', () => {
  test('lets a member who may ask put an opener into the ask with one press', async () => {
    const introductions = { made: [], received: [], introduced: [], openAsksLeft: 3, offers: OFFERS }
    const { user } = await seen({
      answers: {
        [OPENERS]: () => ({ body: { ok: true, openers: THREE } }),
        [INTRO]: () => ({ body: { ok: true, draft: DRAFT } }),
        'GET /api/auth/session': () => ({ body: { email: 'a@b.c', verified: true, fresh: false } }),
        'GET /v1/introductions': () => ({ body: introductions }),
        'GET /v1/introductions/preview': () => ({ status: 404, body: { error: 'not_found' } }),
      },
    })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    await user.click(await theo.findByRole('button', { name: 'Use this: opener 2 for Theo' }))
    expect(await theo.findByRole('textbox', { name: 'Your words' })).toHaveProperty('value', 'We both like jazz.')
    await theo.findByDisplayValue('A walk')
    expect(theo.getByRole('textbox', { name: 'Your words' })).toHaveProperty('value', 'We both like jazz.')
  })

  test('shows three openers with their kinds, each with a copy button [spec 93]', async () => {
    const { server, user } = await seen({ answers: { [OPENERS]: () => ({ body: { ok: true, openers: THREE } }) } })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    await theo.findByText('We both like jazz.')
    expect(theo.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A questionWhat did you cook last?',
      'Something sharedWe both like jazz.',
      'An invitationSaturday at the market?',
    ])
    expect(server.to('/v1/matches/openers')[0]?.body).toEqual({
      yourName: 'Maya',
      theirName: 'Theo',
      brief: 'Puts family first.',
    })
    await user.click(theo.getByRole('button', { name: 'Copy opener 3 for Theo' }))
    expect(await theo.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe('Saturday at the market?')
  })

  test('sends the texts of the other cards, so that no text is proposed twice', async () => {
    const sam = { ...THEO, id: 'm2', name: 'Sam' }
    const { server, user } = await seen({
      answers: {
        [SUGGEST]: () => ({ body: { ok: true, suggestions: [THEO, sam] } }),
        [OPENERS]: () => ({ body: { ok: true, openers: THREE } }),
        [INTRO]: () => ({ body: { ok: true, draft: DRAFT } }),
      },
    })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    await theo.findByText('We both like jazz.')
    await user.click(theo.getByRole('button', { name: 'Draft Intro' }))
    await theo.findByText('Theo, shall we?')
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    await user.click(within(await article('Sam')).getByRole('button', { name: 'Get 3 Openers' }))
    const draft = [DRAFT.opener, DRAFT.plan.vibe]
    await waitFor(() =>
      expect(server.to('/v1/matches/openers').map(({ body }) => Object(body).said)).toEqual([
        undefined,
        draft,
        [...THREE, ...draft],
      ]),
    )
  })

  test('loads on one card without affecting the others', async () => {
    const sam = { ...THEO, id: 'm2', name: 'Sam' }
    const { user } = await seen({
      answers: { [SUGGEST]: () => ({ body: { ok: true, suggestions: [THEO, sam] } }), [OPENERS]: silence },
    })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    expect(await theo.findByRole('button', { name: 'Writing openers...' })).toBeDefined()
    expect(theo.getByRole('button', { name: 'Draft Intro' })).toBeDefined()
    expect(within(await article('Sam')).getByRole('button', { name: 'Get 3 Openers' })).toBeDefined()
  })

  test.each(FAILURES)('shows an error if it failed: %s [spec 258]', async (_, answer, code) => {
    const { user } = await seen({ answers: { [OPENERS]: () => answer } })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Get 3 Openers' }))
    expect(await theo.findByText('Could not fetch openers right now.')).toBeDefined()
    if (code) expect(theo.getByText(code)).toBeDefined()
  })
})

describe('Draft Intro', () => {
  test('shows the letter and the plan [spec 93]', async () => {
    const { user } = await seen({ answers: { [INTRO]: () => ({ body: { ok: true, draft: DRAFT } }) } })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Draft Intro' }))
    expect(await theo.findByText('Theo, shall we?')).toBeDefined()
    const plan = theo.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(plan).toEqual([
      ['Day', 'Saturday'],
      ['Window', '4 to 6 PM'],
      ['Vibe', 'A walk'],
      ['Area', 'The Loop'],
    ])
    expect(theo.getByRole('button', { name: 'Copy your intro for Theo' })).toBeDefined()
  })

  test.each(FAILURES)('shows that it is loading, and an error if it failed: %s [spec 258]', async (_, answer, code) => {
    let go = () => {}
    const { user } = await seen({
      answers: {
        [INTRO]: () =>
          new Promise((resolve) => {
            go = () => resolve(answer)
          }),
      },
    })
    const theo = within(await article('Theo'))
    await user.click(theo.getByRole('button', { name: 'Draft Intro' }))
    expect(await theo.findByRole('button', { name: 'Drafting intro...' })).toBeDefined()
    await waitFor(() => {
      go()
      expect(theo.getByText('Could not draft an intro right now.')).toBeDefined()
    })
    if (code) expect(theo.getByText(code)).toBeDefined()
  })
})

describe('the thrown error', () => {
  test.each([
    ['Unable to fetch match suggestions.', () => fetchSuggestions({ snapshot: {}, yourName: '' })],
    ['Unable to fetch openers.', () => fetchOpeners({ yourName: '', theirName: '', brief: '' })],
    ['Unable to draft an intro.', () => fetchIntroDraft({ yourName: '', theirName: '', brief: '' })],
  ])('is "%s" and has its cause [spec 259]', async (message, call) => {
    const { server } = await restored()
    for (const path of [SUGGEST, OPENERS, INTRO]) server.answers[path] = () => ({ status: 503 })
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message })
    expect(failureCode(error)).toBe('Request failed (503).')
  })

  test('texts longer than the contract allows are cut before they are sent', async () => {
    const { server } = await restored({ answers: { [OPENERS]: () => ({ body: { ok: true, openers: THREE } }) } })
    await fetchOpeners({ yourName: 'n'.repeat(120), theirName: 'm'.repeat(120), brief: 'b'.repeat(600) })
    const body = server.to('/v1/matches/openers')[0]?.body as Record<string, string> // sent by the line above
    expect([body.yourName?.length, body.theirName?.length, body.brief?.length]).toEqual([80, 80, 500])
  })
})
