import { expect, test } from '@playwright/test'
import { AT_A_DESK, type EnginePage, type Look } from './engines/engine.ts'
import { engineDriver } from './engines/engine-driver.ts'
import { type FaultyNetwork, faultyNetwork } from './engines/faulty-network.ts'
import { isRead, stateOf } from './engines/find.ts'
import { firefox } from './engines/firefox.ts'
import { networkJourney } from './engines/network-journey.ts'
import { webkit } from './engines/webkit.ts'
import { EVERY_PAGE } from './every-page.ts'
import { cutOffInPage, nameEdgesInPage, narrowColumnsInPage } from './fit.ts'
import { button, field, heading, intakeSteps } from './intake-steps.ts'
import { ARABIC_NAME, HEBREW_NAME, LONG_CITY, LONG_MATCHES, LONG_NAME } from './long-names.ts'
import { isHydrated, type PageDriver } from './page-driver.ts'
import { DIALOG_CODE, INCOMPLETE, NOT_LOADED, ownScripts, PAGE_CODE, STEP_CODE } from './page-files.ts'
import { freshEmail } from './visitor.ts'

test.describe.configure({ timeout: 600_000 })

const NARROW: Look = { ...AT_A_DESK, width: 320, height: 800, letters: 32 }
const FIRST_FIELD = field(/.*/)

let page: EnginePage
let network: FaultyNetwork | undefined
let driver: PageDriver

async function start(server: string | undefined, launched: Promise<EnginePage>) {
  network = await faultyNetwork(server ?? '')
  page = await launched
  toSite(network, 'first')
  return network
}

/** A new site: WebKit keeps its memory cache per site. */
function toSite({ site }: FaultyNetwork, name: string) {
  driver = engineDriver(page, site(name))
  return site(name)
}

test.afterEach(async () => {
  if (!network) return
  network.close()
  network = undefined
  await page.close()
})

async function typeSomething(words: string) {
  const hasField = (await page.run(stateOf, { role: 'textbox', pattern: '.*' })) !== null
  if (hasField) await driver.write(FIRST_FIELD, words)
  return { isThere: async () => hasField && driver.holds(FIRST_FIELD, words) }
}

async function leave(path: string) {
  const isBehindFirst = path.startsWith('/intake') && path !== '/intake/account'
  const [control, to] = isBehindFirst
    ? [button('Back'), `${EVERY_PAGE[EVERY_PAGE.indexOf(path) - 1]}`]
    : path === '/privacy'
      ? [{ role: 'link', name: 'Email preferences' } as const, '/preferences']
      : [{ role: 'link', name: 'Privacy' } as const, '/privacy']
  await driver.press(control)
  return to
}

const isAlive = () => page.run(isHydrated, undefined)

async function reloadIfIncomplete() {
  await expect.poll(async () => (await isAlive()) || (await isIncomplete())).toBe(true)
  if (await isIncomplete()) await driver.press({ role: 'link', name: 'Reload it' })
  await expect.poll(isAlive).toBe(true)
}

const pathNow = () => page.run(() => location.pathname, undefined)
const isIncomplete = () => page.run(isRead, INCOMPLETE)
const markLoad = () => page.runText('globalThis.isSameLoad = true')
const isSameLoad = () => page.run(() => 'isSameLoad' in globalThis, undefined)

