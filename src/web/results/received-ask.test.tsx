import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

beforeEach(() => rememberEmail(EMAIL))
afterEach(closePage)

test('a yes without a contact shows an error until a contact is ticked', async () => {
  const received = {
    id: 'i1',
    other: { matchId: 'm1', firstName: 'Theo', age: 38, city: 'Evanston', score: 82, shared: [], demo: false },
    text: 'Would you come?',
    plan: { day: 'Saturday', window: '2 to 4 PM', vibe: 'Pie', area: 'Logan Square' },
    zone: 'America/Chicago',
    times: [],
    askedAt: '2026-11-17T12:00:00Z',
    endsAt: '2026-12-01T12:00:00Z',
  }
  const issue = { path: ['share'], field: 'share', message: 'Choose at least one way to be reached' }
  fakeServer({
    'GET /v1/matches': () => ({ body: { items: [match], nextCursor: null, access: 'full', missing: [], advice: [] } }),
    'GET /v1/introductions': () => ({ body: { ...nothing, received: [received] } }),
    'POST /v1/introductions/open': () => ({ body: { ok: true } }),
    'POST /v1/introductions/answer': () => ({ status: 400, body: { error: 'validation_failed', issues: [issue] } }),
  })
  const { user } = openPage(<ResultsPage />, '/results')
  const email = await screen.findByRole('checkbox', { name: 'My email' })
  await user.click(screen.getByRole('button', { name: 'Yes, introduce us' }))
  expect(await screen.findByText(issue.message)).toBeTruthy()
  expect(document.activeElement).toBe(email)
  await user.click(email)
  expect(screen.queryByText(issue.message)).toBeNull()
  expect(screen.queryByText('Please look at the highlighted fields.')).toBeNull()
})
