import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { EVERY_PAGE } from './every-page.ts'
import { freshEmail, open, tick, visit } from './visitor.ts'

const NARROW = { width: 320, height: 640 }

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliane'
const HEBREW_NAME = 'אביגיל בת־שבע רוזנצוויג־הירשפלד'
const ARABIC_NAME = 'عبد الرحمن بن معاوية الداخل'
const LONG_CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const match = (displayName: string, at: number) => ({
  id: `long-${at}`,
  score: 86,
  safeProfileSummary: { displayName, city: LONG_CITY },
  age: 38,
  distance_km: 15,
  reasons: ['You both chose Family-centered, and both of you would rather be useful on a Saturday than asleep'],
  conflicts: ['Your budgets differ, and so do the hours at which the two of you would rather be left alone'],
  explanations: { personaNarrative: `${displayName} and you.`, personaReasons: ['So.'], personaConflicts: ['But.'] },
  shared: ['Verantwortungsbewusstsein-and-everything-that-comes-with-it', 'Live music'],
  agreement: { values: 0.9, availability: 0.3 },
  demo: true,
})

/** The system's colors are its own choice, and axe sees only half of them. */
const NO_OWN_COLORS = ['color-contrast']

/** A list of three people with such names, for whoever has typed an email. */
async function openMatches(page: Page) {
  const items = [LONG_NAME, HEBREW_NAME, ARABIC_NAME].map(match)
  await page.route('**/v1/matches?**', (route) => route.fulfill({ json: { items, nextCursor: null } }))
  await open(page, '/results')
  await expect(page.getByRole('article')).toHaveCount(3)
}

/** The size of letters that somebody set in the browser, as its settings do: rules of the style sheet follow it, too. */
async function setLetters(page: Page, pixels: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Texts of which no line is as long as three letters are high: read letter by letter, from above. */
const wordsInNarrowColumns = (page: Page) =>
  page.evaluate(() => {
    const isInNarrowColumn = (element: Element) => {
      const own = [...element.childNodes].find((node) => node instanceof Text && node.data.trim().length > 11)
      if (!own || !element.checkVisibility({ visibilityProperty: true })) return false
      const words = document.createRange()
      words.selectNodeContents(own)
      const { width, height } = words.getBoundingClientRect()
      return height > 1 && width > 1 && width < 3 * Number.parseFloat(getComputedStyle(element).fontSize)
    }
    return [...document.querySelectorAll('body *')].filter(isInNarrowColumn).map(({ textContent }) => textContent)
  })

/** Nothing has to be scrolled sideways, and nothing that is read or pressed is cut off at the side. */
async function expectToFit(page: Page, state: string) {
  const [letters, beyond] = await page.evaluate(() => {
    const right = document.documentElement.clientWidth
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
      const scrolls = element.closest('pre, input, textarea')
      return isSeen && !scrolls && !element.closest('svg') && (box.right > right + 1 || box.left < -1)
    }
    const cut = [...document.querySelectorAll('body *')].filter(isCut)
    const words = cut.map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`)
    return [getComputedStyle(document.documentElement).fontSize, words] as const
  })
  expect(letters).toBe('32px')
  const skip = await page
    .getByRole('link', { name: 'Skip to content' })
    .evaluate((link) => link.getBoundingClientRect().bottom)
  expect(skip, `${state}: the way past the head shows only with the focus`).toBeLessThanOrEqual(0)
  expect(beyond, state).toEqual([])
  expect(await wordsInNarrowColumns(page), state).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), state).toBe(0)
}

test('with letters of twice the size nothing is cut at 320 px, on any page', async ({ page }) => {
  test.slow()
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  for (const path of EVERY_PAGE) {
    await open(page, path)
    await expectToFit(page, path)
  }
})

test('nor is it while matches are on their way', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await setLetters(page, 32)
  // Before the list, the page asks whose it is: a stranger's answer would end the wait.
  await page.route(/\/api\/auth\/session$/, () => {})
  await open(page, '/results')
  await expect(page.getByText('Loading your matches')).toBeAttached()
  await expectToFit(page, 'matches on their way')
})

test('nor is it with names and answers that are long or run from right to left', async ({ page }) => {
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
  // A name that is read from the right stands where every other name begins.
  const edges = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const words = document.createRange()
      words.selectNodeContents(card.querySelector('h2') ?? card)
      return Math.round(words.getBoundingClientRect().left)
    }),
  )
  expect(new Set(edges).size).toBe(1)
})

test('with the colors of the system axe finds nothing, on any page', async ({ page }) => {
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
