import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { forgetDraftCopy } from './forget-member.ts'
import { DRAFT_KEY, rememberEmail, rememberedEmail } from './member-email.ts'
import { SignedIn } from './signed-in.tsx'
import { forgetSession } from './use-session.ts'

const EMAIL = 'ada@example.com'
const MEMBER = { 'GET /api/auth/session': () => ({ body: { email: EMAIL, verified: true, fresh: false } }) }
let left: string[] = []

beforeEach(() => {
  left = []
})
afterEach(() => {
  closePage()
  forgetSession()
})

const openLine = () => openPage(<SignedIn leave={(href) => left.push(href)} />)

function keepDraft({ name = 'Ada', base = 'Ada', email = EMAIL, sent = [] as object[] } = {}) {
  const values = (displayName: string) => ({ account: { email }, basics: { displayName, pronouns: '' } })
  window.localStorage.setItem(DRAFT_KEY, JSON.stringify({ values: values(name), base: values(base), sent }))
}
const isKept = () => window.localStorage.getItem(DRAFT_KEY) !== null

test('a visitor sees nothing, also before the session is known [spec 205]', async () => {
  const server = fakeServer()
  const { container } = openLine()
  await waitFor(() => expect(server.to('/api/auth/session')).toHaveLength(1))
  expect(container.textContent).toBe('')
})

test('a member sees the address; signing out forgets it and leads to Account', async () => {
  const server = fakeServer({ ...MEMBER, 'POST /api/auth/sign-out': () => ({ body: { ok: true } }) })
  rememberEmail(EMAIL)
  keepDraft()
  const { user } = openLine()
  expect(await screen.findByText(EMAIL)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(server.to('/api/auth/sign-out')).toHaveLength(1)
  expect(left).toEqual(['/intake/account'])
  expect(rememberedEmail()).toBeUndefined()
  expect(isKept()).toBe(false)
  expect(screen.queryByText(EMAIL)).toBeNull()
})

test('a failed sign-out shows an error and changes nothing', async () => {
  fakeServer({ ...MEMBER, 'POST /api/auth/sign-out': () => 'offline' })
  rememberEmail(EMAIL)
  const { user } = openLine()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You are still signed in. Try again.')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(rememberedEmail()).toBe(EMAIL)
  expect(left).toEqual([])
})

test.each([
  ['saved', {}, false],
  ['not sent yet', { name: 'Ada Lovelace' }, true],
  ['sent, without an answer', { sent: [{}] }, true],
  ['about somebody else', { email: 'eve@example.com' }, true],
])('a sign-out deletes or keeps the right copy of a draft: %s', (_what, draft, kept) => {
  keepDraft(draft)
  forgetDraftCopy(EMAIL)
  expect(isKept()).toBe(kept)
})

test('after a deletion even an unsaved copy is deleted, but data of another program stays', () => {
  keepDraft({ name: 'Ada Lovelace' })
  forgetDraftCopy(EMAIL, { always: true })
  expect(isKept()).toBe(false)
  window.localStorage.setItem(DRAFT_KEY, 'not ours')
  forgetDraftCopy(EMAIL, { always: true })
  expect(isKept()).toBe(true)
})