for (const { name, packages, isInstalled, setsLetters, launch } of [firefox, webkit]) {
  test.describe(name, () => {
    test.skip(!isInstalled, `${name} is not installed here (Debian packages: ${packages})`)

    // One test per page: WebKit crashes after about 200 loads.
    for (const path of EVERY_PAGE)
      test(`${path}: the page says that a script is missing, and a reload brings back the typed words`, async ({
        request,
        baseURL,
      }) => {
        const network = await start(baseURL, launch())
        for (const [at, script] of (await ownScripts(request, path)).entries()) {
          const site = toSite(network, `script-${at}`)
          network.breakPaths({ path: RegExp(script) })
          await page.open(`${site}${path}`)
          await driver.reads(INCOMPLETE)
          const typed = await typeSomething('typed')
          network.mend()
          // The driver would wait for the link, which a late script may have removed.
          await page.run(() => document.querySelector<HTMLElement>('.load-trouble a')?.click(), undefined)
          await expect.poll(isAlive, script).toBe(true)
          await typed.isThere()
          expect(await isIncomplete(), script).toBe(false)
        }
      })

    test('on every page, without a network or after a new build, nothing typed is lost and no error is silent', async ({
      baseURL,
    }) => {
      const network = await start(baseURL, launch())
      const { cut, breakPaths, mend } = network
      for (const [at, path] of EVERY_PAGE.entries()) {
        toSite(network, `page-${at}`)
        await driver.open(path)
        await markLoad()
        cut()
        const typed = await typeSomething('typed-without-a-network')
        const to = await leave(path)
        await driver.reads(NOT_LOADED)
        await typed.isThere()
        mend()
        await driver.press(button('Try again'))
        await expect.poll(pathNow, path).toBe(to)
        expect(await isSameLoad(), path).toBe(true)

        await driver.open(path)
        breakPaths({ path: PAGE_CODE, instead: { status: 404, json: { error: 'not_found' } } })
        const typedLater = await typeSomething('typed-after-a-new-build')
        await leave(path)
        await expect.poll(pathNow, path).toBe(to)
        mend()
        // The page at `to` requested its code during the failure.
        await reloadIfIncomplete()
        await driver.open(path)
        await typedLater.isThere()
      }
    })

    test('no typed word is lost if a step or a dialog cannot be loaded', async ({ baseURL }) => {
      const { breakPaths, mend } = await start(baseURL, launch())
      const email = field('Email')
      breakPaths({ path: STEP_CODE }, { path: DIALOG_CODE })
      await driver.open('/intake/account')
      await markLoad()
      await driver.write(email, 'slow.typist@example.com')
      await driver.press(button('Continue to Basics'))
      await driver.reads(NOT_LOADED)
      await driver.holds(email, 'slow.typist@example.com')
      await page.runText('globalThis.confirm = (question) => { document.title = question; return true }')
      await driver.press(button('Reset'))
      await driver.holds(email, '')
      expect(await page.run(() => document.title, undefined)).toContain('Start over?')
      await driver.write(email, 'slow.typist@example.com')
      mend()
      await driver.press(button('Continue to Basics'))
      await driver.hasFocus(heading('Basics'))
      expect(await isSameLoad()).toBe(true)
    })

    test('an intake and a conversation can be completed although the network fails at every step', async ({
      baseURL,
    }) => {
      await networkJourney({ network: await start(baseURL, launch()), page, driver })
    })

    test('at 320 px with large letters, long or right-to-left names and answers are not cut off', async ({
      baseURL,
    }) => {
      const { breakPaths } = await start(baseURL, launch(NARROW))
      async function expectToFit(state: string) {
        // This makes only the letters larger; rules that depend on their size do not change.
        if (!setsLetters) await page.runText(`document.documentElement.style.fontSize = '${NARROW.letters}px'`)
        expect.soft(await page.run(cutOffInPage, undefined), state).toEqual([])
        expect.soft(await page.run(narrowColumnsInPage, undefined), state).toEqual([])
      }
      await driver.open('/intake/account')
      await intakeSteps.account(driver, freshEmail())
      await intakeSteps.basics(driver, { name: LONG_NAME.slice(0, 60), pronouns: ARABIC_NAME })
      await driver.write({ role: 'combobox', name: 'City' }, LONG_CITY)
      await driver.choose({ role: 'combobox', name: /^Timezone/ }, 'America/Chicago')
      await driver.press(button('Continue to Preferences'))
      await driver.hasFocus(heading('Preferences'))
      await page.runText('for (const closed of document.querySelectorAll("details")) closed.open = true')
      await driver.write(field('A value of your own'), `${HEBREW_NAME} ${LONG_CITY}`.slice(0, 80))
      await driver.enter()
      await driver.sees({ role: 'checkbox', name: /^אביגיל/ })
      await expectToFit('long answers')
      await intakeSteps.preferences(driver)
      await intakeSteps.dealbreakers(driver)
      await intakeSteps.media(driver)
      await expectToFit('a review of long answers')
      breakPaths({ path: /\/v1\/matches\?/, instead: { status: 200, json: LONG_MATCHES } })
      await driver.open('/results')
      await driver.sees({ role: 'article', name: ARABIC_NAME })
      await expectToFit('matches with long names')
      expect(await page.run(nameEdgesInPage, undefined)).toHaveLength(1)
    })
  })
}
