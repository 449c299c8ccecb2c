import { describe, expect, test } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'
import { choicesOf } from '../state/choices.ts'

const MEN = { op: 'add', path: 'preferences.must_haves', value: 'Men', words: '' } as const
const LONG = { op: 'set', path: 'valuesMap.intent', value: 'long_term', words: '' } as const

describe('the people to meet are noted under any question', () => {
  test.each([
    ["I'd like a woman who reads", 'Women'],
    ['My sister says I should try this. I want a kind man who can fix a sink', 'Men'],
    ['I should like to find a lady for a lasting companionship', 'Women'],
    ['hello, I look for man', 'Men'],
    ['I want a normal man who cooks', 'Men'],
    ['A husband before my cat dies, so roughly ten years', 'Men'],
    ["I'm after a bloke with a garden", 'Men'],
    ['a nice girl who likes hiking', 'Women'],
  ])('%s', (line, who) => {
    expect(entriesAfter(say(line, asked('intent')))).toContain(`preferences.must_haves=${who}`)
  })

  test.each([
    'I work with a man who never stops talking, so someone quiet',
    'I am a man who likes boats',
    'I do not want a woman who lies',
    'I eat like a man',
    'I used to date a man who drank',
    'I want a spouse who likes boats',
  ])('the message notes nobody to meet: %s', (line) => {
    expect(
      entriesAfter(say(line, asked('intent'))).filter((one) => /=(?:Women|Men|Nonbinary people)$/.test(one)),
    ).toEqual([])
  })

  test('people who differ from those on the card are only offered as a button', () => {
    const turn = say("I'd love a woman who reads", holding([MEN], asked('distance')))
    expect(entriesAfter(turn)).not.toContain('preferences.must_haves=Women')
    expect(choicesOf(turn.state)?.beside?.map(({ label }) => label)).toContain('To meet: Women')
  })
})

test('qualities are noted in addition to the people to meet', () => {
  expect(entriesAfter(say('Women, kind and tall', asked('intent')))).toEqual([
    'preferences.must_haves=Women',
    'preferences.must_haves=kind',
    'preferences.must_haves=tall',
  ])
})

test('"doesn\'t mind …" is noted as a must-have and not as a deal-breaker', () => {
  const kept = entriesAfter(
    say("I'd like a woman who reads and doesn't mind that I talk to my tomatoes", asked('intent')),
  )
  expect(kept.filter((one) => one.startsWith('valuesMap.dealbreakers'))).toEqual([])
  expect(kept.some((one) => one.startsWith('preferences.must_haves=reads and doesn'))).toBe(true)
})

test('two kinds of people in one message are both noted', () => {
  const line = "mostly women I think?? but like nonbinary folks too, I don't really mind as long as they're kind"
  expect(entriesAfter(say(line, asked('meet')))).toEqual(
    expect.arrayContaining(['preferences.must_haves=Women', 'preferences.must_haves=Nonbinary people']),
  )
})

test('an answer that differs from the card is offered as a button if it is likely', () => {
  const turn = say('idk just seeing whats out there tbh', holding([LONG], asked('meet')))
  expect(choicesOf(turn.state)?.beside?.map(({ label }) => label)).toContain('Here for: Exploring')
})

test('free times are noted in addition to the people to meet', () => {
  const kept = entriesAfter(say('Women. I can only do weekends, weeknights are for my son', asked('meet')))
  expect(kept).toContain('valuesMap.availability=Weekends')
})

test('a wish is noted, also after a strange remark', () => {
  const kept = entriesAfter(
    say('A husband before my cat dies, so roughly ten years. Must like the cat.', asked('intent')),
  )
  expect(kept).toContain('preferences.must_haves=like the cat')
})

test.each([
  ['kind, funny and not a gym bro', ['mustHaves=kind', 'mustHaves=funny', 'dealbreakers=gym bro']],
  ['No liars, drama or snobs', ['dealbreakers=drama', 'dealbreakers=snobs']],
  [
    'Long term, ideally with someone who can beat me at Scrabble and not gloat',
    ['niceToHaves=can beat me at Scrabble and not gloat'],
  ],
  ["Companionship mainly. He mustn't be a golfer.", ['dealbreakers=golfer']],
  ['Long-term, with a man who has his own hobbies (low bar lol)', ['mustHaves=Men', 'mustHaves=his own hobbies']],
  ['Long term, with a woman who laughs at my dad jokes', ['mustHaves=Women', 'mustHaves=laughs at my dad jokes']],
  ['Bonus points if she laughs at my dad jokes', ['niceToHaves=she laughs at my dad jokes']],
  [
    "I'd like a grown man, emotionally housebroken, who likes jazz",
    ['mustHaves=emotionally housebroken', 'mustHaves=likes jazz'],
  ],
  [
    'My late wife said I needed supervision, so long-term, with a woman who laughs',
    ['mustHaves=Women', 'mustHaves=laughs'],
  ],
  ["I'd love to meet somebody curious and well read", ['mustHaves=curious and well read']],
  ['so whoever he is must be okay with breakfast dates', ['mustHaves=okay with breakfast dates']],
  ['Ideally with a big laugh', ['niceToHaves=a big laugh']],
])('each wish goes whole to its list: %s', (line, kept) => {
  const lists = { must_haves: 'mustHaves', nice_to_haves: 'niceToHaves', dealbreakers: 'dealbreakers' } as Record<
    string,
    string
  >
  const found = entriesAfter(say(line, asked('intent'))).map((one) =>
    one.replace(/^\w+\.(\w+)/, (_, list: string) => lists[list] ?? list),
  )
  expect(found).toEqual(expect.arrayContaining(kept))
})
