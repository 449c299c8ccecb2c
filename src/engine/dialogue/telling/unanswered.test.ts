import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'mustHaves', pending: groupOf('mustHaves') }
const say = (text: string) => takeTurn(asked, text, { today, reader })

const AN_APOLOGY = /Sorry, I missed that|I passed over that/

describe('somebody who was not answered', () => {
  it.each([
    ['um you didnt answer about my job', /job or income/],
    ['kind and funny. And ye never answered about the pounds', /in any currency/],
    ['yall didnt answer me bout the cost', /asks you to pay/],
    ['u didnt answer me, am i talking to a bot?', /program/],
    ['A third time I ask it: who sees my photo?', /photo/],
    ["You haven't told me who sees my notes.", /read by the people who run Overture/],
    ["you still haven't said if there's an app", /no app/],
  ])('is told sorry and answered: %s', (text, answer) => {
    const { reply } = say(text)
    expect(reply).toMatch(AN_APOLOGY)
    expect(reply).toMatch(answer)
  })

  it('may ask once more where it is not plain what was meant', () => {
    expect(say('You did not answer me about the cows.').reply).toMatch(/Ask me once more/)
    expect(say('ok u just skipped that lol').reply).toMatch(AN_APOLOGY)
  })

  it('has the rest read, and no entry made of the complaint', () => {
    const { state } = say("you didn't answer me about the quiet place but someone kind who talks clear")
    expect(state.entries.map(({ value }) => String(value)).join()).not.toMatch(/answer me/i)
    expect(state.entries.length).toBeGreaterThan(0)
  })
})

describe('somebody who has to say something again', () => {
  it.each([
    'For the fifth time, NO weeknights.',
    'i already said those two',
    'I never said to take off long-term!',
    'You dropped quick.',
    'are you deaf? someone kind',
    "that's the third time you've asked me that",
    "That's a bit patronising.",
  ])('is told sorry: %s', (text) => expect(say(text).reply).toMatch(/sorry/i))

  it.each([
    'Actually make it 30 to 40, not 32 to 42.',
    "They've dug up our road again, third time this year",
    'Would you read it all back to me one last time?',
  ])('is not who changes their mind, or tells of something else: %s', (text) =>
    expect(say(text).reply).not.toMatch(/sorry, I got|misheard|heard you wrong/i),
  )
})
