import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  closeConcierge,
  OPEN,
  OPEN_CONVERSATION,
  restored,
  SESSION_ID,
  SNAPSHOT,
  said,
} from '../concierge.test-kit.tsx'

afterEach(closeConcierge)
const EDIT = 'POST /v1/concierge/intake/edit'
const edited = (snapshot: typeof SNAPSHOT) => ({ body: { snapshot, sources: [], reply: null, done: false } })
const change = (label: string) => screen.getByRole('button', { name: `Change ${label}` })

test('a value is changed by pressing an option, and the focus returns to its button', async () => {
  const snapshot = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, lifestyle: { smoking: 'no' as const } } }
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(snapshot) } })
  await user.click(change('Smoking'))
  expect(within(screen.getByRole('group', { name: 'Change Smoking' })).getAllByRole('button')[0]).toBe(
    document.activeElement,
  )
  await user.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(said('Smoking')).toContain('No'))
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toEqual({
    sessionId: SESSION_ID,
    path: 'valuesMap.lifestyle.smoking',
    value: 'no',
  })
  expect(document.activeElement).toBe(change('Smoking'))
})

test.each([
  ['Add to Must have', () => screen.getByLabelText('In your own words')],
  ['Change Ages', () => screen.getByLabelText('From age')],
  ['Change Wants to meet', () => screen.getAllByRole('checkbox')[0]],
  ['Change Here for', () => screen.getByRole('button', { name: 'Long-term' })],
])('%s moves the focus to its first control', async (name, control) => {
  const { user } = await restored()
  await user.click(screen.getByRole('button', { name }))
  expect(document.activeElement).toBe(control())
})

test('removing an entry keeps the others, also those that another row shows', async () => {
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(SNAPSHOT) } })
  await user.click(screen.getByRole('button', { name: 'Remove Kindness from Must have' }))
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(1))
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({
    path: 'preferences.must_haves',
    value: ['Men'],
  })
})

test('an entry can be typed, and both ages are changed together', async () => {
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(SNAPSHOT) } })
  await user.click(screen.getByRole('button', { name: 'Add to Must have' }))
  await user.type(screen.getByLabelText('In your own words'), 'laughs easily{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(1))
  await user.click(change('Ages'))
  await user.clear(screen.getByLabelText('To age'))
  await user.type(screen.getByLabelText('To age'), '50{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(2))
  expect(server.to('/v1/concierge/intake/edit').map(({ body }) => body)).toMatchObject([
    { path: 'preferences.must_haves', value: ['Men', 'Kindness', 'laughs easily'] },
    { path: 'valuesMap.age_range', value: { min: 34, max: 50 } },
  ])
})

test('an error of the server is shown in the editor, and the typed value stays', async () => {
  const refused = { status: 503, body: { error: 'unavailable' } }
  const { user } = await restored({ answers: { [EDIT]: () => refused } })
  await user.click(change('Distance'))
  await user.clear(screen.getByLabelText('Miles'))
  await user.type(screen.getByLabelText('Miles'), '40{Enter}')
  expect((await screen.findAllByRole('alert')).some((alert) => alert.textContent !== '')).toBe(true)
  expect((screen.getByLabelText('Miles') as HTMLInputElement).value).toBe('40')
  expect(OPEN_CONVERSATION.snapshot).toBe(SNAPSHOT)
})

test('free times can be typed in addition to the options', async () => {
  const times = ['Weekends', 'Saturdays only']
  const snapshot = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, availability: times } }
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(snapshot) } })
  await user.click(change('Free'))
  await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'Saturdays only')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(said('Free')).toContain('Weekends (Saturdays only)'))
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({
    path: 'valuesMap.availability',
    value: expect.arrayContaining(['Saturdays only']),
  })
  expect(screen.getByRole('button', { name: 'Remove Saturdays only from Free' })).toBeTruthy()
})

test('an invalid value shows the message of the server', async () => {
  const message = 'The youngest age is above the oldest.'
  const refused = { status: 400, body: { error: 'invalid', issues: [{ path: 'value', message }] } }
  const { user } = await restored({ answers: { [EDIT]: () => refused } })
  await user.click(change('Ages'))
  await user.type(screen.getByLabelText('From age'), '{Control>}a{/Control}50{Enter}')
  await waitFor(() => expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(message))
})

