import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import { type Conversation, type Part, parseConversation } from '../state.ts'

const today = '2026-11-23'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(begun, [{ kind: 'set', path: 'valuesMap.distance_km', value: 40, words: '40 km' }], {
  from: 'answer',
  turn: 0,
})
const done: Conversation = { ...state, part: null, pending: null, done: true }
const say = (text: string, from = done) => takeTurn(from, text, { today, reader })
const asked = (part: Part) => ({ ...begun, part, pending: groupOf(part) })

const GOODBYE = /bye|take care/i

describe('a goodbye', () => {
  it.each([
    "Thank you dear, that's all.",
    'Okay thank you so much, have a nice day.',
    'grand. night so',
    "That was quick. I'll call it a night",
    'Enough. Goodbye.',
    'Enough for today. Goodbye.',
    'Ok. Finish.',
  ])('is returned, with nothing more asked: %s', (text) => {
    const { reply } = say(text)
    expect(reply).toMatch(GOODBYE)
    expect(reply).not.toMatch(/\?/)
  })

  it('is returned after what the message orders', () => {
    const { reply, state: after } = say('And make it 50 km. Thank you doll, goodbye')
    expect(after.entries.map(({ value }) => value)).toContain(50)
    expect(reply).toMatch(/50 km.*welcome|50 km.*(?:bye|take care)/is)
  })

  it('is returned before everything was asked', () => {
    const { reply, state: after } = say('weekends. got to go now, bye', asked('availability'))
    expect(after.entries.map(({ value }) => value)).toContain('Weekends')
    expect(reply).toMatch(GOODBYE)
  })

  it.each([
    ["weekends, that's all", 'availability'],
    ['Saturday is a good night for me', 'availability'],
    ["stonewalling. If you can't talk to me we're done", 'dealbreakers'],
    ["The fellow before was a character, I'll leave it there.", 'intent'],
    ['The shopping has finished me and my purse.', 'budget'],
  ] as const)('is none in an answer or in small talk: %s', (text, part) =>
    expect(say(text, asked(part)).reply).not.toMatch(GOODBYE),
  )

  it('leaves a conversation that can be stored', () => {
    const { state: after } = say('bye now')
    expect(() => parseConversation(after)).not.toThrow()
  })
})
