import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { AT_A_DESK, type Engine, type EnginePage } from './engine.ts'

// On Ubuntu /usr/bin/firefox is a script that asks for a snap.
const EXECUTABLE = '/usr/bin/firefox-esr'

const SCHEMES = { dark: 0, light: 1 }

/** The normal Firefox, by WebDriver BiDi. Playwright drives only its own patched build. */
export const firefox: Engine = {
  name: 'Firefox',
  setsLetters: true,
  contrastQuery: '(forced-colors: active)',
  packages: 'firefox-esr',
  isInstalled: existsSync(EXECUTABLE),
  async launch({ colorScheme, width, height, letters, isStill, isHighContrast } = AT_A_DESK): Promise<EnginePage> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: EXECUTABLE,
      defaultViewport: { width, height },
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': SCHEMES[colorScheme],
        'font.size.variable.x-western': letters,
        'ui.prefersReducedMotion': isStill ? 1 : 0,
        'browser.display.document_color_use': isHighContrast ? 2 : 0,
      },
    })
    const page = await browser.newPage()
    return {
      async open(url) {
        await page.goto(url)
      },
      // The type of `evaluate` allows handles as arguments, which no caller has.
      run: (script, given) => page.evaluate(script as (given: unknown) => ReturnType<typeof script>, given),
      async runText(script) {
        await page.evaluate(script)
      },
      async element(script, sought) {
        const element = (await page.evaluateHandle(script, sought)).asElement() as ElementHandle<Element> | null
        if (!element) return undefined
        return {
          click: () => element.click(),
          async choose(value) {
            await element.select(value)
          },
        }
      },
      type: (text) => page.keyboard.type(text),
      async pressKey(key) {
        if (key === 'Shift+Tab') await page.keyboard.down('Shift')
        await page.keyboard.press(key === 'Shift+Tab' ? 'Tab' : key === 'Space' ? ' ' : key)
        if (key === 'Shift+Tab') await page.keyboard.up('Shift')
      },
      close: () => browser.close(),
    }
  },
}
