import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'
import type { Operation } from '../profile/operation.ts'
import type { Path } from '../profile/rows.ts'

const add = (path: Path, value: string): Operation => ({ op: 'add', path, value, words: '' })
const set = (path: Path, value: string | number): Operation => ({ op: 'set', path, value, words: '' })
const LONG = 'someone FUNNY who texts back n likes karaoke omg'
const card = holding(
  [
    add('preferences.must_haves', LONG),
    add('preferences.must_haves', 'cooks a little'),
    set('valuesMap.distance_km', 40),
    set('valuesMap.age_range.min', 35),
    set('valuesMap.age_range.max', 45),
    set('valuesMap.faith_values_edge', 'quietly Lutheran'),
    add('valuesMap.availability', 'Weekends'),
    add('valuesMap.availability', 'Weeknights'),
  ],
  asked(null),
)
const onCard = (text: string) => entriesAfter(say(text, card))

/** Second thoughts of three people, which were once read wrong. */
describe('second thoughts', () => {
  it('a long entry stays if one of its words is to go, and a button is offered', () => {
    const turn = say('please take out the omg', card)
    expect(entriesAfter(turn)).toContain(`preferences.must_haves=${LONG}`)
    expect(turn.state.beside).not.toHaveLength(0)
  })

  it('an answer is noted if the message names its row', () => {
    expect(onCard('i said drinking yes??')).toContain('valuesMap.lifestyle.drinking=yes')
    expect(onCard('he must also want children, so children is a yes')).toContain('valuesMap.family.wants_kids=yes')
  })

  it('"I don\'t have a faith" is not noted as a faith', () => {
    const faith = onCard('make it 30-40 n move no preachy ppl to rather not, i dont have a faith')
    expect(faith.filter((entry) => entry.includes('faith'))).toEqual([])
    expect(faith).toContain('valuesMap.age_range.max=40')
  })

  it('an entry is found by its word without the last letter', () => {
    expect(onCard('the cookin is still on there, take it off')).not.toContain('preferences.must_haves=cooks a little')
  })

  it('only the end of the ages that is named changes', () => {
    expect(onCard('45 could be 48')).toEqual(
      expect.arrayContaining(['valuesMap.age_range.min=35', 'valuesMap.age_range.max=48']),
    )
  })

  it.each([
    "weekends only, and I'd travel up to 40 miles",
    'You have left weeknights on my card; I said weekends only',
  ])('"only" replaces the free times: %s', (text) =>
    expect(onCard(text).filter((entry) => entry.includes('availability'))).toEqual(['valuesMap.availability=Weekends']),
  )

  it('a complaint about a number with its correction leaves no part of the message open', () => {
    const { reply } = say('28 on my card is wrong now: make it 35 to 48', card)
    expect(reply).not.toMatch(/About “|not sure about/)
  })

  it('a nice-to-have is noted without the words that call it a bonus', () => {
    expect(onCard('A love of cooking would be a lovely bonus')).toContain('preferences.nice_to_haves=A love of cooking')
  })

  it.each([
    ['also im fine w 30 to 45 actually, not 31-42', 31, 42, [30, 45]],
    ['make the max 43 pls', 31, 42, [31, 43]],
    ['Make that seventy-two, please.', 60, 70, [60, 72]],
  ] as const)('a correction of the ages changes no other row: %s', (text, min, max, ends) => {
    const before = say(`${min} to ${max}`, asked('age')).state
    expect(entriesAfter(say(text, asked('faith', before))).toSorted()).toEqual([
      `valuesMap.age_range.max=${ends[1]}`,
      `valuesMap.age_range.min=${ends[0]}`,
    ])
  })

  it('a wish moves to the list that the message describes', () => {
    const wish = holding([add('preferences.must_haves', 'texts back')], asked(null))
    const text = 'The texting is a wish and not a requirement, so please move it to the things that would be nice.'
    expect(entriesAfter(say(text, wish))).toEqual(['preferences.nice_to_haves=texts back'])
  })

  it('wrong free times are replaced by the right ones', () =>
    expect(
      onCard('free time is wrong, make it Thursday nights').filter((entry) => entry.includes('availability')),
    ).toEqual(['valuesMap.availability=Thursday nights']))

  it('the distance is noted next to a sentence about not driving after dark', () =>
    expect(entriesAfter(say("I'd say 20 miles. I don't care to drive after dark anymore.", asked('distance')))).toEqual(
      ['valuesMap.distance_km=32'],
    ))

  it('a change of the distance opens no row', () => {
    const turn = say('I should rather it were 20 miles instead of 25.', card)
    expect(entriesAfter(turn)).toContain('valuesMap.distance_km=32')
    expect(turn.state.handover).toEqual([])
  })
})

describe('several wishes in one message', () => {
  it('two wishes are both noted in the list that the message names', () =>
    expect(entriesAfter(say('wish list: he has a dog and texts back', asked('meet')))).toEqual([
      'preferences.nice_to_haves=he has a dog',
      'preferences.nice_to_haves=texts back',
    ]))

  it.each([
    ['women, kind and tall', ['Women', 'kind', 'tall']],
    ['I need somebody who says what she means', ['says what she means']],
    [
      'A woman. I can fix your porch but not your ex. Just want somebody who says what she means.',
      ['Women', 'says what she means'],
    ],
    ['must have: says what she means', ['says what she means']],
  ])('the wishes and the people to meet are noted: %s', (text, wishes) =>
    expect(entriesAfter(say(text, asked('meet'))).toSorted()).toEqual(
      wishes.map((wish) => `preferences.must_haves=${wish}`).toSorted(),
    ),
  )

  it('a wish is noted without the words that introduce it', () =>
    expect(entriesAfter(say('I should dearly like somebody who sings', asked('mustHaves')))).toEqual([
      'preferences.must_haves=sings',
    ]))

  it.each(['I ask nothing else', 'nothing else'])('"nothing else" is not noted as a wish: %s', (text) =>
    expect(entriesAfter(say(text, asked('mustHaves')))).toEqual([]),
  )
})
