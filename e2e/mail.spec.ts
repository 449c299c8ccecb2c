import { expect, type Page, test } from '@playwright/test'
import { verificationMail } from '../src/server/challenges/emails.ts'
import { newsMail } from '../src/server/email-preferences/emails.ts'
import { letterMail, type NewPerson } from '../src/server/email-preferences/letter.ts'
import { contentHtml } from '../src/server/mail/content-html.ts'
import type { MailContent } from '../src/server/mail/mail-content.ts'
import { fraudMail, restoredMail, suspendedMail } from '../src/server/suspension/emails.ts'
import { expectAccessibleIn } from './accessibility.ts'
import { freshEmail } from './visitor.ts'

const footing = {
  preferencesUrl: 'https://overture.example/preferences?t=a.b',
  unsubscribeUrl: 'https://overture.example/unsubscribe?t=a.b',
}
const THEO: NewPerson = {
  matchId: 'theo',
  displayName: 'Theo',
  city: 'Evanston, Illinois',
  age: 38,
  distanceKm: 20,
  line: 'I ring church bells on Wednesdays, badly, with eleven people who are better at it.',
  reasons: ['You both enjoy volunteer nights', "You're both free on weekends"],
  shared: ['Volunteer nights', 'Service', 'Live music'],
}
const mails: Record<string, MailContent> = {
  verification: verificationMail({ link: 'https://overture.example/verify#abc', code: 'K7TM-2QXP' }),
  letter: letterMail({
    firstName: 'Maya',
    day: 'Thursday, December 3',
    introductions: { asks: 0, introductions: 0 },
    matches: [
      THEO,
      { ...THEO, displayName: 'A very long name '.repeat(4), city: 'Lakewood', reasons: [] },
      { ...THEO, displayName: '\u05de\u05e8\u05d9\u05dd', city: 'Boulder', age: null },
      { ...THEO, displayName: 'W'.repeat(60), city: 'Aurora', distanceKm: null },
    ],
    resultsUrl: 'https://overture.example/results',
    ...footing,
  }),
  news: newsMail({
    topic: 'tips',
    subject: 'Say where you would like to meet',
    heading: 'Say where you would like to meet',
    paragraphs: ['A place you both know makes a first meeting easier.'],
    button: { label: 'Open your intake', url: 'https://overture.example/intake/location' },
    ...footing,
  }),
  suspended: suspendedMail({
    fraud: false,
    reason: 'You asked people for money.',
    privacyUrl: 'https://overture.example/privacy',
  }),
  restored: restoredMail({ returnUrl: 'https://overture.example/intake/account' }),
  fraud: fraudMail({ firstName: 'Marguerite', privacyUrl: 'https://overture.example/privacy' }),
}
/** A mail is read in a pane of its own, never as wide as a desk. */
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 600].map((width) => ({ colorScheme, viewport: { width, height: 800 } })),
)

/** Keeps the picture with the test's results, to be looked at. */
async function keepPicture(page: Page, name: string) {
  await test.info().attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
}

for (const [name, content] of Object.entries(mails))
  test(`the ${name} mail can be read by everyone, light and dark, narrow and wide`, async ({ page }) => {
    await page.setContent(contentHtml(content))
    for (const look of LOOKS) {
      const { width } = look.viewport
      await expectAccessibleIn(page, name, look)
      const sheet = await page.locator('.sheet').boundingBox()
      expect(sheet?.width).toBeGreaterThan(Math.min(width, 560) - 40)
      await keepPicture(page, `${name}-${look.colorScheme}-${width}`)
    }
  })

test('the outbox gives the code with one press, also where scripts are off', async ({ page, browser, context }) => {
  const email = freshEmail()
  await page.request.post('/v1/intake/save-draft', { data: { email, draft: {} } })
  const { csrfToken } = await (await page.request.get('/v1/csrf-token')).json()
  await page.request.post('/api/auth/request-email', { data: { email }, headers: { 'x-csrf-token': csrfToken } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(async () => {
    await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`)
    await expect(page.getByRole('heading', { name: /^Your Overture code/ })).toBeVisible({ timeout: 500 })
  }).toPass()
  const code = (await page.locator('.code').textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
  for (const look of LOOKS) {
    await expectAccessibleIn(page, 'outbox', look)
    await keepPicture(page, `outbox-${look.colorScheme}-${look.viewport.width}`)
  }
  await page.getByRole('link', { name: 'See it as its reader does' }).click()
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScripts.newPage()
  await plain.goto(page.url().replace(/\/dev\/outbox\/.*/, `/dev/outbox?to=${encodeURIComponent(email)}`))
  await expect(plain.locator('.code')).toHaveText(code)
  await expect(plain.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await withoutScripts.close()
})
