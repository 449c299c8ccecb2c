import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { freshEmail, open, tick } from './visitor.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const boxOf = (target: Locator) => target.evaluate((it) => it.getBoundingClientRect().top)

async function isCovered(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return !it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

async function holdUntil(page: Page, target: Locator, arrival: () => Promise<unknown>) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in view.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const before = await boxOf(target)
  await arrival()
  // New content is drawn by the second frame at the latest.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(Math.abs((await boxOf(target)) - before)).toBeLessThan(2)
  await page.mouse.up()
}

/** @returns a function that releases the reply and waits for it */
async function heldAnswer(page: Page, path: string, answer?: Parameters<Route['fulfill']>[0]) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await gate
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return async () => {
    const arrived = page.waitForResponse(path)
    letGo()
    await (await arrived).finished()
  }
}

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('Continue still works if an error banner appears while it is pressed', async ({ page }) => {
      await open(page, '/intake/account')
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      const fail = await heldAnswer(page, '**/v1/intake/save-draft', { status: 500, body: '{"error":"internal"}' })
      await button(page, 'Save').press('Enter')
      await holdUntil(page, button(page, 'Continue to Basics'), fail)
      await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Could not save draft right now.')
    })

    test('Continue still works if the mail is sent while it is pressed, and the code field appears later', async ({
      page,
    }) => {
      await open(page, '/intake/account')
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      await tick(page.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' }))
      const send = await heldAnswer(page, '**/api/auth/request-email')
      await button(page, 'Send verification email').press('Enter')
      await holdUntil(page, button(page, 'Continue to Basics'), send)
      await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
      await button(page, 'Back').click()
      await expect(page.getByLabel('Code from the email')).toBeVisible()
    })

    test('Begin still works if the reply about a saved profile comes while it is pressed', async ({ page }) => {
      await open(page, '/concierge')
      await page.getByLabel('Your name').fill('Maya')
      await page.getByLabel('Contact email').fill(freshEmail())
      const answer = await heldAnswer(page, '**/v1/concierge/intake/previous')
      await button(page, 'Check My Saved Profile').press('Enter')
      await holdUntil(page, button(page, 'Begin'), answer)
      await expect(page.getByLabel('Your message')).toBeFocused()
    })

    test('a message at the bottom covers neither the pressed button nor the ones next to it', async ({ page }) => {
      await open(page, '/intake/account')
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      await button(page, 'Save').evaluate((it) => it.scrollIntoView({ block: 'end' }))
      await button(page, 'Save').click()
      await expect(page.getByText('Draft saved.')).toBeVisible()
      for (const name of ['Save', 'Continue to Basics']) expect(await isCovered(button(page, name)), name).toBe(false)
      await button(page, 'Continue to Basics').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
    })
  })
