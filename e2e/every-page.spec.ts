import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { EVERY_PAGE } from './every-page.ts'
import { cutOffInPage, nameEdgesInPage, narrowColumnsInPage } from './fit.ts'
import { HEBREW_NAME, LONG_CITY, LONG_MATCHES, LONG_NAME } from './long-names.ts'
import { freshEmail, open, tick, visit } from './visitor.ts'

const NARROW = { width: 320, height: 640 }

/** Off, because axe sees only half of the system's colors. */
const NO_OWN_COLORS = ['color-contrast']

async function openMatches(page: Page) {
  await page.route('**/v1/matches?**', (route) => route.fulfill({ json: LONG_MATCHES }))
  await open(page, '/results')
  await expect(page.getByRole('article')).toHaveCount(3)
}

/** Changes the browser's setting, which style sheet rules follow too. */
async function setLetters(page: Page, pixels: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

async function expectToFit(page: Page, state: string) {
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(letters).toBe('32px')
  const skip = await page
    .getByRole('link', { name: 'Skip to content' })
    .evaluate((link) => link.getBoundingClientRect().bottom)
  expect(skip, `${state}: the way past the head shows only with the focus`).toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutOffInPage), state).toEqual([])
  expect(await page.evaluate(narrowColumnsInPage), state).toEqual([])
}

test('at 320 px with letters of double size, nothing is cut off on any page', async ({ page }) => {
  test.slow()
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  for (const path of EVERY_PAGE) {
    await open(page, path)
    await expectToFit(page, path)
  }
})

test('at 320 px with letters of double size, nothing is cut off while matches load', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  // No reply: the page waits for the session before it asks for the list.
  await page.route(/\/api\/auth\/session$/, () => {})
  await open(page, '/results')
  await expect(page.getByText('Loading your matches')).toBeAttached()
  await expectToFit(page, 'matches on their way')
})

test('at 320 px with letters of double size, a conversation and its editors are not cut off', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  await open(page, '/concierge')
  await page.getByLabel('Your name').fill(LONG_NAME)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Your message').fill('Men from 34 to 43, weekends, a $$ budget, and I never smoke')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'What was kept' })).toBeVisible()
  for (const row of ['Change Ages', 'Change Distance', 'Add to Safety', 'Change Concierge notes'])
    await page.getByRole('button', { name: row, exact: true }).click()
  await expectToFit(page, 'a conversation')
})

test('at 320 px with letters of double size, long or right-to-left names and answers are not cut off', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await visit.basics(page, { name: LONG_NAME.slice(0, 60), pronouns: 'x'.repeat(64) })
  await page.getByRole('combobox', { name: 'City' }).fill(LONG_CITY)
  await page.getByLabel('Timezone').selectOption('America/Chicago')
  await page.getByRole('button', { name: 'Continue to Preferences' }).click()
  await page.getByText('A value of your own').click()
  await page.getByLabel('A value of your own').fill(`${HEBREW_NAME} ${LONG_CITY}`.slice(0, 80))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^אביגיל/ })).toBeChecked()
  await expectToFit(page, 'long answers')
  await visit.preferences(page)
  await visit.dealbreakers(page)
  await page.getByLabel('Photo URL').fill(`https://photos.example.com/${'x'.repeat(200)}.jpg`)
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expectToFit(page, 'a long address of a photo')
  await visit.media(page)
  await expectToFit(page, 'a review of long answers')

  await openMatches(page)
  await expectToFit(page, 'matches with long names')
  expect(await page.evaluate(nameEdgesInPage)).toHaveLength(1)
})

test("axe finds no problem on any page if the system's colors are used", async ({ page }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of EVERY_PAGE) {
    await open(page, path)
    await expectNoViolations(page, `${path}, forced colors`, NO_OWN_COLORS)
  }
  await open(page, '/intake/preferences')
  await tick(page.getByRole('checkbox', { name: 'Service' }))
  await expectNoViolations(page, 'chosen, forced colors', NO_OWN_COLORS)
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await openMatches(page)
  await expectNoViolations(page, 'matches, forced colors', NO_OWN_COLORS)
})
