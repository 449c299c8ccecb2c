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

test('remembers that a conversation is open, and what was not sent, until both are forgotten', () => {
  expect(mayHaveConversation()).toBe(false)
  rememberConversation()
  keepUnsent('I was about to say')
  expect([mayHaveConversation(), unsentMessage()]).toEqual([true, 'I was about to say'])
  forgetConversation()
  expect([mayHaveConversation(), unsentMessage()]).toEqual([false, ''])
})

test('whoever signs out leaves no words behind', () => {
  rememberConversation()
  keepUnsent('a secret')
  keepTyped('email', 'maya@example.com')
  keepTyped('name', 'Maya')
  expect([typedContact('email'), typedContact('name')]).toEqual(['maya@example.com', 'Maya'])
  forgetMember()
  expect([mayHaveConversation(), unsentMessage()]).toEqual([false, ''])
  expect([typedContact('email'), typedContact('name')]).toEqual(['', ''])
})

test('with storage denied there may be one, because only the server can tell', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberConversation()
  forgetConversation()
  expect(mayHaveConversation()).toBe(true)
})
