import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const pitied: Conversation = {
  ...begun,
  part: 'age',
  pending: groupOf('age'),
  used: [...begun.used, 'low.0', 'quiet.1'],
}
const say = (text: string, state = pitied) => takeTurn(state, text, { today, reader })

const AN_APOLOGY = /wrong way|read more into|wrong end|mistaking/

describe('somebody who says that there is nothing to be sorry about', () => {
  it.each([
    'omg why r u sorry lmao nothing bad happened. 21 to like 27 i guess',
    'No no, nobody is died! 21 to 27',
    "It isn't a lot to deal with, it's just how my brain works. 21 to 27",
    'You do not need to be sorry, I am not sad. From 21 to 27.',
    'Loss? He is not dead, he is in Bradford. Is only divorce. 21 to 27',
    "I don't want your sympathy. 21 to 27",
    "it's not that hard lass and 21 to 27 is what I said",
  ])('is told sorry for that, is not pitied again, and has the rest noted: %s', (text) => {
    const { reply, state } = say(text)
    expect(reply).toMatch(AN_APOLOGY)
    expect(reply).not.toMatch(/hard|loss|sorry to hear|gently|in your own time/i)
    expect(snapshotOf(state).valuesMap?.age_range).toEqual({ min: 21, max: 27 })
  })

  it('and asks something beside it is answered', () => {
    const { reply } = say('no its not hard, i just asked if people on here see where i work')
    expect(reply).toMatch(AN_APOLOGY)
    expect(reply).toMatch(/job or income/)
  })

  it('is not who speaks so where no sympathy was shown', () => {
    expect(say("It isn't that hard. 21 to 27", { ...pitied, used: begun.used }).reply).not.toMatch(AN_APOLOGY)
  })
})

describe('sympathy', () => {
  it.each([
    'I am single father, I have one daughter of 8 years',
    "I'm nonbinary (they/them)",
    'someone gentle who likes books and doesnt mind quiet. cats a bonus. i have two, pixel and dewey',
    "I'd like some where quiet because I can't hear in a pub full of folk",
    'u didnt answer me about the quiet place',
    'Last night\u2019s thunder kept the whole street up',
  ])('is shown where the words name something hard, and not here: %s', (text) => {
    expect(say(text, begun).reply).not.toMatch(/hard|loss|sorry to hear|a lot to|gently|can't be easy|can't always/i)
  })

  it.each([
    ['my mama die last spring, so i am little bit lonely', /sorry|miss/],
    ['casual, since me dad carked it in feb', /sorry/],
    ['My husband he left me for younger one three years ago', /nerve|come through|easy|new start|take their time/i],
    ['my dad died', /your dad/],
    ["it's been a shit year to be honest", /hard|carry|easy|sorry/],
    ['wife left. want a steady one this time', /hard|carry|easy|sorry|come through|nerve|time/],
    ['no, my dad was an alcoholic', /hard|carry|easy|sorry/],
  ])('is shown to %s', (text, said) => expect(say(text, begun).reply).toMatch(said))
})
