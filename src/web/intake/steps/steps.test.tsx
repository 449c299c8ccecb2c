import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberEmail } from '../../session/member-email.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => [...select(name).options].map(({ text, value }) => [text, value])
const chipsOf = (legend: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${legend}`) }))
    .getAllByRole('checkbox')
    .map((chip) => chip.getAttribute('value'))

test('Media: nothing is required, and a photo link is optional', async () => {
  fakeServer()
  openWizard('/intake/media')
  await heading('Media')
  expect(screen.getByText('Nothing has to be done here. Members never see photos.')).toBeTruthy()
  expect(screen.getByText(/^Optional\. A link that starts with https\./)).toBeTruthy()
})

test('Back leads to the step before [spec 33, 140]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await heading('Preferences')
  await user.click(press('Back'))
  await heading('Location')
  await user.click(press('Back'))
  await heading('Basics')
})

test('Preferences: chosen chips are counted, own entries can be added, and nothing is required [spec 62, 63, 133, 134]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await heading('Preferences')
  expect(chipsOf('Values')).toEqual([
    'Faith-forward',
    'Family-centered',
    'Adventure',
    'Ambition',
    'Service',
    'Creativity',
    'Community',
    'Playfulness',
  ])
  expect(chipsOf('Interests')).toEqual([
    'Live music',
    'Farmers markets',
    'Volunteer nights',
    'Cycling',
    'Art walks',
    'Weekend trips',
    'Book clubs',
    'Wellness',
  ])
  expect(press('Continue to Deal-breakers')).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('checkbox', { name: 'Service' }))
  await user.type(box('A value of your own'), 'Honesty{Enter}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Honesty' }).checked).toBe(true)
  expect(screen.getByRole('group', { name: /^Values/ }).textContent).toContain('2 chosen')
})

test('Preferences: invalid ages, and a maximum below the minimum, stop Continue [spec 61, 193]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.type(box('Minimum age'), '17')
  await user.click(press('Continue to Deal-breakers'))
  expect(await screen.findAllByText('Ages run from 18 to 99')).toHaveLength(2)
  await user.clear(box('Minimum age'))
  await user.type(box('Minimum age'), '50')
  await user.type(box('Maximum age'), '40')
  await user.click(press('Continue to Deal-breakers'))
  expect(await screen.findAllByText('Maximum age cannot be below minimum age')).toHaveLength(2)
  await user.clear(box('Maximum age'))
  await user.type(box('Maximum age'), '60')
  await user.click(press('Continue to Deal-breakers'))
  expect(await heading('Deal-breakers')).toBeTruthy()
})

test('Deal-breakers: the three habits are required, and each one is named if it is missing [spec 64, 66, 135-137, 197]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/dealbreakers')
  await heading('Deal-breakers')
  expect(chipsOf('Must-nots')).toEqual(['Daily smoker', 'Heavy drinker', 'Dismissive of kids', 'Non-communicator'])
  expect(chipsOf('Safety preferences')).toEqual([
    'First meet in public',
    'Video check before meeting',
    'Share contact only after match',
    'No surprise guests',
    'Exit check-in with concierge',
  ])
  const habits = [
    ['Select one', ''],
    ['No', 'no'],
    ['Sometimes', 'sometimes'],
    ['Yes', 'yes'],
  ]
  expect(optionsOf('Smoking')).toEqual(habits)
  expect(optionsOf('Drinking')).toEqual(habits)
  expect(optionsOf('Wants kids')).toEqual([
    ['Select one', ''],
    ['Yes', 'yes'],
    ['No', 'no'],
    ['Open', 'open'],
  ])
  for (const name of ['Smoking', 'Drinking', 'Wants kids']) {
    expect(screen.getByText(`Choose an option for ${name} to continue`)).toBeTruthy()
    await user.selectOptions(select(name), 'no')
  }
  expect(press('Continue to Media')).toHaveProperty('disabled', false)
})

test('Deal-breakers: a skipped habit shows its error [spec 65]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/dealbreakers')
  await user.click(select('Smoking'))
  await user.tab()
  expect(await screen.findByText('Choose an option')).toBeTruthy()
})

test.each([
  ['javascript:alert(1)', 'Provide a valid URL'],
  ['photos/ada.jpg', 'Provide a valid URL'],
  [`https://example.com/${'x'.repeat(2048)}`, 'URLs must be shorter than 2048 characters'],
])('Media: %.30s is not added, and the error is: %s [spec 70]', async (url, message) => {
  fakeServer()
  const { user } = openWizard('/intake/media')
  expect(await screen.findByText('No media added yet.')).toBeTruthy()
  await user.click(box('Photo URL'))
  await user.paste(url)
  await user.click(press('Add photo'))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('No media added yet.')).toBeTruthy()
})

test('Media: a photo is shown to its owner without a referrer for its host, and can be removed [spec 68]', async () => {
  fakeServer()
  const { user, page } = openWizard('/intake/media')
  await user.type(box('Photo URL'), ' https://photos.example.com/ada.jpg {Enter}')
  const preview = page.container.querySelector('img')
  expect(preview?.getAttribute('src')).toBe('https://photos.example.com/ada.jpg')
  expect(preview?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(preview?.getAttribute('loading')).toBe('lazy')
  expect(screen.queryByText('No media added yet.')).toBeNull()
  await user.click(press('Remove photos.example.com/ada.jpg'))
  expect(screen.getByText('No media added yet.')).toBeTruthy()
})

test('Media: a link that is still in the input is added by Continue, or stops it if invalid [spec 67]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/media')
  await user.type(box('Photo URL'), 'nonsense')
  await user.click(press('Continue to Review and Consent'))
  expect(await screen.findAllByText('Provide a valid URL')).toHaveLength(2)
  await user.clear(box('Photo URL'))
  await user.type(box('Photo URL'), 'https://example.com/a.jpg')
  await user.click(press('Continue to Review and Consent'))
  await heading('Review and Consent')
  expect(screen.getByText('example.com')).toBeTruthy()
})

test('Media: one box says that the member is open to a selfie check, and is saved [spec 69]', async () => {
  const server = fakeServer()
  rememberEmail('ada@example.com')
  const { user } = openWizard('/intake/media')
  const open = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I am open to a selfie check' })
  expect(open.checked).toBe(false)
  await user.click(open)
  await user.click(press('Save'))
  await screen.findByText('Draft saved.')
  expect(server.to('/v1/intake/save-draft')[0]?.body).toMatchObject({ draft: { media: { selfieVerified: true } } })
})

test('Media: an eleventh photo is refused [spec 183]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/media')
  for (let at = 0; at < 11; at++) {
    await user.click(box('Photo URL'))
    await user.paste(`https://example.com/${at}.jpg`)
    await user.keyboard('{Enter}')
  }
  expect(within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem')).toHaveLength(10)
  await vi.waitFor(() => expect(screen.getByText('Add up to 10 photos')).toBeTruthy())
})
