import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say, snapshotAfter } from '../../../../test/talk.ts'

const PASTIMES = 'i love long walks by the lake and bad karaoke'
const MUST = 'preferences.must_haves'
const NICE = 'preferences.nice_to_haves'
const standing = holding([{ op: 'add', path: MUST, value: PASTIMES, words: '' }], asked('dealbreakers'))

describe('a sentence that the person says about themselves', () => {
  it('the reply does not repeat the sentence with "I"', () =>
    expect(say(PASTIMES, asked('mustHaves')).reply).not.toMatch(/\bI love\b/))

  it.each(["my karaoke isn't something he must have lol", 'karaoke is not a must'])(
    'the entry moves to nice-to-haves if one word names it: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual([`${NICE}=${PASTIMES}`]),
  )

  it.each(["he doesn't have to be tall", "no, she doesn't need to sing"])(
    '"doesn\'t have to" adds neither a wish nor a deal-breaker: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual([`${MUST}=${PASTIMES}`]),
  )
})

it('"not interested in" makes a deal-breaker, without these words', () =>
  expect(entriesAfter(say('not interested in someone who lives for the gym', asked('dealbreakers')))).toEqual([
    'valuesMap.dealbreakers=lives for the gym',
  ]))

it('"doesn\'t matter" about the other person\'s faith does not answer the question about distance', () =>
  expect(
    snapshotAfter(say("raised catholic. doesn't matter to me what they believe", asked('distance'))).valuesMap
      ?.distance_km,
  ).toBeFalsy())

it('the summary names a listed deal-breaker in the plural', () => {
  const end = say('daily smokers', { ...asked('dealbreakers'), asked: Object.fromEntries(ALL.map((row) => [row, 2])) })
  expect(end.reply).toContain("You've ruled out daily smokers.")
})
const ALL = [
  'intent',
  'meet',
  'age',
  'distance',
  'availability',
  'budget',
  'smoking',
  'drinking',
  'kids',
  'faith',
  'mustHaves',
  'dealbreakers',
]

it('an evening on which the person is busy is not noted as free', () =>
  expect(entriesAfter(say('On Thursday evenings I host a board game night.', asked('meet')))).toEqual([]))

it('two wishes after "who" are both noted', () =>
  expect(entriesAfter(say('I need a man who is kind and who listens.', asked('mustHaves')))).toEqual([
    `${MUST}=kind`,
    `${MUST}=listens`,
    `${MUST}=Men`,
  ]))
