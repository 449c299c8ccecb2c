import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetConversation,
  keepTyped,
  keepUnsent,
  mayHaveConversation,
  rememberConversation,
  typedContact,
  unsentMessage,
} from './conversation-memory.ts'
import { forgetMember } from './forget-member.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('an open conversation and an unsent message are remembered until both are forgotten', () => {
  expect(mayHaveConversation()).toBe(false)
  rememberConversation()
  keepUnsent('I was about to say')
  expect([mayHaveConversation(), unsentMessage()]).toEqual([true, 'I was about to say'])
  forgetConversation()
  expect([mayHaveConversation(), unsentMessage()]).toEqual([false, ''])
})

test('signing out deletes all typed words', () => {
  rememberConversation()
  keepUnsent('a secret')
  keepTyped('email', 'maya@example.com')
  keepTyped('name', 'Maya')
  expect([typedContact('email'), typedContact('name')]).toEqual(['maya@example.com', 'Maya'])
  forgetMember()
  expect([mayHaveConversation(), unsentMessage()]).toEqual([false, ''])
  expect([typedContact('email'), typedContact('name')]).toEqual(['', ''])
})

test('with storage denied, an open conversation is possible, because only the server knows', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberConversation()
  forgetConversation()
  expect(mayHaveConversation()).toBe(true)
})
