import type { Browser } from '@playwright/test'

/** How a phone of the middle class differs from this machine: Lighthouse's throttling for phones. */
export const PHONE = { slower: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
const LONGEST_MS = 30_000

// React marks an element with its props once it hears its events. It is looked for in every frame.
const WATCH = `
  globalThis.fieldTakesTextAt = new Promise((done) => {
    const look = () => {
      const field = document.querySelector('input')
      if (field && Object.keys(field).some((key) => key.startsWith('__reactProps$'))) done(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })`

/**
 * How long after the navigation began the first field takes text, with an empty cache.
 *
 * @throws when the field does not hold what is then typed
 */
export async function msToFirstField(browser: Browser, url: string, { phone }: { phone: boolean }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (phone) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower })
      const { latencyMs: latency, bytesPerSecond } = PHONE
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    page.setDefaultTimeout(LONGEST_MS)
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'commit' })
    const ms = await page.evaluate<number>('globalThis.fieldTakesTextAt')
    const field = page.locator('input').first()
    await field.pressSequentially('ada')
    if ((await field.inputValue()) !== 'ada') throw new Error(`The first field of ${url} does not take text.`)
    return ms
  } finally {
    await context.close()
  }
}
