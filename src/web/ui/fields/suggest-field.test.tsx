import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SuggestField } from './suggest-field.tsx'

afterEach(cleanup)

const places = [
  { id: 'il', label: 'Chicago', detail: 'Illinois' },
  { id: 'ca', label: 'Chico', detail: 'California' },
]

function City({ onChoose = () => {} }: { onChoose?: (id: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <SuggestField
        label="City"
        name="location.city"
        value={text}
        onChange={setText}
        onChoose={onChoose}
        suggestions={places.filter(({ label }) => text && label.startsWith(text))}
      />
      <button type="button">Next</button>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })

test('any typed text is kept, suggested or not', async () => {
  const user = userEvent.setup()
  render(<City />)
  await user.type(input(), 'Little Hope')
  await user.tab()
  expect(input().value).toBe('Little Hope')
})

test('a text that is only the beginning of a suggestion is kept', async () => {
  const user = userEvent.setup()
  render(<City />)
  await user.type(input(), 'Chi')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await user.tab()
  expect(input().value).toBe('Chi')
})

test('Enter takes the first suggestion that begins with the typed text', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn()
  render(<City onChoose={onChoose} />)
  await user.type(input(), 'Chi{Enter}')
  expect(input().value).toBe('Chicago')
  expect(onChoose.mock.calls).toEqual([['il']])
})

test('the arrow keys choose a suggestion, and the caller gets its id', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn()
  render(<City onChoose={onChoose} />)
  await user.type(input(), 'Chi')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(input().value).toBe('Chico')
  expect(onChoose.mock.calls).toEqual([['ca']])
})

test('a chosen place can be replaced by typed text', async () => {
  const user = userEvent.setup()
  render(<City />)
  await user.type(input(), 'Chi')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(input().value).toBe('Chicago')
  await user.clear(input())
  await user.type(input(), 'Elsewhere')
  await user.tab()
  expect(input().value).toBe('Elsewhere')
})

test('the list says its number of suggestions, and Escape closes it and keeps the text', async () => {
  const user = userEvent.setup()
  render(<City />)
  await user.type(input(), 'Chi')
  expect(screen.getByText('2 suggestions')).toBeDefined()
  expect(input().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(input().value).toBe('Chi')
})

test('a press on a suggestion chooses it and leaves the focus in the input', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn()
  render(<City onChoose={onChoose} />)
  await user.type(input(), 'Chi')
  await user.click(screen.getByRole('option', { name: /Chicago/ }))
  expect(input().value).toBe('Chicago')
  expect(document.activeElement).toBe(input())
  expect(onChoose.mock.calls).toEqual([['il']])
})
