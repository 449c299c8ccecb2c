import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anIntake } from '../../../../test/builders.ts'
import { DRAFT_KEY, rememberEmail, rememberedEmail } from '../../session/member-email.ts'
import { readCopy, writeCopy } from '../draft/draft-copy.ts'
import { emptyValues, valuesFrom, withFields } from '../form/form-values.ts'
import { prehydrationValues } from '../form/prehydration-values.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const SAVE = 'POST /v1/intake/save-draft'
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const KEPT = 'Your answers are kept here, and sent when the network is back.'

function kept(fields: Parameters<typeof withFields>[1] = {}) {
  const values = withFields(valuesFrom(anIntake()), fields)
  writeCopy({ values, reached: 6, email: 'ada@example.com', version: 3, base: valuesFrom(anIntake()), sent: [] })
}

test('the page has a logo, a heading, numbered steps, and the step in a card [spec 28, 29, 32]', async () => {
  fakeServer()
  openWizard()
  const title = await heading('Account')
  expect(screen.getByRole('link', { name: 'Overture' }).querySelector('svg')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Meet one person worth an evening.' })).toBeTruthy()
  const steps = within(screen.getByRole('navigation', { name: 'Intake steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.charAt(0))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  const card = title.closest('.bg-card')
  expect(card?.contains(box('Email'))).toBe(true)
  expect(card?.contains(press('Continue to Basics'))).toBe(true)
})

test('Save says that it is saving, and then that it has saved [spec 8, 35, 36]', async () => {
  let answer = (_: { body: object }) => {}
  fakeServer({
    [SAVE]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const { user } = openWizard()
  await user.type(box('Email'), 'ada@example.com')
  await user.click(press('Save'))
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy()
  await vi.waitFor(() => answer({ body: { savedAt: '2026-03-02T12:00:00.000Z', version: 1 } }))
  expect(await screen.findByText('Draft saved.')).toBeTruthy()
  expect(press('Save')).toBeTruthy()
})

test('without an email nothing is saved, and the banner links to the email field [spec 190]', async () => {
  const server = fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), 'Ada')
  await user.click(press('Save'))
  const banner = await screen.findByRole('alert')
  expect(within(banner).getByText('Add an email before saving')).toBeTruthy()
  expect(server.to('/v1/intake/save-draft')).toEqual([])
  await user.click(within(banner).getByRole('link', { name: 'Go to Account' }))
  await user.type(box('Email'), 'ada@example.com')
  await user.click(press('Save'))
  expect(await screen.findByText('Draft saved.')).toBeTruthy()
  expect(screen.queryByText('Add an email before saving')).toBeNull()
})

test.each([
  ['the network is away', () => 'offline' as const, 'Could not save draft right now.'],
  ['the server fails', () => ({ status: 500, body: { error: 'internal' } }), 'Could not save draft right now.'],
  [
    'the reply cannot be read',
    () => ({ status: 502, text: '<h1>' }),
    'Something went wrong. Please try again shortly.',
  ],
])('when %s the banner says that the answers are safe in the browser [spec 31, 237]', async (_, answer, sentence) => {
  fakeServer({ [SAVE]: answer })
  const { user } = openWizard()
  await user.type(box('Email'), 'ada@example.com')
  await user.click(press('Save'))
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toBe(`${sentence} ${KEPT}`)
  expect(screen.queryByText('Draft saved.')).toBeNull()
  await user.click(press('Continue to Basics'))
  await heading('Basics')
  expect(await screen.findByRole('alert')).toBeTruthy()
})

test('when the network is back, unsent answers are sent, and the banner disappears', async () => {
  const server = fakeServer({ [SAVE]: () => 'offline' })
  const { user } = openWizard()
  await user.type(box('Email'), 'ada@example.com')
  await user.click(press('Save'))
  await screen.findByText('Could not save draft right now.')
  server.answers[SAVE] = () => ({ body: { savedAt: '2026-03-02T12:00:00.000Z', version: 1 } })
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.queryByText('Could not save draft right now.')).toBeNull())
})

test('errors of the server are shown at their fields, and others in the banner', async () => {
  fakeServer({
    [SAVE]: () => ({
      status: 400,
      body: { issues: [{ field: 'account.phone' }, { path: 'shoe', message: 'No shoes.' }] },
    }),
  })
  const { user } = openWizard()
  await user.type(box('Email'), 'ada@example.com')
  await user.click(press('Save'))
  expect(await screen.findByText('Please review this field')).toBeTruthy()
  expect(within(screen.getByRole('alert')).getByText('No shoes.')).toBeTruthy()
})

test('an invalid answer stays on the page with its error, but the rest is saved', async () => {
  const server = fakeServer()
  kept()
  const { user } = openWizard('/intake/basics')
  await screen.findByDisplayValue('1990-05-17')
  await user.clear(box('Birthdate'))
  await user.type(box('Birthdate'), '17 May')
  await user.click(press('Save'))
  expect(await screen.findByText('Draft saved.')).toBeTruthy()
  expect(screen.getByText('The year is missing. Add it, in four digits.')).toBeTruthy()
  expect(server.to('/v1/intake/save-draft')[0]?.body).toMatchObject({ draft: { basics: { birthdate: '1990-05-17' } } })
  expect(box('Birthdate').value).toBe('17 May')
})

test('an error of the server on another step is shown above this one, with a link to its field [spec 234]', async () => {
  let isRefused = true
  fakeServer({
    [SAVE]: () =>
      isRefused
        ? { status: 400, body: { issues: [{ path: ['location', 'city'], message: 'That city is no more' }] } }
        : { body: { savedAt: '2026-03-02T12:00:00.000Z', version: 4 } },
  })
  kept()
  const { user } = openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  await user.type(box('Display name'), ' L.')
  await user.click(press('Save'))
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('That city is no more')
  await user.click(within(banner).getByRole('link', { name: 'Go to Location' }))
  const city = await screen.findByRole('combobox', { name: 'City' })
  await vi.waitFor(() => expect(document.activeElement).toBe(city))
  expect(screen.getAllByText('That city is no more')).toHaveLength(1)
  isRefused = false
  await user.click(press('Back'))
  expect(await screen.findByText('That city is no more')).toBeTruthy()
  await user.click(press('Save'))
  await screen.findByText('Draft saved.')
  expect(screen.queryByText('That city is no more')).toBeNull()
})

test('a reload restores the answers, the visited steps and which of them are done [spec 9, 138]', async () => {
  fakeServer()
  kept()
  openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  const steps = within(screen.getByRole('navigation', { name: 'Intake steps' }))
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1Account, done Verify email and contact',
    '2Basics Name, intent, pronouns',
    '3Location, done City and availability',
    '4Preferences, done Values and interests',
    '5Deal-breakers, done Lifestyle and safety',
    '6Media, done Photos and identity',
    '7Review and Consent Confirm and submit',
  ])
  expect(steps.getByRole('link', { current: 'step' }).textContent).toContain('Basics')
})

