import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  ANSWER,
  closeConcierge,
  DRAFT,
  field,
  GREETING,
  LOOKUP,
  log,
  openConcierge,
  PREVIOUS,
  press,
  REPLY,
  restored,
  SNAPSHOT,
  START,
  said,
  silence,
  TURNS,
  talking,
} from './concierge.test-kit.tsx'

afterEach(closeConcierge)

test('typed values are still there after a reload, and win over known ones [spec 79]', async () => {
  const { user, page } = openConcierge({ remembered: 'known@example.com' })
  await user.clear(field('Contact email'))
  await user.type(field('Contact email'), 'maya@exam')
  await user.type(field('Your name'), 'May')
  page.unmount()
  openConcierge({ remembered: 'known@example.com' })
  expect([field('Contact email').value, field('Your name').value]).toEqual(['maya@exam', 'May'])
})

test('an address used before is replaced by the one used since then', async () => {
  const { user, page } = openConcierge({ answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
  await user.type(field('Contact email'), 'maya@before.example{Enter}')
  await screen.findByText('Your saved profile is loaded.')
  page.unmount()
  openConcierge({ remembered: 'maya@example.com' })
  expect(field('Contact email').value).toBe('maya@example.com')
})

test('a name typed in lower case gets a capital letter', async () => {
  const { server, user } = openConcierge()
  await user.type(field('Your name'), 'ray{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/start')[0]?.body).toMatchObject({ name: 'Ray' }))
})

test('a returning member with a saved profile reads that it is saved, and how to continue', async () => {
  openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
  expect(await screen.findByText(/^Your profile is saved. Press Begin, and we go on from it/)).toBeDefined()
  expect(screen.queryByText(/Share your name/)).toBeNull()
})

test('a finished conversation shows its messages again, and Begin continues', async () => {
  const found = () => ({ body: { ...PREVIOUS, turns: TURNS } })
  openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: found } })
  expect(await within(log()).findByText(ANSWER)).toBeDefined()
  expect(screen.getByText(/^Your profile is saved. Press Begin, and we go on from it/)).toBeDefined()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(press('Begin').getAttribute('disabled')).toBeNull()
})

