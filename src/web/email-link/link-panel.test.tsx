import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberedEmail } from '../session/member-email.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { LinkPanel } from './link-panel.tsx'
import VerifyPage from './verify-page.tsx'

const TOKEN = 'ab12'
const EMAIL = 'ada@example.com'
let left: string[] = []

beforeEach(() => {
  left = []
  window.location.hash = TOKEN
})
afterEach(closePage)

const openSheet = () => openPage(<LinkPanel leave={(href) => left.push(href)} />, '/verify')
const button = () => screen.getByRole('button', { name: "Confirm it's you" })

test('opening the link makes no request and keeps the token', () => {
  const server = fakeServer()
  openPage(<VerifyPage />, '/verify')
  expect(document.title).toBe("Confirm it's you – Overture")
  expect(button()).toBeTruthy()
  expect(server.calls).toEqual([])
  expect(window.location.hash).toBe(`#${TOKEN}`)
})

test('the press uses the token, remembers the email and leads to Account', async () => {
  const server = fakeServer({ 'POST /api/auth/verify': () => ({ body: { email: EMAIL, draftChoice: false } }) })
  const { user } = openSheet()
  await user.click(button())
  expect(server.to('/api/auth/verify').map(({ body }) => body)).toEqual([{ token: TOKEN }])
  expect(left).toEqual(['/intake/account?verified=1'])
  expect(rememberedEmail()).toBe(EMAIL)
})

test('a member with a submitted intake is only signed in', async () => {
  fakeServer({ 'POST /api/auth/verify': () => ({ body: { email: EMAIL, draftChoice: false, isReturning: true } }) })
  const { user } = openSheet()
  await user.click(button())
  expect(left).toEqual(['/intake/account?verified=again'])
})

test('two drafts lead to the choice between them', async () => {
  fakeServer({ 'POST /api/auth/verify': () => ({ body: { email: EMAIL, draftChoice: true } }) })
  const { user } = openSheet()
  await user.click(button())
  expect(left).toEqual(['/verify/draft'])
})

test('a refused link leads to Account, which shows the error', async () => {
  fakeServer({ 'POST /api/auth/verify': () => ({ status: 400, body: { error: 'invalid_or_expired' } }) })
  const { user } = openSheet()
  await user.click(button())
  expect(left).toEqual(['/intake/account?verified=0'])
  expect(rememberedEmail()).toBeUndefined()
})

test('another browser must type the address before it is signed in', async () => {
  const server = fakeServer({
    'POST /api/auth/verify': ({ body }) =>
      'email' in Object(body)
        ? { body: { email: EMAIL, draftChoice: false } }
        : { body: { email: '', confirmEmail: true } },
  })
  const { user } = openSheet()
  await user.click(button())
  expect(screen.getByRole('status').textContent).toBe(
    'This is not the browser that asked for the link, so please type the address it was sent to.',
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(document.activeElement).toBe(email)
  await user.click(button())
  expect(screen.getByText('Email is required')).toBeTruthy()
  await user.type(email, 'ada@')
  await user.keyboard('{Enter}')
  expect(screen.getByText('Enter a valid email address')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  expect(server.to('/api/auth/verify')).toHaveLength(1)
  await user.clear(email)
  await user.type(email, ' Ada@Example.com {Enter}')
  expect(server.to('/api/auth/verify')[1]?.body).toEqual({ token: TOKEN, email: EMAIL })
  expect(left).toEqual(['/intake/account?verified=1'])
})

test.each([['offline' as const], [{ status: 503, body: { error: 'unavailable' } }]])(
  'if no reply comes (%j), the link is still valid, and the press can be repeated',
  async (answer) => {
    const server = fakeServer({ 'POST /api/auth/verify': () => answer })
    const { user } = openSheet()
    await user.click(button())
    expect(screen.getByRole('alert').textContent).toBe(
      'We could not check the link right now. Nothing was used up: try again in a moment.',
    )
    expect(left).toEqual([])
    server.answers['POST /api/auth/verify'] = () => ({ body: { email: EMAIL } })
    await user.click(button())
    expect(left).toEqual(['/intake/account?verified=1'])
  },
)

test('an address without a token shows an error, and says how to get a new link', () => {
  window.location.hash = ''
  fakeServer()
  openSheet()
  expect(screen.getByText('Verification link expired or invalid.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/intake/account')
  expect(screen.queryByRole('button')).toBeNull()
})
