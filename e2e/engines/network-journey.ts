import { expect } from '@playwright/test'
import { button, field, heading, intakeSteps } from '../intake-steps.ts'
import type { PageDriver } from '../page-driver.ts'
import { freshEmail } from '../visitor.ts'
import type { EnginePage } from './engine.ts'
import type { FaultyNetwork } from './faulty-network.ts'

type Session = { network: FaultyNetwork; page: EnginePage; driver: PageDriver }

/** The network fails at each send. */
export async function networkJourney(session: Session) {
  const { page, driver } = session
  const email = freshEmail()
  await driver.open('/intake/account')
  await intakeSteps.account(driver, email)
  await saveWithoutNetwork(session, email)
  await intakeSteps.basics(driver)
  await page.run(() => history.back(), undefined)
  await driver.hasFocus(heading('Basics'))
  await driver.holds(field(/^Display name/), 'Maya')
  await driver.press(button('Continue to Location'))
  await intakeSteps.location(driver)
  await intakeSteps.preferences(driver)
  await intakeSteps.dealbreakers(driver)
  await intakeSteps.media(driver)
  await driver.tick({ role: 'checkbox', name: /^Matchmaking consent/ })
  await driver.tick({ role: 'checkbox', name: /^Verification consent/ })
  await pressTwice(session, button('Submit intake'), 'Something went wrong submitting your intake.')
  await driver.sees(heading('Intake submitted'))
  await talk(session)
  await driver.open('/results')
  await pressTwice(session, button(/^More like this/), "We couldn't record that feedback just yet.")
  await driver.reads("Thanks for sharing that. We'll tune future matches.")
}

async function pressTwice({ network, driver }: Session, control: ReturnType<typeof button>, says: string) {
  await driver.sees(control)
  network.cut()
  await driver.press(control)
  await driver.reads(says)
  network.mend()
  await driver.press(control)
}

/** Undefined while a closed connection is still in use. */
const basicsOnServer = async (email: string) => {
  const reply = await fetch(`/v1/intake/draft?email=${encodeURIComponent(email)}`).catch(() => undefined)
  return reply?.ok ? (await reply.json()).draft.basics : undefined
}

async function saveWithoutNetwork({ network, page, driver }: Session, email: string) {
  network.cut()
  await driver.write(field(/^Display name/), 'Maya')
  await driver.press(button('Save'))
  await driver.reads('Could not save draft right now.')
  await driver.write(field(/^Birthdate/), '1990-04-12')
  network.mend()
  await expect
    .poll(() => page.run(basicsOnServer, email), { timeout: 30_000 })
    .toMatchObject({ displayName: 'Maya', birthdate: '1990-04-12' })
  await driver.open('/intake/basics')
  await driver.holds(field(/^Birthdate/), '1990-04-12')
}

const scrolledTo = () => document.querySelector('[role=log]')?.scrollTop ?? 0
const answers = () =>
  [...document.querySelectorAll('[role=log], [data-dock]')]
    .map(({ textContent }) => textContent)
    .join()
    .split('Concierge:').length - 1
const announced = () =>
  [...document.querySelectorAll('[aria-live=polite]')].filter(({ textContent }) => textContent?.includes('Concierge:'))
    .length

async function talk(session: Session) {
  const { page, driver } = session
  const message = field('Your message')
  await driver.open('/concierge')
  await driver.press(button('Begin'))
  await driver.hasFocus(message)
  await driver.write(message, 'Actually, make the distance 15 miles')
  await pressTwice(session, button('Send'), 'Your words are still here.')
  await driver.reads('Kept: ')
  for (const [at, words] of ['I never smoke and I drink sometimes', 'I would like to meet men'].entries()) {
    await expect.poll(() => page.run(answers, undefined)).toBe(at + 2)
    await driver.write(message, words)
    await driver.enter()
  }
  await expect.poll(() => page.run(answers, undefined)).toBe(4)
  expect(await page.run(announced, undefined)).toBe(1)

  // The list scrolls by keys, and earlier lines are not announced again.
  const foot = await page.run(scrolledTo, undefined)
  await page.runText('document.querySelector("[role=log]").focus()')
  await page.pressKey('PageUp')
  await expect.poll(() => page.run(scrolledTo, undefined)).toBeLessThan(foot)
  await driver.open('/concierge')
  await driver.reads('Actually, make the distance 15 miles')
  expect(await page.run(announced, undefined)).toBe(0)
}
