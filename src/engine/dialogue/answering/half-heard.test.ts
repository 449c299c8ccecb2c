import { describe, expect, it } from 'vitest'
import { beginConversation } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import { askHalfHeard, withHalfHeard } from './half-heard.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const set = (path: Extract<Proposal, { kind: 'set' }>['path'], value: string): Proposal => ({
  kind: 'set',
  path,
  value,
  words: 'said',
})
const CASUAL = set('valuesMap.intent', 'casual')
const NO_KIDS = set('valuesMap.family.wants_kids', 'no')

describe('what was half heard', () => {
  it('is asked back when its question comes, once', () => {
    const asked = askHalfHeard(withHalfHeard(begun, [CASUAL, NO_KIDS]))
    expect(asked?.text).toContain('something casual')
    expect(asked?.state).toMatchObject({ part: 'intent', halfHeard: [NO_KIDS] })
    expect(asked?.state.offer?.options[0]?.does).toEqual([CASUAL])
  })

  it('waits while another question is next', () => {
    expect(askHalfHeard(withHalfHeard(begun, [NO_KIDS]))).toBeNull()
  })

  it('is forgotten once its row has an answer', () => {
    const open = withHalfHeard(begun, [CASUAL])
    const { state } = merge(open, [set('valuesMap.intent', 'long_term')], { from: 'answer', turn: 0 })
    expect(withHalfHeard(state, []).halfHeard).toEqual([])
  })
})
