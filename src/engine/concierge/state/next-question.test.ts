import { expect, test } from 'vitest'
import { apply } from '../profile/apply.ts'
import type { Operation } from '../profile/operation.ts'
import { EMPTY_PROFILE } from '../profile/profile.ts'
import type { Conversation } from './conversation.ts'
import { EMPTY } from './conversation.ts'
import { nextQuestion, unaskedRows, wordingsOf } from './next-question.ts'

const begun = (operations: Operation[], from: 'answer' | 'intake' = 'answer'): Conversation => ({
  ...EMPTY,
  name: 'Ann',
  seed: 1,
  profile: apply(EMPTY_PROFILE, operations, { from, turn: 0 }),
})
const smokers: Operation = { op: 'add', path: 'valuesMap.dealbreakers', value: 'smokers', words: 'no smokers' }

test('a list that already has an entry is asked for once, in words that ask for more', () => {
  const state = begun([smokers])
  expect(unaskedRows(state)).toContain('dealbreakers')
  expect(wordingsOf('dealbreakers', state).every((way) => /else|other/.test(way))).toBe(true)
  const asked = { ...state, asked: { dealbreakers: 1 } }
  expect(unaskedRows(asked)).not.toContain('dealbreakers')
  const all = Object.fromEntries(unaskedRows(asked).map((row) => [row, 2]))
  expect(nextQuestion({ ...asked, asked: { ...asked.asked, ...all } })).toBe(null)
})

test('a list from the intake, or answered with "none", is not asked for', () => {
  expect(unaskedRows(begun([smokers], 'intake'))).not.toContain('dealbreakers')
  const settled = begun([{ op: 'none', row: 'dealbreakers', words: 'none' }])
  expect(unaskedRows(settled)).not.toContain('dealbreakers')
})
