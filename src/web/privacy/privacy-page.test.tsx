import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { DRAFT_KEY, rememberEmail, rememberedEmail } from '../session/member-email.ts'
import { forgetSession } from '../session/use-session.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import PrivacyPage from './privacy-page.tsx'

const EMAIL = 'ada@example.com'
const MEMBER = { 'GET /api/auth/session': () => ({ body: { email: EMAIL, verified: true, fresh: false } }) }
const STEP_UP = () => ({
  status: 403,
  body: { error: 'step_up', message: 'Confirm your email once more before doing this.' },
})

let files: { name: string; blob: Blob }[] = []
beforeEach(() => {
  files = []
  const blobs: Blob[] = []
  // jsdom has no object URLs and no downloads.
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}` // it receives blobs only
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]
    if (blob) files.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  forgetSession()
})

const openPrivacy = () => openPage(<PrivacyPage />, '/privacy')
const press = (name: string) => screen.findByRole('button', { name })

test('the page shows its age limit and its date, and links to each of its parts [spec 110, 272]', async () => {
  fakeServer()
  openPrivacy()
  expect(document.title).toBe('Privacy policy – Overture')
  expect(screen.getByText('18+ only. Last updated September 24, 2025.')).toBeTruthy()
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect([heading?.tagName, heading?.textContent]).toEqual(['H2', link.textContent])
  }
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))).toEqual(
    links.map((link) => link.getAttribute('href')?.slice(1)),
  )
  expect(screen.getByText(/Transactional emails are always on/)).toBeTruthy()
  expect(await screen.findByText(/^Once your email is proven/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('search engines may list the page', () => {
  fakeServer()
  openPrivacy()
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('a member who has just verified the email gets the export at once', async () => {
  const server = fakeServer({ ...MEMBER, 'POST /api/account/export': () => ({ body: { account: { email: EMAIL } } }) })
  const { user } = openPrivacy()
  await user.click(await press('Export my data'))
  expect(await screen.findByText('Your export is in your downloads: overture-account.json.')).toBeTruthy()
  expect(files.map(({ name }) => name)).toEqual(['overture-account.json'])
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual({ account: { email: EMAIL } })
  expect(server.to('/api/account/export')).toHaveLength(1)
})

test('after an older verification, the page asks for a mailed code, then continues with the export', async () => {
  const server = fakeServer({
    ...MEMBER,
    'POST /api/account/export': STEP_UP,
    'POST /api/auth/verify': () => ({ status: 400, body: { error: 'invalid_or_expired' } }),
  })
  const { user } = openPrivacy()
  await user.click(await press('Export my data'))
  const code = await screen.findByRole('textbox', { name: 'Code from the email' })
  expect(document.activeElement).toBe(code)
  expect(screen.getByText(/^We sent a code to ada@example.com/).textContent).toMatch(
    /After you confirm it, your export starts\.$/,
  )
  expect(await press('Confirm code')).toHaveProperty('disabled', true)
  await user.type(code, 'K7TM-2QXZ{Enter}')
  expect(
    await screen.findByText('That code is wrong, used or older than 10 minutes. Check it, or ask for a new email.'),
  ).toBeTruthy()
  server.answers['POST /api/auth/verify'] = () => ({ body: { email: EMAIL } })
  server.answers['POST /api/account/export'] = () => ({ body: {} })
  await user.click(await press('Confirm code'))
  expect(await screen.findByText(/^Your export is in your downloads/)).toBeTruthy()
  expect(server.to('/api/auth/verify')[1]?.body).toEqual({ email: EMAIL, code: 'K7TM-2QXZ' })
  expect(files).toHaveLength(1)
})

test('a person can ask for a new mail, or cancel', async () => {
  const server = fakeServer({ ...MEMBER, 'POST /api/account/export': STEP_UP })
  const { user } = openPrivacy()
  await user.click(await press('Export my data'))
  await user.click(await press('Send a new email'))
  expect(
    await screen.findByText('Asked again. If the last email is at least two minutes old, another one comes.'),
  ).toBeTruthy()
  expect(server.to('/api/account/export')).toHaveLength(2)
  await user.click(await press('Not now'))
  expect(await press('Export my data')).toBeTruthy()
})

test('if a code cannot be checked, the page says so', async () => {
  fakeServer({ ...MEMBER, 'POST /api/account/export': STEP_UP, 'POST /api/auth/verify': () => 'offline' })
  const { user } = openPrivacy()
  await user.click(await press('Export my data'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'K7TM2QXZ{Enter}')
  expect(await screen.findByText(/^We could not reach the server/)).toBeTruthy()
})

test('a member who was signed out elsewhere must verify the email first, and no code is asked for', async () => {
  const server = fakeServer({ ...MEMBER, 'POST /api/account/export': STEP_UP })
  const { user } = openPrivacy()
  const wish = await press('Export my data')
  server.answers['GET /api/auth/session'] = () => ({ body: { email: null, verified: false, fresh: false } })
  await user.click(wish)
  expect(await screen.findByText(/^Once your email is proven/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('deleting asks for confirmation first, then also removes all data in the browser', async () => {
  const server = fakeServer({ ...MEMBER, 'DELETE /api/account': () => ({ body: { ok: true } }) })
  rememberEmail(EMAIL)
  window.localStorage.setItem(DRAFT_KEY, JSON.stringify({ values: { account: { email: EMAIL } } }))
  const { user } = openPrivacy()
  await user.click(await press('Delete my account'))
  await user.click(await press('Keep my account'))
  expect(server.to('/api/account')).toEqual([])
  await user.click(await press('Delete my account'))
  expect(await screen.findByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
  await user.click(await press('Delete everything'))
  expect(await screen.findByText(/^Your account is deleted, with everything in it/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your data' }))
  expect(server.to('/api/account').map(({ method }) => method)).toEqual(['DELETE'])
  expect(rememberedEmail()).toBeUndefined()
  expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull()
  expect(screen.queryByText(EMAIL)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
})

test('after an older verification, deleting asks for a mailed code, too', async () => {
  const server = fakeServer({
    ...MEMBER,
    'DELETE /api/account': STEP_UP,
    'POST /api/auth/verify': () => ({ body: { email: EMAIL } }),
  })
  const { user } = openPrivacy()
  await user.click(await press('Delete my account'))
  await user.click(await press('Delete everything'))
  const code = await screen.findByRole('textbox', { name: 'Code from the email' })
  expect(screen.getByText(/^We sent a code to/).textContent).toMatch(/After you confirm it, your account is deleted\.$/)
  server.answers['DELETE /api/account'] = () => ({ body: { ok: true } })
  await user.type(code, 'K7TM2QXZ{Enter}')
  expect(await screen.findByText(/^Your account is deleted/)).toBeTruthy()
})

test('if no reply comes, nothing changes, and it can be tried again', async () => {
  const server = fakeServer({ ...MEMBER, 'POST /api/account/export': () => 'offline' })
  const { user } = openPrivacy()
  await user.click(await press('Export my data'))
  expect(
    await screen.findByText('We could not reach the server. Nothing has changed. Try again in a moment.'),
  ).toBeTruthy()
  server.answers['POST /api/account/export'] = () => ({ body: {} })
  await user.click(await press('Export my data'))
  expect(await screen.findByText(/^Your export is in your downloads/)).toBeTruthy()
})

test('if the session cannot be loaded, the member is not treated as a stranger', async () => {
  fakeServer({ 'GET /api/auth/session': () => 'offline' })
  openPrivacy()
  expect(await screen.findByText(/^We could not reach the server/)).toBeTruthy()
  expect(screen.queryByText(/^Once your email is proven/)).toBeNull()
})

test('Help covers a missing mail, a bad person and danger, with phone numbers that can be pressed', async () => {
  fakeServer(MEMBER)
  openPrivacy()
  const help = await screen.findByRole('region', { name: 'Help' })
  for (const word of ['spam folder', 'Hard no', 'Email preferences', 'Your data'])
    expect(help.textContent).toContain(word)
  const calls = [...help.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))
  expect(calls).toEqual(['tel:911', 'tel:988', 'tel:+18007997233'])
})
