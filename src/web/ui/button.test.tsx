import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

for (const [state, props] of [
  ['pending', { isPending: true }],
  ['unavailable', { isUnavailable: true }],
  ['done', { isGood: true }],
] as const) {
  test(`a ${state} button keeps the focus, counts as disabled, and neither presses nor submits`, async () => {
    const user = userEvent.setup()
    const onPress = vi.fn()
    const onSubmit = vi.fn()
    const page = (now: object) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" onPress={onPress} {...now}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(page({}))
    await user.tab()
    rerender(page(props))
    const button = screen.getByRole('button', { name: 'Save' })
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    await user.click(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
}

test('a second press does nothing before the first one is finished', async () => {
  let finish = () => {}
  const onPress = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  render(<Button onPress={onPress}>Save</Button>)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledTimes(1)
  finish()
  await vi.waitFor(() => {
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })
})

test('a double press counts as one press and submits once, even with a fast answer', () => {
  const onPress = vi.fn()
  const onSubmit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button onPress={onPress}>Save</Button>
      <Button type="submit">Continue</Button>
    </form>,
  )
  for (const button of screen.getAllByRole('button'))
    for (const detail of [1, 2, 3]) fireEvent.click(button, { detail })
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})

test('a key that is held down presses only once', () => {
  render(<Button>Save</Button>)
  const button = screen.getByRole('button')
  // The browser turns the key into a click.
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true)
})

test('a toggle button has its state in aria-pressed', () => {
  render(
    <>
      <Button isPressed>More</Button>
      <Button isPressed={false}>Less</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-pressed')).toBe('false')
})
