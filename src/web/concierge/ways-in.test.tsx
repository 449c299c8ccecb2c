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

test('what is typed is there again after a reload, before what is known [spec 79]', async () => {
  const { user, page } = openConcierge({ remembered: 'known@example.com' })
  await user.clear(field('Contact email'))
  await user.type(field('Contact email'), 'maya@exam')
  await user.type(field('Your name'), 'May')
  page.unmount()
  openConcierge({ remembered: 'known@example.com' })
  expect([field('Contact email').value, field('Your name').value]).toEqual(['maya@exam', 'May'])
})

test('an address that was used gives way to the one that was used since', async () => {
  const { user, page } = openConcierge({ answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
  await user.type(field('Contact email'), 'maya@before.example{Enter}')
  await screen.findByText('Your saved profile is loaded.')
  page.unmount()
  openConcierge({ remembered: 'maya@example.com' })
  expect(field('Contact email').value).toBe('maya@example.com')
})

test('a name in small letters begins with its capital', async () => {
  const { server, user } = openConcierge()
  await user.type(field('Your name'), 'ray{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/start')[0]?.body).toMatchObject({ name: 'Ray' }))
})

test('whoever comes back to a saved profile is told that it is saved, and how to go on', async () => {
  openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
  expect(await screen.findByText(/^Your profile is saved. Press Begin, and we go on from it/)).toBeDefined()
  expect(screen.queryByText(/Share your name/)).toBeNull()
})

test('a finished conversation that is opened again shows what was said, and Begin goes on', async () => {
  const found = () => ({ body: { ...PREVIOUS, turns: TURNS } })
  openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: found } })
  expect(await within(log()).findByText(ANSWER)).toBeDefined()
  expect(screen.getByText(/^Your profile is saved. Press Begin, and we go on from it/)).toBeDefined()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(press('Begin').getAttribute('disabled')).toBeNull()
})

