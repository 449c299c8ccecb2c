import { describe, expect, it } from 'vitest'
import { beginConversation } from './conversation.ts'
import { missingOf, nextGroup, openOf, questionsLeft } from './groups.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Conversation } from './state.ts'

const blank = { ...beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state, asked: {} }
const knowing = (state: Conversation, ...proposals: Proposal[]) =>
  merge(state, proposals, { from: 'answer', turn: 0 }).state
const intent: Proposal = { kind: 'set', path: 'valuesMap.intent', value: 'casual', words: '' }
const women: Proposal = { kind: 'add', path: 'preferences.must_haves', value: 'Women', words: '' }

describe('what is asked next', () => {
  it('begins with the aim and goes on to the person', () => {
    expect(nextGroup(blank)).toBe('intent')
    expect(nextGroup(knowing(blank, intent))).toBe('who')
  })

  it('asks for what is missing of a question', () => {
    expect(openOf(knowing(blank, women), 'who')).toEqual(['age'])
    expect(missingOf(knowing(blank, women), 'who')).toEqual(['age'])
  })

  it('never asks for what was declined or settled', () => {
    const state = knowing(
      blank,
      intent,
      { kind: 'decline', slot: 'meet', words: '' },
      { kind: 'settle', slot: 'age', words: '' },
    )
    expect(nextGroup(state)).toBe('distance')
  })

  it('asks the same thing twice at most, and once only when the talk is long', () => {
    expect(nextGroup({ ...blank, asked: { intent: 1 } })).toBe('intent')
    expect(nextGroup({ ...blank, asked: { intent: 2 } })).toBe('who')
    expect(nextGroup({ ...blank, asked: { intent: 1 }, turn: 9 })).toBe('who')
  })

  it('asks for the own age first when ages are counted from it, once', () => {
    const waiting = { ...blank, aroundOwnAge: { below: 5, above: 5, words: 'my age' } }
    expect(nextGroup(waiting)).toBe('ownAge')
    expect(nextGroup({ ...waiting, asked: { ownAge: 1 } })).toBe('intent')
    expect(nextGroup({ ...waiting, ownAge: 40 })).toBe('intent')
  })

  it('counts the questions that were not put yet', () => {
    const all = questionsLeft(blank)
    expect(questionsLeft(knowing(blank, intent))).toBe(all - 1)
    expect(questionsLeft({ ...blank, asked: { intent: 1 } })).toBe(all - 1)
  })
})
