import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rememberConversation } from '../session/conversation-memory.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closeToast, toastShelf } from '../ui/feedback/toast-store.ts'
import { aMatch, aPage, card, closeResults, openResults, press } from './results-page.test-kit.tsx'

beforeEach(() => rememberEmail('maya@example.com'))
afterEach(closeResults)

describe('the list', () => {
  test('asks for an email if none is known [spec 101]', async () => {
    window.sessionStorage.clear()
    openResults({})
    expect(await screen.findByText('Add an email in the intake wizard to see recommended matches.')).toBeDefined()
  })

  test('uses the verified address of this browser if it knows no other', async () => {
    window.sessionStorage.clear()
    const { server } = openResults({
      'GET /api/auth/session': () => ({ body: { email: 'bound@example.com', verified: true, fresh: false } }),
      'GET /v1/matches': () => aPage(),
    })
    await card('Theo')
    expect(server.to('/v1/matches')[0]?.query.get('email')).toBe('bound@example.com')
  })

  test('shows three placeholders while the first page is loading [spec 102]', async () => {
    openResults({ 'GET /v1/matches': () => new Promise(() => {}) })
    expect(await screen.findByText('Loading your matches')).toBeDefined()
    expect(document.querySelectorAll('[aria-hidden="true"] .animate-breathe.rounded-full')).toHaveLength(3)
  })

  test('says that it cannot load, with the error code, and tries again [spec 260]', async () => {
    let isDown = true
    const { user } = openResults({
      'GET /v1/matches': () => (isDown ? { status: 500, body: { error: 'internal' } } : aPage()),
    })
    expect(await screen.findByText('Unable to load matches right now.')).toBeDefined()
    expect(screen.getByText('matches_fetch_failed_500')).toBeDefined()
    isDown = false
    await user.click(press('Try again'))
    expect(await card('Theo')).toBeDefined()
  })

  const NO_MATCHES = 'No matches yet. Update your intake details to surface more candidates.'

  test('says why it is empty, and what would help most [spec 105]', async () => {
    const advice = [
      { limit: 'travel' as const, text: 'Travelling 25 miles further adds 3 people', adds: 3 },
      { limit: 'ageMax' as const, text: 'A maximum age of 40 adds 1 person', adds: 1 },
    ]
    openResults({ 'GET /v1/matches': () => aPage({ items: [], access: 'preview', missing: ['email'], advice }) })
    expect(await screen.findByText(NO_MATCHES)).toBeDefined()
    expect(screen.getAllByText(/^Travelling 25 miles further adds 3 people/)).toHaveLength(1)
    expect(screen.getByText('A maximum age of 40 adds 1 person')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change distance' }).getAttribute('href')).toBe('/intake/location')
    expect(screen.getByText('Nobody yet. Here is what would change that.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Verify your email to see everyone' })).toBeNull()
  })

  test.each([
    ['preview', /Verify your email, and we write when somebody fits/, 'Verify your email', '/intake/account'],
    ['full', /We write when somebody fits, as often as you chose/, 'Email preferences', '/preferences'],
  ] as const)('tells a %s reader when we write, if no limit is the cause', async (access, words, name, href) => {
    openResults({ 'GET /v1/matches': () => aPage({ items: [], access }) })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText(NO_MATCHES)).toBeDefined()
    expect(screen.getByText('No new people yet.')).toBeDefined()
    expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(href)
  })

  test.each([
    [0, /^Fewer than five people near Boise are in, and you are one of them/, '40 seats. Fewer than five are taken'],
    [15, /^At least 15 people near Boise are in/, '40 seats. 15 or a few more are taken'],
  ])(
    'tells a full member in an empty town how many people are nearby, in fives, with a link to share',
    async (people, title, figure) => {
      const town = { city: 'Boise, Idaho', people, seats: 40 }
      openResults({ 'GET /v1/matches': () => aPage({ items: [], access: 'full', town }) })
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined()
      const seats = screen.getByRole('img', { name: `${figure}, one of them by you.` })
      expect(seats.querySelectorAll('path')).toHaveLength(40)
      expect(seats.querySelectorAll('.stroke-action, .stroke-accent')).toHaveLength(Math.max(1, people))
      expect(screen.getByRole('button', { name: 'Copy the link to pass on' })).toBeDefined()
      expect(screen.getByRole('heading', { level: 2, name: NO_MATCHES })).toBeDefined()
      expect(screen.queryByText(/would not change/)).toBeNull()
    },
  )

  test('links to the intake if everybody is invented, and shows what a card says after it', async () => {
    const nothingKnown = { demo: true, agreement: {}, shared: [], reasons: [], conflicts: [] }
    openResults({
      'GET /v1/matches': () =>
        aPage({ access: 'preview', missing: ['intake', 'email'], items: [aMatch(nothingKnown)] }),
    })
    expect(await screen.findByRole('heading', { name: 'What a card says once you have answered' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go on with your intake' }).getAttribute('href')).toBe('/intake/account')
    expect(screen.queryByText('Complete your intake to see who suits you.')).toBeNull()
    expect(screen.queryByText('First on your list')).toBeNull()
    expect(screen.getByRole('img', { name: 'Score 82.' }).querySelector('path')).toBeNull()
  })

  test('links to the email verification if this browser may not see the matches', async () => {
    openResults({ 'GET /v1/matches': () => aPage({ items: [], access: 'none' }) })
    expect(await screen.findByText('We do not know this browser yet, or not any more.')).toBeDefined()
    expect(screen.getByText('Verify your email in this browser, and they open.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What the list goes by' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Verify your email' }).getAttribute('href')).toBe('/intake/account')
  })

  test('introduces each person by name, city, age, distance and score [spec 4, 94, 96]', async () => {
    openResults({ 'GET /v1/matches': () => aPage() })
    expect(screen.getByRole('heading', { level: 1, name: 'Your matches' })).toBeDefined()
    const theo = within(await card('Theo'))
    expect(theo.getByText('Evanston, Illinois').closest('p')?.textContent).toBe(
      'Evanston, Illinois · 38 · within 10 miles',
    )
    const figure = theo.getByRole('img')
    expect(figure.textContent).toBe('Score 82')
    expect(figure.getAttribute('aria-label')).toBe('Score 82. Most in common: values. Differs: budget.')
    expect(theo.getByText('You both put service first.')).toBeDefined()
  })

  test('says that everyone is shown until the reader has chosen who to meet', async () => {
    openResults({ 'GET /v1/matches': () => aPage({ showsEveryone: true }) })
    expect(await screen.findByText(/^You haven't said who you'd like to meet/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tell the concierge' }).getAttribute('href')).toBe('/concierge')
  })

  test('names the usual distance to a member who set none, and links to that field', async () => {
    openResults({ 'GET /v1/matches': () => aPage({ hasUsualDistance: true }) })
    expect(await screen.findByText(/^You have set no distance, so this list goes up to 50 miles\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Set your distance' }).getAttribute('href')).toBe('/intake/location')
  })

  test('tells a member with an open conversation that it counts only after it is saved', async () => {
    rememberConversation()
    openResults({ 'GET /v1/matches': () => aPage({ showsEveryone: true }) })
    expect(await screen.findByText('What you are telling the concierge counts once you save it.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go on with the conversation' }).getAttribute('href')).toBe('/concierge')
  })

  test('loads more by cursor, keeps the cards if that fails, and says when it ends [spec 98, 160]', async () => {
    let isDown = true
    const { server, user } = openResults({
      'GET /v1/matches': ({ query }) => {
        if (!query.get('cursor')) return aPage({ nextCursor: 'two' })
        if (isDown) return { status: 503, body: { error: 'unavailable' } }
        return aPage({ items: [aMatch({ id: 'm2', safeProfileSummary: { displayName: 'Samir', city: 'Chicago' } })] })
      },
    })
    await card('Theo')
    await user.click(press('Load more matches'))
    expect(await screen.findByText('Unable to load matches right now.')).toBeDefined()
    expect(await card('Theo')).toBeDefined()
    isDown = false
    await user.click(press('Load more matches'))
    await card('Samir')
    expect(document.activeElement).toBe(screen.getByText("That's everyone for now."))
    expect(screen.queryByRole('button', { name: 'Load more matches' })).toBeNull()
    expect(server.to('/v1/matches').at(-1)?.query.get('cursor')).toBe('two')
  })

  test('shows its welcome only once a session [spec 99, 100]', async () => {
    openResults({ 'GET /v1/matches': () => aPage() })
    expect(await screen.findByText('Welcome. Here are your matches.')).toBeDefined()
    cleanup()
    for (const toast of toastShelf.current()) if (toast) closeToast(toast.id)
    openResults({ 'GET /v1/matches': () => aPage() })
    await card('Theo')
    expect(screen.queryByText('Welcome. Here are your matches.')).toBeNull()
  })

  test('offers verification in a preview, and says which fact is missing and that members are invented', async () => {
    openResults({
      'GET /v1/matches': () =>
        aPage({ access: 'preview', missing: ['email', 'city'], items: [aMatch({ demo: true })] }),
    })
    expect(await screen.findByRole('link', { name: 'Verify your email to see everyone' })).toBeDefined()
    expect(screen.getByText('Add your city to see who is near.')).toBeDefined()
    expect(screen.getByText('What you add counts once you submit your intake again.')).toBeDefined()
    expect(screen.getByText(/^The people in this list are invented/)).toBeDefined()
  })

  test('marks invented people among real ones', async () => {
    const samir = aMatch({ id: 'm2', demo: true, safeProfileSummary: { displayName: 'Samir', city: 'Chicago' } })
    openResults({ 'GET /v1/matches': () => aPage({ items: [aMatch(), samir] }) })
    const city = within(await card('Samir')).getByText('Chicago')
    expect(city.closest('p')?.textContent).toBe('Chicago · 38 · within 10 miles · invented')
    expect(within(await card('Theo')).queryByText(/invented/)).toBeNull()
    expect(screen.getByText(/^Some of these members are invented.*They are marked\.$/)).toBeDefined()
  })

  test('puts people with an answer in a separate group after all others', async () => {
    const answered = aMatch({ id: 'm2', safeProfileSummary: { displayName: 'Noor', city: 'Chicago' }, answered: true })
    openResults({ 'GET /v1/matches': () => aPage({ items: [answered, aMatch()] }) })
    const group = within(await screen.findByRole('region', { name: 'You have answered these' }))
    expect(group.getAllByRole('article')).toHaveLength(1)
    expect(group.getByRole('article', { name: 'Noor' })).toBeDefined()
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('Noor'))).toEqual([
      false,
      true,
    ])
  })

  describe('liked people', () => {
    const noor = aMatch({ id: 'm2', safeProfileSummary: { displayName: 'Noor', city: 'Chicago' }, answered: true })
    const liked = { ...noor, feedback: 'more_like_this' as const }
    const row = async () => within(await screen.findByRole('region', { name: 'People you liked' }))

    test('are in a row above the list, and one press shows the card', async () => {
      const { user } = openResults({ 'GET /v1/matches': () => aPage({ liked: [liked] }) })
      const people = await row()
      expect(people.getByText('1, seen by you alone')).toBeDefined()
      const theo = await card('Theo')
      expect(people.getByText('Noor').compareDocumentPosition(theo) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      await user.click(people.getByRole('button', { name: 'Noor' }))
      expect(within(await card('Noor')).getByText('Your budgets differ.')).toBeDefined()
    })

    test("can be removed with one press, and the focus stays on the row's heading", async () => {
      const { server, user } = openResults({
        'GET /v1/matches': () => aPage({ liked: [liked] }),
        'DELETE /v1/feedback': () => ({ body: { ok: true } }),
      })
      const people = await row()
      await user.click(people.getByRole('button', { name: 'Take Noor off this row' }))
      expect(await people.findByText(/^Noor is off this row/)).toBeDefined()
      expect(server.to('/v1/feedback')[0]?.body).toEqual({ email: 'maya@example.com', matchId: 'm2' })
      expect(people.queryByRole('button', { name: 'Noor' })).toBeNull()
      expect(document.activeElement?.textContent).toBe('People you liked')
    })

    test('stay if the removal failed, and an error is shown', async () => {
      const { user } = openResults({
        'GET /v1/matches': () => aPage({ liked: [liked] }),
        'DELETE /v1/feedback': () => ({ status: 500, body: { error: 'internal' } }),
      })
      const people = await row()
      await user.click(people.getByRole('button', { name: 'Take Noor off this row' }))
      expect((await people.findByRole('alert')).textContent).toContain("We couldn't record that feedback")
      expect(people.getByRole('button', { name: 'Noor' })).toBeDefined()
    })
  })

  test('has no group of answered people if there are none', async () => {
    openResults({ 'GET /v1/matches': () => aPage() })
    await card('Theo')
    expect(screen.queryByRole('region', { name: 'You have answered these' })).toBeNull()
  })

  test("says how many people the reader's own limits exclude", async () => {
    const text = 'Travelling 10 miles further adds 14 people'
    openResults({ 'GET /v1/matches': () => aPage({ advice: [{ limit: 'travel', text, adds: 14 }] }) })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change distance' }).getAttribute('href')).toBe('/intake/location')
  })

  test('links to the snapshot for a limit that comes from the snapshot', async () => {
    const text = 'A minimum age of 28 adds 2 people'
    openResults({ 'GET /v1/matches': () => aPage({ advice: [{ limit: 'ageMin', text, adds: 2, inSnapshot: true }] }) })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change age range' }).getAttribute('href')).toContain('#change-valuesMap')
  })
})

describe('the reasons of a match', () => {
  test('are open on the first card, and can be closed and opened again [spec 11, 95]', async () => {
    const { user } = openResults({ 'GET /v1/matches': () => aPage() })
    await card('Theo')
    const why = screen.getByRole('button', { name: /^Why this match/ })
    expect(why.getAttribute('aria-expanded')).toBe('true')
    expect(within(why).getByText('Why this match', { exact: true })).toBeDefined()
    await user.click(why)
    expect(screen.queryByText('Your budgets differ')).toBeNull()
    await user.click(why)
    expect(screen.getByText('You both chose Service')).toBeDefined()
    expect(screen.getByText('Your budgets differ')).toBeDefined()
    expect(screen.getByText('Service comes easily to you both. Settle the place first.')).toBeDefined()
  })

  test('are closed on all other cards, which show what both chose', async () => {
    const eli = aMatch({ id: 'm2', safeProfileSummary: { displayName: 'Eli', city: 'Evanston' } })
    openResults({ 'GET /v1/matches': () => aPage({ items: [aMatch(), eli] }) })
    const second = within(await card('Eli'))
    expect(second.getByRole('button', { name: /^Why this match/ }).getAttribute('aria-expanded')).toBe('false')
    const shared = within(second.getByRole('list', { name: 'What you both chose' })).getAllByRole('listitem')
    expect(shared.map(({ textContent }) => textContent)).toEqual(['Service', 'Live music'])
  })

  test('are printed for every card, and are closed again after printing', async () => {
    const eli = aMatch({
      id: 'm2',
      reasons: ['Eli reads, too'],
      safeProfileSummary: { displayName: 'Eli', city: 'Evanston' },
    })
    openResults({ 'GET /v1/matches': () => aPage({ items: [aMatch(), eli] }) })
    await card('Theo')
    expect(screen.queryByText('Eli reads, too')).toBeNull()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByText('Eli reads, too')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByText('Eli reads, too')).toBeNull()
  })

  test("come after the person's own line in quotes and the narrative in upright letters", async () => {
    openResults({ 'GET /v1/matches': () => aPage({ items: [aMatch({ line: 'I stack the chairs.' })] }) })
    const theo = within(await card('Theo'))
    expect(theo.getByText('I stack the chairs.').closest('blockquote')).not.toBeNull()
    expect(theo.getByText('You both put service first.').className).not.toContain('italic')
  })

  test('do not hide the first conflict, which is also on a closed card', async () => {
    const first = aMatch({ conflicts: [] })
    const second = aMatch({ id: 'm2', conflicts: ['You chose different values', 'Your budgets differ'] })
    openResults({ 'GET /v1/matches': () => aPage({ items: [first, second] }) })
    expect(await screen.findByText('You chose different values.')).toBeDefined()
    expect(screen.queryByText(/Your budgets differ/)).toBeNull()
  })

  test('have a text if there are none [spec 103, 104]', async () => {
    openResults({
      'GET /v1/matches': () => aPage({ items: [aMatch({ reasons: [], conflicts: [] })] }),
    })
    await card('Theo')
    expect(screen.getByText('No stored reasons yet.')).toBeDefined()
    expect(screen.getByText('No conflicts flagged.')).toBeDefined()
  })
})

test('markup in any field of a card is shown as text', async () => {
  const canary = '<img src=x onerror=alert(1)>'
  openResults({
    'GET /v1/matches': () =>
      aPage({
        items: [
          aMatch({
            safeProfileSummary: { displayName: canary, city: canary },
            reasons: [canary],
            conflicts: [canary],
            explanations: { personaNarrative: canary, personaReasons: [canary], personaConflicts: [canary] },
          }),
        ],
        advice: [{ limit: 'travel', text: canary, adds: 1 }],
      }),
  })
  await card(canary)
  expect(screen.getAllByText(canary, { exact: false }).length).toBeGreaterThanOrEqual(7)
  expect(document.querySelector('img')).toBeNull()
})
