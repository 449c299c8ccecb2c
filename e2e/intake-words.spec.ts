import { expect, type Page, test } from '@playwright/test'
import { STEP_WORDS, textsInPage } from './step-words.ts'
import { freshEmail, open, tick, visit } from './visitor.ts'

async function expectWords(page: Page, words: readonly string[]) {
  const texts = new Set(await page.evaluate(textsInPage))
  expect(words.filter((word) => !texts.has(word))).toEqual([])
}

for (const [step, words] of Object.entries(STEP_WORDS))
  test(`the ${step} step has exactly the specified words [spec 7, 15, 34]`, async ({ page }) => {
    await open(page, `/intake/${step}`)
    await expectWords(page, words)
    await expect(page.getByText('About 7 minutes.', { exact: false })).toContainText(
      'only to surface values-aligned matches and keep both sides safe',
    )
  })

test('an incomplete intake gets a message for every missing field', async ({ page }) => {
  await open(page, '/intake/review')
  for (const name of [/^Matchmaking consent/, /^Verification consent/]) await tick(page.getByRole('checkbox', { name }))
  await page.getByRole('button', { name: 'Submit intake' }).click()
  await expect(page.getByText('Please resolve the highlighted fields.')).toBeVisible()
  await expectWords(page, [
    'Please resolve the highlighted fields.',
    'Email is required',
    'You must consent to OTP verification',
    'Display name is required',
    'Select your relationship intent',
    'City is required',
    'Timezone is required',
  ])
  await expect(page.getByRole('link', { name: /Choose an option/ })).toHaveCount(3)
  await page.getByRole('link', { name: 'Display name is required' }).click()
  await expect(page).toHaveURL(/\/intake\/basics$/)
  await expect(page.getByLabel('Display name')).toBeFocused()
})

test('each rule of a field has its own message at the field', async ({ page }) => {
  const says = async (field: string, text: string, message: string) => {
    await page.getByRole('textbox', { name: field }).fill(text)
    await page.getByRole('textbox', { name: field }).blur()
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible()
  }
  await open(page, '/intake/account')
  await says('Email', '', 'Email is required')
  await says('Email', 'nobody@', 'Enter a valid email address')
  await says('Mobile number', '12345', 'Phone numbers must be at least 8 digits')
  await says('Mobile number', '1'.repeat(33), 'Phone numbers must be 32 characters or fewer')
  await says('Mobile number', 'call me maybe', 'Phone numbers may include digits and punctuation')
  await open(page, '/intake/basics')
  await says('Display name', ' ', 'Display name is required')
  await says('Birthdate', 'in May', 'Use the YYYY-MM-DD format')
  await says('Birthdate', '1990-02-31', 'February 1990 has 28 days')
  await says('Pronouns', 'p'.repeat(65), 'Pronouns must be 64 characters or fewer')
  await open(page, '/intake/media')
  await page.getByLabel('Photo URL').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expect(page.getByText('Provide a valid URL', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Photo URL').fill(`https://example.com/${'a'.repeat(2048)}`)
  await page.getByRole('button', { name: 'Add photo' }).click()
  await expect(page.getByText('URLs must be shorter than 2048 characters', { exact: true }).first()).toBeVisible()
})

test('Save without an email shows a message with a link to Account', async ({ page }) => {
  await open(page, '/intake/basics')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Add an email before saving')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL(/\/intake\/account$/)
})

test('an email in the link fills and locks the field, opens its draft, and disappears from the address bar [spec 46]', async ({
  page,
}) => {
  const email = freshEmail()
  await open(page, '/intake/account')
  await visit.account(page, email)
  await page.getByLabel('Display name').fill('Maya')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/intake/account?email=${encodeURIComponent(email)}&from=mail`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
  await expect(page).toHaveURL(/\/intake\/account\?from=mail$/)
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue('Maya')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeEditable()
})

for (const [verified, message] of [
  ['1', 'Email verified! Nice work!'],
  ['0', 'Verification link expired or invalid.'],
])
  test(`after ?verified=${verified} the page says "${message}", and removes it from the address bar [spec 249, 250]`, async ({
    page,
  }) => {
    await page.goto(`/intake/account?verified=${verified}`)
    await expect(page.getByText(message ?? '', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/intake\/account$/)
  })

test('the Save button says "Saving…" while it saves [spec 36]', async ({ page }) => {
  await open(page, '/intake/account')
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await page.route('**/v1/intake/save-draft', async (route) => {
    await expect(page.getByRole('button', { name: 'Saving…', exact: true })).toBeVisible()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible()
})
