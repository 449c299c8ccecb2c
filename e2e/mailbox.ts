import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { freshEmail, open, submitIntake, tick } from './visitor.ts'

export type Received = { link: string; code: string }

export async function receive(
  { request }: { request: APIRequestContext },
  email: string,
  { count = 1 } = {},
): Promise<Received> {
  let mails: { text: string }[] = []
  await expect
    .poll(
      async () => {
        const reply = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
        mails = await reply.json()
        return mails.length
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThanOrEqual(count)
  const text = mails[0]?.text ?? ''
  return {
    link: /^http\S+\/verify#[0-9a-f]+$/m.exec(text)?.[0] ?? '',
    code: /^ {4}([A-Z0-9]{4}-[A-Z0-9]{4})$/m.exec(text)?.[1] ?? '',
  }
}

/** Needs the Account step with a typed address. */
export async function askForMail(page: Page) {
  const consent = page.getByRole('checkbox', { name: /^I agree to receive a one-time passcode/ })
  if (!(await consent.isChecked())) await tick(consent)
  await page.getByRole('button', { name: /^(Send|Resend) verification email$/ }).click()
  await expect(page.getByText('Verification email sent. Check your inbox.')).toBeVisible()
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm code' }).click()
}

export async function becomeFullMember(page: Page, person?: { name: string; pronouns: string }) {
  const email = freshEmail()
  await submitIntake(page, email, person)
  await open(page, '/intake/account')
  await askForMail(page)
  await typeCode(page, (await receive(page, email)).code)
  await expect(page.getByText('Email verified! Nice work!')).toBeVisible()
  return email
}
