import { expect, type Page, test } from '@playwright/test'
import { receive, typeCode } from './mailbox.ts'
import { freshEmail, open, tick } from './visitor.ts'

const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

const consentBox = (page: Page) => page.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' })

async function typeEmail(page: Page, email = freshEmail()) {
  await open(page, '/intake/account')
  await emailField(page).fill(email)
  await tick(consentBox(page))
  return email
}

test('after the mail is sent, a countdown for the next mail starts, but another address need not wait [spec 43, 200]', async ({
  page,
}) => {
  await open(page, '/intake/account')
  await expect(button(page, 'Send verification email')).toBeDisabled()
  await typeEmail(page)
  await page.route('**/api/auth/request-email', async (route) => {
    await expect(button(page, 'Sending...')).toBeVisible()
    await route.continue()
  })
  await button(page, 'Send verification email').click()
  await says(page, 'Verification email sent. Check your inbox.')
  await expect(button(page, 'Resend verification email')).toBeDisabled()
  await expect(page.getByText(/^We just sent a link\. You can resend in (2m 0s|1m \d{1,2}s)\.$/)).toBeVisible()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/dev/outbox')
  await emailField(page).fill(freshEmail())
  await expect(button(page, 'Send verification email')).toBeEnabled()
  await expect(page.getByText(/^We just sent a link/)).toBeHidden()
})

test('if the server demands a wait, the page counts the seconds, and then the mail can be sent again', async ({
  page,
}) => {
  // A short real wait could end before a busy machine checks it.
  await page.clock.install()
  await typeEmail(page)
  await page.route('**/api/auth/request-email', (route) =>
    route.fulfill({ status: 429, json: { error: 'rate_limited', retryInMs: 59_000 } }),
  )
  await button(page, 'Send verification email').click()
  await expect(page.getByText(/^We just sent a link\. You can resend in \d{1,2}s\.$/)).toBeVisible()
  await expect(button(page, 'Resend verification email')).toBeDisabled()
  await page.clock.fastForward('01:00')
  await expect(button(page, 'Resend verification email')).toBeEnabled()
  const again = page.waitForRequest('**/api/auth/resend-email')
  await button(page, 'Resend verification email').click()
  await again
  await says(page, 'Verification email sent. Check your inbox.')
})

for (const [status, error, message] of [
  [404, 'not_found', 'Save this email first, then request a verification link.'],
  [400, 'invalid_email', 'That email looks invalid. Double-check the address and try again.'],
  [500, 'internal', "We couldn't send the verification email. Try again in a moment."],
] as const)
  test(`if the server answers with ${status}, the page says "${message}"`, async ({ page }) => {
    await typeEmail(page)
    await page.route('**/api/auth/request-email', (route) => route.fulfill({ status, json: { error } }))
    await button(page, 'Send verification email').click()
    await says(page, message)
    await expect(button(page, 'Send verification email')).toBeEnabled()
  })

test('Enter in the empty email field shows the message that an email is needed', async ({ page }) => {
  await open(page, '/intake/account')
  await emailField(page).press('Enter')
  await says(page, 'Enter your email before requesting verification.')
})

test('the typed code verifies and locks the email, and Change email unlocks it', async ({ page }) => {
  const email = await typeEmail(page)
  await button(page, 'Send verification email').click()
  await says(page, 'Verification email sent. Check your inbox.')
  const { code } = await receive(page, email)
  await typeCode(page, 'WRNG-CODE')
  await expect(page.getByText(/^That code is wrong, used or older than 10 minutes/)).toBeVisible()
  await typeCode(page, code.toLowerCase().replace('-', ''))
  await says(page, 'Email verified! Nice work!')
  await expect(button(page, 'Email verified')).toBeVisible()
  await expect(emailField(page)).not.toBeEditable()
  await page.reload()
  await expect(button(page, 'Email verified')).toBeVisible()
  await button(page, 'Change email').click()
  await expect(emailField(page)).toBeEditable()
})

test('no mail is sent if the email is verified already', async ({ page }) => {
  await typeEmail(page)
  await page.route('**/api/auth/request-email', (route) => route.fulfill({ json: { alreadyVerified: true } }))
  await button(page, 'Send verification email').click()
  await says(page, "That email is already verified. You're good to go!")
  await expect(emailField(page)).not.toBeEditable()
  await expect(button(page, 'Change email')).toBeVisible()
  await expect(page.getByText(/^We just sent a link/)).toBeHidden()
})

test('withdrawing the consent unlocks the email and ends the countdown [spec 153]', async ({ page }) => {
  const email = await typeEmail(page)
  const consent = consentBox(page)
  await button(page, 'Send verification email').click()
  await expect(page.getByText(/^We just sent a link/)).toBeVisible()
  await consent.locator('xpath=ancestor::label').click()
  await expect(page.getByText(/^We just sent a link/)).toBeHidden()
  await page.goto(`/intake/account?email=${encodeURIComponent(email)}`)
  await expect(emailField(page)).not.toBeEditable()
  await tick(consent)
  await consent.locator('xpath=ancestor::label').click()
  await expect(emailField(page)).toBeEditable()
})
