import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deferWhilePressed, useFrozenWhilePressed } from './defer-while-pressed.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const letGo = (how: 'pointerUp' | 'pointerCancel' | 'contextMenu' | 'blur' = 'pointerUp') =>
  act(() => {
    fireEvent[how](how === 'blur' ? window : document.body)
    vi.runAllTimers()
  })

function Banner({ text }: { text: string }) {
  return <p>{useFrozenWhilePressed(text)}</p>
}

test.each(['pointerUp', 'pointerCancel', 'contextMenu', 'blur'] as const)(
  'a change during a press is drawn after the press: %s',
  (end) => {
    vi.useFakeTimers()
    const { rerender } = render(<Banner text="before" />)
    fireEvent.pointerDown(document.body)
    rerender(<Banner text="meanwhile" />)
    expect(screen.getByText('before')).toBeDefined()
    letGo(end)
    expect(screen.getByText('meanwhile')).toBeDefined()
    rerender(<Banner text="later" />)
    expect(screen.getByText('later')).toBeDefined()
  },
)

test('a mouse that moves without a button down ends a press whose end was missed', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Banner text="before" />)
  fireEvent.pointerDown(document.body)
  rerender(<Banner text="meanwhile" />)
  const move = (sign: { pointerType: string; buttons: number }) =>
    act(() => {
      fireEvent.pointerMove(document.body, sign)
      vi.runAllTimers()
    })
  move({ pointerType: 'mouse', buttons: 1 })
  move({ pointerType: 'touch', buttons: 0 })
  expect(screen.getByText('before')).toBeDefined()
  move({ pointerType: 'mouse', buttons: 0 })
  expect(screen.getByText('meanwhile')).toBeDefined()
})

test('an input that loses the focus by the press does not end the press', () => {
  vi.useFakeTimers()
  const page = (text: string) => (
    <>
      <input />
      <Banner text={text} />
    </>
  )
  const { rerender } = render(page('before'))
  fireEvent.pointerDown(document.body)
  fireEvent.blur(screen.getByRole('textbox'))
  vi.runAllTimers()
  rerender(page('meanwhile'))
  expect(screen.getByText('before')).toBeDefined()
  letGo()
})

test("after a touch, the press lasts until the browser's click", () => {
  vi.useFakeTimers()
  const { rerender } = render(<Banner text="before" />)
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  fireEvent.pointerUp(document.body, { pointerType: 'touch' })
  vi.advanceTimersByTime(50)
  rerender(<Banner text="meanwhile" />)
  expect(screen.getByText('before')).toBeDefined()
  act(() => {
    fireEvent.click(document.body)
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByText('meanwhile')).toBeDefined()
})

test('the click still belongs to the press', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Banner text="before" />)
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  rerender(<Banner text="meanwhile" />)
  expect(screen.getByText('before')).toBeDefined()
  letGo()
})

test('a deferred action runs once: at once without a press, or after the press', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  deferWhilePressed(run)
  expect(run).toHaveBeenCalledTimes(1)
  fireEvent.pointerDown(document.body)
  deferWhilePressed(run)
  expect(run).toHaveBeenCalledTimes(1)
  letGo()
  letGo()
  expect(run).toHaveBeenCalledTimes(2)
})
