import { afterEach, expect, test, vi } from 'vitest'
import { forgetEmail, rememberEmail, rememberedEmail } from './member-email.ts'
import { hasSeenWelcome, markWelcomeSeen } from './seen-toasts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

test('remembers the last submitted email until it is forgotten', () => {
  expect(rememberedEmail()).toBeUndefined()
  rememberEmail('ada@example.com')
  expect(rememberedEmail()).toBe('ada@example.com')
  forgetEmail()
  expect(rememberedEmail()).toBeUndefined()
})

test('what was put there by somebody else and is no address is not an email', () => {
  rememberEmail('<script>')
  expect(rememberedEmail()).toBeUndefined()
})

test('remembers that the welcome was seen', () => {
  expect(hasSeenWelcome()).toBe(false)
  markWelcomeSeen()
  expect(hasSeenWelcome()).toBe(true)
})

test('denied storage is no memory, and no error', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberEmail('ada@example.com')
  markWelcomeSeen()
  expect([rememberedEmail(), hasSeenWelcome()]).toEqual([undefined, false])
})
