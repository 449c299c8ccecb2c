import { expect, test } from 'vitest'
import { INTERESTS, VALUES } from '#contract/options.ts'
import { memberFrom } from '../member/member.ts'
import { OPTION_COUNT } from '../member/options.ts'
import { MemberIndex } from './member-index.ts'

test('the index keeps every option that a member can tick', () => {
  const index = new MemberIndex()
  const intake = { preferences: { values: [...VALUES], interests: [...INTERESTS] } }
  index.put(memberFrom({ id: 'ada', intake, place: undefined, today: '2026-03-02' }))
  expect(index.optionsOf('ada')).toBe(2 ** OPTION_COUNT - 1)
})
