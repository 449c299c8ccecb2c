import { expect, type Page, test } from '@playwright/test'
import { freshEmail, open, untilAlive, visit } from './visitor.ts'

/** How often the page was loaded since; a reload under the fingers counts. */
function loadsOf(page: Page) {
  const loads = { count: 0 }
  page.on('load', () => loads.count++)
  return loads
}

const STEP_CODE = /\/assets\/(basics|location|preferences|dealbreakers|media|review)-step.*\.js/

test('a step whose code cannot be prefetched takes no keystroke and reloads nothing', async ({ page }) => {
  await page.route(STEP_CODE, (route) => route.abort())
  await open(page, '/intake/account')
  const loads = loadsOf(page)
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('slow.typist@example.com', { delay: 30 })
  await expect(email).toHaveValue('slow.typist@example.com')
  await expect(email).toBeFocused()
  expect(loads.count).toBe(0)

  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  const trouble = page.getByText('The next page could not be loaded')
  await expect(trouble).toBeVisible()
  await page.unroute(STEP_CODE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
  await expect(trouble).toBeHidden()
  expect(loads.count).toBe(0)
})

test('without a network from the first touch on, the page stays and says so', async ({ page, context }) => {
  await open(page, '/intake/account')
  const loads = loadsOf(page)
  await context.setOffline(true)
  await page.getByLabel('Email', { exact: true }).pressSequentially('maya@example.com')
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await expect(page.getByText('The next page could not be loaded')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
  expect(loads.count).toBe(0)
})

test('a build that is gone leads to the wanted page of the new one', async ({ page }) => {
  await open(page, '/intake/account')
  await page.route(STEP_CODE, (route) => route.fulfill({ status: 404, json: { error: 'not_found' } }))
  await page.getByLabel('Email', { exact: true }).pressSequentially('maya@example.com')
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await page.waitForURL('**/intake/basics')
  await page.unroute(STEP_CODE)
  await open(page, '/intake/account')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com')
})

test('a dialog that cannot be loaded is asked by the browser itself', async ({ page }) => {
  await page.route(/\/assets\/dialog.*\.js/, (route) => route.abort())
  await open(page, '/intake/account')
  await page.getByLabel('Email', { exact: true }).pressSequentially('maya@example.com')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  expect(questions[0]).toContain('Start over?')
})

test('correcting a wrong date key by key keeps every key', async ({ page }) => {
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await page.getByLabel('Display name').fill('Maya')
  await page.getByRole('radio', { name: 'Long-term' }).locator('xpath=ancestor::label').click()
  const birthdate = page.getByLabel('Birthdate')
  await birthdate.pressSequentially('12/04/1990')
  await page.getByRole('button', { name: 'Continue to Location' }).click()
  await expect(page.getByRole('group', { name: 'Please resolve the highlighted fields.' })).toBeFocused()
  await birthdate.click()
  for (let left = 10; left > 0; left--) await page.keyboard.press('Backspace')
  await birthdate.pressSequentially('1990-04-12')
  await expect(birthdate).toHaveValue('1990-04-12')
  await expect(birthdate).toBeFocused()
})

test('a menu link whose page cannot be loaded leaves the page and the words in it', async ({ page }) => {
  await page.route(/\/assets\/results-page.*\.js/, (route) => route.abort())
  await open(page, '/concierge')
  const loads = loadsOf(page)
  await page.getByLabel('Your name').pressSequentially('Maya')
  await page.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByText('The next page could not be loaded')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Maya')
  await page.unroute(/results-page/)
  await untilAlive(page)
  expect(loads.count).toBe(0)
})

test('each script of the first step missing in turn: the page says so, and a reload brings the typed words back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const html = await (await page.request.get('/intake/basics')).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const [at, script] of scripts.entries()) {
    const name = `Maya ${at}`
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto('/intake/basics')
    await expect(page.getByText('This page has not loaded completely')).toBeVisible()
    await page.getByLabel('Display name').fill('')
    await page.getByLabel('Display name').pressSequentially(name)
    await page.getByRole('radio', { name: 'Long-term' }).locator('xpath=ancestor::label').click()
    await page.unroute(`**${script}`)
    await page.getByRole('link', { name: 'Reload it' }).click()
    await untilAlive(page)
    await expect(page.getByLabel('Display name')).toHaveValue(name)
    await expect(page.getByRole('radio', { name: 'Long-term' })).toBeChecked()
    await expect(page.getByText('This page has not loaded completely')).toHaveCount(0)
  }
})
