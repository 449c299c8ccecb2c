import { expect, type Locator, type Page } from '@playwright/test'
import { intakeSteps, type Person, wholeIntake } from './intake-steps.ts'
import { playwrightDriver, untilHydrated } from './page-driver.ts'

let visitors = 0
export const freshEmail = () => `visitor-${process.pid}-${Date.now().toString(36)}-${++visitors}@example.com`

/** Empty if nothing went wrong. */
export function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Counts documents when they arrive: the `load` event may come after the first press. */
export function loadsOf(page: Page) {
  const loads = { count: 0 }
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
    if (isDocument && !isRedirect(response.status())) loads.count++
  })
  return loads
}

const isRedirect = (status: number) => status >= 300 && status < 400

export const open = (page: Page, path: string) => playwrightDriver(page).open(path)

export const untilAlive = untilHydrated

/** @returns a function that releases the scripts */
export async function heldScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

/** Presses the label, which covers its box or radio. */
export async function tick(box: Locator) {
  await box.locator('xpath=ancestor::label').click()
  await expect(box).toBeChecked()
}

export const visit = {
  account: (page: Page, email: string) => intakeSteps.account(playwrightDriver(page), email),
  basics: (page: Page, person?: Person) => intakeSteps.basics(playwrightDriver(page), person),
  location: (page: Page) => intakeSteps.location(playwrightDriver(page)),
  preferences: (page: Page) => intakeSteps.preferences(playwrightDriver(page)),
  dealbreakers: (page: Page) => intakeSteps.dealbreakers(playwrightDriver(page)),
  media: (page: Page) => intakeSteps.media(playwrightDriver(page)),
  review: (page: Page) => intakeSteps.review(playwrightDriver(page)),
}

export async function submitIntake(page: Page, email: string, person?: Person) {
  await open(page, '/intake/account')
  await wholeIntake(playwrightDriver(page), email, person)
}
