import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { intakeSubmissionSchema } from '#contract/intake.ts'
import { anIntake } from '../../../../test/builders.ts'
import { rememberEmail, rememberedEmail, rememberSubmitted } from '../../session/member-email.ts'
import { writeCopy } from '../draft/draft-copy.ts'
import { emptyValues, type FieldName, type FieldValue, valuesFrom, withFields } from '../form/form-values.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const SUBMIT = 'POST /v1/intake/submit'
const aPerson = {
  id: 'theo',
  score: 80,
  safeProfileSummary: { displayName: 'Theo', city: 'Chicago, Illinois' },
  reasons: [],
  conflicts: [],
  explanations: { personaNarrative: '', personaReasons: [], personaConflicts: [] },
}
const SUBMITTED = () => ({
  body: { submittedAt: '2026-03-02T12:00:00.000Z', submission: intakeSubmissionSchema.parse(anIntake()) },
})

function kept(fields: Partial<Record<FieldName, FieldValue>> = {}) {
  const values = withFields(valuesFrom(anIntake()), fields)
  writeCopy({ values, reached: 6, email: 'ada@example.com', version: 1, base: values, sent: [] })
}

async function openReview(fields: Partial<Record<FieldName, FieldValue>> = {}) {
  kept(fields)
  const opened = openWizard('/intake/review')
  await heading('Review and Consent')
  return opened
}

const summary = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('every answer is shown in the letter or in the list below, with its own Change button [spec 71]', async () => {
  fakeServer()
  const { user, router } = await openReview()
  expect(summary()).toEqual([
    'Name: I go by Ada.',
    'Intent: I am here for something long-term.',
    'City: Home is Austin, Texas.',
    'Ages: I would like to meet somebody aged 28 to 42.',
    'Values: What matters most to me: Adventure and Community.',
    'Interests: What I enjoy: Live music and Cycling.',
    'Typical week: When I am free: Weeknights and Weekends.',
    'Pronouns: she/her',
    'Birthdate: May 17, 1990',
    'Timezone: Central time',
    'Budget: $$ for an evening',
    'Travel: Up to 25 miles',
    'Must-nots: Daily smoker',
    'Smoking: No',
    'Drinking: Sometimes',
    'Wants kids: Open',
    'Safety: First meet in public',
    'Photos on: photos.example.com',
    'Selfie check: Open to one',
    'Email: ada@example.com',
    'Mobile: +1 (512) 555-0101',
    'Passcode: Agreed',
  ])
  await user.click(press('Change Birthdate'))
  await heading('Basics')
  expect(router.state.location.pathname).toBe('/intake/basics')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Birthdate' }))
})

test.each([
  [{ 'basics.relationshipIntent': 'exploring' }, 'Intent: I am open, and in no hurry.'],
  [{ 'preferences.ageMax': '' }, 'Ages: I would like to meet somebody aged 28 or older.'],
  [{ 'preferences.ageMin': '' }, 'Ages: I would like to meet somebody aged 42 or younger.'],
  [{ 'media.photos': ['https://one.example/a.jpg', 'https://one.example/b.jpg'] }, 'Photos on: one.example'],
  [{ 'basics.birthdate': 'in May' }, 'Birthdate: in May'],
])('%o is shown as "%s"', async (fields, line) => {
  fakeServer()
  await openReview(fields)
  expect(summary()).toContain(line)
})

test('"Edit earlier responses" leads to the first step [spec 72]', async () => {
  fakeServer()
  const { user } = await openReview()
  await user.click(press('Edit earlier responses'))
  expect(await heading('Account')).toBeTruthy()
})

test('without both consents the intake cannot be submitted, and a removed consent shows that it is needed [spec 73, 198]', async () => {
  fakeServer()
  const { user } = await openReview({ 'review.verificationConsent': false })
  expect(press('Submit intake')).toHaveProperty('disabled', true)
  expect(screen.getByText('Give both consents to submit')).toBeTruthy()
  const [matchmaking, verification] = screen.getAllByRole('checkbox')
  await user.click(verification as HTMLElement)
  expect(press('Submit intake')).toHaveProperty('disabled', false)
  await user.click(verification as HTMLElement)
  await user.click(matchmaking as HTMLElement)
  expect(await screen.findByText('Verification consent is required')).toBeTruthy()
  expect(await screen.findByText('Matchmaking consent is required')).toBeTruthy()
})

