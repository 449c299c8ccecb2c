import { expect, test } from 'vitest'
import { calendarToken, friendToken, readCalendarToken, readFriendToken } from './plan-token.ts'

const secret = '0'.repeat(64)
const side = { id: '01a2200d-7042-74a0-886a-9c5ed1e02443', side: 'asker' } as const

test('a token with anything after its signature is refused', () => {
  const [calendar, friend] = [calendarToken(secret, side), friendToken(secret, side, 'abc')]
  expect([readCalendarToken(secret, calendar), readFriendToken(secret, friend)]).toEqual([
    side,
    { ...side, friend: 'abc' },
  ])
  expect([readCalendarToken(secret, `${calendar}.x`), readFriendToken(secret, `${friend}.x`)]).toEqual([
    undefined,
    undefined,
  ])
})
