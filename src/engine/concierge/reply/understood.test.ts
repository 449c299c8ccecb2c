import { describe, expect, it } from 'vitest'
import type { Change } from '../profile/changes.ts'
import { EMPTY } from '../state/conversation.ts'
import { understood } from './understood.ts'

const replyTo = (...changes: Change[]) => understood({ ...EMPTY, name: 'Sam', seed: 1 }, changes)?.text
const kind: Change = { row: 'mustHaves', label: 'Must have', quote: 'kind' }
const distance: Change = { row: 'distance', label: 'Distance', value: '40 miles', from: '25 miles' }

describe('the sentence that says what changed', () => {
  it('the sentence names the added value and the removed value', () => {
    const reply = replyTo({ row: 'mustHaves', label: 'Must have', from: 'funny' }, kind)
    expect(reply).toContain('ind')
    expect(reply).toContain('“funny”')
  })

  it('the sentence names a corrected value and a new value', () => {
    const reply = replyTo(distance, kind)
    expect(reply).toContain('ithin 40 miles')
    expect(reply?.toLowerCase()).toContain('kind')
  })

  it('the sentence names two corrected values', () => {
    const reply = replyTo(distance, { row: 'age', label: 'Ages', value: '45 to 60', from: '45 to 58' })
    expect(reply).toContain('ithin 40 miles')
    expect(reply).toContain('45 to 60')
  })

  it('the sentence says habits with "you"', () => {
    const habits: Change[] = [
      { row: 'smoking', label: 'Smoking', value: 'No' },
      { row: 'drinking', label: 'Drinking', value: 'Sometimes' },
    ]
    expect(replyTo(...habits)?.toLowerCase()).toContain("you don't smoke and you drink now and then")
  })

  it('the sentence quotes words that the program does not know', () => {
    expect(replyTo({ ...kind, quote: 'ok with my dog' })).toContain('“ok with my dog”')
  })
})
