import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { EMAIL, match, nothing } from './introductions.test-kit.ts'
import ResultsPage from './results-page.tsx'

const PLAN = { day: 'Saturday', window: '2 to 4 PM', vibe: 'Pie', area: 'Logan Square' }
const noor = {
  ...match,
  id: 'm2',
  feedback: 'more_like_this',
  safeProfileSummary: { displayName: 'Noor', city: 'Chicago' },
}

beforeEach(() => rememberEmail(EMAIL))
afterEach(closePage)

test('the ask of a liked person opens at each press, with the words written before "Not now"', async () => {
  fakeServer({
    'GET /v1/matches': () => ({
      body: { items: [match], liked: [noor], nextCursor: null, access: 'full', missing: [], advice: [] },
    }),
    'GET /v1/introductions': () => ({ body: nothing }),
    'GET /v1/introductions/preview': () => ({ status: 500, body: { error: 'internal' } }),
    'GET /v1/introductions/times': () => ({ status: 500, body: { error: 'internal' } }),
    'POST /v1/matches/intro/draft': () => ({ body: { ok: true, draft: { opener: 'Hi Noor.', plan: PLAN } } }),
  })
  const { user } = openPage(<ResultsPage />, '/results')
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Ask for an introduction: Noor' }))
  await ask()
  const words = await screen.findByDisplayValue('Hi Noor.')
  await user.clear(words)
  await user.type(words, 'Do you still sing?')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByLabelText('Your words')).toBeNull()
  await ask()
  expect(await screen.findByDisplayValue('Do you still sing?')).toBeTruthy()
})