test('after a Change button, one press leads back to the review if the step has no error', async () => {
  fakeServer()
  const { user } = await openReview()
  await user.click(press('Change Name'))
  await heading('Basics')
  const birthdate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthdate' })
  await user.clear(birthdate)
  await user.type(birthdate, '4/12/2015')
  await user.click(press('Back to Review'))
  expect((await screen.findAllByText('You must be 18 or older')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: /Basics.*done/ })).toBeNull()
  await user.clear(birthdate)
  await user.type(birthdate, '4/12/1990')
  await user.click(press('Back to Review'))
  await heading('Review and Consent')
  expect(screen.getByRole('link', { name: /Basics.*done/ })).toBeTruthy()
})

test('after the review was seen, earlier steps lead back to it: by button, by Enter, after Continue', async () => {
  fakeServer()
  const { user } = await openReview()
  await user.click(press('Change Name'))
  await heading('Basics')
  await user.click(press('Save'))
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' Lee{Enter}')
  await heading('Review and Consent')
  expect(summary()).toContain('Name: I go by Ada Lee.')
  await user.click(screen.getByRole('link', { name: /Basics/ }))
  await heading('Basics')
  await user.click(press('Continue to Location'))
  await heading('Location')
  await user.click(press('Back to Review'))
  await heading('Review and Consent')
})

test.each([
  ['Back to Review', 'Review and Consent'],
  ['Continue to Basics', 'Basics'],
])('a phone number with missing digits stops once on the way back to the review, too: %s', async (button, then) => {
  fakeServer()
  const { user } = await openReview()
  await user.click(screen.getByRole('link', { name: /Account/ }))
  await heading('Account')
  const phone = screen.getByRole('textbox', { name: 'Mobile number (optional)' })
  await user.clear(phone)
  await user.type(phone, '312-555-014')
  await user.click(press(button))
  expect(await screen.findByText('One digit seems to be missing.')).toBeTruthy()
  expect(document.activeElement).toBe(phone)
  await user.click(press(button))
  await heading(then)
})

test('before the review was seen, Enter leads to the next step, and there is no button to the review', async () => {
  fakeServer()
  const values = valuesFrom(anIntake())
  writeCopy({ values, reached: 2, email: 'ada@example.com', version: 1, base: values, sent: [] })
  const { user } = openWizard('/intake/basics')
  await heading('Basics')
  expect(screen.queryByRole('button', { name: 'Back to Review' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), '{Enter}')
  await heading('Location')
})

test.each([
  ['Values', 'Preferences', 'Adventure'],
  ['Interests', 'Preferences', 'Live music'],
  ['Safety', 'Deal-breakers', 'First meet in public'],
])('the Change button of %s moves the focus to the first chosen answer', async (label, step, chosen) => {
  fakeServer()
  const { user } = await openReview()
  await user.click(press(`Change ${label}`))
  await heading(step)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: chosen }))
})

test('notes are limited to 2000 characters [spec 74]', async () => {
  fakeServer()
  const { user } = await openReview({ 'review.notesForMatchmaker': 'x'.repeat(2001) })
  await user.click(screen.getByRole('textbox', { name: 'Notes to matchmaker' }))
  await user.tab()
  expect(await screen.findByText('Notes must be 2000 characters or fewer')).toBeTruthy()
})

test('the whole intake is submitted once, and the page then shows the time and a link to the concierge [spec 75-77, 141]', async () => {
  const server = fakeServer({ [SUBMIT]: SUBMITTED })
  const { user, router } = await openReview()
  await user.dblClick(press('Submit intake'))
  expect(await heading('Intake submitted')).toBe(document.activeElement)
  expect(screen.getByText(/^\w+, March 2, 2026 at \d+:\d\d [AP]M$/).getAttribute('datetime')).toBe(
    '2026-03-02T12:00:00.000Z',
  )
  const calls = server.to('/v1/intake/submit')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual(anIntake())
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^\d+(,\d+){3}$/)
  expect(rememberedEmail()).toBe('ada@example.com')
  await user.click(screen.getByRole('link', { name: 'Launch concierge chat' }))
  expect(router.state.location.pathname).toBe('/concierge')
})

