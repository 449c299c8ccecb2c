import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(
  begun,
  [
    { kind: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: 'never smoked' },
    { kind: 'add', path: 'preferences.must_haves', value: 'loves hiking', words: 'has to love hiking' },
  ],
  { from: 'answer', turn: 0 },
)
const say = (text: string) => takeTurn(state, text, { today, reader })

describe('whether something is noted', () => {
  it.each([
    ["did you get that I don't smoke?", /^Yes, you don't smoke/],
    ['have you noted that I like hiking', /^Yes, loves hiking/],
  ])('is told from the profile: %s', (text, told) => {
    const { reply, state: after } = say(text)
    expect(reply).toMatch(told)
    expect(after.entries).toEqual(state.entries)
  })

  it('is offered to be noted where it is not', () => {
    const { reply, state: after } = say("did you get that I'm vegan?")
    expect(reply).toMatch(/^No, that isn't noted yet/)
    expect(after.entries).toEqual(state.entries)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value: "I'm vegan" })
  })
})

describe('why something is noted', () => {
  it('is told by the words it came from', () => {
    expect(say('why did you write hiking?').reply).toMatch(/from your words "has to love hiking"/)
  })
})
