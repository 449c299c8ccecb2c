import { expect, test } from '@playwright/test'
import { intakeUpToSubmit } from './intake-steps.ts'
import { receive } from './mailbox.ts'
import { playwrightDriver } from './page-driver.ts'
import { DIALOG_CODE, NOT_LOADED, STEP_CODE } from './page-files.ts'
import { freshEmail, loadsOf, open, untilAlive, visit } from './visitor.ts'

test('if the code of the next step cannot be loaded, no typed letter is lost and nothing reloads', async ({ page }) => {
  await page.route(STEP_CODE, (route) => route.abort())
  await open(page, '/intake/account')
  const loads = loadsOf(page)
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('slow.typist@example.com', { delay: 30 })
  await expect(email).toHaveValue('slow.typist@example.com')
  await expect(email).toBeFocused()
  expect(loads.count).toBe(0)

  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  const trouble = page.getByText(NOT_LOADED)
  await expect(trouble).toBeVisible()
  await page.unroute(STEP_CODE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
  await expect(trouble).toBeHidden()
  expect(loads.count).toBe(0)
})

test('without a network, the page stays open and says that the next page could not be loaded', async ({
  page,
  context,
}) => {
  await open(page, '/intake/account')
  const loads = loadsOf(page)
  await context.setOffline(true)
  await page.getByLabel('Email', { exact: true }).pressSequentially('maya@example.com')
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
  expect(loads.count).toBe(0)
})

test("if the dialog before a reset cannot be loaded, the browser's own dialog asks", async ({ page }) => {
  await page.route(DIALOG_CODE, (route) => route.abort())
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

test('every typed key is kept while a wrong date is corrected', async ({ page }) => {
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await page.getByLabel('Display name').fill('Maya')
  await page.getByRole('radio', { name: 'Long-term' }).locator('xpath=ancestor::label').click()
  const birthdate = page.getByLabel('Birthdate')
  await birthdate.pressSequentially('12/40/1990')
  await page.getByRole('button', { name: 'Continue to Location' }).click()
  await expect(page.getByRole('group', { name: 'Please resolve the highlighted fields.' })).toBeFocused()
  await birthdate.click()
  for (let left = 10; left > 0; left--) await page.keyboard.press('Backspace')
  await birthdate.pressSequentially('1990-04-12')
  await expect(birthdate).toHaveValue('1990-04-12')
  await expect(birthdate).toBeFocused()
})

test('if the page of a menu link cannot be loaded, the open page and its typed words stay', async ({ page }) => {
  await page.route(/\/assets\/results-page.*\.js/, (route) => route.abort())
  await open(page, '/concierge')
  const loads = loadsOf(page)
  await page.getByLabel('Your name').pressSequentially('Maya')
  await page.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Maya')
  await page.unroute(/results-page/)
  await untilAlive(page)
  expect(loads.count).toBe(0)
})

test('a button pressed without a network shows an error, and works when it is pressed again', async ({
  page,
  context,
}) => {
  test.slow()
  const loads = loadsOf(page)
  let opened = 0
  async function at(path: string) {
    expect(loads.count, 'loaded without being asked').toBe(opened)
    await open(page, path)
    opened = loads.count
  }
  async function press(
    name: string | RegExp,
    { says, thenSays }: { says: string | RegExp; thenSays: string | RegExp },
  ) {
    const button = page.getByRole('button', { name }).first()
    await expect(button).toBeVisible()
    await context.setOffline(true)
    await button.click()
    await expect(page.getByText(says).first()).toBeVisible()
    await context.setOffline(false)
    await button.click()
    await expect(page.getByText(thenSays).first()).toBeVisible()
    await expect(page.getByText(says)).toHaveCount(0)
  }

  const email = freshEmail()
  await at('/intake/account')
  await intakeUpToSubmit(playwrightDriver(page), email)
  await press('Submit intake', { says: 'Something went wrong submitting your intake.', thenSays: 'Intake submitted' })

  await at('/intake/account')
  await press(/verification email$/, {
    says: "We couldn't send the verification email. Try again in a moment.",
    thenSays: 'Verification email sent. Check your inbox.',
  })
  await page.getByLabel('Code from the email').fill((await receive(page, email)).code)
  await press('Confirm code', {
    says: 'We could not check the code right now. Try again in a moment.',
    thenSays: 'Email verified! Nice work!',
  })

  // The opened page looks for a saved profile.
  const looked = page.waitForResponse('**/v1/concierge/intake/previous')
  await at('/concierge')
  await looked
  await press('Begin', { says: 'The server could not be reached.', thenSays: /^Session / })
  await page.getByLabel('Your message').fill('Actually, make the distance 15 miles')
  await press('Send', { says: 'Your words are still here.', thenSays: /^Kept: / })
  await press('Finish & Save Profile', { says: 'Nothing was lost.', thenSays: 'Your profile is saved.' })
  await press('See Matches', { says: 'Could not load matches right now.', thenSays: /to consider$/ })
  await press('Get 3 Openers', { says: 'Could not fetch openers right now.', thenSays: 'Something shared' })
  await press('Draft Intro', { says: 'Could not draft an intro right now.', thenSays: 'Vibe' })

  await at('/results')
  await press('More like this', {
    says: "We couldn't record that feedback just yet. Please try again.",
    thenSays: "Thanks for sharing that. We'll tune future matches.",
  })

  await at('/preferences')
  await page.getByRole('radio', { name: 'Monthly' }).locator('xpath=ancestor::label').click()
  await press('Save preferences', { says: 'Not saved: the server', thenSays: 'Your preferences are saved.' })
  opened++ // this is a plain form, whose reply is a page

  await at('/privacy')
  await press('Export my data', { says: 'We could not reach the server.', thenSays: /^Your export is in/ })
  await press('Sign out', {
    says: 'You are still signed in. Try again.',
    thenSays: 'Where should an introduction find you?',
  })
})
