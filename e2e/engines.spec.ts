import { expect, test } from '@playwright/test'
import { RULES } from './accessibility.ts'
import { axeScript, findingsOf, isAxeThere, lookOf, movementsOf } from './engines/axe.ts'
import { AT_A_DESK, type EnginePage, type Look } from './engines/engine.ts'
import { engineDriver } from './engines/engine-driver.ts'
import { firefox } from './engines/firefox.ts'
import { keyboard } from './engines/hand.ts'
import { webkit } from './engines/webkit.ts'
import { wholeJourney } from './engines/whole-journey.ts'
import { EVERY_PAGE } from './every-page.ts'
import { playwrightDriver } from './page-driver.ts'
import { STEP_WORDS, textsInPage } from './step-words.ts'

test.describe.configure({ timeout: 400_000 })

test('the whole journey works in Chromium with key-by-key typing', async ({ page, request }) => {
  await wholeJourney(playwrightDriver(page, { isTypedByKeys: true }), { request })
})

const PHONE: Look = { colorScheme: 'dark', width: 320, height: 800, letters: 32, isStill: true, isHighContrast: false }
const HIGH_CONTRAST: Look = { ...AT_A_DESK, width: 768, isHighContrast: true }
const LOOKS = { 'light at a desk': AT_A_DESK, 'dark, narrow and still': PHONE, 'high contrast': HIGH_CONTRAST }

/** Off, because axe sees only half of the system's colors. */
const NOT_OURS = ['color-contrast']

let opened: EnginePage | undefined

// Also runs after a timed-out test, so no browser is left.
test.afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function expectNoFindings(page: EnginePage, state: string, without: string[] = []) {
  if (!(await page.run(isAxeThere, undefined))) await page.runText(axeScript)
  expect.soft(await page.run(findingsOf, { rules: RULES, without }), state).toEqual([])
}

for (const { name, packages, isInstalled, setsLetters, contrastQuery, launch } of [firefox, webkit]) {
  const why = `${name} is not installed here (Debian packages: ${packages})`

  test(`the whole journey works in ${name} with key-by-key typing`, async ({ request, baseURL }) => {
    test.skip(!isInstalled, why)
    opened = await launch()
    await wholeJourney(engineDriver(opened, baseURL ?? ''), { request })
  })

  test(`the whole journey works in ${name} with only the keyboard, and axe finds no problem`, async ({
    request,
    baseURL,
  }) => {
    test.skip(!isInstalled, why)
    const page = await launch()
    opened = page
    const driver = engineDriver(page, baseURL ?? '', keyboard)
    await wholeJourney(driver, { request, lookAt: (state) => expectNoFindings(page, state) })
  })

  for (const [called, look] of Object.entries(LOOKS))
    test(`axe finds no problem on any page in ${name}, and all texts of the steps are there: ${called}`, async ({
      baseURL,
    }) => {
      test.skip(!isInstalled, why)
      opened = await launch(look)
      const driver = engineDriver(opened, baseURL ?? '')
      for (const path of EVERY_PAGE) {
        await driver.open(path)
        expect.soft(await opened.run(lookOf, contrastQuery), path).toEqual({
          isDark: look.colorScheme === 'dark',
          isStill: look.isStill,
          isHighContrast: look.isHighContrast,
          width: look.width,
          letters: `${setsLetters ? look.letters : AT_A_DESK.letters}px`,
          isScrolledSideways: false,
        })
        if (look.isStill) expect.soft(await opened.run(movementsOf, undefined), path).toBe(0)
        const texts = new Set(await opened.run(textsInPage, undefined))
        const words = STEP_WORDS[path.replace('/intake/', '')] ?? []
        expect.soft(words.filter((word) => !texts.has(word))).toEqual([])
        await expectNoFindings(opened, path, look.isHighContrast ? NOT_OURS : [])
      }
    })
}
