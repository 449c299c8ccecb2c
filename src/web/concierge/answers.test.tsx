import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choices } from '#contract/concierge.ts'
import { Answers } from './answers.tsx'
import { closeConcierge, field, log, OPEN, OPEN_CONVERSATION, restored, SESSION_ID } from './concierge.test-kit.tsx'

afterEach(cleanup)
const choices = (multiple: boolean, labels: readonly string[]): Choices => ({
  group: 'kids',
  multiple,
  options: labels.map((label) => ({ label, text: label })),
})

test('one press sends one answer', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(false, ['Yes', 'No', 'Open'])} undo={null} onAnswer={onAnswer} />)
  expect(screen.getByRole('group', { name: 'Answers' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onAnswer.mock.calls).toEqual([['Open']])
})

test('several are chosen first, and sent together', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={choices(true, ['Weekends', 'Lunch hours', 'Flexible'])} undo={null} onAnswer={onAnswer} />)
  expect(screen.queryByRole('button', { name: "That's it" })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weekends' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flexible' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch hours' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flexible' }))
  expect(screen.getByText('2 chosen')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "That's it" }))
  expect(onAnswer.mock.calls).toEqual([['Weekends, Lunch hours']])
})

test('a changed answer names old and new, and can be undone', async () => {
  const onAnswer = vi.fn()
  render(<Answers choices={null} undo="Children: yes → no" onAnswer={onAnswer} />)
  expect(screen.getByText('Children: yes → no')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAnswer.mock.calls).toEqual([['Undo']])
})

test('what is pressed becomes a message, the focus is where one writes, and old answers go', async () => {
  const open = { ...OPEN_CONVERSATION, choices: choices(false, ['Yes', 'No']) }
  const { server, user } = await restored({ answers: { [OPEN]: () => ({ body: open }) } })
  await user.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(log().querySelector('fieldset')).toBeNull())
  expect(server.to('/v1/concierge/intake/reply')[0]?.body).toEqual({ sessionId: SESSION_ID, text: 'No' })
  expect(document.activeElement).toBe(field('Your message'))
  closeConcierge()
})