test('the page after the submit leads through verify, talk and meet; the verification ends the preview', async () => {
  let isVerified = false
  const server = fakeServer({
    [SUBMIT]: SUBMITTED,
    'GET /api/auth/session': () => ({
      body: { email: isVerified ? 'ada@example.com' : null, verified: isVerified, fresh: isVerified },
    }),
    'GET /v1/matches': () => ({
      body: { items: [aPerson], nextCursor: null, access: isVerified ? 'full' : 'preview' },
    }),
    'POST /api/auth/request-email': () => ({ body: { alreadyVerified: false } }),
    'POST /api/auth/verify': () => {
      isVerified = true
      return { body: { email: 'ada@example.com' } }
    },
  })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  await heading('Intake submitted')
  const stepOf = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).closest('li')
  expect(stepOf(/^Verify/)?.getAttribute('aria-current')).toBe('step')
  expect(await screen.findByText(/this is a preview/)).toBeTruthy()
  await user.click(press('Send verification email'))
  await user.type(await screen.findByLabelText('Code from the email'), 'K7TM2QXP{Enter}')
  expect(await screen.findByText(/1 person suits you so far\./)).toBeTruthy()
  expect(screen.queryByText(/preview/)).toBeNull()
  expect(stepOf(/^Talk/)?.getAttribute('aria-current')).toBe('step')
  expect(stepOf(/^Talk/)?.textContent).toContain('First question: who would you like to meet?')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Launch concierge chat' }))
  expect(server.to('/v1/matches')).toHaveLength(2)
})

test('the page after the submit notices a link that was confirmed in another tab', async () => {
  let isVerified = false
  fakeServer({
    [SUBMIT]: SUBMITTED,
    'GET /api/auth/session': () => ({
      body: { email: isVerified ? 'ada@example.com' : null, verified: isVerified, fresh: isVerified },
    }),
    'POST /api/auth/request-email': () => ({ body: { alreadyVerified: false } }),
  })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  await heading('Intake submitted')
  await user.click(press('Send verification email'))
  await screen.findByLabelText('Code from the email')
  isVerified = true
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/^Your email is verified\. You see/)).toBeTruthy()
  expect(screen.queryByLabelText('Code from the email')).toBeNull()
})

test('after a submit in this tab, the review says so, and that changes need another submit', async () => {
  fakeServer()
  rememberSubmitted('ada@example.com')
  const { user } = await openReview()
  expect(screen.getByText('You have submitted this intake.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your matches' }).getAttribute('href')).toBe('/results')
  await user.click(press('Back'))
  await heading('Media')
  expect(screen.getByText('Changes count once you submit again.')).toBeTruthy()
})

test('an email that was only verified here does not count as a submitted intake', async () => {
  fakeServer()
  rememberEmail('ada@example.com')
  const { user } = await openReview()
  expect(screen.queryByText('You have submitted this intake.')).toBeNull()
  await user.click(press('Back'))
  await heading('Media')
  expect(screen.queryByText('Changes count once you submit again.')).toBeNull()
})

test('an error on an earlier step is named in the summary, with a link to it [spec 238]', async () => {
  const server = fakeServer()
  const { user } = await openReview({
    'account.otpConsent': false,
    'preferences.ageMin': '50',
    'basics.displayName': '',
  })
  await user.click(press('Submit intake'))
  const summary = await screen.findByRole('group', { name: 'Please resolve the highlighted fields.' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You must consent to OTP verification',
    'Display name is required',
    'Maximum age cannot be below minimum age',
  ])
  expect(server.to('/v1/intake/submit')).toEqual([])
  await user.click(within(summary).getByRole('link', { name: 'Display name is required' }))
  await heading('Basics')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Display name' }))
})

