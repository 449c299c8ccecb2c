import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHALLENGE_MS, EMAIL_COOLDOWN_MS } from '#contract/limits.ts'
import { rememberSubmitted } from '../../session/member-email.ts'
import { closeWizard, fakeServer, openWizard, press } from '../steps/wizard.test-kit.tsx'

afterEach(closeWizard)

const ASK = 'POST /api/auth/request-email'
const AGAIN = 'POST /api/auth/resend-email'
const EMAIL = 'ada@example.com'
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to receive a one-time passcode' })

async function withEmail(server = fakeServer()) {
  const opened = openWizard()
  await opened.user.type(email(), EMAIL)
  await opened.user.click(consent())
  return { server, ...opened }
}

test('without an email, no mail can be requested, and Enter shows the error [spec 200, 251]', async () => {
  fakeServer()
  const { user } = openWizard()
  expect(press('Send verification email')).toHaveProperty('disabled', true)
  await user.type(email(), '{Enter}')
  expect(await screen.findByText('Enter your email before requesting verification.')).toBeTruthy()
  expect(await screen.findByText('Email is required')).toBeTruthy()
})

test('Enter in the email field sends the mail and moves to the code field, which ignores spaces', async () => {
  const verify = 'POST /api/auth/verify'
  const { server, user } = await withEmail(fakeServer({ [ASK]: () => ({ body: {} }), [verify]: () => ({ body: {} }) }))
  await user.type(email(), '{Enter}')
  const code = await screen.findByRole('textbox', { name: 'Code from the email' })
  expect(server.to('/api/auth/request-email')).toHaveLength(1)
  await vi.waitFor(() => expect(document.activeElement).toBe(code))
  await user.paste('  K7TM - 2QXZ ')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(server.to('/api/auth/verify')[0]?.body).toEqual({ email: EMAIL, code: 'K7TM-2QXZ' }))
})

test('without the consent nothing is sent: Send moves the focus to its box and says so', async () => {
  const server = fakeServer({ [ASK]: () => ({ body: {} }) })
  const { user } = openWizard()
  await user.type(email(), EMAIL)
  expect(screen.getByText('Step 1 needs its passcode box ticked.')).toBeTruthy()
  await user.click(press('Send verification email'))
  expect(await screen.findByText('Tick this box first. Nothing was sent yet.')).toBeTruthy()
  expect(document.activeElement).toBe(consent())
  expect(server.to('/api/auth/request-email')).toEqual([])
  await user.keyboard(' ')
  expect(screen.queryByText('Tick this box first. Nothing was sent yet.')).toBeNull()
  expect(screen.queryByText('Step 1 needs its passcode box ticked.')).toBeNull()
  await user.click(press('Send verification email'))
  await vi.waitFor(() => expect(server.to('/api/auth/request-email')).toHaveLength(1))
})

test('a locked email says that the box unlocks it, but only while the box is ticked', async () => {
  fakeServer()
  const { user } = openWizard(`/intake/account?email=${EMAIL}`)
  await vi.waitFor(() => expect(email().readOnly).toBe(true))
  expect(screen.queryByText(/Untick it/)).toBeNull()
  await user.click(consent())
  expect(screen.getByText(/Untick it to change the email\./)).toBeTruthy()
})

