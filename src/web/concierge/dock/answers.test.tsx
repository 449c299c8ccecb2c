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

test('one press sends one answer', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(false, ['Yes', 'No', 'Open'])} onAnswer={onAnswer} />)
  expect(screen.getByRole('group', { name: 'Answers' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onAnswer.mock.calls).toEqual([['Open']])
})

test('several are chosen first, and sent together', async () => {
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

test('what is pressed becomes a message, the focus is where one writes, and old answers go', async () => {
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
  // A second space is written, and presses nothing.
  await user.keyboard(' ')
  expect(server.to('/v1/concierge/intake/reply')).toHaveLength(1)
  closeConcierge()
  vi.unstubAllGlobals()
})

const NOTES = { path: 'notes', isMeet: false, label: 'Change notes' } as const
const MEET = { path: 'preferences.must_haves', isMeet: true, label: 'Change who you would like to meet' } as const
const handedOver = (label: string) => screen.getByRole('button', { name: label })
const editor = (label: string) => screen.getByRole('group', { name: `Change ${label}` })

test('what is handed over opens its row in the chat, where the focus goes; Done gives it back', async () => {
  const open = { ...OPEN_CONVERSATION, change: [MEET, NOTES] }
  const { user } = await restored({ answers: { [OPEN]: () => ({ body: open }) } })
  expect(screen.queryByRole('group', { name: 'Change Wants to meet' })).toBeNull()
  await user.click(handedOver(MEET.label))
  expect(document.activeElement).toBe(editor('Wants to meet'))
  expect(log().contains(editor('Wants to meet'))).toBe(true)
  await user.click(handedOver(NOTES.label))
  expect(document.activeElement).toBe(editor('Concierge notes'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(handedOver(NOTES.label))
  closeConcierge()
})

test('what was handed over is gone once a value is changed there', async () => {
  const open = { ...OPEN_CONVERSATION, change: [NOTES] }
  const EDIT = 'POST /v1/concierge/intake/edit'
  const edited = { snapshot: OPEN_CONVERSATION.snapshot, sources: [], reply: null, done: false }
  const { user } = await restored({ answers: { [OPEN]: () => ({ body: open }), [EDIT]: () => ({ body: edited }) } })
  await user.click(handedOver(NOTES.label))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: NOTES.label })).toBeNull())
  closeConcierge()
})

test('Skip stands by itself, also where several are chosen', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(true, ['Weekends', 'Flexible', 'Skip'])} onAnswer={onAnswer} />)
  expect(screen.queryByRole('checkbox', { name: 'Skip' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(onAnswer.mock.calls).toEqual([['Skip']])
})
