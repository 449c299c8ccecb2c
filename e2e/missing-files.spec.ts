import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'
import { INCOMPLETE, NOT_LOADED, ownScripts, PAGE_CODE, scriptsOf } from './page-files.ts'
import { loadsOf, open, untilAlive } from './visitor.ts'

/** If set, each script is tried on every page that has it (five minutes); else on the first. */
const { EVERY_PAIR } = process.env

test('every page is served at its own address, with its scripts [spec 22-26, 206, 208]', async ({ request }) => {
  expect(EVERY_PAGE.length).toBeGreaterThan(14)
  for (const path of EVERY_PAGE) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(200)
    expect((await scriptsOf(request, path)).length, path).toBeGreaterThan(5)
    const html = await reply.text()
    expect(html.includes('18+ only'), path).toBe(path === '/privacy')
  }
})

/**
 * @returns a function that opens a page without one of its scripts and waits until the page has failed to start. Before
 * that, a late script could still start it
 */
async function incompletePages(page: Page) {
  await page.addInitScript(() => {
    const failed = Promise.withResolvers<void>()
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && failed.resolve(), true)
    addEventListener('unhandledrejection', () => failed.resolve())
    Object.assign(globalThis, { failedToStart: failed.promise })
  })
  return async (path: string) => {
    await page.goto(path)
    await page.evaluate('globalThis.failedToStart')
  }
}

for (const path of EVERY_PAGE)
  test(`${path}: the page says that a script is missing, and a reload brings back the typed words`, async ({
    page,
    request,
  }) => {
    test.setTimeout(EVERY_PAIR ? 300_000 : 120_000)
    const scripts = await (EVERY_PAIR ? scriptsOf : ownScripts)(request, path)
    const openIncomplete = await incompletePages(page)
    for (const [at, script] of scripts.entries()) {
      await page.route(`**${script}`, (route) => route.abort())
      await openIncomplete(path)
      await expect(page.getByText(INCOMPLETE), script).toBeVisible()
      const field = page.getByRole('textbox').first()
      const isTyped = await field.isVisible()
      if (isTyped) await field.fill(`typed ${at}`)
      await page.unroute(`**${script}`)
      await page.getByRole('link', { name: 'Reload it' }).click()
      await untilAlive(page)
      if (isTyped) await expect(field, script).toHaveValue(`typed ${at}`)
      await expect(page.getByText(INCOMPLETE)).toHaveCount(0)
    }
  })

test('the typed words come back, also if the scripts run before the page is complete', async ({ page }) => {
  // With this, hydration comes first, even with a slow network or machine.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), true),
  )
  const openIncomplete = await incompletePages(page)
  const field = page.getByRole('textbox').first()
  for (const words of ['an older draft', 'typed later']) {
    await page.route('**/assets/*.js', (route) => route.abort())
    await openIncomplete('/intake/location')
    await expect(page.getByText(INCOMPLETE)).toBeVisible()
    await field.fill(words)
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'Reload it' }).click()
    await untilAlive(page)
    await expect(field).toHaveValue(words)
    await expect(page.getByText(INCOMPLETE)).toHaveCount(0)
  }
})

async function leave(page: Page, path: string) {
  if (path.startsWith('/intake') && path !== '/intake/account') {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    return `${EVERY_PAGE[EVERY_PAGE.indexOf(path) - 1]}`
  }
  const to = path === '/privacy' ? '/preferences' : '/privacy'
  await page.locator(`a[href="${to}"]`).first().click()
  return to
}

for (const path of EVERY_PAGE) {
  test(`${path}: offline, a link keeps the page and shows an error, and works when the network is back`, async ({
    page,
    context,
  }) => {
    await open(page, path)
    const loads = loadsOf(page)
    const typed = await typeSomething(page)
    await context.setOffline(true)
    await leave(page, path)
    await expect(page.getByText(NOT_LOADED)).toBeVisible()
    await typed.isThere()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(NOT_LOADED)).toBeHidden()
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    expect(loads.count).toBe(0)
  })

  test(`${path}: after a new build, a link opens its page, and the typed words are kept`, async ({ page }) => {
    await open(page, path)
    const typed = await typeSomething(page)
    await page.route(PAGE_CODE, (route) => route.fulfill({ status: 404, json: { error: 'not_found' } }))
    const to = await leave(page, path)
    await page.waitForURL(`**${to}`)
    await page.unroute(PAGE_CODE)
    await open(page, path)
    await typed.isThere()
  })
}

/** Nothing is prefetched before a key press. */
async function typeSomething(page: Page) {
  const field = page.getByRole('textbox').first()
  const hasField = await field.isVisible()
  if (hasField) await field.fill('typed-here')
  return { isThere: async () => hasField && expect(field).toHaveValue('typed-here') }
}