test('a distance above the limit becomes the limit, as in the intake', async () => {
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(SNAPSHOT) } })
  await user.click(change('Distance'))
  await user.clear(screen.getByLabelText('Miles'))
  await user.type(screen.getByLabelText('Miles'), '400{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({ value: 499 }))
})

test('the current value is marked, and Escape leaves it unchanged', async () => {
  const { server, user } = await restored()
  await user.click(change('Here for'))
  expect(screen.getByRole('button', { name: 'Long-term' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Casual' }).getAttribute('aria-pressed')).toBe('false')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(change('Here for'))
  expect(server.to('/v1/concierge/intake/edit')).toEqual([])
})

test('people to meet are checkboxes, and Everyone excludes the others', async () => {
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(SNAPSHOT) } })
  await user.click(change('Wants to meet'))
  expect((screen.getByRole('checkbox', { name: 'Men' }) as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Women' }))
  await user.click(screen.getByRole('checkbox', { name: 'Everyone' }))
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(2))
  expect(server.to('/v1/concierge/intake/edit').map(({ body }) => body)).toMatchObject([
    { value: ['Kindness', 'Men', 'Women'] },
    { value: ['Kindness', 'Everyone'] },
  ])
})

test('after removing an entry the focus moves to the next one, and after the last one to the Add button', async () => {
  const having = (...nice_to_haves: string[]) => ({
    ...SNAPSHOT,
    preferences: { ...SNAPSHOT.preferences, nice_to_haves },
  })
  const left = [having('Two'), having()]
  const open = { ...OPEN_CONVERSATION, snapshot: having('One', 'Two') }
  const answers = { [OPEN]: () => ({ body: open }), [EDIT]: () => edited(left.shift() ?? SNAPSHOT) }
  const { user } = await restored({ answers })
  const cross = (entry: string) => screen.getByRole('button', { name: `Remove ${entry} from Nice to have` })
  await user.click(cross('One'))
  await waitFor(() => expect(document.activeElement).toBe(cross('Two')))
  await user.click(cross('Two'))
  await waitFor(() => expect(said('Nice to have')).toContain('not said yet'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to Nice to have' }))
})

test('the focus stays in the editor after a pressed option has become an entry', async () => {
  const snapshot = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, dealbreakers: ['Daily smoker'] } }
  const { user } = await restored({ answers: { [EDIT]: () => edited(snapshot) } })
  await user.click(screen.getByRole('button', { name: 'Add to Rather not' }))
  await user.click(screen.getByRole('button', { name: 'Add Daily smoker to Rather not' }))
  await screen.findByRole('button', { name: 'Remove Daily smoker from Rather not' })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Change Rather not' }))
})

test('an entry that could not be saved stays in its field', async () => {
  const { user } = await restored({ answers: { [EDIT]: () => ({ status: 503, body: { error: 'unavailable' } }) } })
  await user.click(screen.getByRole('button', { name: 'Add to Must have' }))
  await user.type(screen.getByLabelText('In your own words'), 'laughs easily{Enter}')
  expect((await screen.findByText('Request failed (503).')).textContent).toBeTruthy()
  expect((screen.getByLabelText('In your own words') as HTMLInputElement).value).toBe('laughs easily')
})

test('Done saves what was typed, but Escape does not', async () => {
  const snapshot = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, age_range: { min: 46, max: 60 } } }
  const { server, user } = await restored({ answers: { [EDIT]: () => edited(snapshot) } })
  await user.click(change('Ages'))
  await user.clear(screen.getByLabelText('From age'))
  await user.type(screen.getByLabelText('From age'), '46')
  await user.keyboard('{Escape}')
  expect(server.to('/v1/concierge/intake/edit')).toEqual([])
  await user.click(change('Ages'))
  await user.clear(screen.getByLabelText('From age'))
  await user.type(screen.getByLabelText('From age'), '46')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Change Ages' })).toBeNull())
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({ value: { min: 46 } })
})
