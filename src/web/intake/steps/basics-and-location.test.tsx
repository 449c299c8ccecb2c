import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => [...select(name).options].map(({ text, value }) => [text, value])
const chipsOf = (legend: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${legend}`) }))
    .getAllByRole('checkbox')
    .map((chip) => chip.getAttribute('value'))

test('Basics: pronouns can be typed freely, or chosen from five suggestions [spec 56]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await heading('Basics')
  const suggestions = within(screen.getByRole('group', { name: 'Suggested pronouns' })).getAllByRole('button')
  expect(suggestions.map(({ textContent }) => textContent)).toEqual([
    'she/her',
    'he/him',
    'they/them',
    'she/they',
    'he/they',
  ])
  await user.click(press('he/they'))
  expect(box('Pronouns').value).toBe('he/they')
  expect(press('he/they').getAttribute('aria-pressed')).toBe('true')
  await user.click(press('he/they'))
  expect(box('Pronouns').value).toBe('')
  await user.type(box('Pronouns'), 'ze/zir')
  expect(box('Pronouns').value).toBe('ze/zir')
})

test('Basics: eight digits are accepted as a birthdate, too', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Birthdate'), '19900412')
  await user.tab()
  expect(box('Birthdate').value).toBe('1990-04-12')
})

test('Basics: a birthdate is accepted in usual notations, and repeated in words [spec 55]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Birthdate'), '4/12/1997')
  expect(screen.getByText(/^April 12, 1997 · \d\d$/)).toBeTruthy()
  await user.tab()
  expect(box('Birthdate').value).toBe('1997-04-12')
  expect(screen.queryByText('Use the YYYY-MM-DD format')).toBeNull()
})

test('Basics: a person under 18 gets an error on this step', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), 'Ada')
  await user.click(screen.getByRole('radio', { name: 'Exploring' }))
  await user.type(box('Birthdate'), 'April 12 2015')
  await user.click(press('Continue to Location'))
  expect((await screen.findAllByText('You must be 18 or older')).length).toBeGreaterThan(0)
  await heading('Basics')
})

test('Basics: Continue needs a display name and an intent, and the step says which is missing [spec 54, 195]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), '   ')
  expect(screen.getByText('Add your display name to continue')).toBeTruthy()
  await user.type(box('Display name'), 'Ada')
  expect(screen.getByText('Choose your relationship intent to continue')).toBeTruthy()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'long_term',
    'casual',
    'exploring',
  ])
  await user.click(screen.getByRole('radio', { name: 'Exploring' }))
  expect(press('Continue to Location')).toHaveProperty('disabled', false)
})

test('Basics: a name in lower case gets a capital letter, unless the person changes it back', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), 'ray')
  await user.tab()
  expect(box('Display name').value).toBe('Ray')
  await user.clear(box('Display name'))
  await user.type(box('Display name'), 'ray')
  await user.tab()
  expect(box('Display name').value).toBe('ray')
})

test.each(['bell hooks', 'de la Cruz', 'deShawn'])('Basics: the name %s keeps its letters', async (name) => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(box('Display name'), name)
  await user.tab()
  expect(box('Display name').value).toBe(name)
})

test.each([
  ['Display name', ' ', 'Display name is required'],
  ['Birthdate', '13/13/1990', 'Use the YYYY-MM-DD format'],
  ['Birthdate', '31.2.1990', 'February 1990 has 28 days'],
  ['Birthdate', '9/31/88', 'September has 30 days'],
  ['Birthdate', '9/41/95', 'September has 30 days'],
  ['Birthdate', '3/9', 'The year is missing. Add it, in four digits.'],
  ['Birthdate', '9/3/29', 'Do you mean September 3, 1929? Write the year in four digits.'],
  ['Pronouns', 'x'.repeat(65), 'Pronouns must be 64 characters or fewer'],
])('Basics: %s "%s" gets an error after the field is left: %s', async (label, typed, message) => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.click(box(label))
  await user.paste(typed)
  await user.tab()
  expect(await screen.findByText(message)).toBeTruthy()
})

test('Basics: a skipped intent shows that it is needed [spec 57]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await vi.waitFor(() => screen.getByRole('radio', { name: 'Exploring' }).focus())
  await user.tab()
  expect(await screen.findByText('Select your relationship intent')).toBeTruthy()
})

test('Location: the time zones, budgets and times of the week are those of the product, in its order [spec 58, 59, 130-132]', async () => {
  fakeServer()
  openWizard('/intake/location')
  await heading('Location')
  expect(optionsOf('Timezone')).toEqual([
    ['Select one', ''],
    ...[
      'America/Chicago',
      'America/New_York',
      'America/Denver',
      'America/Los_Angeles',
      'America/Phoenix',
      'America/Anchorage',
      'Pacific/Honolulu',
    ].map((zone) => [zone, zone]),
  ])
  const budgets = within(screen.getByRole('radiogroup', { name: 'Date budget' })).getAllByRole('radio')
  expect(budgets.map((radio) => radio.getAttribute('value'))).toEqual(['$', '$$', '$$$', '$$$$'])
  expect(chipsOf('Typical week')).toEqual(['Weeknights', 'Weekends', 'Lunch hours', 'Early mornings', 'Flexible'])
})

test('Location: Continue needs a city and a time zone, and the step says which is missing [spec 196]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  const city = await screen.findByRole('combobox', { name: 'City' })
  await user.type(city, '  ')
  expect(screen.getByText('Add your city to continue')).toBeTruthy()
  await user.type(city, 'Little Hope')
  expect(screen.getByText('Choose your time zone to continue')).toBeTruthy()
  expect(press('Continue to Preferences')).toHaveProperty('disabled', true)
  await user.selectOptions(select('Timezone'), 'America/Denver')
  expect(press('Continue to Preferences')).toHaveProperty('disabled', false)
})

test('Location: a required field that was skipped shows its error', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await user.click(await screen.findByRole('combobox', { name: 'City' }))
  await user.tab()
  await user.tab()
  expect(await screen.findByText('City is required')).toBeTruthy()
  expect(await screen.findByText('Timezone is required')).toBeTruthy()
})

test('Location: the time zone follows a chosen city until the person chooses one [spec 57]', async () => {
  const places = [
    { label: 'Austin, Texas', city: 'Austin', region: 'Texas', timezone: 'America/Chicago' },
    { label: 'Aurora, Colorado', city: 'Aurora', region: 'Colorado', timezone: 'America/Denver' },
  ]
  const server = fakeServer({ 'GET /v1/places': () => ({ body: { places } }) })
  const { user } = openWizard('/intake/location')
  const city = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' })
  await user.type(city, 'Au')
  await user.click(await screen.findByRole('option', { name: /^Austin, Texas/ }))
  expect(city.value).toBe('Austin, Texas')
  expect(select('Timezone').value).toBe('America/Chicago')
  await user.clear(city)
  await user.type(city, 'Au')
  await user.click(await screen.findByRole('option', { name: /^Aurora, Colorado/ }))
  expect(select('Timezone').value).toBe('America/Denver')
  await user.selectOptions(select('Timezone'), 'America/Phoenix')
  await user.clear(city)
  await user.type(city, 'Au')
  await user.click(await screen.findByRole('option', { name: /^Austin, Texas/ }))
  expect(select('Timezone').value).toBe('America/Phoenix')
  expect(server.to('/v1/places').every(({ query }) => (query.get('q') ?? '').length >= 2)).toBe(true)
})

test('Location: the time zone follows a typed city that is found', async () => {
  const places = [{ label: 'Austin, Texas', city: 'Austin', region: 'Texas', timezone: 'America/Chicago' }]
  fakeServer({ 'GET /v1/places': () => ({ body: { places, named: places } }) })
  const { user } = openWizard('/intake/location')
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Austin, TX')
  await user.tab()
  await vi.waitFor(() => expect(select('Timezone').value).toBe('America/Chicago'))
})

test('Location: a city that is not in our list is kept, and the page says so', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  const city = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' })
  await user.type(city, 'Little Hope')
  const said = await screen.findAllByText('Not a city we list; kept as you write it.')
  expect(said.map(({ id }) => id)).toContain(city.getAttribute('aria-describedby'))
  await user.tab()
  expect(city.value).toBe('Little Hope')
})

test('Location: a misspelt city is suggested correctly in the list, and by a button after the field is left', async () => {
  const meant = [{ label: 'Chicago, Illinois', city: 'Chicago', region: 'Illinois', timezone: 'America/Chicago' }]
  fakeServer({
    'GET /v1/places': ({ query }) => ({ body: query.get('q') === 'chicgo' ? { places: [], meant } : { places: [] } }),
  })
  const { user } = openWizard('/intake/location')
  const city = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' })
  await user.type(city, 'chicgo')
  expect(await screen.findByRole('option', { name: 'Chicago, Illinois' })).toBeTruthy()
  expect(screen.queryByText('Not a city we list; kept as you write it.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Chicago, Illinois?' })).toBeNull()
  expect(select('Timezone').value).toBe('')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Chicago, Illinois?' }))
  expect(city.value).toBe('Chicago, Illinois')
  expect(select('Timezone').value).toBe('America/Chicago')
  expect(screen.getByText(/^Central time\./)).toBeTruthy()
  await user.clear(city)
  await user.type(city, 'chicgo')
  await user.click(await screen.findByRole('option', { name: 'Chicago, Illinois' }))
  expect(city.value).toBe('Chicago, Illinois')
  expect(screen.queryByRole('button', { name: 'Chicago, Illinois?' })).toBeNull()
})

test.each([
  ['about 30 miles', '30', undefined],
  ['40 km', '25', '25 miles is 40 km.'],
])('Location: a distance of "%s" is read as %s miles', async (typed, miles, said) => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await heading('Location')
  await user.type(box('Travel distance (miles)'), typed)
  await user.tab()
  expect(box('Travel distance (miles)').value).toBe(miles)
  expect(screen.queryByText(/from 0 to 310$/)).toBeNull()
  if (said) expect(await screen.findByText(said)).toBeTruthy()
})

test('Basics: a date that is understood during typing shows no error', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(await screen.findByRole('textbox', { name: 'Birthdate' }), 'soon')
  await user.tab()
  await screen.findByText('Use the YYYY-MM-DD format')
  await user.clear(box('Birthdate'))
  await user.type(box('Birthdate'), '7/13/97')
  expect(screen.getByText(/^July 13, 1997 · \d\d$/)).toBeTruthy()
  expect(box('Birthdate').getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  expect(box('Birthdate').value).toBe('1997-07-13')
})

test('Basics: a year more than 110 years ago gets an error, and is not repeated in words', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(await screen.findByRole('textbox', { name: 'Birthdate' }), '6/1/1892')
  await user.tab()
  expect(await screen.findByText('Over 110 years ago? Check the year.')).toBeTruthy()
  expect(screen.queryByText(/June 1, 1892/)).toBeNull()
})

test('Basics: a birthdate in the future gets its own error', async () => {
  fakeServer()
  const { user } = openWizard('/intake/basics')
  await user.type(await screen.findByRole('textbox', { name: 'Birthdate' }), '7/13/2997')
  await user.tab()
  expect(await screen.findByText('That day is yet to come. Check the year.')).toBeTruthy()
  expect(screen.queryByText('You must be 18 or older')).toBeNull()
})

test('Location: miles above 310 become 310, and a fraction gets an error [spec 60]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  const miles = box('Travel distance (miles)')
  await user.type(miles, '400')
  await user.tab()
  expect(miles.value).toBe('310')
  expect(screen.getByText('310 miles is the farthest, so we set it to that.')).toBeTruthy()
  await user.clear(miles)
  await user.type(miles, '2.5')
  await user.tab()
  expect(await screen.findByText('Travel distance runs from 0 to 310 miles (500 km)')).toBeTruthy()
  expect(screen.queryByText(/is the farthest/)).toBeNull()
})

test('Location: Enter stops once at miles above 310, shows a note and sets 310', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Little Hope')
  await user.selectOptions(select('Timezone'), 'America/Denver')
  await user.type(box('Travel distance (miles)'), '500{Enter}')
  expect(box('Travel distance (miles)').value).toBe('310')
  expect(screen.getByText('310 miles is the farthest, so we set it to that.')).toBeTruthy()
  await user.keyboard('{Enter}')
  await heading('Preferences')
})

test('Location: a chosen budget can be cleared [spec 58]', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await user.click(screen.getByRole('radio', { name: '$$' }))
  await user.click(press('Clear'))
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
})