test('the browser stores its copy at once when the person leaves the page', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), 'Ada')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(readCopy()?.values.basics.displayName).toBe('Ada')
})

test('a hidden page sends the changes since the last save', async () => {
  const server = fakeServer()
  kept()
  const { user } = openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  await user.type(box('Display name'), ' L.')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(server.to('/v1/intake/save-draft')).toHaveLength(1))
  expect(server.to('/v1/intake/save-draft')[0]?.body).toMatchObject({
    version: 3,
    draft: { basics: { displayName: 'Ada L.' } },
  })
  vi.restoreAllMocks()
})

test('answers from another tab appear in this one', async () => {
  fakeServer()
  kept()
  openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  const copy = readCopy()
  const newValue = JSON.stringify({
    ...copy,
    values: withFields(copy?.values ?? emptyValues(), { 'basics.displayName': 'Augusta' }),
  })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue })))
  expect(await screen.findByDisplayValue('Augusta')).toBeTruthy()
})

test('answers from another tab are stored together, never one without the others', async () => {
  fakeServer()
  kept()
  openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const values = withFields(readCopy()?.values ?? emptyValues(), {
    'basics.displayName': 'Augusta',
    'location.city': 'Dallas, TX',
  })
  const newValue = JSON.stringify({ ...readCopy(), values })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue })))
  await screen.findByDisplayValue('Augusta')
  fireEvent.input(box('Display name'), { target: { value: 'Augusta Ada' } })
  await vi.waitFor(() => expect(readCopy()?.values.basics.displayName).toBe('Augusta Ada'))
  const copies = written.mock.calls.flatMap(([key, text]) => (key === DRAFT_KEY ? [JSON.parse(text)] : []))
  expect(copies.map((copy) => copy.values.location.city)).toEqual(copies.map(() => 'Dallas, TX'))
  vi.restoreAllMocks()
})

