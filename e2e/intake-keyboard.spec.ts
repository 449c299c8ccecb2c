import { expect, type Locator, type Page, test } from '@playwright/test'
import { freshEmail, open } from './visitor.ts'

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`80 presses of Tab do not reach ${target}.`)
}

const write = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
/** The next step's heading takes the focus. */
const goOn = async (page: Page, next: string) => {
  await press(page, page.getByRole('button', { name: `Continue to ${next}` }))
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused()
}

test('the whole intake can be completed with only the keyboard', async ({ page }) => {
  test.slow()
  await open(page, '/intake/account')
  await write(page, page.getByLabel('Email', { exact: true }), freshEmail())
  await press(page, page.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' }), 'Space')
  await goOn(page, 'Basics')
  await expect(page).toHaveTitle('Step 2 of 7: Basics – Overture')

  await write(page, page.getByLabel('Display name'), 'Robin')
  await write(page, page.getByLabel('Birthdate'), '1988-11-02')
  await press(page, page.getByRole('radio').first(), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Casual' })).toBeChecked()
  await goOn(page, 'Location')

  await write(page, page.getByRole('combobox', { name: 'City' }), 'Denver')
  await expect(page.getByRole('option', { name: /^Denver/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Timezone')).toHaveValue('America/Denver')
  await goOn(page, 'Preferences')

  await press(page, page.getByRole('checkbox', { name: 'Adventure' }), 'Space')
  await press(page, page.getByText('An interest of your own'), 'Enter')
  await expect(page.getByLabel('An interest of your own')).toBeFocused()
  await write(page, page.getByLabel('An interest of your own'), 'Chess')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Chess' })).toBeChecked()
  await goOn(page, 'Deal-breakers')

  for (const habit of ['Smoking', 'Drinking', 'Wants kids']) {
    await tabTo(page, page.getByLabel(habit))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(habit)).not.toHaveValue('')
  }
  await goOn(page, 'Media')
  await goOn(page, 'Review and Consent')

  for (const consent of await page.getByRole('group', { name: 'Your consent' }).getByRole('checkbox').all())
    await press(page, consent, 'Space')
  await press(page, page.getByRole('button', { name: 'Submit intake' }))
  await expect(page.getByRole('heading', { name: 'Intake submitted' })).toBeVisible()
})
