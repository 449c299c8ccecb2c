import { describe, expect, test } from 'vitest'
import { afterEvent, askEndsAt, INTRODUCTION_STATES, isAskOpen } from './lifecycle.ts'

describe('the states of an introduction', () => {
  test.each([
    ['asked', 'say_yes', 'introduced'],
    ['asked', 'say_not_this_time', 'declined'],
    ['asked', 'tell_kindly', 'refused'],
    ['declined', 'tell_kindly', undefined],
    ['asked', 'hard_no_by_asked', 'declined'],
    ['asked', 'hard_no_by_asker', 'withdrawn'],
    ['asked', 'withdraw', 'withdrawn'],
    ['asked', 'felt_unsafe', undefined],
    ['declined', 'say_yes', undefined],
    ['declined', 'ask_back', 'introduced'],
    ['declined', 'withdraw', 'withdrawn'],
    ['introduced', 'hard_no_by_asked', 'closed'],
    ['introduced', 'felt_unsafe', 'closed'],
    ['introduced', 'withdraw', undefined],
    ['introduced', 'say_yes', undefined],
  ] as const)('an introduction in the state %s, after the event %s, gets the state %s', (state, event, next) => {
    expect(afterEvent(state, event)).toBe(next)
  })

  test.each(['refused', 'withdrawn', 'closed'] as const)(
    'an introduction in the state %s cannot change any more',
    (state) => {
      for (const event of ['say_yes', 'say_not_this_time', 'tell_kindly', 'ask_back', 'withdraw'] as const)
        expect(afterEvent(state, event)).toBeUndefined()
      for (const event of ['hard_no_by_asker', 'hard_no_by_asked', 'felt_unsafe'] as const)
        expect(afterEvent(state, event)).toBeUndefined()
    },
  )
})

test('an ask is open for exactly fourteen days if it is asked or declined, and never in another state', () => {
  const askedAt = new Date('2026-03-02T12:00:00Z')
  const last = new Date(askEndsAt(askedAt).getTime() - 1)
  const open = (now: Date) => INTRODUCTION_STATES.filter((state) => isAskOpen({ state, askedAt }, now))
  expect(open(last)).toEqual(['asked', 'declined'])
  expect(open(askEndsAt(askedAt))).toEqual([])
})