describe('Check My Saved Profile', () => {
  test('asks for an email, and moves the focus there [spec 80, 203]', async () => {
    const { server, user } = openConcierge()
    await user.click(press('Check My Saved Profile'))
    expect(screen.getByText('Enter your email so we can look up your saved profile.')).toBeDefined()
    expect(document.activeElement).toBe(field('Contact email'))
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('shows its answer, although the page was about to look by itself', async () => {
    let tellSession = () => {}
    const { server, user } = openConcierge({
      remembered: 'maya@example.com',
      answers: {
        'GET /api/auth/session': () =>
          new Promise((resolve) => {
            tellSession = () => resolve({ body: { email: null, verified: false, fresh: false } })
          }),
      },
    })
    await user.click(press('Check My Saved Profile'))
    expect(await screen.findByText('No saved profile found. Start a new intake to build one.')).toBeDefined()
    await act(async () => tellSession())
    expect(screen.getByText('No saved profile found. Start a new intake to build one.')).toBeDefined()
    expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1)
  })

  test('accepts only a valid address', async () => {
    const { server, user } = openConcierge()
    await user.type(field('Contact email'), 'maya@')
    await user.click(press('Check My Saved Profile'))
    expect(screen.getByText('Enter a valid email address')).toBeDefined()
    await user.type(field('Contact email'), 'e')
    expect(screen.queryByText('Enter a valid email address')).toBeNull()
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('sends the address trimmed and in lower case, and shows the saved profile with the name [spec 80, 202, 226]', async () => {
    const { server, user } = openConcierge({ answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
    await user.type(field('Contact email'), ' Maya@Example.com{Enter}')
    expect(await screen.findByText('Your saved profile is loaded.')).toBeDefined()
    expect(server.to('/v1/concierge/intake/previous')[0]?.body).toEqual({ email: 'maya@example.com' })
    expect(said('Distance')).toContain('within 15 miles')
    expect(screen.getByText('Saved March 2, 2026')).toBeDefined()
    expect(field('Your name').value).toBe('Maya')
    expect(screen.getByText('Your name is filled in. Begin starts the talk.')).toBeDefined()
    await user.click(press('Begin'))
    expect(await screen.findByText(GREETING)).toBeDefined()
  })

  test('has a text that tells a stranger what the two forms do', async () => {
    openConcierge()
    expect(await screen.findByText(/^New here\? Your first name and Begin start the talk\./)).toBeDefined()
  })

  test('does not call a visitor new if this browser knows their email', async () => {
    openConcierge({ remembered: 'maya@example.com' })
    expect(await screen.findByText('Your email is filled in. Your first name and Begin start the talk.')).toBeDefined()
    expect(screen.queryByText(/New here/)).toBeNull()
  })

  test('shows that it is loading, and sends one request', async () => {
    const { server, user } = openConcierge({ answers: { [LOOKUP]: silence } })
    await user.type(field('Contact email'), 'maya@example.com{Enter}{Enter}')
    expect((await screen.findByRole('button', { name: 'Checking...' })).getAttribute('aria-disabled')).toBe('true')
    expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1)
  })

  test('says if there is no saved profile [spec 254]', async () => {
    const { user } = openConcierge()
    await user.type(field('Contact email'), 'maya@example.com{Enter}')
    expect(await screen.findByText('No saved profile found. Start a new intake to build one.')).toBeDefined()
  })

  test.each([
    ['a refusal', { status: 503 }, 'Request failed (503).'],
    ['a reply nobody can read', { text: '<html>' }, 'Request failed (200).'],
    ['no answer', 'offline' as const, 'The server could not be reached.'],
  ])('shows an error if the request failed: %s [spec 253]', async (_, answer, small) => {
    const { user } = openConcierge({ answers: { [LOOKUP]: () => answer } })
    await user.type(field('Contact email'), 'maya@example.com{Enter}')
    expect(await screen.findByText('Could not load your saved profile. Please try again.')).toBeDefined()
    expect(screen.getByText(small)).toBeDefined()
  })
})

describe('the automatic lookup', () => {
  test('runs if an email is known and there is no conversation [spec 158]', async () => {
    const { server } = openConcierge({
      remembered: 'maya@example.com',
      answers: { [LOOKUP]: () => ({ body: PREVIOUS }) },
    })
    expect(await screen.findByText('Saved March 2, 2026')).toBeDefined()
    expect(field('Contact email').value).toBe('maya@example.com')
    expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1)
  })

  test('does not run during a conversation [spec 158]', async () => {
    const { server } = await restored({ remembered: 'maya@example.com' })
    expect(field('Contact email').value).toBe('maya@example.com')
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('shows no message if there is no saved profile', async () => {
    const { server } = openConcierge({ remembered: 'maya@example.com' })
    await waitFor(() => expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1))
    await waitFor(() => expect(press('Check My Saved Profile')).toBeDefined())
    expect(screen.queryByText(/No saved profile/)).toBeNull()
  })

  test('shows an error if it failed', async () => {
    openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: () => ({ status: 500 }) } })
    expect(await screen.findByText('Could not load your saved profile. Please try again.')).toBeDefined()
  })

  test('does not run without a known email, and neither does the request for an open conversation', async () => {
    const { server } = await talking()
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
    expect(server.calls.findIndex(({ path }) => path.endsWith('/start'))).toBeLessThan(
      server.calls.findIndex(({ path }) => path.endsWith('/open')),
    )
  })
})

describe('Begin', () => {
  test('asks for a name, and moves the focus there [spec 81, 201]', async () => {
    const { server, user } = openConcierge()
    await user.type(field('Your name'), '  ')
    await user.click(press('Begin'))
    expect(screen.getByText('Share your name so the concierge can greet you.')).toBeDefined()
    expect(document.activeElement).toBe(field('Your name'))
    expect(server.to('/v1/concierge/intake/start')).toEqual([])
  })

  test('greets, shows a session label of eight characters, and moves the focus to the message [spec 82, 84]', async () => {
    await talking()
    expect(screen.getByText('Session 4f9a1c07')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Your message')))
  })

  test("sends this browser's intake as a summary [spec 222]", async () => {
    const draft = {
      account: { email: 'maya@example.com' },
      basics: { displayName: 'Maya', relationshipIntent: 'long_term', birthdate: '1990-04-12' },
    }
    const { server, user } = openConcierge({ draft })
    await waitFor(() => expect(field('Your name').value).toBe('Maya'))
    await user.click(press('Begin'))
    await screen.findByText(GREETING)
    expect(server.to('/v1/concierge/intake/start')[0]?.body).toEqual({
      name: 'Maya',
      email: 'maya@example.com',
      intakeSummary: 'Looking for: Long-term',
    })
  })

  test('sends null for unknown values, and shows at once a profile that was saved before', async () => {
    const { server } = await talking({
      answers: {
        [START]: () => ({ body: { sessionId: 'abc', reply: GREETING, savedSnapshot: SNAPSHOT } }),
      },
    })
    expect(server.to('/v1/concierge/intake/start')[0]?.body).toEqual({ name: 'Maya', email: null, intakeSummary: null })
    expect(said('Here for')).toContain('Long-term')
  })

  test.each([
    ['a refusal', { status: 429 }, 'Request failed (429).'],
    ['no answer', 'offline' as const, 'The server could not be reached.'],
  ])('shows an error if it failed: %s', async (_, answer, message) => {
    const { user } = openConcierge({ answers: { [START]: () => answer } })
    await user.type(field('Your name'), 'Maya{Enter}')
    expect(await screen.findByText(message)).toBeDefined()
    expect(field('Your name').value).toBe('Maya')
  })

  test('shows no message field if the first reply is also the end', async () => {
    await talking({ answers: { [START]: () => ({ body: { sessionId: 'abc', reply: GREETING, done: true } }) } })
    expect(screen.getByText('This conversation has ended, and nothing of it is kept.')).toBeDefined()
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Finish & Save Profile' })).toBeNull()
  })

  test('works with a server that cannot reopen conversations', async () => {
    const { server, user } = await talking({ answers: { [REPLY]: () => ({ body: { reply: ANSWER } }) } })
    await waitFor(() => expect(server.to('/v1/concierge/intake/open')).toHaveLength(1))
    await user.type(field('Your message'), 'Fifteen miles{Enter}')
    expect(await screen.findByText(ANSWER)).toBeDefined()
    expect(screen.getByText(GREETING)).toBeDefined()
  })
})

describe('a member whose intake is known', () => {
  const draft = {
    basics: { displayName: 'Maya', relationshipIntent: 'long_term' },
    location: { willingToTravelKm: 24 },
    dealbreakers: { lifestyle: { smoking: 'no' } },
  }
  const known = { remembered: 'maya@example.com', answers: { [DRAFT]: () => ({ body: { draft, version: 1 } }) } }

  test('sees it on the card before the conversation, and needs one press to begin', async () => {
    const { server, user } = openConcierge(known)
    expect(await screen.findByText('From your intake')).toBeDefined()
    expect(said('Distance')).toContain('within 15 miles')
    expect(said('Smoking')).toContain('No')
    expect(screen.queryByRole('button', { name: 'Change Smoking' })).toBeNull()
    expect([field('Your name').value, field('Contact email').value]).toEqual(['Maya', 'maya@example.com'])
    await user.click(press('Begin'))
    await screen.findByText(GREETING)
    expect(server.to('/v1/concierge/intake/start')[0]?.body).toMatchObject({ name: 'Maya', email: 'maya@example.com' })
  })

  test('sees a saved profile instead of the intake, which is not loaded', async () => {
    const { server } = openConcierge({ ...known, answers: { ...known.answers, [LOOKUP]: () => ({ body: PREVIOUS }) } })
    expect(await screen.findByText('Saved March 2, 2026')).toBeDefined()
    expect(server.to('/v1/intake/draft')).toEqual([])
  })

  test('sees an empty card if the intake has no answer for it', async () => {
    const { server } = openConcierge({
      ...known,
      answers: { [DRAFT]: () => ({ body: { draft: { account: { email: 'maya@example.com' } } } }) },
    })
    await waitFor(() => expect(server.to('/v1/intake/draft')).toHaveLength(1))
    expect(screen.queryByText('From your intake')).toBeNull()
  })
})
