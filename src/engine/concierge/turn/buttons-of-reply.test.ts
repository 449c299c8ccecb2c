import { describe, expect, it } from 'vitest'
import { asked, say } from '../../../../test/talk.ts'
import { rowAsked } from './buttons-of-reply.ts'

describe('the row that the open question is about', () => {
  it.each([
    ['kids', { path: 'valuesMap.family.wants_kids', isMeet: false }],
    ['age', { path: 'valuesMap.age_range', isMeet: false }],
    ['meet', { path: 'preferences.must_haves', isMeet: true }],
    ['mustHaves', { path: 'preferences.must_haves', isMeet: false }],
  ] as const)('the row is the one of the question about %s', (question, row) => {
    expect(rowAsked(asked(question))).toEqual(row)
  })

  it("there is no row after the question about the person's own age, an end of the conversation or a help line", () => {
    const helped = say('I want to die tonight', asked('kids')).state
    expect(helped.isHelped).toBe(true)
    for (const state of [asked('ownAge'), { ...asked('kids'), ended: 'length' as const }, helped])
      expect(rowAsked(state)).toBeNull()
  })
})
