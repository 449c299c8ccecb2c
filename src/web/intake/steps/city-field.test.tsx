import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../api/fake-server.test-kit.ts'
import { writeCopy } from '../draft/draft-copy.ts'
import { emptyValues, withFields } from '../form/form-values.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const PEORIAS = [
  { label: 'Peoria, Arizona', city: 'Peoria', region: 'Arizona', timezone: 'America/Phoenix' },
  { label: 'Peoria, Illinois', city: 'Peoria', region: 'Illinois', timezone: 'America/Chicago' },
]
/** Finds places that begin with the text, and exact names. */
const findPeorias: Answers[string] = ({ query }) => {
  const q = query.get('q')?.toLowerCase() ?? ''
  const places = PEORIAS.filter(({ label }) => label.toLowerCase().startsWith(q))
  return {
    body: { places, named: PEORIAS.filter(({ city, label }) => [city, label].some((it) => it.toLowerCase() === q)) },
  }
}
const cityField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'City' })
const zone = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timezone' })

test('a city name that several cities have causes a question, and sets no time zone', async () => {
  fakeServer({ 'GET /v1/places': findPeorias })
  const { user } = openWizard('/intake/location')
  const city = await cityField()
  await user.type(city, 'peoria')
  await user.tab()
  const question = await screen.findByText(/^Which Peoria\?/)
  const cities = within(question).getAllByRole('button')
  expect(cities.map(({ textContent }) => textContent)).toEqual(['Peoria, Arizona', 'Peoria, Illinois'])
  expect(zone().value).toBe('')
  await user.click(press('Peoria, Illinois'))
  expect(city.value).toBe('Peoria, Illinois')
  expect(zone().value).toBe('America/Chicago')
  await vi.waitFor(() => expect(screen.queryByText(/^Which Peoria\?/)).toBeNull())
})

test('a city name that several cities have may stay: Continue needs only a time zone', async () => {
  fakeServer({ 'GET /v1/places': findPeorias })
  const { user } = openWizard('/intake/location')
  await user.type(await cityField(), 'peoria')
  await user.selectOptions(zone(), 'America/Chicago')
  await screen.findByText(/^Which Peoria\?/)
  await user.click(press('Continue to Preferences'))
  await heading('Preferences')
})

function stored(city: string, timezone: string) {
  const values = withFields(emptyValues(), { 'location.city': city, 'location.availability.timezone': timezone })
  writeCopy({ values, reached: 6, email: '', version: 0, base: emptyValues(), sent: [] })
}

test.each([
  ['Peoria, Arizona', 'America/Phoenix', 'America/Chicago'],
  ['peoria', 'America/Phoenix', 'America/Chicago'],
  ['Peoria, Arizona', 'America/Denver', 'America/Denver'],
])('for a stored city %s with %s, choosing another city changes the time zone to %s', async (city, timezone, after) => {
  const server = fakeServer({ 'GET /v1/places': findPeorias })
  stored(city, timezone)
  const { user } = openWizard('/intake/location')
  const field = await cityField()
  await vi.waitFor(() => expect(field.value).toBe(city))
  await vi.waitFor(() => expect(server.to('/v1/places')).toHaveLength(1))
  // Only the reply shows if the zone belongs to the city.
  await new Promise((done) => setTimeout(done, 50))
  await user.clear(field)
  await user.type(field, 'Peoria, I')
  await user.click(await screen.findByRole('option', { name: 'Peoria, Illinois' }))
  expect(zone().value).toBe(after)
})

test('a time zone set by a city changes with the next city, even after the step was left', async () => {
  const server = fakeServer({ 'GET /v1/places': findPeorias })
  const { user } = openWizard('/intake/location')
  const field = await cityField()
  await user.type(field, 'Peoria, A')
  await user.click(await screen.findByRole('option', { name: 'Peoria, Arizona' }))
  expect(zone().value).toBe('America/Phoenix')
  await user.click(press('Continue to Preferences'))
  await heading('Preferences')
  await user.click(press('Back'))
  await heading('Location')
  const asked = server.to('/v1/places').length
  await vi.waitFor(() => expect(server.to('/v1/places').length).toBeGreaterThan(asked))
  await user.clear(await cityField())
  await user.type(await cityField(), 'Peoria, I')
  await user.click(await screen.findByRole('option', { name: 'Peoria, Illinois' }))
  expect(zone().value).toBe('America/Chicago')
})
