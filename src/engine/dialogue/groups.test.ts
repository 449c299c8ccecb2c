import { describe, expect, it } from 'vitest'
import { beginConversation } from './conversation.ts'
import { groupOf, isOpen, nextPart, openOf, questionsLeft } from './groups.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Conversation } from './state.ts'

const blank = { ...beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state, asked: {} }
const knowing = (state: Conversation, ...proposals: Proposal[]) =>
  merge(state, proposals, { from: 'answer', turn: 0 }).state
const intent: Proposal = { kind: 'set', path: 'valuesMap.intent', value: 'casual', words: '' }
const women: Proposal = { kind: 'add', path: 'preferences.must_haves', value: 'Women', words: '' }

describe('what is asked next', () => {
  it('begins with the aim and goes on to the person, one thing at a time', () => {
    expect(nextPart(blank)).toBe('intent')
    expect(nextPart(knowing(blank, intent))).toBe('meet')
    expect(nextPart(knowing(blank, intent, women))).toBe('age')
  })

  it('knows what a short answer may be about besides', () => {
    expect(groupOf('age')).toBe('who')
    expect(groupOf('ownAge')).toBe('ownAge')
    expect(openOf(knowing(blank, women), 'who')).toEqual(['age'])
  })

  it('never asks for what was declined or settled', () => {
    const state = knowing(
      blank,
      intent,
      { kind: 'decline', slot: 'meet', words: '' },
      { kind: 'settle', slot: 'age', words: '' },
    )
    expect(nextPart(state)).toBe('distance')
  })

  it('asks the same thing twice at most, and once only when the talk is long', () => {
    expect(nextPart({ ...blank, asked: { intent: 1 } })).toBe('intent')
    expect(nextPart({ ...blank, asked: { intent: 2 } })).toBe('meet')
    expect(nextPart({ ...blank, asked: { intent: 1 }, turn: 13 })).toBe('meet')
  })

  it('asks for the own age first when ages are counted from it, once', () => {
    const waiting = { ...blank, aroundOwnAge: { below: 5, above: 5, words: 'my age' } }
    expect(nextPart(waiting)).toBe('ownAge')
    expect(nextPart({ ...waiting, asked: { ownAge: 1 } })).toBe('intent')
    expect(nextPart({ ...waiting, ownAge: 40 })).toBe('intent')
  })

  it('asks about wishes and safety although one was told on the way, but not what the listed choices say', () => {
    const must: Proposal = { kind: 'add', path: 'preferences.must_haves', value: 'Honest', words: '' }
    const bar: Proposal = { kind: 'add', path: 'valuesMap.safety_prefs', value: 'Nowhere with a bar', words: '' }
    const all = ['intent', 'meet', 'age', 'distance', 'availability', 'budget', 'smoking', 'drinking', 'kids', 'faith']
    const later = { ...blank, asked: Object.fromEntries([...all, 'dealbreakers'].map((slot) => [slot, 2])) }
    const told = knowing(later, must, bar)
    expect(nextPart(told)).toBe('mustHaves')
    expect(nextPart({ ...told, asked: { ...told.asked, mustHaves: 1 } })).toBe('safety')
    expect(nextPart({ ...told, asked: { ...told.asked, mustHaves: 1, safety: 1 } })).toBe(null)
    const nothingElse: Proposal = { kind: 'settle', slot: 'mustHaves', words: '' }
    expect(nextPart(knowing(told, nothingElse))).toBe('safety')
    const listed: Proposal = { ...bar, value: 'First meet in public' }
    expect(nextPart(knowing(told, nothingElse, listed))).toBe(null)
  })

  it('counts the questions that were not put yet', () => {
    const all = questionsLeft(blank)
    expect(questionsLeft(knowing(blank, intent))).toBe(all - 1)
    expect(questionsLeft({ ...blank, asked: { intent: 1 } })).toBe(all - 1)
  })

  it('takes a question for open until what it asked about is known', () => {
    const asked = { ...blank, pending: 'who', part: 'meet' } as const
    expect(isOpen(asked)).toBe(true)
    expect(isOpen(knowing(asked, women))).toBe(false)
    expect(isOpen({ ...knowing(asked, women), part: null })).toBe(true)
    expect(isOpen({ ...blank, pending: null, part: null })).toBe(false)
  })
})
