import { describe, expect, it } from 'vitest'
import type { Change } from '../profile/changes.ts'
import { EMPTY } from '../state/conversation.ts'
import { understood } from './understood.ts'

const replyTo = (...changes: Change[]) => understood({ ...EMPTY, name: 'Sam', seed: 1 }, changes)?.text
const kind: Change = { row: 'mustHaves', label: 'Must have', quote: 'kind' }
const distance: Change = { row: 'distance', label: 'Distance', value: '40 miles', from: '25 miles' }

describe('The sentence on what changed', () => {
  it('names what came and what left', () => {
    const reply = replyTo({ row: 'mustHaves', label: 'Must have', from: 'funny' }, kind)
    expect(reply).toContain('ind')
    expect(reply).toContain('“funny”')
  })

  it('names a corrected value beside a new one', () => {
    const reply = replyTo(distance, kind)
    expect(reply).toContain('ithin 40 miles')
    expect(reply?.toLowerCase()).toContain('kind')
  })

  it('names two corrected values', () => {
    const reply = replyTo(distance, { row: 'age', label: 'Ages', value: '45 to 60', from: '45 to 58' })
    expect(reply).toContain('ithin 40 miles')
    expect(reply).toContain('45 to 60')
  })

  it('says habits as clauses', () => {
    const habits: Change[] = [
      { row: 'smoking', label: 'Smoking', value: 'No' },
      { row: 'drinking', label: 'Drinking', value: 'Sometimes' },
    ]
    expect(replyTo(...habits)?.toLowerCase()).toContain("you don't smoke and you drink now and then")
  })

  it("quotes words that are not the host's", () => {
    expect(replyTo({ ...kind, quote: 'ok with my dog' })).toContain('“ok with my dog”')
  })
})