test('a probably misspelt email causes a question first, and a second press sends the mail', async () => {
  const server = fakeServer({ [ASK]: () => ({ body: {} }) })
  const { user } = openWizard()
  await user.type(email(), 'maya.r@gmial.com')
  await user.click(consent())
  await user.click(press('Send verification email'))
  expect(await screen.findByText('Nothing was sent yet. If gmial.com is right, press Send again.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(press('Use maya.r@gmail.com')))
  expect(server.to('/api/auth/request-email')).toEqual([])
  await user.click(press('Send verification email'))
  await vi.waitFor(() => expect(server.to('/api/auth/request-email')[0]?.body).toEqual({ email: 'maya.r@gmial.com' }))
})

test('accepting the suggested email after Send sends the mail at once', async () => {
  const server = fakeServer({ [ASK]: () => ({ body: {} }) })
  const { user } = openWizard()
  await user.type(email(), 'maya.r@gmial.com')
  await user.click(consent())
  await user.click(press('Send verification email'))
  await user.click(await screen.findByRole('button', { name: 'Use maya.r@gmail.com' }))
  await screen.findByText('Verification email sent. Check your inbox.')
  expect(email().value).toBe('maya.r@gmail.com')
  expect(server.to('/api/auth/request-email').map(({ body }) => body)).toEqual([{ email: 'maya.r@gmail.com' }])
})

test('after Send the code field has the focus, and its panel is scrolled into view', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { user } = await withEmail(fakeServer({ [ASK]: () => ({ body: {} }) }))
  await user.click(press('Send verification email'))
  const code = await screen.findByRole('textbox', { name: 'Code from the email' })
  await vi.waitFor(() => expect(document.activeElement).toBe(code))
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a space in the email is removed after the field is left', async () => {
  fakeServer()
  const { user } = openWizard()
  await user.click(email())
  await user.paste('maya r@example.com')
  expect(email().value).toBe('maya r@example.com')
  await user.tab()
  await vi.waitFor(() => expect(email().value).toBe('mayar@example.com'))
  expect(screen.queryByText('Enter a valid email address')).toBeNull()
})

test('the draft is saved before the mail is requested, and later presses request a resend [spec 39, 221, 245]', async () => {
  const { server, user } = await withEmail(
    fakeServer({ [ASK]: () => ({ body: { alreadyVerified: false, cooldownMs: 0 } }), [AGAIN]: () => ({ body: {} }) }),
  )
  await user.click(press('Send verification email'))
  expect(await screen.findByText('Verification email sent. Check your inbox.')).toBeTruthy()
  const posts = () => server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(posts()).toEqual(['/v1/intake/save-draft', '/api/auth/request-email'])
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  await vi.waitFor(() => expect(posts().at(-1)).toBe('/api/auth/resend-email'))
  expect(server.to('/api/auth/resend-email')[0]?.body).toEqual({ email: EMAIL })
})

test('only one button is filled, and it is the next to press: the mail, then the code, then Continue', async () => {
  const filled = () => screen.getAllByRole('button').filter((button) => button.classList.contains('bg-action'))
  const { user } = await withEmail(
    fakeServer({ [ASK]: () => ({ body: {} }), 'POST /api/auth/verify': () => ({ body: { email: EMAIL } }) }),
  )
  expect(filled()).toEqual([press('Send verification email')])
  await user.click(press('Send verification email'))
  const confirm = await screen.findByRole('button', { name: 'Confirm code' })
  expect(filled()).toEqual([confirm])
  await user.type(screen.getByRole('textbox', { name: 'Code from the email' }), 'ABCD2345')
  await user.click(confirm)
  await screen.findByRole('button', { name: 'Email verified' })
  expect(filled()).toEqual([press('Continue to Basics')])
})

test('during the request the button says that it is sending [spec 146, 149, 200, 243]', async () => {
  let answer = (_: { body: object }) => {}
  const { user } = await withEmail(
    fakeServer({
      [ASK]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }),
  )
  await user.click(press('Send verification email'))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy()
  answer({ body: {} })
  const again = await screen.findByRole('button', { name: 'Resend verification email' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Code from the email' }))
  expect(screen.getByText('We just sent a link. You can resend in 2m 0s.')).toBeTruthy()
})

test.each([
  [{ retryInMs: 45_000 }, '45s'],
  [{ retryInMs: 65_000 }, '1m 5s'],
  [{ cooldownMs: 30_000 }, '30s'],
  [{}, '2m 0s'],
])(
  '429 %j starts a wait of %s with a countdown, and after it a resend is possible [spec 43, 150, 242, 268]',
  async (body, time) => {
    const { user } = await withEmail(
      fakeServer({ [ASK]: () => ({ status: 429, body: { error: 'rate_limited', ...body } }) }),
    )
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    const tapped = user.click(press('Send verification email'))
    await act(() => vi.advanceTimersByTimeAsync(50))
    await tapped
    expect(screen.getByText(`We just sent a link. You can resend in ${time}.`)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.queryByText(`We just sent a link. You can resend in ${time}.`)).toBeNull()
    expect(press('Resend verification email').getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(screen.queryByText(/You can resend in/)).toBeNull()
    expect(press('Resend verification email').getAttribute('aria-disabled')).toBeNull()
  },
)

test('the countdown changes once a second, not more often [spec 43, 150, 268]', async () => {
  const { user } = await withEmail(
    fakeServer({ [ASK]: () => ({ status: 429, body: { error: 'rate_limited', retryInMs: 44_500 } }) }),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  const tapped = user.click(press('Send verification email'))
  await act(() => vi.advanceTimersByTimeAsync(50))
  await tapped
  const line = () => screen.getByText(/^We just sent a link/).textContent
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(line()).toBe('We just sent a link. You can resend in 45s.')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(line()).toBe('We just sent a link. You can resend in 44s.')
})

test.each([
  [{ retryInMs: 30_000, cooldownMs: 50_000 }, '30s'],
  [{ cooldownMs: 50_000 }, '50s'],
  [{}, '2m 0s'],
])('after a sent mail, the wait of %j is shown as %s [spec 266, 267]', async (waits, time) => {
  const { user } = await withEmail(fakeServer({ [ASK]: () => ({ body: { alreadyVerified: false, ...waits } }) }))
  await user.click(press('Send verification email'))
  expect(await screen.findByText(`We just sent a link. You can resend in ${time}.`)).toBeTruthy()
})

test.each([
  [400, 'invalid_email', 'That email looks invalid. Double-check the address and try again.'],
  [404, 'not_found', 'Save this email first, then request a verification link.'],
  [500, 'internal', "We couldn't send the verification email. Try again in a moment."],
])('the status %i shows the error: %s [spec 149, 241, 246, 247]', async (status, error, message) => {
  const { user } = await withEmail(fakeServer({ [ASK]: () => ({ status, body: { error } }) }))
  await user.click(press('Send verification email'))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(press('Send verification email')).toHaveProperty('disabled', false)
})

test('if no reply comes, the page says that the mail could not be sent [spec 248]', async () => {
  const { user } = await withEmail(fakeServer({ [ASK]: () => 'offline' }))
  await user.click(press('Send verification email'))
  expect(await screen.findByText("We couldn't send the verification email. Try again in a moment.")).toBeTruthy()
})

test('an email that is already verified is locked, can be changed, and needs no mail [spec 42, 147, 149, 200, 244]', async () => {
  const { user } = await withEmail(fakeServer({ [ASK]: () => ({ body: { alreadyVerified: true } }) }))
  await user.click(press('Send verification email'))
  expect(await screen.findByText("That email is already verified. You're good to go!")).toBeTruthy()
  expect(
    press('Email verified').getAttribute('aria-disabled') ?? press('Email verified').hasAttribute('disabled'),
  ).toBeTruthy()
  expect(email().readOnly).toBe(true)
  expect(screen.queryByText(/You can resend in/)).toBeNull()
  await user.click(press('Change email'))
  await user.clear(email())
  await user.type(email(), 'grace@example.com')
  expect(press('Send verification email')).toHaveProperty('disabled', false)
})

test('a signed-in browser shows its email as verified [spec 148]', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { email: EMAIL, verified: true, fresh: true } }) })
  openWizard(`/intake/account?email=${EMAIL}`)
  expect(await screen.findByRole('button', { name: 'Email verified' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('for a member with a submitted intake, the code only signs in', async () => {
  const { user } = await withEmail(
    fakeServer({
      [ASK]: () => ({ body: {} }),
      'POST /api/auth/verify': () => ({ body: { email: EMAIL, isReturning: true } }),
    }),
  )
  await user.click(press('Send verification email'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'K7TM2QXZ{Enter}')
  expect(await screen.findByText("You're signed in.")).toBeTruthy()
  expect(screen.queryByText('Email verified! Nice work!')).toBeNull()
})

test('the code from the mail verifies the email after a press of the button', async () => {
  let isBound = false
  const { server, user } = await withEmail(
    fakeServer({
      [ASK]: () => ({ body: {} }),
      'POST /api/auth/verify': () => {
        isBound = true
        return { body: { email: EMAIL } }
      },
      'GET /api/auth/session': () => ({ body: { email: isBound ? EMAIL : null, verified: isBound, fresh: isBound } }),
    }),
  )
  await user.click(press('Send verification email'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'k7tm-2qxz{Enter}')
  expect(await screen.findByText('Email verified! Nice work!')).toBeTruthy()
  expect(server.to('/api/auth/verify')[0]?.body).toEqual({ email: EMAIL, code: 'k7tm-2qxz' })
  expect(screen.queryByRole('textbox', { name: 'Code from the email' })).toBeNull()
  expect(press('Email verified')).toBeTruthy()
  const way = await screen.findByRole('link', { name: 'See your matches' })
  expect(way.getAttribute('href')).toBe('/results')
  await vi.waitFor(() => expect(document.activeElement).toBe(press('Continue to Basics')))
})

test('on the way back to a verified step only its heading takes the focus', async () => {
  const { user } = await withEmail(
    fakeServer({ [ASK]: () => ({ body: {} }), 'POST /api/auth/verify': () => ({ body: { email: EMAIL } }) }),
  )
  await user.click(press('Send verification email'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'K7TM2QXZ{Enter}')
  await screen.findByRole('button', { name: 'Email verified' })
  await user.click(press('Continue to Basics'))
  await screen.findByRole('heading', { level: 1, name: 'Basics' })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await user.click(press('Back'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Account' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  expect(focus.mock.contexts.map((element) => (element as HTMLElement).tagName)).not.toContain('P')
  focus.mockRestore()
})

test('after a reload the code can still be typed, until it has expired', async () => {
  const answers = { [ASK]: () => ({ body: {} }), 'POST /api/auth/verify': () => ({ body: { email: EMAIL } }) }
  const { user } = await withEmail(fakeServer(answers))
  await user.click(press('Send verification email'))
  await screen.findByRole('textbox', { name: 'Code from the email' })
  cleanup()
  fakeServer(answers)
  openWizard(`/intake/account?email=${EMAIL}`)
  expect(await screen.findByRole('textbox', { name: 'Code from the email' })).toBeTruthy()
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + EMAIL_COOLDOWN_MS + CHALLENGE_MS })
  openWizard(`/intake/account?email=${EMAIL}`)
  await screen.findByRole('button', { name: 'Send verification email' })
  expect(screen.queryByRole('textbox', { name: 'Code from the email' })).toBeNull()
})

test('a member with a submitted intake does not see the question whether it was submitted', async () => {
  rememberSubmitted(EMAIL)
  await withEmail(
    fakeServer({ 'GET /api/auth/session': () => ({ body: { email: EMAIL, verified: true, fresh: false } }) }),
  )
  expect(await screen.findByText(/^Your email is verified\./)).toBeTruthy()
  expect(screen.queryByText(/^Intake submitted already\?/)).toBeNull()
})

test('a member who already has another draft is led to the choice between the two', async () => {
  const { user, router } = await withEmail(
    fakeServer({
      [ASK]: () => ({ body: {} }),
      'POST /api/auth/verify': () => ({ body: { email: EMAIL, draftChoice: true } }),
    }),
  )
  await user.click(press('Send verification email'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'K7TM2QXZ{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify/draft'))
})

test('a wrong code shows an error at its field', async () => {
  const { user } = await withEmail(
    fakeServer({
      [ASK]: () => ({ body: {} }),
      'POST /api/auth/verify': () => ({ status: 400, body: { error: 'invalid_or_expired' } }),
    }),
  )
  await user.click(press('Send verification email'))
  await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), 'wrong')
  await user.click(press('Confirm code'))
  expect(
    await screen.findByText('That code is wrong, used or older than 10 minutes. Check it, or ask for a new email.'),
  ).toBeTruthy()
})

test('another email starts from the beginning; removing the consent unlocks the email and ends the wait [spec 153]', async () => {
  const { user } = await withEmail(fakeServer({ [ASK]: () => ({ body: {} }) }))
  await user.click(press('Send verification email'))
  await screen.findByText('We just sent a link. You can resend in 2m 0s.')
  await user.click(consent())
  expect(screen.queryByText(/You can resend in/)).toBeNull()
  expect(press('Resend verification email').getAttribute('aria-disabled')).toBeNull()
  await user.type(email(), '.org')
  expect(press('Send verification email')).toHaveProperty('disabled', false)
})
