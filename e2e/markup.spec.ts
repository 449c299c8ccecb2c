import { expect, type Page, test } from '@playwright/test'
import { freshEmail, open, tick, visit } from './visitor.ts'

const CANARY = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'

async function expectOnlyText(page: Page, times = 1) {
  await expect(page.getByText(CANARY).first()).toBeVisible()
  expect(await page.getByText(CANARY).count()).toBeGreaterThanOrEqual(times)
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
}

test('markup in the fields is shown as text in the intake and in the conversation', async ({ page }) => {
  test.slow()
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await page.getByLabel('Display name').fill(CANARY)
  await page.getByRole('textbox', { name: /Pronouns/ }).fill('<b>she</b>/her')
  await tick(page.getByRole('radio', { name: 'Long-term' }))
  await page.getByRole('button', { name: 'Continue to Location' }).click()
  await page.getByRole('combobox', { name: 'City' }).fill(CANARY)
  await page.getByLabel('Timezone').selectOption('America/Chicago')
  await page.getByRole('button', { name: 'Continue to Preferences' }).click()
  for (const own of ['A value of your own', 'An interest of your own']) {
    await page.getByText(own).click()
    await page.getByLabel(own).fill(CANARY)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Continue to Deal-breakers' }).click()
  await page.getByText('Something else that is a no').click()
  await page.getByLabel('Something else that is a no').fill(CANARY)
  await page.keyboard.press('Enter')
  await visit.dealbreakers(page)
  await visit.media(page)
  await expectOnlyText(page, 4)
  await visit.review(page)
  await expectOnlyText(page)

  await page.getByRole('link', { name: 'Launch concierge chat' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Your message').fill(CANARY)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText(CANARY)).toBeVisible()
  await expectOnlyText(page)
})
