import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choices } from '#contract/concierge.ts'
import { closeConcierge, field, log, OPEN, OPEN_CONVERSATION, restored, SESSION_ID } from '../concierge.test-kit.tsx'
import { Answers } from './answers.tsx'

afterEach(cleanup)
const choices = (multiple: boolean, labels: readonly string[]): Choices => ({
  group: 'kids',
  multiple,
  options: labels.map((label) => ({ label, text: label })),
})

test('a press on an answer sends it at once', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(false, ['Yes', 'No', 'Open'])} onAnswer={onAnswer} />)
  expect(screen.getByRole('group', { name: 'Answers' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onAnswer.mock.calls).toEqual([['Open']])
})

test('several answers are chosen first, and then sent together', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(true, ['Weekends', 'Lunch hours', 'Flexible'])} onAnswer={onAnswer} />)
  expect(screen.getByText('Choose any that fit.')).toBeDefined()
  expect(screen.getByRole('button', { name: "That's it" })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weekends' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flexible' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch hours' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flexible' }))
  expect(screen.getByText('2 chosen')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "That's it" }))
  expect(onAnswer.mock.calls).toEqual([['Weekends, Lunch hours']])
})

test('a pressed answer becomes a message, the focus moves to the message field, and the old answers disappear', async () => {
  const open = { ...OPEN_CONVERSATION, choices: choices(false, ['Yes', 'No']) }
  const { server, user } = await restored({ answers: { [OPEN]: () => ({ body: open }) } })
  await user.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(document.querySelector('fieldset')).toBeNull())
  expect(server.to('/v1/concierge/intake/reply')[0]?.body).toEqual({ sessionId: SESSION_ID, text: 'No' })
  expect(document.activeElement).toBe(field('Your message'))
  closeConcierge()
})

test.each([
  ['by keys, the focus is where one writes, on a tablet too', true],
  ['with a finger, it is in the list, so that no keyboard covers the answers', false],
])('after an answer pressed %s', async (_how, isByKeys) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  const open = { ...OPEN_CONVERSATION, choices: choices(false, ['Yes', 'No']) }
  const { server, user } = await restored({ answers: { [OPEN]: () => ({ body: open }) } })
  const yes = screen.getByRole('button', { name: 'Yes' })
  if (isByKeys) {
    await user.tab()
    yes.focus()
    await user.keyboard(' ')
  } else await user.click(yes)
  await waitFor(() => expect(document.querySelector('fieldset')).toBeNull())
  expect(document.activeElement).toBe(isByKeys ? field('Your message') : log())
  await user.keyboard(' ')
  expect(server.to('/v1/concierge/intake/reply')).toHaveLength(1)
  closeConcierge()
  vi.unstubAllGlobals()
})

test('Skip is a separate button, even if several answers can be chosen', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(true, ['Weekends', 'Flexible', 'Skip'])} onAnswer={onAnswer} />)
  expect(screen.queryByRole('checkbox', { name: 'Skip' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(onAnswer.mock.calls).toEqual([['Skip']])
})
