import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, ToastRegion } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  cleanup()
  vi.useRealTimers()
})

const region = () => screen.getByRole('region', { name: 'Messages' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const say = (text: string) => act(() => showToast({ variant: 'success', text }))

test('the live region exists before any message, so that screen readers announce the change', () => {
  render(<ToastRegion />)
  const live = region().querySelectorAll('[aria-live="polite"]')
  expect(live.length).toBeGreaterThan(0)
  say('Draft saved.')
  expect([...live].map((place) => place.textContent).join('')).toBe('Draft saved.')
})

test('the close button is outside the live region, so that only the message is read out', () => {
  render(<ToastRegion />)
  say('Draft saved.')
  expect(screen.getByRole('button', { name: 'Close this message' }).closest('[aria-live]')).toBeNull()
})

test('a message disappears after five seconds [spec 44, 99, 161, 265]', () => {
  render(<ToastRegion />)
  say('Draft saved.')
  wait(4_999)
  expect(screen.getByText('Draft saved.')).toBeDefined()
  wait(1)
  expect(screen.queryByText('Draft saved.')).toBeNull()
})

for (const [how, stop, go] of [
  ['hover', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
  ['focus', () => screen.getByRole('button').focus(), () => screen.getByRole('button').blur()],
] as const) {
  test(`${how} pauses the timer, and then it continues`, () => {
    render(<ToastRegion />)
    say('Draft saved.')
    wait(3_000)
    act(() => void stop())
    wait(60_000)
    expect(screen.getByText('Draft saved.')).toBeDefined()
    act(() => void go())
    wait(1_999)
    expect(screen.getByText('Draft saved.')).toBeDefined()
    wait(1)
    expect(screen.queryByText('Draft saved.')).toBeNull()
  })
}

test('a second message does not move the first, and each has its own five seconds', () => {
  render(<ToastRegion />)
  say('Email verified! Nice work!')
  const place = screen.getByText('Email verified! Nice work!')
  wait(3_000)
  say('Draft saved.')
  expect(screen.getByText('Email verified! Nice work!')).toBe(place)
  wait(2_000)
  expect(screen.queryByText('Email verified! Nice work!')).toBeNull()
  expect(screen.getByText('Draft saved.')).toBeDefined()
})

test('the kind of a message shows in its icon and frame [spec 161]', () => {
  render(<ToastRegion />)
  for (const variant of ['info', 'success', 'error'] as const) act(() => showToast({ variant, text: variant }))
  const looks = ['info', 'success', 'error'].map((text) => {
    const message = screen.getByText(text).parentElement
    return [message?.querySelector('svg')?.innerHTML, message?.className]
  })
  expect(new Set(looks.map(([icon]) => icon)).size).toBe(3)
  expect(new Set(looks.map(([, frame]) => frame)).size).toBe(3)
})

test('closing a message by hand returns the focus', () => {
  render(
    <>
      <button type="button">Save</button>
      <ToastRegion />
    </>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  say('Draft saved.')
  const close = screen.getByRole('button', { name: 'Close this message' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(screen.queryByText('Draft saved.')).toBeNull()
  expect(document.activeElement).toBe(save)
})

test('a message does not cover the focused button at the bottom of the page', () => {
  render(
    <>
      <button type="button">Save</button>
      <ToastRegion />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  const stands = vi.spyOn(button, 'getBoundingClientRect')
  for (const [bottom, top] of [
    [window.innerHeight - 20, '16px'],
    [20, ''],
  ] as const) {
    stands.mockReturnValue(new DOMRect(0, bottom - 48, 90, 48))
    say('Draft saved.')
    expect(region().style.top).toBe(top)
    wait(60_000)
  }
})

test('a message covers neither a link nor a score: if both ends are used, it is between them', () => {
  render(
    <>
      <a href="/">Overture</a>
      <div role="img" aria-label="Score 82" />
      <ToastRegion />
    </>,
  )
  const at = (element: HTMLElement, top: number, height: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 90, height))
  at(screen.getByRole('link', { name: 'Overture' }), 10, 50)
  at(screen.getByRole('img', { name: 'Score 82' }), window.innerHeight - 100, 90)
  say('Welcome.')
  expect(region().style.top).toBe('64px')
})

test('a message moves away from a pressed button, and back if the focus is at the other end', () => {
  render(
    <>
      <button type="button">More</button>
      <ToastRegion />
    </>,
  )
  const more = screen.getByRole('button', { name: 'More' })
  const stands = vi.spyOn(more, 'getBoundingClientRect')
  say('Welcome.')
  expect(region().style.top).toBe('')
  stands.mockReturnValue(new DOMRect(0, window.innerHeight - 290, 90, 48))
  fireEvent.click(more)
  expect(region().style.top).toBe('16px')
  stands.mockReturnValue(new DOMRect(0, 20, 90, 48))
  act(() => more.focus())
  expect(region().style.top).toBe('')
})

test('a message does not move when it gets the focus', () => {
  render(<ToastRegion />)
  say('Welcome.')
  const close = screen.getByRole('button', { name: 'Close this message' })
  vi.spyOn(close, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 60, 44, 44))
  act(() => close.focus())
  expect(region().style.top).toBe('')
})

test('a message moves away from an element that appears while it is shown', async () => {
  render(<ToastRegion />)
  say('Draft saved.')
  const link = document.createElement('a')
  link.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 48, 90, 48)
  await act(async () => void document.body.append(link))
  expect(region().style.top).toBe('16px')
  link.remove()
})
