import { describe, expect, it } from 'vitest'
import { asked, begun, entriesAfter, holding, say } from '../../../../test/talk.ts'
import { type Operation, putting } from '../profile/operation.ts'
import type { Path } from '../profile/rows.ts'
import type { Conversation, Question } from '../state/conversation.ts'

const put = (path: Path, value: string | number): Operation => putting({ path, value, words: '' })
const WALTER = holding([
  put('valuesMap.safety_prefs', 'First meet in public'),
  put('valuesMap.age_range.min', 55),
  put('valuesMap.age_range.max', 68),
  put('valuesMap.distance_km', 48),
  put('preferences.must_haves', 'kind and honest'),
])
const MAYA = holding([
  put('preferences.must_haves', 'wants kids'),
  put('preferences.must_haves', 'has his own life'),
  put('valuesMap.age_range.min', 28),
  put('valuesMap.age_range.max', 36),
  put('valuesMap.family.wants_kids', 'yes'),
])

function changesBy(text: string, question: Question | null, state: Conversation) {
  const before = entriesAfter({ state })
  const turn = say(text, asked(question, state))
  const after = entriesAfter(turn)
  return {
    come: after.filter((one) => !before.includes(one)),
    gone: before.filter((one) => !after.includes(one)),
    turn,
  }
}

describe('if a message has a question, an order or a number, only a clear wish is noted', () => {
  it.each<[string, Question, Conversation, string[], string[]]>([
    ['Before I go on: who reads what I write here? Does the lady see it?', 'mustHaves', begun, [], []],
    [
      'changed my mind, drop has his own life. and up to 38 is fine',
      'mustHaves',
      MAYA,
      [],
      ['preferences.must_haves=has his own life'],
    ],
    [
      "sorry, hit skip by accident. I'll meet anybody, any gender. faith: no",
      'faith',
      begun,
      ['preferences.must_haves=Everyone'],
      [],
    ],
    [
      'I am sorry, I meant 40 miles, not 30.',
      'mustHaves',
      WALTER,
      ['valuesMap.distance_km=64'],
      ['valuesMap.distance_km=48'],
    ],
  ])('%s', (text, question, state, come, gone) => {
    const found = changesBy(text, question, state)
    expect(found.come).toEqual(come)
    expect(found.gone).toEqual(gone)
  })

  it('an apology is not offered as a note', () =>
    expect(
      JSON.stringify(changesBy('I am sorry, I meant 40 miles, not 30.', 'mustHaves', WALTER).turn.state.offers),
    ).not.toContain('sorry'))
})

describe('numbers', () => {
  it.each([null, 'mustHaves', 'faith'] as const)(
    'new ages do not replace a safety rule, while %s is the open question',
    (question) => {
      const { come, gone } = changesBy(
        'I have thought about it. I would also meet a woman of 53, so please make it 53 to 68.',
        question,
        WALTER,
      )
      expect(come).toContain('valuesMap.age_range.min=53')
      expect(gone).toEqual(['valuesMap.age_range.min=55'])
    },
  )

  it('a number that fits the ages is offered as an age', () =>
    expect(changesBy('up to 38 is fine', 'mustHaves', MAYA).turn.state.beside.map(({ label }) => label)).toContain(
      'Ages: up to 38',
    ))
})

it('an equals sign is understood as "is"', () => {
  expect(changesBy('drinking = only margs lol', null, begun).turn.reply).toContain('“Drinking: Sometimes”')
  expect(changesBy('climbs = bonus', 'niceToHaves', begun).come).toEqual(['preferences.nice_to_haves=climbs'])
  expect(changesBy('as a bonus: climbs', 'niceToHaves', begun).come).toEqual(['preferences.nice_to_haves=climbs'])
})

it("what the other person has to want is a must-have, not the writer's own answer", () =>
  expect(changesBy('he HAS to want kids, like def non negotiable', 'faith', MAYA).come.join()).toMatch(
    /preferences\.must_haves=.*want kids/,
  ))

it('a message that points to a note adds only what it says itself', () => {
  const { come } = changesBy('dudes plz. like i wrote in my note lol', 'meet', begun)
  expect(come).toEqual(['preferences.must_haves=Men'])
})

it('after an answer is undone, its question is open again', () => {
  const kept = say('no', asked('smoking'))
  const undo = kept.kept[0]?.undo ?? ''
  const back = say(undo, kept.state)
  expect(back.state.question).toBe('smoking')
})

it('the summary is given only once', () => {
  const state = asked(null, { ...WALTER, used: ['close.0'] })
  expect(say("that's it", state).reply).not.toContain('kind and honest')
})

describe('questions about dates and the list', () => {
  it.each([
    "are first dates always in bars? I don't drink and most weeks I'm in a theater till midnight",
    'what does a first date look like, who plans it?',
  ])('%s', (text) => expect(say(text, asked('mustHaves')).reply).toMatch(/kind of public place/))

  it('a question why these people are shown gets the reply about limits', () =>
    expect(say('why are you showing me people who like none of what I like', asked('mustHaves', MAYA)).reply).toMatch(
      /limits first/,
    ))
})

describe('a wish that is taken back', () => {
  const patient = holding([put('preferences.must_haves', 'patience')])
  it.each(['mustHaves', null] as const)(
    'the old wish is replaced by the new one, while %s is the open question',
    (question) => {
      const { come, gone } = changesBy('I take back patience, I should have said kindness.', question, patient)
      expect(come).toEqual(['preferences.must_haves=kindness'])
      expect(gone).toEqual(['preferences.must_haves=patience'])
    },
  )
  it('the sentence itself is not noted if the wish is not on the card', () =>
    expect(changesBy('I take back patience, I should have said kindness.', 'mustHaves', begun).come.join()).not.toMatch(
      /take back|should have/,
    ))
})
