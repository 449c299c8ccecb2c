import { describe, expect, it } from 'vitest'
import { askBack } from '../ask-back.ts'
import { beginConversation } from '../conversation.ts'
import type { Proposal } from '../proposal.ts'
import { askWaiting, withWaiting } from './waiting-asks.ts'

const begun = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state
const GAMBLES: Proposal = { kind: 'add', path: 'valuesMap.dealbreakers', value: 'Gambles', words: '' }
const PRAYS: Proposal = { kind: 'add', path: 'preferences.must_haves', value: 'Prays', words: '' }
const NO_KIDS: Proposal = { kind: 'set', path: 'valuesMap.family.wants_kids', value: 'no', words: '' }

describe('what was heard and not asked about', () => {
  it('waits, but for what is asked', () => {
    const { waits } = withWaiting(begun, { heard: [NO_KIDS, GAMBLES], back: askBack([NO_KIDS], begun) })
    expect(waits).toEqual([GAMBLES])
  })

  it('is asked on a later turn, one kind at a time', () => {
    const state = { ...begun, waits: [GAMBLES, PRAYS, NO_KIDS] }
    const first = askWaiting(state, state)
    expect(first?.text).toContain('Gambles')
    expect(first?.state.waits).toEqual([PRAYS, NO_KIDS])
    expect(askWaiting(state, begun)).toBeNull()
  })
})
