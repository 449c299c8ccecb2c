import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { snapshotSchema } from '#contract/concierge.ts'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { snapshotOf, sourcesOf } from './snapshot.ts'
import { parseConversation } from './state.ts'

const today = '2026-11-20'
const WORDS =
  'I don\'t smoke drink kids maybe 30 to 45 miles km $$$ casual long-term women weekends actually no yes never rather not say church public video ghost sister my ex must have nice bonus deal-breaker 17 40s within five years of me free skip ? ! . , - : 👶 🚭 <b> {"a":1} остановка 你好'
const phrase = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 25 }).map((words) => words.join(' '))
const message = fc.oneof(
  { weight: 3, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
)

describe('whatever people write', { timeout: 120_000 }, () => {
  it('never throws, gives a valid snapshot, a bounded state and a reply, and survives storage', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 6 }), fc.integer(), (messages, seed) => {
        let { state } = beginConversation({ name: 'Ada', known: {}, today, seed })
        for (const text of messages) {
          const turn = takeTurn(parseConversation(JSON.parse(JSON.stringify(state))), text, { today, reader })
          expect(turn.reply.trim()).not.toBe('')
          state = turn.state
        }
        z.parse(snapshotSchema, snapshotOf(state))
        const min = snapshotOf(state).valuesMap?.age_range?.min ?? 18
        expect(min).toBeLessThanOrEqual(snapshotOf(state).valuesMap?.age_range?.max ?? 99)
        expect(JSON.stringify(state).length).toBeLessThan(60_000)
      }),
      { numRuns: 200 },
    )
  })

  it('gives every value of the snapshot a source whose words the person wrote', () => {
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 4 }), (messages) => {
        let { state } = beginConversation({ name: 'Ada', known: {}, today, seed: 1 })
        for (const text of messages) state = takeTurn(state, text, { today, reader }).state
        const sources = sourcesOf(state)
        expect(sources).toHaveLength(state.entries.length)
        for (const { turn } of sources) expect(turn).toBeLessThan(messages.length)
      }),
      { numRuns: 100 },
    )
  })

  it('takes ten thousand characters without growing', () => {
    const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
    const turn = takeTurn(begun, 'I like long walks and short books. '.repeat(300), { today, reader })
    expect(JSON.stringify(turn.state).length).toBeLessThan(8000)
    expect(turn.reply).not.toBe('')
  })

  it('says the same again when a turn is replayed', () => {
    const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 5 }).state
    const once = takeTurn(begun, 'something serious', { today, reader })
    expect(takeTurn(begun, 'something serious', { today, reader })).toEqual(once)
  })
})
