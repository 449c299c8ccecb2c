import type { Control, PageDriver } from './page-driver.ts'

export const button = (name: string | RegExp): Control => ({ role: 'button', name })
export const heading = (name: string | RegExp): Control => ({ role: 'heading', name })
export const field = (name: string | RegExp): Control => ({ role: 'textbox', name })
const box = (name: string | RegExp): Control => ({ role: 'checkbox', name })
const radio = (name: string | RegExp): Control => ({ role: 'radio', name })
const select = (name: string | RegExp): Control => ({ role: 'combobox', name })

export type Person = { name: string; pronouns: string }

const MAYA: Person = { name: 'Maya', pronouns: 'she/her' }

export const STEP_TITLES = [
  'Account',
  'Basics',
  'Location',
  'Preferences',
  'Deal-breakers',
  'Media',
  'Review and Consent',
]

async function goOn(driver: PageDriver, next: string) {
  await driver.press(button(`Continue to ${next}`))
  await driver.hasFocus(heading(next))
  await driver.hasTitle(`Step ${STEP_TITLES.indexOf(next) + 1} of 7: ${next} – Overture`)
}

export const intakeSteps = {
  async account(driver: PageDriver, email: string) {
    await driver.write(field('Email'), email)
    await driver.tick(box(/^I agree to receive a one-time passcode/))
    await driver.write(field(/^Mobile number/), '+1 (312) 555-0142')
    await goOn(driver, 'Basics')
  },
  async basics(driver: PageDriver, { name, pronouns } = MAYA) {
    await driver.write(field(/^Display name/), name)
    await driver.write(field(/^Birthdate/), '1990-04-12')
    await driver.write(field(/^Pronouns/), pronouns)
    await driver.tick(radio(/^Long-term/))
    await goOn(driver, 'Location')
  },
  async location(driver: PageDriver) {
    await driver.write({ role: 'combobox', name: 'City' }, 'Chicago')
    await driver.press({ role: 'option', name: /^Chicago/ })
    await driver.holds(select(/^Timezone/), 'America/Chicago')
    await driver.tick(radio('$$'))
    await driver.tick(box('Weekends'))
    await driver.write(field(/^Travel distance/), '25')
    await goOn(driver, 'Preferences')
  },
  async preferences(driver: PageDriver) {
    await driver.write(field(/^Minimum age/), '30')
    await driver.write(field(/^Maximum age/), '42')
    await driver.tick(box('Family-centered'))
    await driver.tick(box('Creativity'))
    await driver.tick(box('Live music'))
    await goOn(driver, 'Deal-breakers')
  },
  async dealbreakers(driver: PageDriver) {
    await driver.tick(box('Daily smoker'))
    await driver.choose(select(/^Smoking/), 'no')
    await driver.choose(select(/^Drinking/), 'sometimes')
    await driver.choose(select(/^Wants kids/), 'open')
    await driver.tick(box('First meet in public'))
    await goOn(driver, 'Media')
  },
  async media(driver: PageDriver) {
    await goOn(driver, 'Review and Consent')
  },
  async review(driver: PageDriver) {
    await fillReview(driver)
    await driver.press(button('Submit intake'))
    await driver.sees(heading('Intake submitted'))
  },
}

async function fillReview(driver: PageDriver) {
  await driver.write(field(/^Notes to matchmaker/), 'I laugh easily.')
  await driver.tick(box(/^Matchmaking consent/))
  await driver.tick(box(/^Verification consent/))
}

async function upToReview(driver: PageDriver, email: string, person?: Person) {
  await intakeSteps.account(driver, email)
  await intakeSteps.basics(driver, person)
  await intakeSteps.location(driver)
  await intakeSteps.preferences(driver)
  await intakeSteps.dealbreakers(driver)
  await intakeSteps.media(driver)
}

/** Begins at the open first step. */
export async function intakeUpToSubmit(driver: PageDriver, email: string) {
  await upToReview(driver, email)
  await fillReview(driver)
}

export async function wholeIntake(driver: PageDriver, email: string, person?: Person) {
  await upToReview(driver, email, person)
  await intakeSteps.review(driver)
}
