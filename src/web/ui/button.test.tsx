import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

for (const [state, props] of [
  ['pending', { isPending: true }],
  ['unavailable', { isUnavailable: true }],
  ['done', { isGood: true }],
] as const) {
  test(`a ${state} button keeps the focus, is told as disabled, and neither presses nor sends`, async () => {
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

test('a toggle tells whether it is pressed', () => {
  render(
    <>
      <Button isPressed>More</Button>
      <Button isPressed={false}>Less</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-pressed')).toBe('false')
})
