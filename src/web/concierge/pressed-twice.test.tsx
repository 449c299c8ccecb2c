import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  ANSWER,
  closeConcierge,
  field,
  INTRO,
  OPENERS,
  openConcierge,
  press,
  REPLY,
  restored,
  START,
  silence,
} from './concierge.test-kit.tsx'

afterEach(closeConcierge)

/** The second press comes before the first is rendered. */
const pressTwice = (name: string) =>
  act(async () => {
    const button = press(name)
    fireEvent.click(button)
    fireEvent.click(button)
  })
const OFFERED = { ok: true, openers: ['One', 'Two', 'Three'] }

test.each([
  ['Begin', '/v1/concierge/intake/start'],
  ['Check My Saved Profile', '/v1/concierge/intake/previous'],
])('%s pressed twice sends one request', async (name, path) => {
  const { server, user } = openConcierge({ answers: { [START]: silence } })
  await user.type(field('Contact email'), 'maya@example.com')
  await user.type(field('Your name'), 'Maya')
  await pressTwice(name)
  expect(server.to(path)).toHaveLength(1)
})

test.each([
  ['See Matches', '/v1/matches/suggestions'],
  ['Finish & Save Profile', '/v1/concierge/intake/complete'],
])('%s pressed twice sends one request', async (name, path) => {
  const { server } = await restored()
  await pressTwice(name)
  expect(server.to(path)).toHaveLength(1)
})

test('Send pressed twice sends the message once', async () => {
  const { server, user } = await restored({ answers: { [REPLY]: silence } })
  await user.type(field('Your message'), 'Make that 15 miles')
  await pressTwice('Send')
  expect(server.to('/v1/concierge/intake/reply')).toHaveLength(1)
})

test.each([
  ['Get 3 Openers', '/v1/matches/openers'],
  ['Draft Intro', '/v1/matches/intro/draft'],
])('%s pressed twice sends one request', async (name, path) => {
  const { server, user } = await restored({
    answers: { [OPENERS]: () => ({ body: OFFERED }), [INTRO]: silence },
  })
  await user.click(press('See Matches'))
  await screen.findByRole('article', { name: 'Theo' })
  await pressTwice(name)
  expect(server.to(path)).toHaveLength(1)
})

test('Finish & Save Profile waits for a running reply, and saves its result', async () => {
  let answer = (_: { body: object }) => {}
  const { server, user } = await restored({
    answers: {
      [REPLY]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  await user.type(field('Your message'), 'Something long-term{Enter}')
  await user.click(press('Finish & Save Profile'))
  expect(server.to('/v1/concierge/intake/complete')).toEqual([])
  answer({ body: { reply: 'Long-term it is.', done: false } })
  expect(await screen.findByText('Your profile is saved.')).toBeDefined()
  expect(screen.getByText('Long-term it is.')).toBeDefined()
})

test('if the running message fails, Finish & Save Profile asks to send it first', async () => {
  let lose = () => {}
  const { server, user } = await restored({
    answers: {
      [REPLY]: () =>
        new Promise((resolve) => {
          lose = () => resolve('offline')
        }),
    },
  })
  await user.type(field('Your message'), 'Something long-term{Enter}')
  await user.click(press('Finish & Save Profile'))
  await act(async () => lose())
  expect(await screen.findByText('Send your message first, or clear it.')).toBeDefined()
  expect(field('Your message').value).toBe('Something long-term')
  expect(server.to('/v1/concierge/intake/complete')).toEqual([])
  await user.clear(field('Your message'))
  await user.click(press('Finish & Save Profile'))
  expect(await screen.findByText('Your profile is saved.')).toBeDefined()
  expect(screen.getByText(ANSWER)).toBeDefined()
})
