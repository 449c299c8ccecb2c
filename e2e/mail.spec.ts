import { expect, type Page, test } from '@playwright/test'
import { verificationMail } from '../src/server/challenges/emails.ts'
import { newsMail } from '../src/server/email-preferences/emails.ts'
import { letterMail, type NewPerson } from '../src/server/email-preferences/letter.ts'
import { introducedMail, kindNoMail, nudgeMail } from '../src/server/introductions/emails.ts'
import {
  agreedMail,
  cancelledMail,
  offeredMail,
  reminderMail,
} from '../src/server/introductions/meeting/meeting-emails.ts'
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
const RESULTS = 'https://overture.example/results'
const PLAN = {
  day: 'Sunday',
  window: '2 to 4 PM',
  vibe: 'Live music, then something warm',
  area: 'Lakeview, in a public place',
}
const AT = { startsAt: '2026-11-29T20:00:00.000Z', starts: '2026-11-29T14:00', minutes: 120 }
const TOLD = {
  id: 'i1',
  firstName: 'Marguerite',
  invented: false,
  plan: PLAN,
  zone: 'America/Chicago',
  resultsUrl: RESULTS,
  agreed: AT,
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
  introduced: introducedMail({
    id: 'i1',
    firstName: 'Marguerite',
    contact: { email: 'marguerite@example.com', phone: null, other: 'Signal: marguerite.42' },
    plan: PLAN,
    safety: ['Meet in a public place.', 'Just the two of you.'],
    invented: false,
    resultsUrl: RESULTS,
    words: 'There is a small live set indoors on Sunday. Come and hear it with me?',
    youAsked: false,
    firstLines: ['Which show made you stay for the encore?', 'Soup first, or music first?', 'I would love that.'],
    zone: 'America/Chicago',
    agreed: AT,
    offered: [],
    offeredBy: null,
    side: 'asked',
  }),
  agreed: agreedMail({ ...TOLD, isMoved: false }),
  moved: agreedMail({ ...TOLD, isMoved: true }),
  offered: offeredMail({ ...TOLD, times: [AT, { ...AT, starts: '2026-12-01T18:30', minutes: 90 }] }),
  cancelled: cancelledMail(TOLD),
  reminder: reminderMail(TOLD),
  nudge: nudgeMail({ resultsUrl: RESULTS }),
  'kind no': kindNoMail({ firstName: 'Marguerite', resultsUrl: RESULTS }),
  fraud: fraudMail({ firstName: 'Marguerite', privacyUrl: 'https://overture.example/privacy' }),
}
/** Mail programs show mail in a narrow pane. */
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 390, 600].map((width) => ({ colorScheme, viewport: { width, height: 800 } })),
)

async function keepPicture(page: Page, name: string) {
  await test.info().attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
}

for (const [name, content] of Object.entries(mails))
  test(`the ${name} mail is accessible in light and dark, narrow and wide`, async ({ page }) => {
    await page.setContent(contentHtml(content))
    for (const look of LOOKS) {
      const { width } = look.viewport
      await expectAccessibleIn(page, name, look)
      const sheet = await page.locator('.sheet').boundingBox()
      expect(sheet?.width).toBeGreaterThan(Math.min(width, 560) - 40)
      await keepPicture(page, `${name}-${look.colorScheme}-${width}`)
    }
  })

test('the outbox copies the code with one press, and shows it also without scripts', async ({
  page,
  browser,
  context,
}) => {
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
