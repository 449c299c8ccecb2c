import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DraftChoice } from '#contract/verification.ts'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { DraftChoicePanel } from './draft-choice-panel.tsx'
import { draftInWords } from './kept-draft.ts'

type Kept = NonNullable<DraftChoice['choice']>['browser']
const kept = (draft: Kept['draft']): Kept => ({ draft, version: 1, savedAt: '2026-03-02T12:00:00.000Z' })
const BOTH = {
  browser: kept({ account: { email: 'ada@example.com' }, basics: { displayName: 'Ada of now' } }),
  member: kept({ basics: { displayName: 'Ada of before' }, location: { city: 'Austin, Texas' } }),
}
let left: string[] = []
beforeEach(() => {
  left = []
})
afterEach(closePage)

const openSheet = () => openPage(<DraftChoicePanel leave={(href) => left.push(href)} />, '/verify/draft')
const asked = (choice: DraftChoice['choice'] = BOTH) => ({
  'GET /v1/intake/draft-choice': () => ({ body: { choice } }),
})
const use = () => screen.findByRole('button', { name: 'Use this draft' })

test.each([
  [{}, 'no name yet · no city yet · 0 answers'],
  [
    { account: { email: 'a@b.co', otpConsent: false }, basics: { displayName: 'Ada' } },
    'Ada · no city yet · 1 answer, up to Basics',
  ],
  [
    {
      location: {
        city: 'Austin, Texas',
        coordinates: { latitude: 1, longitude: 2 },
        availability: { typicalWeek: [] },
      },
      preferences: { ageMin: 30, values: ['Service', 'Adventure'] },
    },
    'no name yet · Austin, Texas · 3 answers, up to Preferences',
  ],
])('the summary of a draft is right: %j', (draft, words) => {
  const line = draftInWords(kept(draft as Kept['draft'])).replaceAll('\u00a0', ' ')
  expect(line.endsWith(words)).toBe(true)
  expect(line).toMatch(/^Saved March 2, 2026 at \d/)
})

test('the page describes both drafts, and keeps the chosen one', async () => {
  const server = fakeServer({ ...asked(), 'POST /v1/intake/draft-choice': () => ({ body: { version: 3 } }) })
  const { user } = openSheet()
  await user.click(await use())
  expect(screen.getByText('Choose one of the two drafts')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The one from this browser' }))
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
  expect(screen.getByText('The intake goes on with the one you choose. The other one is deleted.')).toBeTruthy()
  const described = screen.getByRole('radio', { name: 'The one you saved before' }).getAttribute('aria-describedby')
  const [wrong, held] = described?.split(' ').map((id) => document.getElementById(id)?.textContent) ?? []
  expect(wrong).toBe('Choose one of the two drafts')
  expect(held?.replaceAll('\u00a0', ' ')).toMatch(/ · Ada of before · Austin, Texas · 2 answers, up to Location$/)
  await user.click(screen.getByRole('radio', { name: 'The one from this browser' }))
  await user.click(await use())
  expect(server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ use: 'browser' }])
  expect(left).toEqual(['/intake/account?verified=1'])
})

test('a choice that cannot be sent changes nothing and can be repeated', async () => {
  fakeServer({ ...asked(), 'POST /v1/intake/draft-choice': () => 'offline' })
  const { user } = openSheet()
  await user.click(await screen.findByRole('radio', { name: 'The one you saved before' }))
  await user.click(await use())
  expect(await screen.findByText(/^We could not keep your choice right now/)).toBeTruthy()
  expect(left).toEqual([])
})

test('if the choice was already made elsewhere, the page says that there is nothing to choose', async () => {
  fakeServer({ ...asked(), 'POST /v1/intake/draft-choice': () => ({ status: 404, body: { error: 'not_found' } }) })
  const { user } = openSheet()
  await user.click(await screen.findByRole('radio', { name: 'The one you saved before' }))
  await user.click(await use())
  expect(await screen.findByText('There is nothing to choose: your draft is where you left it.')).toBeTruthy()
})

test('without two drafts, the page says that there is nothing to choose', async () => {
  fakeServer(asked(null))
  openSheet()
  expect(await screen.findByText('There is nothing to choose: your draft is where you left it.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the intake' })).toBeTruthy()
})

test('if the drafts cannot be loaded, they can be loaded again', async () => {
  const server = fakeServer({ 'GET /v1/intake/draft-choice': () => 'offline' })
  const { user } = openSheet()
  expect(await screen.findByText(/^We could not load the two drafts right now/)).toBeTruthy()
  Object.assign(server.answers, asked())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await use()).toBeTruthy()
})