test('the first change after a visit to another tab is stored at once, too', async () => {
  const server = fakeServer()
  kept()
  openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  fireEvent.input(box('Display name'), { target: { value: 'Augus' } })
  const seen = vi.spyOn(document, 'visibilityState', 'get')
  for (const state of ['hidden', 'visible'] as const) {
    seen.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  // A save that is still running would also store what follows.
  await screen.findByText(/^Saved at/)
  await vi.waitFor(() => expect(server.to('/v1/intake/save-draft')).toHaveLength(1))
  fireEvent.input(box('Display name'), { target: { value: 'Augusta' } })
  await Promise.resolve()
  expect(readCopy()?.values.basics.displayName).toBe('Augusta')
  seen.mockRestore()
})

test('an answer changed in two places causes a question, and is not overwritten before', async () => {
  let version = 4
  const server = fakeServer({
    'GET /v1/intake/draft': () => ({ body: { draft: anIntake({ basics: { displayName: 'Ada L.' } }), version } }),
    [SAVE]: ({ body }) =>
      (body as { version: number }).version === version
        ? { body: { savedAt: '2026-03-02T12:00:00.000Z', version: ++version } }
        : { status: 409, body: { error: 'stale_draft', version } },
  })
  kept({ 'basics.displayName': 'Augusta' })
  const { user } = openWizard('/intake/basics')
  const question = await screen.findByRole('region', { name: 'These answers were changed in two places' })
  const choice = within(question).getByRole('radiogroup', { name: 'Display name' })
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Augusta' }).checked).toBe(true)
  await user.click(press('Save'))
  await vi.waitFor(() => expect(document.activeElement).toBe(question))
  await user.click(within(choice).getByRole('radio', { name: 'Ada L.' }))
  await user.click(within(question).getByRole('button', { name: 'Use these answers' }))
  expect(box('Display name').value).toBe('Ada L.')
  expect(screen.queryByRole('region', { name: 'These answers were changed in two places' })).toBeNull()
  await user.click(press('Save'))
  expect(await screen.findByText('Draft saved.')).toBeTruthy()
  expect(server.to('/v1/intake/save-draft').at(-1)?.body).toMatchObject({
    version: 4,
    draft: { basics: { displayName: 'Ada L.' } },
  })
})

test('if Save finds a change from elsewhere, the focus moves to the question, and returns after the answer', async () => {
  const copyOf = (displayName: string, version: number) => ({
    body: { draft: anIntake({ basics: { displayName } }), version },
  })
  const server = fakeServer({
    'GET /v1/intake/draft': () => copyOf('Ada', 3),
    [SAVE]: () => ({ status: 409, body: { error: 'stale_draft', version: 4 } }),
  })
  kept()
  const { user } = openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  await vi.waitFor(() => expect(server.to('/v1/intake/draft')).toHaveLength(1))
  server.answers['GET /v1/intake/draft'] = () => copyOf('Ada L.', 4)
  await user.type(box('Display name'), ' B.')
  await user.click(press('Save'))
  const question = await screen.findByRole('region', { name: 'These answers were changed in two places' })
  await vi.waitFor(() => expect(document.activeElement).toBe(question))
  await user.click(within(question).getByRole('button', { name: 'Use these answers' }))
  expect(document.activeElement).toBe(press('Save'))
})

test('if that question appears late and the focus has moved on, the focus stays, and the question is announced', async () => {
  const copyOf = (displayName: string, version: number) => ({
    body: { draft: anIntake({ basics: { displayName } }), version },
  })
  const refusal = Promise.withResolvers<void>()
  const server = fakeServer({
    'GET /v1/intake/draft': () => copyOf('Ada', 3),
    [SAVE]: async () => {
      await refusal.promise
      return { status: 409, body: { error: 'stale_draft', version: 4 } }
    },
  })
  kept()
  const { user } = openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  await vi.waitFor(() => expect(server.to('/v1/intake/draft')).toHaveLength(1))
  server.answers['GET /v1/intake/draft'] = () => copyOf('Ada L.', 4)
  await user.type(box('Display name'), ' B.')
  await user.click(press('Save'))
  await user.click(box('Pronouns'))
  refusal.resolve()
  await screen.findByRole('region', { name: 'These answers were changed in two places' })
  await vi.waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('These answers were changed in two places'),
    ),
  )
  expect(document.activeElement).toBe(box('Pronouns'))
})

test('a question that appears without a press does not take the focus, and is announced', async () => {
  kept()
  openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  const told = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
  box('Display name').focus()
  // The name is not stored yet, so other tabs do not know it.
  for (const value of ['Augus', 'Augusta']) act(() => fireEvent.input(box('Display name'), { target: { value } }))
  const values = withFields(readCopy()?.values ?? emptyValues(), { 'basics.displayName': 'Adele' })
  const newValue = JSON.stringify({ ...readCopy(), values })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue })))
  await screen.findByRole('region', { name: 'These answers were changed in two places' })
  expect(document.activeElement).toBe(box('Display name'))
  expect(told?.textContent).toContain('These answers were changed in two places')
})

