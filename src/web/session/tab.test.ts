import { afterEach, expect, test, vi } from 'vitest'
import { forgetEmail, rememberEmail, rememberedEmail, rememberSubmitted, wasSubmittedHere } from './member-email.ts'
import { hasSeenWelcome, markWelcomeSeen } from './seen-toasts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('the last submitted email is remembered until it is forgotten [spec 233]', () => {
  expect(rememberedEmail()).toBeUndefined()
  rememberEmail('ada@example.com')
  expect(rememberedEmail()).toBe('ada@example.com')
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([1, 0])
  forgetEmail()
  expect(rememberedEmail()).toBeUndefined()
})

test('the browser remembers which email has submitted an intake, and forgets it with the email', () => {
  rememberSubmitted('ada@example.com')
  window.sessionStorage.clear()
  expect([wasSubmittedHere('ada@example.com'), wasSubmittedHere('eve@example.com'), wasSubmittedHere('')]).toEqual([
    true,
    false,
    false,
  ])
  forgetEmail()
  expect(wasSubmittedHere('ada@example.com')).toBe(false)
})

test('a stored value that is not an address is ignored', () => {
  rememberEmail('<script>')
  expect(rememberedEmail()).toBeUndefined()
})

test('the seen welcome is remembered [spec 233]', () => {
  expect(hasSeenWelcome()).toBe(false)
  markWelcomeSeen()
  expect(hasSeenWelcome()).toBe(true)
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([1, 0])
})

test('denied storage remembers nothing, and causes no error', () => {
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  rememberSubmitted('ada@example.com')
  expect(wasSubmittedHere('ada@example.com')).toBe(false)
  markWelcomeSeen()
  expect([rememberedEmail(), hasSeenWelcome()]).toEqual([undefined, false])
})