test('a skipped passcode consent is asked for again at the other two, and can be given there', async () => {
  const server = fakeServer({ [SUBMIT]: SUBMITTED })
  const { user } = await openReview({ 'account.otpConsent': false })
  const steps = within(screen.getByRole('navigation', { name: 'Intake steps' }))
  expect(steps.getByText(/^Account$/).closest('li')?.textContent).not.toContain('done')
  const consent = screen.getByRole('checkbox', { name: /one-time passcode/ })
  expect(screen.getByText(/Without it the intake can't be submitted/)).toBeTruthy()
  await user.click(press('Submit intake'))
  const link = await screen.findByRole('link', { name: 'You must consent to OTP verification' })
  expect(document.activeElement).toBe(consent)
  expect(screen.getAllByText('You must consent to OTP verification')).toHaveLength(2)
  await user.click(link)
  expect(document.activeElement).toBe(consent)
  await user.click(consent)
  expect(screen.getByRole('checkbox', { name: /one-time passcode/ })).toBe(consent)
  await user.click(press('Submit intake'))
  await heading('Intake submitted')
  expect(server.to('/v1/intake/submit')).toHaveLength(1)
})

test('errors of the server are listed under its sentence, with links to their fields [spec 142, 239]', async () => {
  fakeServer({
    [SUBMIT]: () => ({
      status: 400,
      body: {
        error: 'validation_failed',
        issues: [{ path: ['basics', 'birthdate'], message: 'You must be 18 or older' }, { field: 'location.city' }],
      },
    }),
  })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  const title = 'We could not submit your intake yet. Please review the highlighted fields.'
  const summary = await screen.findByRole('group', { name: title })
  expect(within(summary).getByRole('link', { name: 'Please review this field' })).toBeTruthy()
  await user.click(within(summary).getByRole('link', { name: 'You must be 18 or older' }))
  await heading('Basics')
  expect(screen.getByText('You must be 18 or older')).toBeTruthy()
})

test('an error of an unknown field is shown in the banner', async () => {
  fakeServer({ [SUBMIT]: () => ({ status: 400, body: { issues: [{ path: ['shoe'], message: 'No shoes.' }] } }) })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  expect(await screen.findByText('No shoes.')).toBeTruthy()
  expect(screen.getByText('We could not submit your intake yet. Please review the highlighted fields.')).toBeTruthy()
})

test('if no reply comes, an error is shown, and a repeat sends the same Idempotency-Key [spec 78, 240]', async () => {
  let tries = 0
  const server = fakeServer({ [SUBMIT]: () => (tries++ === 0 ? 'offline' : SUBMITTED()) })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  const problem = await screen.findByText('Something went wrong submitting your intake. Try again in a moment.')
  const consent = screen.getByRole('group', { name: 'Your consent' })
  expect(consent.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(press('Submit intake'))
  await heading('Intake submitted')
  const keys = server.to('/v1/intake/submit').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toBe(keys[1])
})

test('during the submit the button is disabled, and the earlier error disappears [spec 273]', async () => {
  let arrive: (_: ReturnType<typeof SUBMITTED>) => void = () => {}
  let tries = 0
  fakeServer({
    [SUBMIT]: () =>
      tries++ === 0
        ? 'offline'
        : new Promise((answer) => {
            arrive = answer
          }),
  })
  const { user } = await openReview()
  const problem = 'Something went wrong submitting your intake. Try again in a moment.'
  await user.click(press('Submit intake'))
  await screen.findByText(problem)
  await user.click(press('Submit intake'))
  await vi.waitFor(() => expect(press('Submit intake').getAttribute('aria-disabled')).toBe('true'))
  expect(screen.queryByText(problem)).toBeNull()
  arrive(SUBMITTED())
  await heading('Intake submitted')
})

test('a rate limit is not blamed on a field: the error says to try again in a moment', async () => {
  fakeServer({ [SUBMIT]: () => ({ status: 429, body: { error: 'rate_limited', retryInMs: 9000 } }) })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  expect(await screen.findByText('Something went wrong submitting your intake. Try again in a moment.')).toBeTruthy()
  expect(screen.queryByText(/review the highlighted fields/)).toBeNull()
})

test('an unreadable reply has an error in the banner, too [spec 236]', async () => {
  fakeServer({ [SUBMIT]: () => ({ status: 502, text: '<h1>Bad gateway</h1>' }) })
  const { user } = await openReview()
  await user.click(press('Submit intake'))
  expect(await screen.findByText('Something went wrong. Please try again shortly.')).toBeTruthy()
  expect(screen.getByText('We could not submit your intake yet. Please review the highlighted fields.')).toBeTruthy()
})

function keptOnly(fields: Partial<Record<FieldName, FieldValue>>) {
  const values = withFields(emptyValues(), fields)
  writeCopy({ values, reached: 6, email: '', version: 0, base: emptyValues(), sent: [] })
}

test.each([
  [{}, []],
  [{ 'account.email': 'ada@example.com' }, ['Email: ada@example.com']],
])('without answers for the letter, such as %o, a text says where it will appear', async (fields, lines) => {
  fakeServer()
  keptOnly(fields)
  openWizard('/intake/review')
  await heading('Review and Consent')
  expect(screen.getByText('Nothing to read yet. What you answer on the earlier pages stands here.')).toBeTruthy()
  expect(screen.queryByText('Dear concierge,')).toBeNull()
  expect(summary()).toEqual(lines)
  expect(screen.queryAllByText('The rest, in short')).toHaveLength(lines.length)
})

test('an empty intake shows an error for every required field', async () => {
  fakeServer()
  keptOnly({ 'review.matchmakingConsent': true, 'review.verificationConsent': true })
  const { user } = openWizard('/intake/review')
  await heading('Review and Consent')
  await user.click(press('Submit intake'))
  const summary = await screen.findByRole('group', { name: 'Please resolve the highlighted fields.' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Email is required',
    'You must consent to OTP verification',
    'Display name is required',
    'Select your relationship intent',
    'City is required',
    'Timezone is required',
    'Choose an option',
    'Choose an option',
    'Choose an option',
  ])
})