test('answers that differ in a capital letter are shown as written, and options by their names', async () => {
  const theirs = anIntake({ basics: { displayName: 'ada_l', relationshipIntent: 'casual' } })
  fakeServer({ 'GET /v1/intake/draft': () => ({ body: { draft: theirs, version: 4 } }) })
  const mine = { 'basics.displayName': 'Ada_l', 'basics.relationshipIntent': 'long_term' } as const
  writeCopy({
    values: withFields(valuesFrom(anIntake()), mine),
    reached: 6,
    email: 'ada@example.com',
    version: 3,
    base: withFields(valuesFrom(anIntake()), { 'basics.relationshipIntent': 'exploring' }),
    sent: [],
  })
  openWizard('/intake/basics')
  const question = await screen.findByRole('region', { name: 'These answers were changed in two places' })
  for (const name of ['Ada_l', 'ada_l', 'Long-term', 'Casual'])
    expect(within(question).getByRole('radio', { name })).toBeTruthy()
})

test('a link to a saved draft asks before it replaces other unsaved answers', async () => {
  fakeServer({ 'GET /v1/intake/draft': () => ({ body: { draft: anIntake(), version: 2 } }) })
  writeCopy({
    values: withFields(emptyValues(), { 'basics.displayName': 'Grace' }),
    reached: 1,
    email: '',
    version: 0,
    base: emptyValues(),
    sent: [],
  })
  const { user } = openWizard('/intake/account?email=ada@example.com')
  const question = await screen.findByRole('region', { name: 'There is a saved draft for this email' })
  expect(readCopy()?.values.basics.displayName).toBe('Grace')
  await user.click(within(question).getByRole('button', { name: 'Open the saved draft' }))
  await user.click(press('Continue to Basics'))
  expect(await screen.findByDisplayValue('Ada')).toBeTruthy()
})

test('Reset asks for confirmation, and then clears everything except the draft on the server [spec 38, 143]', async () => {
  const server = fakeServer()
  kept({ 'account.phone': '12' })
  rememberEmail('ada@example.com')
  const { user, router } = openWizard('/intake/basics')
  await screen.findByDisplayValue('Ada')
  await user.click(press('Reset'))
  await user.click(await screen.findByRole('button', { name: 'Keep them' }))
  expect(box('Display name').value).toBe('Ada')

  await user.click(press('Reset'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Start over?' })
  await user.click(within(dialog).getByRole('button', { name: 'Clear my answers' }))
  await heading('Account')
  expect(router.state.location.pathname).toBe('/intake/account')
  expect(box('Email').value).toBe('')
  expect(screen.queryByText('Phone numbers must be at least 8 digits')).toBeNull()
  expect(rememberedEmail()).toBeUndefined()
  expect(readCopy()?.values ?? emptyValues()).toEqual(emptyValues())
  expect(server.to('/v1/intake/save-draft')).toEqual([])
})

test('values typed and ticked before the scripts ran are read from the page', () => {
  document.body.innerHTML = `
    <input name="basics.displayName" value="Ada" />
    <input name="basics.pronouns" value="" />
    <input type="radio" name="basics.relationshipIntent" value="long_term" />
    <input type="radio" name="basics.relationshipIntent" value="casual" checked />
    <input type="checkbox" name="account.otpConsent" value="on" checked />
    <input type="checkbox" name="preferences.values" value="Service" checked />
    <input type="checkbox" name="preferences.values" value="Ambition" />
    <input type="checkbox" name="preferences.values" value="Adventure" checked />
    <select name="dealbreakers.lifestyle.smoking"><option value="">Select one</option><option value="no" selected>No</option></select>
    <textarea name="review.notesForMatchmaker">Hello</textarea>
    <input name="preferences.values" value="Hones" />
    <input name="media.photos" type="url" value="https://exa" />
    <input name="shoe" value="42" />`
  expect(prehydrationValues(document)).toEqual({
    'basics.displayName': 'Ada',
    'basics.relationshipIntent': 'casual',
    'account.otpConsent': true,
    'preferences.values': ['Service', 'Adventure'],
    'pending.values': 'Hones',
    'pending.photos': 'https://exa',
    'dealbreakers.lifestyle.smoking': 'no',
    'review.notesForMatchmaker': 'Hello',
  })
  document.body.innerHTML = ''
})
