import { expect, test } from '@playwright/test'
import { expectAccessible, ON_A_PHONE } from './accessibility.ts'
import { freshEmail, open, tick, visit } from './visitor.ts'

const STEPS = ['account', 'basics', 'location', 'preferences', 'dealbreakers', 'media', 'review']

test.use(ON_A_PHONE)

test('axe finds nothing on any step while it is empty', async ({ page }) => {
  test.slow()
  for (const step of STEPS) {
    await open(page, `/intake/${step}`)
    await expectAccessible(page, step)
  }
})

test('axe finds nothing in any state that answers lead to', async ({ page, context }) => {
  test.slow()
  await open(page, '/intake/account')
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await page.getByRole('link', { name: 'Enter a valid email address' }).waitFor()
  await expectAccessible(page, 'account with an error summary')
  await visit.account(page, freshEmail())
  await page.getByLabel('Birthdate').fill('31 February')
  await page.getByLabel('Birthdate').blur()
  await page.getByText('Use the YYYY-MM-DD format').waitFor()
  await expectAccessible(page, 'basics with a field error')
  await visit.basics(page)
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('Bost')
  await page.getByRole('option').nth(7).waitFor()
  await expectAccessible(page, 'location with suggestions')
  await expect(page.getByRole('option').nth(7)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'City' }).fill('')
  await visit.location(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessible(page, 'the question before a reset')
  await page.keyboard.press('Escape')
  await visit.preferences(page)
  await visit.dealbreakers(page)
  await page.getByLabel('Photo URL').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add photo' }).click()
  await page.getByText('Provide a valid URL').waitFor()
  await expectAccessible(page, 'media with an error')
  await page.getByLabel('Photo URL').fill('https://127.0.0.1:9/me.jpg')
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expectAccessible(page, 'media with a photo')
  await visit.media(page)
  await expectAccessible(page, 'review with everything answered')
  await context.setOffline(true)
  for (const consent of await page.getByRole('group', { name: 'Your consent' }).getByRole('checkbox').all())
    await tick(consent)
  await page.getByRole('button', { name: 'Submit intake' }).click()
  await page.getByText('Something went wrong submitting your intake. Try again in a moment.').waitFor()
  await expectAccessible(page, 'a submit that failed')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Submit intake' }).click()
  await page.getByRole('heading', { name: 'Intake submitted' }).waitFor()
  await expectAccessible(page, 'submitted')
})
