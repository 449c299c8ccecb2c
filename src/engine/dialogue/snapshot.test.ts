import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { rowAsked } from './snapshot.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asking = (part: Part): Conversation => ({ ...begun, part, pending: part === 'ownAge' ? 'ownAge' : 'wishes' })
const say = (text: string, from: Conversation) => takeTurn(from, text, { today, reader }).state

describe('the row that is asked for', () => {
  it.each([
    ['kids', { path: 'valuesMap.family.wants_kids', isMeet: false }],
    ['age', { path: 'valuesMap.age_range', isMeet: false }],
    ['meet', { path: 'preferences.must_haves', isMeet: true }],
    ['mustHaves', { path: 'preferences.must_haves', isMeet: false }],
  ] as const)('is the one of the open question: %s', (part, row) => {
    expect(rowAsked(asking(part))).toEqual(row)
  })

  it('is none when the own age is asked, an end is reached, or help was given', () => {
    const helped = say('I want to die tonight', asking('kids'))
    expect(helped.isHelped).toBe(true)
    for (const state of [asking('ownAge'), { ...asking('kids'), ended: 'length' as const }, helped])
      expect(rowAsked(state)).toBeNull()
  })

  it('is the one that is asked back about, and none while something else is', () => {
    const offer = (group: string): Conversation => ({ ...asking('faith'), offer: { group, options: [] } })
    expect(rowAsked(offer('smoking'))?.path).toBe('valuesMap.lifestyle.smoking')
    expect(rowAsked(offer('keep'))).toBeNull()
  })
})