describe('Check My Saved Profile', () => {
  test('asks for an email, and takes the focus there [spec 80, 203]', async () => {
    const { server, user } = openConcierge()
    await user.click(press('Check My Saved Profile'))
    expect(screen.getByText('Enter your email so we can look up your saved profile.')).toBeDefined()
    expect(document.activeElement).toBe(field('Contact email'))
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('is answered, although the page was about to look by itself', async () => {
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

  test('asks for an address, not for anything', async () => {
    const { server, user } = openConcierge()
    await user.type(field('Contact email'), 'maya@')
    await user.click(press('Check My Saved Profile'))
    expect(screen.getByText('Enter a valid email address')).toBeDefined()
    await user.type(field('Contact email'), 'e')
    expect(screen.queryByText('Enter a valid email address')).toBeNull()
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('sends the address trimmed and lowercased, and shows what was saved, with the name [spec 80, 202, 226]', async () => {
    const { server, user } = openConcierge({ answers: { [LOOKUP]: () => ({ body: PREVIOUS }) } })
    await user.type(field('Contact email'), ' Maya@Example.com{Enter}')
    expect(await screen.findByText('Your saved profile is loaded.')).toBeDefined()
    expect(server.to('/v1/concierge/intake/previous')[0]?.body).toEqual({ email: 'maya@example.com' })
    expect(said('Distance')).toContain('within 15 miles')
    expect(screen.getByText('Saved March 2, 2026')).toBeDefined()
    expect(field('Your name').value).toBe('Maya')
    expect(screen.getByText('Your name is filled in, so Begin is one press.')).toBeDefined()
    await user.click(press('Begin'))
    expect(await screen.findByText(GREETING)).toBeDefined()
  })

  test('says to a stranger what the two forms do', async () => {
    openConcierge()
    expect(await screen.findByText(/^New here\? Your first name and Begin start the talk\./)).toBeDefined()
  })

  test('does not call somebody new whose email this browser knows', async () => {
    openConcierge({ remembered: 'maya@example.com' })
    expect(await screen.findByText('Your email is filled in. Your first name and Begin start the talk.')).toBeDefined()
    expect(screen.queryByText(/New here/)).toBeNull()
  })

  test('is at work until there is an answer, and asks once', async () => {
    const { server, user } = openConcierge({ answers: { [LOOKUP]: silence } })
    await user.type(field('Contact email'), 'maya@example.com{Enter}{Enter}')
    expect((await screen.findByRole('button', { name: 'Checking...' })).getAttribute('aria-disabled')).toBe('true')
    expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1)
  })

  test('says when there is none [spec 254]', async () => {
    const { user } = openConcierge()
    await user.type(field('Contact email'), 'maya@example.com{Enter}')
    expect(await screen.findByText('No saved profile found. Start a new intake to build one.')).toBeDefined()
  })

  test.each([
    ['a refusal', { status: 503 }, 'Request failed (503).'],
    ['a reply nobody can read', { text: '<html>' }, 'Request failed (200).'],
    ['no answer', 'offline' as const, 'The server could not be reached.'],
  ])('says when it could not be asked: %s [spec 253]', async (_, answer, small) => {
    const { user } = openConcierge({ answers: { [LOOKUP]: () => answer } })
    await user.type(field('Contact email'), 'maya@example.com{Enter}')
    expect(await screen.findByText('Could not load your saved profile. Please try again.')).toBeDefined()
    expect(screen.getByText(small)).toBeDefined()
  })
})

describe('the automatic lookup', () => {
  test('runs when an email is known and nobody is talking [spec 158]', async () => {
    const { server } = openConcierge({
      remembered: 'maya@example.com',
      answers: { [LOOKUP]: () => ({ body: PREVIOUS }) },
    })
    expect(await screen.findByText('Saved March 2, 2026')).toBeDefined()
    expect(field('Contact email').value).toBe('maya@example.com')
    expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1)
  })

  test('stays away while one is talking [spec 158]', async () => {
    const { server } = await restored({ remembered: 'maya@example.com' })
    expect(field('Contact email').value).toBe('maya@example.com')
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('says nothing of a profile that is not there', async () => {
    const { server } = openConcierge({ remembered: 'maya@example.com' })
    await waitFor(() => expect(server.to('/v1/concierge/intake/previous')).toHaveLength(1))
    await waitFor(() => expect(press('Check My Saved Profile')).toBeDefined())
    expect(screen.queryByText(/No saved profile/)).toBeNull()
  })

  test('says when it failed', async () => {
    openConcierge({ remembered: 'maya@example.com', answers: { [LOOKUP]: () => ({ status: 500 }) } })
    expect(await screen.findByText('Could not load your saved profile. Please try again.')).toBeDefined()
  })

  test('stays away when no email is known, and so does the question for an open conversation', async () => {
    const { server } = await talking()
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
    expect(server.calls.findIndex(({ path }) => path.endsWith('/start'))).toBeLessThan(
      server.calls.findIndex(({ path }) => path.endsWith('/open')),
    )
  })
})

describe('Begin', () => {
  test('asks for a name, and takes the focus there [spec 81, 201]', async () => {
    const { server, user } = openConcierge()
    await user.type(field('Your name'), '  ')
    await user.click(press('Begin'))
    expect(screen.getByText('Share your name so the concierge can greet you.')).toBeDefined()
    expect(document.activeElement).toBe(field('Your name'))
    expect(server.to('/v1/concierge/intake/start')).toEqual([])
  })

  test('greets, labels the session with eight characters, and leaves the focus in the message [spec 82, 84]', async () => {
    await talking()
    expect(screen.getByText('Session 4f9a1c07')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Your message')))
  })

  test("brings this browser's intake along, in words [spec 222]", async () => {
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

  test('sends nulls where nothing is known, and shows at once what was saved before', async () => {
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
  ])('says when it did not work: %s', async (_, answer, message) => {
    const { user } = openConcierge({ answers: { [START]: () => answer } })
    await user.type(field('Your name'), 'Maya{Enter}')
    expect(await screen.findByText(message)).toBeDefined()
    expect(field('Your name').value).toBe('Maya')
  })

  test('first words that are also the last leave nothing to answer', async () => {
    await talking({ answers: { [START]: () => ({ body: { sessionId: 'abc', reply: GREETING, done: true } }) } })
    expect(screen.getByText('This conversation has ended, and nothing of it is kept.')).toBeDefined()
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Finish & Save Profile' })).toBeNull()
  })

  test('works against a server that cannot reopen conversations', async () => {
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

  test('sees it on the card before the press, and Begin is one press', async () => {
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

  test('a saved profile stands before it, and nothing of the intake is asked for', async () => {
    const { server } = openConcierge({ ...known, answers: { ...known.answers, [LOOKUP]: () => ({ body: PREVIOUS }) } })
    expect(await screen.findByText('Saved March 2, 2026')).toBeDefined()
    expect(server.to('/v1/intake/draft')).toEqual([])
  })

  test('an intake without an answer for the card leaves it as it is', async () => {
    const { server } = openConcierge({
      ...known,
      answers: { [DRAFT]: () => ({ body: { draft: { account: { email: 'maya@example.com' } } } }) },
    })
    await waitFor(() => expect(server.to('/v1/intake/draft')).toHaveLength(1))
    expect(screen.queryByText('From your intake')).toBeNull()
  })
})
