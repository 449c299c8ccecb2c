import type { APIRequestContext } from '@playwright/test'
import { button, field, heading, intakeSteps } from '../intake-steps.ts'
import { receive } from '../mailbox.ts'
import type { PageDriver } from '../page-driver.ts'
import { freshEmail } from '../visitor.ts'

type Companions = {
  request: APIRequestContext
  lookAt?: (state: string) => Promise<void>
}

export async function wholeJourney(driver: PageDriver, { request, lookAt = async () => {} }: Companions) {
  const email = freshEmail()
  await driver.open('/')
  await intakeSteps.account(driver, email)
  await correctBirthdate(driver)
  await lookAt('a failed Continue')
  await intakeSteps.basics(driver)
  await intakeSteps.location(driver)
  await intakeSteps.preferences(driver)
  await intakeSteps.dealbreakers(driver)
  await intakeSteps.media(driver)
  await lookAt('a review of everything')
  await intakeSteps.review(driver)
  await lookAt('submitted')
  await talk(driver)
  await lookAt('a conversation, its snapshot and people')
  await answerMatches(driver)
  await lookAt('matches')
  await proveAddress(driver, { email, request })
  await chooseMail(driver)
  await signOut(driver)
}

/** A wrong date is refused, then corrected key by key. */
async function correctBirthdate(driver: PageDriver) {
  await driver.write(field(/^Display name/), 'Maya')
  await driver.write(field(/^Birthdate/), '12/40/1990')
  await driver.tick({ role: 'radio', name: /^Long-term/ })
  await driver.press(button('Continue to Location'))
  await driver.hasFocus({ role: 'group', name: 'Please resolve the highlighted fields.' })
}

async function talk(driver: PageDriver) {
  const message = field('Your message')
  await driver.press({ role: 'link', name: 'Launch concierge chat' })
  await driver.hasFocus(heading('Concierge'))
  await driver.press(button('Begin'))
  await driver.hasFocus(message)
  await driver.write(message, 'I would like to meet men, within 15 miles')
  await driver.enter()
  await driver.reads('Kept: ')
  await driver.holds(message, '')
  await driver.hasFocus(message)
  await driver.press(button('Finish & Save Profile'))
  await driver.reads('Your profile is saved.')
  await driver.press(button('See Matches'))
  await driver.hasFocus(heading(/(person|people) to consider$/))
  await driver.press(button(/^Get 3 Openers/))
  await driver.reads('Something shared')
  await driver.press(button(/^Draft Intro/))
  await driver.reads('Vibe')
}

async function answerMatches(driver: PageDriver) {
  await driver.open('/results')
  await driver.reads('Welcome. Here are your matches.')
  await driver.press(button(/^More like this/))
  await driver.reads("Thanks for sharing that. We'll tune future matches.")
  await driver.press(button(/^Undo/))
}

async function proveAddress(driver: PageDriver, { email, request }: { email: string; request: APIRequestContext }) {
  const send = button(/^(Send|Resend) verification email/)
  await driver.open('/intake/account')
  await driver.holds(field('Email'), email)
  await driver.press(send)
  await driver.reads('Verification email sent. Check your inbox.')
  await driver.hasFocus(field(/^Code from the email/))
  await driver.write(field(/^Code from the email/), (await receive({ request }, email)).code)
  await driver.press(button('Confirm code'))
  await driver.reads('Email verified! Nice work!')
}

async function chooseMail(driver: PageDriver) {
  await driver.open('/preferences')
  await driver.tick({ role: 'radio', name: 'Monthly' })
  await driver.press(button('Save preferences'))
  await driver.reads('Your preferences are saved.')
}

async function signOut(driver: PageDriver) {
  await driver.open('/results')
  await driver.press(button('Sign out'))
  await driver.sees(heading('Account'))
  await driver.holds(field('Email'), '')
}
