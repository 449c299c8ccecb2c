import { expect, type Locator, type Page } from '@playwright/test'

let visitors = 0
/** An address that no other journey uses. */
export const freshEmail = () => `visitor-${process.pid}-${Date.now().toString(36)}-${++visitors}@example.com`

/** Everything the browser complained about while the page was open; a healthy journey leaves it empty. */
export function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Opens a page and waits until its script answers: before that, presses would go nowhere. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

/** React marks the nodes it has taken over. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })

/** Presses a box or radio where a person would: on its label, which covers the input itself. */
export async function tick(box: Locator) {
  await box.locator('xpath=ancestor::label').click()
  await expect(box).toBeChecked()
}

const goOn = async (page: Page, next: string) => {
  await page.getByRole('button', { name: `Continue to ${next}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
}

const MAYA = { name: 'Maya', pronouns: 'she/her' }

/** What a visitor does at each step, in plain presses and keystrokes, up to and including Continue. */
export const visit = {
  async account(page: Page, email: string) {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await tick(page.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' }))
    await page.getByLabel('Mobile number').fill('+1 (312) 555-0142')
    await goOn(page, 'Basics')
  },
  async basics(page: Page, { name, pronouns } = MAYA) {
    await page.getByLabel('Display name').fill(name)
    await page.getByLabel('Birthdate').fill('1990-04-12')
    await page.getByRole('textbox', { name: /Pronouns/ }).fill(pronouns)
    await tick(page.getByRole('radio', { name: 'Long-term' }))
    await goOn(page, 'Location')
  },
  async location(page: Page) {
    await page.getByRole('combobox', { name: 'City' }).pressSequentially('Chicago')
    await page
      .getByRole('option', { name: /^Chicago/ })
      .first()
      .click()
    await expect(page.getByLabel('Timezone')).toHaveValue('America/Chicago')
    await tick(page.getByRole('radio', { name: '$$', exact: true }))
    await tick(page.getByRole('checkbox', { name: 'Weekends' }))
    await page.getByLabel('Travel distance (miles)').fill('25')
    await goOn(page, 'Preferences')
  },
  async preferences(page: Page) {
    await page.getByLabel('Minimum age').fill('30')
    await page.getByLabel('Maximum age').fill('42')
    await tick(page.getByRole('checkbox', { name: 'Family-centered' }))
    await tick(page.getByRole('checkbox', { name: 'Creativity' }))
    await tick(page.getByRole('checkbox', { name: 'Live music' }))
    await goOn(page, 'Deal-breakers')
  },
  async dealbreakers(page: Page) {
    await tick(page.getByRole('checkbox', { name: 'Daily smoker' }))
    await page.getByLabel('Smoking').selectOption('no')
    await page.getByLabel('Drinking').selectOption('sometimes')
    await page.getByLabel('Wants kids').selectOption('open')
    await tick(page.getByRole('checkbox', { name: 'First meet in public' }))
    await goOn(page, 'Media')
  },
  async media(page: Page) {
    await goOn(page, 'Review and Consent')
  },
  async review(page: Page) {
    await page.getByLabel('Notes to matchmaker').fill('I laugh easily.')
    for (const consent of await page.getByRole('group', { name: 'Your consent' }).getByRole('checkbox').all())
      await tick(consent)
    await page.getByRole('button', { name: 'Submit intake' }).click()
    await expect(page.getByRole('heading', { name: 'Intake submitted' })).toBeVisible()
  },
}

/** The whole intake, from the first step to the panel that thanks for it. */
export async function submitIntake(page: Page, email: string, person = MAYA) {
  await open(page, '/intake/account')
  await visit.account(page, email)
  await visit.basics(page, person)
  await visit.location(page)
  await visit.preferences(page)
  await visit.dealbreakers(page)
  await visit.media(page)
  await visit.review(page)
}
