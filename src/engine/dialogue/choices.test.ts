import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import { snapshotOf } from './snapshot.ts'
import { type Conversation, PARTS, type Part } from './state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked = (part: Part): Conversation => ({ ...begun, part, pending: groupOf(part) })
const press = (part: Part, text: string) => takeTurn(asked(part), text, { today, reader }).state

describe('answers to press', () => {
  it('stand under a question with closed answers, and under no other', () => {
    expect(choicesOf(begun)).toEqual({
      group: 'intent',
      multiple: false,
      options: ['Long-term', 'Casual', 'Exploring'].map((label) => ({ label, text: label })),
    })
    expect(choicesOf(asked('mustHaves'))).toBeNull()
    expect(choicesOf({ ...begun, pending: null, part: null })).toBeNull()
  })

  it('are eight at most, and each does what it says', () => {
    for (const part of PARTS) {
      const options = choicesOf(asked(part))?.options ?? []
      expect(options.length).toBeLessThanOrEqual(8)
      for (const { text } of options) {
        const { entries, settled } = press(part, text)
        expect(entries.length + settled.length, `${part}: ${text}`).toBe(1)
      }
    }
  })

  it('answer the question asked and no other: "No" to smoking leaves drinking open', () => {
    const { entries, part } = press('smoking', 'No')
    expect(entries.map(({ path, value }) => [path, value])).toEqual([['valuesMap.lifestyle.smoking', 'no']])
    expect(part).not.toBe('smoking')
  })

  it('may be several, with commas between them', () => {
    const state = press('availability', 'Weekends, Early mornings')
    expect(snapshotOf(state).valuesMap?.availability).toEqual(['Weekends', 'Early mornings'])
    expect(snapshotOf(press('meet', 'Women, Nonbinary people')).preferences?.must_haves).toEqual([
      'Women',
      'Nonbinary people',
    ])
  })

  it('keep what was sent as the words of the value', () => {
    expect(press('budget', '$$').entries[0]).toMatchObject({ value: '$$', words: '$$', turn: 0 })
  })
})
