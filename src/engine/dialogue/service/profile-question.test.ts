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
    { kind: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: 'never smoked' },
    { kind: 'add', path: 'preferences.must_haves', value: 'Men', words: 'men' },
    { kind: 'add', path: 'preferences.must_haves', value: 'loves hiking', words: 'has to love hiking' },
    { kind: 'set', path: 'valuesMap.age_range.min', value: 38, words: "I'm 43" },
    { kind: 'set', path: 'valuesMap.age_range.max', value: 48, words: "I'm 43" },
    { kind: 'note', value: 'I have a daughter in Leeds', words: '' },
  ],
  { from: 'answer', turn: 0 },
)
const done: Conversation = { ...state, part: null, pending: null, done: true }
const say = (text: string, from: Conversation = state) => takeTurn(from, text, { today, reader })

describe('whether something is noted', () => {
  it('is not taken from the word for meeting alone', () => {
    const { state: safe } = merge(
      done,
      [{ kind: 'add', path: 'valuesMap.safety_prefs', value: 'First meet in public', words: '' }],
      { from: 'answer', turn: 0 },
    )
    expect(say('did you get the part about telling people before we meet?', safe).reply).toMatch(
      /^No, that isn't noted/,
    )
    expect(say('did you get the public place?', safe).reply).toMatch(/^Yes, I have a first meeting in public/)
  })

  it.each([
    ["did you get that I don't smoke?", /I have that you don't smoke/],
    ['And the hiking, did you write down the hiking?', /^Yes, I have loves hiking/],
    ['Did you keep the note about my daughter?', /^Yes, I have the note "I have a daughter in Leeds"/],
    ['Could you please tell me whether the note about my daughter is saved?', /^Yes, I have the note/],
    ['I said hiking. Is that down?', /Yes, I have loves hiking/],
    ['is my daughter on the snapshot', /^Yes, I have the note/],
    ['So did you add it or not?', /What you see on the snapshot went in/],
    ['Have you got my ages right?', /^For ages I have 38 to 48/],
  ])('is told from the profile: %s', (text, told) => {
    const { reply, state: after } = say(text)
    expect(reply).toMatch(told)
    expect(after.entries).toEqual(state.entries)
  })

  it.each([
    ["did you get that I'm vegan?", "I'm vegan"],
    ['Did you write down the garden?', 'The garden'],
  ])('is offered to be noted where it is not: %s', (text, value) => {
    const { reply, state: after } = say(text)
    expect(reply).toMatch(/^No, that isn't noted yet/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value })
  })

  it.each([
    [
      'what do you have for ages, and did you keep the note about my daughter?',
      /38 to 48.*the note "I have a daughter/,
    ],
    ['What have you written for my ages? And is my daughter on the snapshot?', /38 to 48.*the note "I have a daughter/],
    ['what do you have for ages, and what does it cost?', /38 to 48.*(?:pay|free|cost)/],
  ])('is told beside what else is asked: %s', (text, told) => {
    expect(say(text).reply).toMatch(told)
  })

  it('is told of a note that was offered and not kept', () => {
    const waiting: Conversation = { ...done, unkept: [{ kind: 'note', value: 'Free from April', words: '' }] }
    const { reply, state: after } = say('Did you keep my note about April?', waiting)
    expect(reply).toMatch(/^Not yet.*Free from April/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value: 'Free from April' })
  })

  it.each([
    ['What have you noted about safety?', /Nothing so far for safety/],
    ['do you have anything down for deal-breakers?', /Nothing so far/],
    ['what have you written for my ages?', /38 to 48, from your words "I'm 43"/],
  ])('is told by its row: %s', (text, said) => expect(say(text, done).reply).toMatch(said))

  it('is no claim where all is asked for', () => {
    expect(say('what have you got me down for now?', done).reply).toMatch(/loves hiking/)
  })

  it.each([
    'where is my data?',
    'do you keep my answers?',
    'Is my data saved on a server?',
    'are there any men my age on this?',
    'did you keep all my data?',
    'how do you keep people safe?',
  ])('is no question about the profile: %s', (text) => {
    expect(say(text, done).reply).not.toMatch(/^(?:Yes, I have|No, that isn't noted|Not yet)|so far/)
  })
})

describe('why something is noted', () => {
  it('is told by the words it came from', () =>
    expect(say('why did you write hiking?').reply).toMatch(
      /^I have loves hiking, from your words "has to love hiking"/,
    ))
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
