import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { decide } from './decide.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import { snapshotOf } from './snapshot.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const set = (value: string, words = 'said in so many words'): Proposal => ({
  kind: 'set',
  path: 'valuesMap.lifestyle.smoking',
  value,
  words,
})
const likely = (chances: Record<string, number>) => (label: string) => chances[label] ?? 0
const deciding = (
  rules: Proposal[],
  chances: Record<string, number>,
  { asked = 'smoking', isOfOthers = false, state = begun } = {},
) =>
  decide(rules, {
    likely: likely(chances),
    asked: asked === 'smoking' ? 'smoking' : null,
    state,
    isOfOthers,
    said: 'said',
    wordsFor: () => 'said',
  })
const valuesIn = (proposals: readonly Proposal[]) => proposals.map((one) => ('value' in one ? one.value : one.kind))

/** A reader that hears the same in every text, and marks nothing. */
const hearing = (chances: Record<string, number>) =>
  Object.assign(() => likely(chances), {
    spans: () => [],
    danger: () => ({ crisis: chances.D2 ?? 0, any: chances.D2 ?? 0 }),
  })

describe('two readings of one message', () => {
  it.each<[string, Proposal[], Record<string, number>, string[], string[]]>([
    ['both say the same: noted', [set('no')], { s0: 0.8 }, ['no'], []],
    ['the rules, where the other sees some of it: noted', [set('no')], { s0: 0.25 }, ['no'], []],
    ['the rules alone, where the other sees little: asked back', [set('no')], { s0: 0.05 }, [], ['no']],
    ['the rules alone, of a bare answer to the question: noted', [set('no', 'nope')], { s0: 0.05 }, ['no'], []],
    ['they differ: asked back', [set('yes')], { s2: 0.1, s0: 0.7 }, [], ['yes']],
    ['the learned one alone and sure of it: noted', [], { s1: 0.6 }, ['sometimes'], []],
    ['the learned one alone and unsure: asked back', [], { s1: 0.3 }, [], ['sometimes']],
    ['neither: nothing', [], { s1: 0.1 }, [], []],
  ])('%s', (_, rules, chances, sure, doubts) => {
    const decided = deciding(rules, chances)
    expect(valuesIn(decided.sure)).toEqual(sure)
    expect(valuesIn(decided.doubts)).toEqual(doubts)
  })

  it('never notes a listed deal-breaker that was not asked about on the learned reader alone', () => {
    expect(deciding([], { xs: 0.9 })).toMatchObject({ sure: [], doubts: [{ value: 'Daily smoker' }] })
    expect(deciding([], { xs: 0.4 })).toEqual({ sure: [], doubts: [] })
  })

  it('asks about nothing that stands already, and about nothing twice', () => {
    const standing = merge(begun, [set('no')], { from: 'answer', turn: 0 }).state
    expect(deciding([set('no')], {}, { state: standing }).doubts).toEqual([])
    expect(valuesIn(deciding([set('no'), set('no')], {}).doubts)).toEqual(['no'])
  })

  it('asks nothing about a question that the same message answers', () => {
    const { sure, doubts } = deciding([set('sometimes'), set('no', 'I am hopeless when I am sober')], {
      s1: 0.7,
      s0: 0.05,
    })
    expect([valuesIn(sure), valuesIn(doubts)]).toEqual([['sometimes'], []])
  })

  it('asks nothing, after an answer, about another row that has its value', () => {
    const met = { kind: 'add', path: 'preferences.must_haves', value: 'Women', words: '' } as const
    const state = merge(begun, [met], { from: 'answer', turn: 0 }).state
    expect(deciding([set('no')], { s0: 0.8, mm: 0.6 }, { state }).doubts).toEqual([])
    expect(valuesIn(deciding([], { mm: 0.6 }, { state }).doubts)).toEqual(['Men'])
  })

  it('leaves alone what is said of somebody else', () => {
    expect(deciding([], { s2: 0.4 }, { isOfOthers: true })).toEqual({ sure: [], doubts: [] })
  })

  it('notes nothing before the answer to what is asked back, and the answer with certainty', () => {
    const asked = { ...begun, pending: 'kids', part: 'kids' } as const
    const reader = hearing({ kn: 0.35 })
    const turn = takeTurn(asked, 'he may have some, I will not be making any', { today, reader })
    expect(turn.reply).toMatch(/you don.t want kids/)
    expect(snapshotOf(turn.state).valuesMap?.family?.wants_kids).toBeNull()
    const pressed = takeTurn(turn.state, "Yes, that's right", { today, reader })
    expect(snapshotOf(pressed.state).valuesMap?.family?.wants_kids).toBe('no')
    const open = takeTurn(turn.state, 'Children: open', { today, reader })
    expect(snapshotOf(open.state).valuesMap?.family?.wants_kids).toBe('open')
  })

  it('meets what may be heavy with the soft question, and a no to it with help', () => {
    const turn = takeTurn(begun, 'what is the point of any of it', { today, reader: hearing({ D2: 0.5 }) })
    expect(turn.reply).toMatch(/Are you safe right now\?.*988/s)
    expect(takeTurn(turn.state, "I'm not sure", { today }).reply).toMatch(/988/)
    expect(takeTurn(turn.state, "I'm safe, just tired", { today }).reply).not.toMatch(/988/)
  })
})

describe('what has no rules', () => {
  const safety = (chances: Record<string, number>, isOfOthers = false) => deciding([], chances, { isOfOthers })

  it('is noted when the learned reader is sure of it, asked about or not, in the words that say it', () => {
    expect(safety({ fp: 0.6 }).sure).toEqual([
      { kind: 'add', path: 'valuesMap.safety_prefs', value: 'First meet in public', words: 'said' },
    ])
  })

  it('is asked back below that, and left alone when it is said of somebody else', () => {
    expect(valuesIn(safety({ fp: 0.45 }).doubts)).toEqual(['First meet in public'])
    expect(safety({ fp: 0.3 })).toEqual({ sure: [], doubts: [] })
    expect(safety({ fp: 0.9 }, true).sure).toEqual([])
  })

  it('is read from an intake that came as text, each line by itself', () => {
    const known = { intakeSummary: 'Looking for: Long-term\nSafety: First meet in public\nNotes: I like dogs' }
    const { state } = beginConversation({ name: 'Ada', known, today, seed: 1, reader })
    expect(snapshotOf(state).valuesMap?.safety_prefs).toEqual(['First meet in public'])
  })

  it('is read beside an order', () => {
    const met = takeTurn(begun, 'women', { today, reader }).state
    const turn = takeTurn(met, 'Remove women, and I want a video call before we meet', { today, reader })
    expect(snapshotOf(turn.state).valuesMap?.safety_prefs).toEqual(['Video check before meeting'])
  })
})
