import type { Browser, Page } from '@playwright/test'

/** Lighthouse's throttling for phones. */
export const PHONE = { slower: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
const LONGEST_MS = 30_000

// A field is visible at the next paint. React handles an element's events once the element has React's props.
const WATCH = `
  globalThis.fieldShownAt = new Promise((shown) => {
    globalThis.fieldHeardAt = new Promise((heard) => {
      const look = () => {
        const field = document.querySelector('input')
        const isShown = field && performance.getEntriesByName('first-contentful-paint').length > 0
        const isHeard = field && Object.keys(field).some((key) => key.startsWith('__reactProps$'))
        if (isShown) shown(performance.now())
        if (isHeard) heard(performance.now())
        if (!isShown || !isHeard) requestAnimationFrame(look)
      }
      look()
    })
  })`

/**
 * Measures from navigation, with an empty cache, until the first field is visible and until React handles it. @throws
 * when the field loses typed text
 */
export async function msToFirstField(browser: Browser, url: string, { phone }: { phone: boolean }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (phone) await slowDown(page)
    page.setDefaultTimeout(LONGEST_MS)
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'commit' })
    const shownMs = await page.evaluate<number>('globalThis.fieldShownAt')
    const field = page.locator('input').first()
    await field.focus()
    await page.keyboard.press('a')
    const heardMs = await page.evaluate<number>('globalThis.fieldHeardAt')
    await page.keyboard.type('da')
    if ((await field.inputValue()) !== 'ada') throw new Error(`The first field of ${url} loses what is typed.`)
    return { shownMs, heardMs }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
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
