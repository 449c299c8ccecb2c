import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(
  begun,
  [
    { kind: 'add', path: 'valuesMap.availability', value: 'Weekends', words: 'Saturdays after market' },
    { kind: 'set', path: 'valuesMap.intent', value: 'long_term', words: 'something lasting' },
  ],
  { from: 'answer', turn: 0 },
)
const done: Conversation = { ...state, part: null, pending: null, done: true }
const say = (text: string, from = done) => takeTurn(from, text, { today, reader })

describe('a question about one row', () => {
  it.each([
    ["What have you got for when I'm free?", /weekends.*Saturdays after market/],
    ['what have you written for what I am here for?', /long-term.*something lasting/],
    ['What have you noted about safety?', /Nothing so far.*public/s],
    ['do you have anything down for deal-breakers?', /Nothing so far/],
    ['Availability still weekends?', /weekends.*Saturdays after market/],
  ])('is answered by its value and the words it came from: %s', (text, said) => {
    const { reply, state: after } = say(text)
    expect(reply).toMatch(said)
    expect(after.entries).toEqual(done.entries)
  })

  it('is none where the service is asked about', () => {
    expect(say('how do you keep people safe?').reply).not.toMatch(/so far/)
  })
})

describe('a question about one\u2019s own things', () => {
  it.each([
    'Fine. One last check: does the doctor part appear anywhere to other members?',
    'Do other members see my notes?',
    'are my notes shown to other members?',
    'will other people see my age?',
  ])('is answered and no tampering: %s', (text) =>
    expect(say(text).reply).toMatch(/^(?:No: a card|Not other members|Your age in years)/),
  )

  it.each([
    ['women. Who will see this?', /No member/],
    ['women. sorry before we start, who reads this? my ex is tech savvy', /No member|Who sees what I say/],
    ['Women only please. But you never said - who can read what I type here?', /No member|Who sees what I say/],
  ])('is answered beside the answer, or offered to press: %s', (text, said) => {
    const { reply, state: after } = say(text, { ...begun, part: 'meet', pending: 'who' })
    expect(after.entries.map(({ value }) => value)).toEqual(['Women'])
    expect(`${reply} ${after.offer?.options.map(({ label }) => label)}`).toMatch(said)
  })
})
