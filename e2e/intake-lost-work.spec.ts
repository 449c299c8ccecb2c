import { expect, type Page, test } from '@playwright/test'
import { freshEmail, open, untilAlive, visit } from './visitor.ts'

const draftOnServer = async (page: Page, email: string) => {
  const reply = await page.request.get(`/v1/intake/draft?email=${encodeURIComponent(email)}`)
  return reply.ok() ? ((await reply.json()) as { draft: Record<string, Record<string, unknown>> }).draft : undefined
}

test('answers given without a network are kept, and sent when the network is back', async ({ page, context }) => {
  const email = freshEmail()
  await open(page, '/intake/account')
  await visit.account(page, email)
  await context.setOffline(true)
  await page.getByLabel('Display name').fill('Maya')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Could not save draft right now.')
  await page.getByLabel('Birthdate').fill('1990-04-12')
  await context.setOffline(false)
  await expect
    .poll(async () => (await draftOnServer(page, email))?.basics, { timeout: 20_000 })
    .toMatchObject({ displayName: 'Maya', birthdate: '1990-04-12' })
  await expect(page.getByText('Could not save draft right now.')).toBeHidden()
})

test('the words of a tab that is closed during typing are saved and come back [spec 9]', async ({ page, context }) => {
  const email = freshEmail()
  await open(page, '/intake/account')
  await visit.account(page, email)
  await page.getByLabel('Display name').fill('Maya of the closed tab')
  await page.goto('about:blank')
  const again = await context.newPage()
  await open(again, '/intake/basics')
  await expect(again.getByLabel('Display name')).toHaveValue('Maya of the closed tab')
  await expect
    .poll(async () => (await draftOnServer(again, email))?.basics, { timeout: 20_000 })
    .toMatchObject({ displayName: 'Maya of the closed tab' })
})

test('two tabs change different answers, and both answers are kept', async ({ page, context }) => {
  const email = freshEmail()
  await open(page, '/intake/account')
  await visit.account(page, email)
  const other = await context.newPage()
  await open(other, '/intake/basics')
  await page.getByLabel('Display name').fill('Maya')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await other.getByLabel('Birthdate').fill('1990-04-12')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await draftOnServer(page, email))?.basics, { timeout: 20_000 })
    .toMatchObject({ displayName: 'Maya', birthdate: '1990-04-12' })
})

test('Back and a reload keep every answer of the step [spec 33]', async ({ page }) => {
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await visit.basics(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue('Maya')
  await page.reload()
  await expect(page.getByLabel('Birthdate')).toHaveValue('1990-04-12')
  await expect(page.getByRole('radio', { name: 'Long-term' })).toBeChecked()
})

test('an own value or interest that is typed but not added stays after a reload, and Continue adds it', async ({
  page,
}) => {
  await open(page, '/intake/preferences')
  await page.getByText('A value of your own').click()
  await page.getByLabel('A value of your own').fill('Honesty')
  await open(page, '/intake/review')
  await expect(page.getByText('Honesty', { exact: true })).toBeVisible()
  await open(page, '/intake/preferences')
  await expect(page.getByRole('checkbox', { name: 'Honesty' })).toBeChecked()
  await page.getByText('An interest of your own').click()
  await page.getByLabel('An interest of your own').fill('Che')
  await page.reload()
  await untilAlive(page)
  await expect(page.getByLabel('An interest of your own')).toHaveValue('Che')
  await page.getByLabel('An interest of your own').fill('Chess')
  await page.getByRole('button', { name: 'Continue to Deal-breakers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deal-breakers' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('checkbox', { name: 'Chess' })).toBeChecked()
})

test('a wrong photo address stops Continue and gets the focus, and stays after a reload', async ({ page }) => {
  await open(page, '/intake/media')
  await page.getByLabel('Photo URL').fill('photos/me.jpg')
  await page.getByRole('button', { name: 'Continue to Review and Consent' }).click()
  await page.getByRole('link', { name: 'Provide a valid URL' }).click()
  await expect(page.getByLabel('Photo URL')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Photo URL')).toHaveValue('photos/me.jpg')
})
