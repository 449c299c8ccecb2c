import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
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
  it.each([
    ["did you get that I don't smoke?", /^Yes, you don't smoke/],
    ['have you noted that I like hiking', /^Yes, loves hiking/],
    ['And the hiking, did you write down the hiking?', /^Yes, loves hiking/],
    ['Did you keep the note about my daughter?', /^Yes, "I have a daughter in Leeds" is in the notes/],
    ['Could you please tell me whether the note about my daughter is saved?', /^Yes, "I have a daughter/],
    ['And did you keep the note for my matchmaker or not?', /^Yes, "I have a daughter/],
    ['Did you keep what I told you about my daughter?', /^Yes, "I have a daughter/],
    ['did I tell you about my daughter', /^Yes, "I have a daughter/],
    ["So you've got me as 38 to 48, right?", /^Yes, ages 38 to 48/],
    ['Am I down as a smoker?', /^No, I have that you don't smoke/],
    ['Good. You never mentioned the hiking. Is that down?', /^Yes, loves hiking/],
    ['did you get the hiking yes or no', /^Yes, loves hiking/],
    ['are men still there?', /^Yes, men/],
    ['is my daughter on the snapshot', /^Yes, "I have a daughter/],
    ['Am I still down for 38 to 48?', /^Yes, ages 38 to 48/],
    ['why does it say hiking', /from your words "has to love hiking"/],
    ['read me the notes', /I have a daughter/],
    ['So did you add it or not?', /What you see on the snapshot went in/],
    ['is the thing about hiking on there', /^Yes, loves hiking/],
    ['Have you got my ages right?', /^For ages I have 38 to 48/],
    ["is 'Men' really a must-have?", /^Yes, men: who you'd like to meet/],
  ])('is told from the profile, yes or no first: %s', (text, told) => {
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

  it.each([
    ['I said no Sundays too, on account of chapel. Is that down?', 'No Sundays'],
    ['so that is about it did you get the quiet place yes or no', 'The quiet place'],
  ])('is offered as a note, in the words that it points at: %s', (text, value) => {
    const { reply, state: after } = say(text)
    expect(reply).toMatch(/No, that isn't noted yet/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value })
  })

  it.each(['How do I say only Sunday?', 'Can you make it Sunday only, or is weekends all you have?'])(
    'of a single day: it goes in a note: %s',
    (text) => {
      const { reply, state: after } = say(text, done)
      expect(reply).toMatch(/a single day goes in a note/)
      expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value: 'Only Sundays' })
    },
  )

  it('is offered to be taken off where somebody never said it', () => {
    const { reply, state: after } = say('I never said anything about hiking', done)
    expect(reply).toMatch(/I have loves hiking from your words "has to love hiking"/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'remove', value: 'loves hiking' })
    expect(say('I never said whether I smoke', done).reply).not.toMatch(/Shall I take/)
  })

  it('is no claim where all is asked for', () => {
    expect(say('what have you got me down for now?', done).reply).toMatch(/loves hiking/)
  })

  it('is told of a row that was emptied, which is offered again', () => {
    const gone = {
      path: 'valuesMap.faith_values_edge' as const,
      value: 'Sikh',
      from: 'answer' as const,
      words: null,
      turn: 1,
    }
    const { reply, state: after } = say('Where is faith gone?', { ...done, removed: [gone] })
    expect(reply).toMatch(/^No, "Sikh" was taken off/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ value: 'Sikh' })
  })

  it('is answered beside an answer, which is noted', () => {
    const { reply, state: after } = say('20 miles. Did you note that I have a son?', {
      ...state,
      part: 'distance',
      pending: groupOf('distance'),
    })
    expect(reply).toMatch(/20 miles.*No, that isn't noted yet/s)
    expect(after.entries.map(({ value }) => value)).toContain(32)
  })

  it('is told by the snapshot where all is asked about', () => {
    expect(say('I live by the sea. Does that all go in?').reply).toMatch(/on the snapshot went in/)
  })

  it('is told of a note that was offered and not kept', () => {
    const waiting: Conversation = { ...done, unkept: [{ kind: 'note', value: 'Free from April', words: '' }] }
    const { reply, state: after } = say('where is my note about April?', waiting)
    expect(reply).toMatch(/^Not yet.*Free from April/)
    expect(after.offer?.options[0]?.does[0]).toMatchObject({ kind: 'note', value: 'Free from April' })
  })

  it.each([
    'where is my data?',
    'do you keep my answers?',
    'Is my data saved on a server?',
    'are there any men my age on this?',
    'did you keep all my data?',
  ])('is no question about an entry: %s', (text) => {
    expect(say(text, done).reply).not.toMatch(/^(?:Yes, (?:men|loves|")|No, that isn't noted|Not yet)/)
  })
})

describe('why something is noted', () => {
  it.each([
    ['why did you write hiking?', /from your words "has to love hiking"/],
    ['Where does 38 to 48 come from?', /ages 38 to 48 from your words "I'm 43"/],
  ])('is told by the words it came from: %s', (text, told) => expect(say(text).reply).toMatch(told))
})

describe('why something is gone', () => {
  const without = say('take out hiking', done).state

  it('is said, and it is offered to be put back', () => {
    const { reply, state: after } = say('why did you take off the hiking?', without)
    expect(reply).toMatch(/I understood that you wanted "loves hiking" off.*Shall I put it back/)
    expect(say('yes please', after).state.entries.map(({ value }) => value)).toContain('loves hiking')
  })

  it('is not offered where the message itself puts it back', () => {
    const { reply, state: after } = say('WHY is hiking removed? Put hiking back.', without)
    expect(reply).toMatch(/I understood/)
    expect(reply).not.toMatch(/Shall I/)
    expect(after.entries.map(({ value }) => value)).toContain('loves hiking')
  })
})
