import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CheckRow } from './check-row.tsx'
import { RadioCards } from './radio-cards.tsx'
import { RadioChips } from './radio-chips.tsx'

afterEach(cleanup)

const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent)

function Budget() {
  const [value, setValue] = useState<string | undefined>()
  const options = ['$', '$$'].map((each) => ({ value: each, label: each }))
  return (
    <RadioChips label="Date budget" name="budget" isClearable value={value} onChange={setValue} options={options} />
  )
}

test('a chosen budget can be cleared, and the focus stays in the group', async () => {
  const user = userEvent.setup()
  render(<Budget />)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '$$' }))
  expect(screen.getByRole('radio', { name: '$$' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '$' }))
})

test("a card has only its label as name, and the group's error and its description as description", () => {
  render(
    <RadioCards
      label="Relationship intent"
      name="intent"
      error="Select your relationship intent"
      onChange={() => {}}
      options={[{ value: 'casual', label: 'Casual', description: 'Good company, no strings.' }]}
    />,
  )
  expect(description(screen.getByRole('radio', { name: 'Casual' }))).toEqual([
    'Select your relationship intent',
    'Good company, no strings.',
  ])
  const group = screen.getByRole('radiogroup', { name: 'Relationship intent' })
  expect(description(group)).toContain('Select your relationship intent')
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('a checkbox has only its label as name, and hint and error as description', () => {
  render(
    <CheckRow name="consent" isSelected={false} onChange={() => {}} hint="Never sold." error="Consent is required">
      Use my answers
    </CheckRow>,
  )
  const box = screen.getByRole('checkbox', { name: 'Use my answers' })
  expect(description(box)).toEqual(['Never sold.', 'Consent is required'])
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
