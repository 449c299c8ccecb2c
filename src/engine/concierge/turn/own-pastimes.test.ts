import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say, snapshotAfter } from '../../../../test/talk.ts'

const PASTIMES = 'i love long walks by the lake and bad karaoke'
const MUST = 'preferences.must_haves'
const NICE = 'preferences.nice_to_haves'
const standing = holding([{ op: 'add', path: MUST, value: PASTIMES, words: '' }], asked('dealbreakers'))

describe('what somebody says of themselves', () => {
  it('is never said back in the voice of the concierge', () =>
    expect(say(PASTIMES, asked('mustHaves')).reply).not.toMatch(/\bI love\b/))

  it.each(["my karaoke isn't something he must have lol", 'karaoke is not a must'])(
    'goes to the bonuses by the one word that names it: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual([`${NICE}=${PASTIMES}`]),
  )

  it.each(["he doesn't have to be tall", "no, she doesn't need to sing"])(
    'takes a demand back, and makes neither a wish nor a refusal: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual([`${MUST}=${PASTIMES}`]),
  )
})

it('"not interested in" leads to a refusal and is no part of it', () =>
  expect(entriesAfter(say('not interested in someone who lives for the gym', asked('dealbreakers')))).toEqual([
    'valuesMap.dealbreakers=lives for the gym',
  ]))

it('what does not matter in the other is no answer to how far', () =>
  expect(
    snapshotAfter(say("raised catholic. doesn't matter to me what they believe", asked('distance'))).valuesMap
      ?.distance_km,
  ).toBeFalsy())

it('a listed refusal is one of many people in the summary', () => {
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

it('an evening that is taken is no free one', () =>
  expect(entriesAfter(say('On Thursday evenings I host a board game night.', asked('meet')))).toEqual([]))

it('both things that "who" leads to are kept', () =>
  expect(entriesAfter(say('I need a man who is kind and who listens.', asked('mustHaves')))).toEqual([
    `${MUST}=kind`,
    `${MUST}=listens`,
    `${MUST}=Men`,
  ]))
