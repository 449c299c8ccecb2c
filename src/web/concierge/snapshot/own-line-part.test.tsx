import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeConcierge, openConcierge } from '../concierge.test-kit.tsx'

afterEach(closeConcierge)

const LINE = 'I ring church bells on Wednesdays, badly.'
const part = async () => within(await screen.findByRole('region', { name: 'On your card' }))
const issue = (message: string) => ({
  status: 400,
  body: { error: 'validation_failed', message, issues: [{ path: ['line'], field: 'line', message }] },
})

test('an own line is previewed during typing, and only a press puts it on the card', async () => {
  const { server, user } = openConcierge({
    answers: { 'POST /v1/line': () => ({ body: { line: LINE, mayWrite: true } }) },
  })
  const card = await part()
  await user.click(card.getByRole('button', { name: 'Write a line' }))
  await user.type(card.getByRole('textbox', { name: 'Your line' }), LINE)
  expect(card.getByText(LINE, { selector: 'blockquote p' })).toBeDefined()
  expect(card.getByText(`${LINE.length} of 160`)).toBeDefined()
  expect(server.to('/v1/line').filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(card.getByRole('button', { name: 'Put it on my card' }))
  expect(await card.findByRole('button', { name: 'Take off' })).toBeDefined()
  expect(document.activeElement).toBe(card.getByRole('group', { name: `On your card: ${LINE}` }))
  expect(server.to('/v1/line').find(({ method }) => method === 'POST')?.body).toEqual({ line: LINE })
})

test('with the keyboard, the focus moves into the field, and returns to the button after leaving it', async () => {
  const { user } = openConcierge({})
  const card = await part()
  card.getByRole('button', { name: 'Write a line' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Your line' }))
  await user.keyboard('I stack the chairs.')
  expect(card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your line' }).value).toBe('I stack the chairs.')
  await user.click(card.getByRole('button', { name: 'Leave it' }))
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Write a line' }))
})

test('an error is shown at the field, and the typed line stays', async () => {
  const message = 'Please take a link out: a line is read before anyone has said yes.'
  const { user } = openConcierge({ answers: { 'POST /v1/line': () => issue(message) } })
  const card = await part()
  await user.click(card.getByRole('button', { name: 'Write a line' }))
  await user.type(card.getByRole('textbox', { name: 'Your line' }), 'signal.me')
  await user.click(card.getByRole('button', { name: 'Put it on my card' }))
  expect(await card.findByText(message)).toBeDefined()
  expect(card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your line' }).value).toBe('signal.me')
})

test('an own line is removed with one press, and a change can be cancelled', async () => {
  const { user } = openConcierge({
    answers: {
      'GET /v1/line': () => ({ body: { line: LINE, mayWrite: true } }),
      'DELETE /v1/line': () => ({ body: { line: null, mayWrite: true } }),
    },
  })
  const card = await part()
  await user.click(card.getByRole('button', { name: 'Change' }))
  await user.click(card.getByRole('button', { name: 'Leave it' }))
  expect(card.getByText(LINE)).toBeDefined()
  await user.click(card.getByRole('button', { name: 'Take off' }))
  expect(document.activeElement).toBe(await card.findByRole('button', { name: 'Write a line' }))
  expect(card.queryByText(LINE)).toBeNull()
})

test('a member without a verified email reads how to write an own line', async () => {
  openConcierge({ answers: { 'GET /v1/line': () => ({ body: { line: null, mayWrite: false } }) } })
  const card = await part()
  expect(card.getByText(/^Once your email is verified/)).toBeDefined()
  expect(card.queryByRole('button')).toBeNull()
})
