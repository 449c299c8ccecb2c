import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeConcierge, field, press, REPLY, SNAPSHOT, SOURCES, talking } from './concierge.test-kit.tsx'

afterEach(closeConcierge)

const SAID = 'I ring church bells on Wednesdays, badly.'
const CLOSING = 'Sound right? Then press "Finish & Save Profile".'
const offer = async () => within(await screen.findByRole('region', { name: 'One line for your card?' }))

async function atTheEnd(answers = {}) {
  const opened = await talking({
    answers: {
      [REPLY]: () => ({ body: { reply: CLOSING, noted: null, done: true, snapshot: SNAPSHOT, sources: SOURCES } }),
      ...answers,
    },
  })
  await opened.user.type(field('Your message'), SAID)
  await opened.user.click(press('Send'))
  await screen.findAllByText(CLOSING)
  return opened
}

test('at the end, a sentence of the member is offered for the card, and only a press puts it there', async () => {
  const { server, user } = await atTheEnd({ 'POST /v1/line': () => ({ body: { line: SAID, mayWrite: true } }) })
  const writes = () => server.to('/v1/line').filter(({ method }) => method === 'POST')
  await user.click((await offer()).getByRole('button', { name: `\u201c${SAID}\u201d` }))
  expect(writes()).toEqual([])
  await user.click((await offer()).getByRole('button', { name: 'Put it on my card' }))
  expect(await screen.findByRole('button', { name: 'Take off' })).toBeDefined()
  expect(writes().map(({ body }) => body)).toEqual([{ line: SAID }])
  expect(screen.queryByRole('region', { name: 'One line for your card?' })).toBeNull()
  expect(document.activeElement).toBe(field('Your message'))
})

test('a rejected offer is not made again', async () => {
  const { user } = await atTheEnd()
  await user.click((await offer()).getByRole('button', { name: 'No, thanks' }))
  expect(document.activeElement).toBe(field('Your message'))
  expect(screen.queryByRole('region', { name: 'One line for your card?' })).toBeNull()
  await user.type(field('Your message'), 'thanks')
  await user.click(press('Send'))
  expect(screen.queryByRole('region', { name: 'One line for your card?' })).toBeNull()
})

test('the offer is made once, and goes with the next message', async () => {
  const { user } = await atTheEnd()
  await offer()
  await user.type(field('Your message'), 'and one thing more')
  await user.click(press('Send'))
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'One line for your card?' })).toBeNull())
})

test('no offer is made without a verified email', async () => {
  await atTheEnd({ 'GET /v1/line': () => ({ body: { line: null, mayWrite: false } }) })
  expect(screen.queryByRole('region', { name: 'One line for your card?' })).toBeNull()
})

test('Finish asks first to save or leave a line that is not on the card yet', async () => {
  const { server, user } = await atTheEnd()
  await user.click((await offer()).getByRole('button', { name: `\u201c${SAID}\u201d` }))
  await user.click(press('Finish & Save Profile'))
  expect(await screen.findByText('Put your line on your card first, or leave it.')).toBeDefined()
  expect(document.activeElement).toBe(field('Your line'))
  expect(server.to('/v1/concierge/intake/complete')).toEqual([])
  await user.click((await offer()).getByRole('button', { name: 'Leave it' }))
  await user.click(press('Finish & Save Profile'))
  await vi.waitFor(() => expect(server.to('/v1/concierge/intake/complete')).toHaveLength(1))
})
