import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberEmail } from '../../session/member-email.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
type User = ReturnType<typeof openWizard>['user']
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number (optional)' })

test('the step says what the intake is for, which step it is, and what is missing [spec 6, 7, 15-21, 30, 34, 37, 138, 194, 270]', async () => {
  fakeServer()
  openWizard()
  await heading('Account')
  expect(document.title).toBe('Step 1 of 7: Account – Overture')
  expect(screen.getByText('Step 1 of 7: Verify email and contact')).toBeTruthy()
  expect(
    screen.getByText(
      'About 7 minutes. Your answers are used only to surface values-aligned matches and keep both sides safe.',
    ),
  ).toBeTruthy()
  const steps = within(screen.getByRole('navigation', { name: 'Intake steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Account Verify email and contact',
    '2Basics Name, intent, pronouns',
    '3Location City and availability',
    '4Preferences Values and interests',
    '5Deal-breakers Lifestyle and safety',
    '6Media Photos and identity',
    '7Review and Consent Confirm and submit',
  ])
  expect(screen.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' })).toBeTruthy()
  expect(press('Back')).toHaveProperty('disabled', true)
  expect(press('Continue to Basics')).toHaveProperty('disabled', true)
  expect(screen.getByText('Add your email to continue')).toBeTruthy()
})

test('"Begin" leads to the email field, with and without scripts', async () => {
  fakeServer()
  const { user, router } = openWizard()
  const begin = screen.getByRole<HTMLAnchorElement>('link', { name: 'Begin' })
  expect(document.getElementById(begin.hash.slice(1))).toBe(email())
  await user.click(begin)
  expect(document.activeElement).toBe(email())
  expect(router.state.location.hash).toBe('')
})

test.each([
  ['', 'Email is required'],
  ['ada@', 'Enter a valid email address'],
])('after an email of "%s" is left, the field shows: %s', async (typed, message) => {
  fakeServer()
  const { user } = openWizard()
  await user.click(email())
  if (typed) await user.keyboard(typed)
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(email().getAttribute('aria-invalid')).toBe('true')
})

test('for a misspelt common domain, the right one is suggested after the field is left', async () => {
  fakeServer()
  const { user } = openWizard()
  await user.type(email(), 'maya.r@gmial.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/Did you mean gmail\.com\?/)).toBeTruthy()
  await user.click(press('Use maya.r@gmail.com'))
  expect(email().value).toBe('maya.r@gmail.com')
  expect(document.activeElement).toBe(email())
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

test.each([
  ['1234567', 'Phone numbers must be at least 8 digits'],
  ['1'.repeat(33), 'Phone numbers must be 32 characters or fewer'],
  ['call me maybe', 'Phone numbers may include digits and punctuation'],
])(
  'Continue with the phone number %s stays on the step, and shows the error in summary and field [spec 40]',
  async (typed, message) => {
    const server = fakeServer()
    const { user } = openWizard()
    await user.type(email(), 'ada@example.com')
    await user.type(phone(), typed)
    await user.click(press('Continue to Basics'))
    const summary = await screen.findByRole('group', { name: 'Please resolve the highlighted fields.' })
    expect(document.activeElement).toBe(summary)
    expect(screen.getAllByText(message)).toHaveLength(2)
    await user.click(within(summary).getByRole('link', { name: message }))
    expect(document.activeElement).toBe(phone())
    expect(server.to('/v1/intake/save-draft')).toEqual([])
  },
)

test.each([
  ['312-555-014', 'One digit seems to be missing.'],
  ['312 555 01', 'Two digits seem to be missing.'],
  ['312-555-0142', undefined],
  ['+45 12345678', undefined],
])('a phone number like %s gets a note after the field is left, but Continue works: %s', async (typed, words) => {
  fakeServer()
  const { user } = openWizard()
  await user.type(email(), 'ada@example.com')
  await user.type(phone(), typed)
  expect(screen.queryByText(/seems? to be missing/)).toBeNull()
  await user.tab()
  if (words) expect(await screen.findByText(words)).toBeTruthy()
  else expect(screen.queryByText(/seems? to be missing/)).toBeNull()
  await user.click(press('Continue to Basics'))
  await heading('Basics')
})

test.each([
  ['a press', (user: User) => user.click(press('Continue to Basics'))],
  ['Enter', (user: User) => user.keyboard('{Enter}')],
])('Continue stops once at a phone number with missing digits: %s', async (_, goOn) => {
  fakeServer()
  const { user } = openWizard()
  await user.type(email(), 'ada@example.com')
  await user.type(phone(), '312-555-014')
  await goOn(user)
  expect(await screen.findByText('One digit seems to be missing.')).toBeTruthy()
  expect(document.activeElement).toBe(phone())
  await goOn(user)
  await heading('Basics')
})

test('Continue looks active only if the step has no error, but can always be pressed', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Ada')
  await user.click(screen.getByRole('radio', { name: 'Casual' }))
  const goOn = () => press('Continue to Location')
  expect(goOn().classList.contains('bg-action')).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Birthdate' }), 'soon')
  await user.tab()
  expect(await screen.findByText('An answer above needs a look.')).toBeTruthy()
  expect(goOn().classList.contains('bg-action')).toBe(false)
  expect(goOn()).toHaveProperty('disabled', false)
})

test('the summary names only errors that remain, and disappears after the last one is corrected [spec 52]', async () => {
  fakeServer()
  const { user } = openWizard()
  await user.type(email(), 'nonsense')
  await user.type(phone(), '12')
  await user.click(press('Continue to Basics'))
  const summary = await screen.findByRole('group', { name: 'Please resolve the highlighted fields.' })
  await user.type(email(), '@example.com')
  expect(within(summary).getAllByRole('link')).toHaveLength(1)
  await user.type(phone(), '345678')
  expect(screen.queryByRole('group', { name: 'Please resolve the highlighted fields.' })).toBeNull()
})

test('Continue shows the next step at once and saves in the background, with or without the consent [spec 53, 139]', async () => {
  const server = fakeServer()
  const { user, router } = openWizard()
  await user.type(email(), ' Ada@Example.com ')
  await user.click(press('Continue to Basics'))
  const next = await heading('Basics')
  // The heading renders before its effects run.
  await vi.waitFor(() => expect(document.activeElement).toBe(next))
  expect(document.title).toBe('Step 2 of 7: Basics – Overture')
  expect(router.state.location.pathname).toBe('/intake/basics')
  const [save] = server.to('/v1/intake/save-draft')
  expect(save?.body).toMatchObject({ email: 'ada@example.com', draft: { account: { email: 'ada@example.com' } } })
  expect(save?.headers.get('X-CSRF-Token')).toBe('token')
  expect(screen.queryByText('Draft saved.')).toBeNull()
  await user.click(press('Back'))
  expect(await screen.findByText(/^Saved at \d{1,2}:\d\d\s[AP]M$/)).toBeTruthy()
})

test('a consent that is removed again shows that it is needed [spec 41]', async () => {
  fakeServer()
  const { user } = openWizard()
  const consent = screen.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' })
  await user.click(consent)
  expect(screen.queryByText('You must consent to OTP verification')).toBeNull()
  await user.click(consent)
  expect(await screen.findByText('You must consent to OTP verification')).toBeTruthy()
})

test('the last submitted email of this tab is filled in again, and can be changed [spec 51]', async () => {
  fakeServer()
  rememberEmail('ada@example.com')
  openWizard()
  await screen.findByDisplayValue('ada@example.com')
  expect(email().readOnly).toBe(false)
})

test('?email= fills in and locks the email, loads the draft, and is removed from the address [spec 45, 46]', async () => {
  const server = fakeServer({
    'GET /v1/intake/draft': () => ({ body: { draft: { basics: { displayName: 'Ada' } }, version: 4 } }),
  })
  const { user, router } = openWizard('/intake/account?email=Ada%40Example.com&from=mail')
  await screen.findByDisplayValue('ada@example.com')
  expect(email().readOnly).toBe(true)
  expect(router.state.location.search).toBe('?from=mail')
  expect(server.to('/v1/intake/draft').map(({ query }) => query.get('email'))).toEqual(['ada@example.com'])
  await user.click(press('Continue to Basics'))
  expect(await screen.findByDisplayValue('Ada')).toBeTruthy()
  expect(server.to('/v1/intake/save-draft')[0]?.body).toMatchObject({
    version: 4,
    draft: { basics: { displayName: 'Ada' } },
  })
})

test('"Change email" unlocks a locked email [spec 47]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/account?email=ada@example.com')
  await user.click(await screen.findByRole('button', { name: 'Change email' }))
  expect(email().readOnly).toBe(false)
  expect(document.activeElement).toBe(email())
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
})

test('a link without a stored draft shows no error [spec 217]', async () => {
  fakeServer()
  openWizard('/intake/account?email=ada@example.com')
  await screen.findByDisplayValue('ada@example.com')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an invalid ?email= is filled in with its error, and not locked [spec 48]', async () => {
  fakeServer()
  const { router } = openWizard('/intake/account?email=nobody')
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
  expect(email().value).toBe('nobody')
  expect(email().readOnly).toBe(false)
  expect(router.state.location.search).toBe('')
})

test.each([
  ['1', 'Email verified! Nice work!'],
  ['0', 'Verification link expired or invalid.'],
])('?verified=%s shows "%s" and is removed from the address [spec 49, 249, 250]', async (verified, text) => {
  fakeServer()
  const { router } = openWizard(`/intake/account?verified=${verified}&x=1`)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(router.state.location.search).toBe('?x=1')
  const twin = screen.queryByText('That link is used, or over 10 minutes old. Send a new one.')
  expect(twin !== null).toBe(verified === '0')
  expect(press('Send verification email')).toBeTruthy()
})

test('a member who signs in by a link reads that, and no text about a verification', async () => {
  fakeServer()
  openWizard('/intake/account?verified=again')
  expect(await screen.findByText("You're signed in.")).toBeTruthy()
  expect(screen.queryByText('Email verified! Nice work!')).toBeNull()
})

test('any other value of ?verified= is only removed [spec 50]', async () => {
  fakeServer()
  const { router } = openWizard('/intake/account?verified=yes')
  await heading('Account')
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('Email verified! Nice work!')).toBeNull()
})
