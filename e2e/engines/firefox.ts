import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'

// Not /usr/bin/firefox: on Ubuntu that is a script that asks for a snap.
const EXECUTABLE = '/usr/bin/firefox-esr'

/** Stock Firefox, by WebDriver BiDi. Playwright drives a patched build of its own only. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: existsSync(EXECUTABLE),
  async launch(): Promise<EnginePage> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: EXECUTABLE,
      defaultViewport: { width: 1280, height: 900 },
    })
    const page = await browser.newPage()
    return {
      async open(url) {
        await page.goto(url)
      },
      // Its own type looks for handles among what is given, which no caller has.
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
      pressKey: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    }
  },
}
