import { afterEach, expect, test, vi } from 'vitest'
import { forgetEmail, rememberEmail, rememberedEmail, rememberSubmitted, wasSubmittedHere } from './member-email.ts'
import { hasSeenWelcome, markWelcomeSeen } from './seen-toasts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('remembers the last submitted email until it is forgotten [spec 233]', () => {
  expect(rememberedEmail()).toBeUndefined()
  rememberEmail('ada@example.com')
  expect(rememberedEmail()).toBe('ada@example.com')
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([1, 0])
  forgetEmail()
  expect(rememberedEmail()).toBeUndefined()
})

test('remembers in the browser whose intake was submitted, and forgets it with the email', () => {
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

test('what was put there by somebody else and is no address is not an email', () => {
  rememberEmail('<script>')
  expect(rememberedEmail()).toBeUndefined()
})

test('remembers that the welcome was seen [spec 233]', () => {
  expect(hasSeenWelcome()).toBe(false)
  markWelcomeSeen()
  expect(hasSeenWelcome()).toBe(true)
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([1, 0])
})

test('denied storage is no memory, and no error', () => {
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  rememberSubmitted('ada@example.com')
  expect(wasSubmittedHere('ada@example.com')).toBe(false)
  markWelcomeSeen()
  expect([rememberedEmail(), hasSeenWelcome()]).toEqual([undefined, false])
})
