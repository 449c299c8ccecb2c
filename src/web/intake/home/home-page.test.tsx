import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectsHome } from '../../session/home-memory.ts'
import { rememberSeenMatches } from '../../session/seen-toasts.ts'
import { closeWizard, fakeServer, heading, openWizard } from '../steps/wizard.test-kit.tsx'
import './home-page.tsx'

const FOLD = 'Your intake: all seven steps are in'
const MEMBER = { email: 'ada@example.com', verified: true, fresh: false, submitted: true }
const HOME = {
  firstName: 'Ada',
  access: 'full',
  missing: [],
  hasSaidWhom: true,
  introductions: { made: [], received: [], introduced: [], openAsksLeft: 2 },
  matches: { count: 3, fresh: 0, since: '2026-02-26T23:00:00Z' },
  letterAt: '2026-03-05T23:00:00Z',
}
const asMember = (session: object = MEMBER, home: object = { body: HOME }) =>
  fakeServer({ 'GET /api/auth/session': () => ({ body: session }), 'GET /v1/home': () => home })

beforeEach(() => rememberSeenMatches(true))
afterEach(closeWizard)

test('people the member has not seen yet come before "Nothing new"', async () => {
  rememberSeenMatches(false)
  asMember()
  openWizard()
  await heading('3 people suit you, Ada.')
  expect(screen.getByRole('link', { name: 'Meet the first' }).getAttribute('href')).toBe('/results')
})

test('after the submit, home replaces the first step, and all seven steps are folded and ticked [spec 15]', async () => {
  asMember()
  const { user } = openWizard()
  await heading('Nothing new today, Ada.')
  expect(document.title).toBe('Home – Overture')
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  await user.click(screen.getByRole('button', { name: FOLD }))
  const steps = within(screen.getByRole('region', { name: 'Your intake' })).getAllByRole('link')
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    ['Account', 'Basics', 'Location', 'Preferences', 'Deal-breakers', 'Media', 'Review and Consent'].map(
      (title) => `${title}, done`,
    ),
  )
  expect(expectsHome()).toBe(true)
})

test('the Account step is one press away, and Back from Basics leads to that step', async () => {
  asMember()
  const { user } = openWizard()
  await user.click(await screen.findByRole('button', { name: FOLD }))
  await user.click(screen.getByRole('link', { name: 'Basics, done' }))
  await heading('Basics')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Account')
})

test.each([
  ['a visitor', { email: null, verified: false, fresh: false }],
  ['a member without an intake', { ...MEMBER, submitted: undefined }],
  ['a suspended member', { ...MEMBER, suspended: true }],
])('%s sees the first step instead of home', async (_who, session) => {
  const server = asMember(session)
  openWizard()
  await waitFor(() => expect(server.to('/api/auth/session')).not.toHaveLength(0))
  await heading('Account')
  expect(server.to('/v1/home')).toEqual([])
})

test('if home cannot be loaded, the page says so, and can try again', async () => {
  const server = asMember(MEMBER, { status: 500, body: { error: 'internal' } })
  const { user } = openWizard()
  expect(await screen.findByText('This page could not be loaded.')).toBeTruthy()
  server.answers['GET /v1/home'] = () => ({ body: HOME })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Nothing new today, Ada.')
})
