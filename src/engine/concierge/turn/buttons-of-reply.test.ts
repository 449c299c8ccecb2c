import { describe, expect, it } from 'vitest'
import { asked, say } from '../../../../test/talk.ts'
import { rowAsked } from './buttons-of-reply.ts'

describe('the row that is asked for', () => {
  it.each([
    ['kids', { path: 'valuesMap.family.wants_kids', isMeet: false }],
    ['age', { path: 'valuesMap.age_range', isMeet: false }],
    ['meet', { path: 'preferences.must_haves', isMeet: true }],
    ['mustHaves', { path: 'preferences.must_haves', isMeet: false }],
  ] as const)('is the one of the open question: %s', (question, row) => {
    expect(rowAsked(asked(question))).toEqual(row)
  })

  it('is none when the own age is asked, an end is reached, or help was given', () => {
    const helped = say('I want to die tonight', asked('kids')).state
    expect(helped.isHelped).toBe(true)
    for (const state of [asked('ownAge'), { ...asked('kids'), ended: 'length' as const }, helped])
      expect(rowAsked(state)).toBeNull()
  })
})
