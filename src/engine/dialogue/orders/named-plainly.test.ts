import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const note = (value: string): Proposal => ({ kind: 'note', value, words: '' })
const set = (path: Path, value: string | number): Proposal => ({ kind: 'set', path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const MUSTS: Path = 'preferences.must_haves'
const NICES: Path = 'preferences.nice_to_haves'
const NOES: Path = 'valuesMap.dealbreakers'

/** A finished profile with all that a test does not speak of. */
const standing = (...own: Proposal[]): Conversation => {
  const basis = [
    set('valuesMap.intent', 'long_term'),
    add('preferences.must_haves', 'Women'),
    set('valuesMap.age_range.min', 62),
    set('valuesMap.age_range.max', 75),
    set('valuesMap.budget', '$$'),
    set('valuesMap.distance_km', 48),
    set('valuesMap.family.wants_kids', 'no'),
    set('valuesMap.lifestyle.smoking', 'no'),
    set('valuesMap.lifestyle.drinking', 'sometimes'),
    add('valuesMap.safety_prefs', 'First meet in public'),
  ]
  const { state } = merge(begun, [...basis, ...own], { from: 'answer', turn: 0 })
  return { ...state, part: null, pending: null, done: true }
}
const say = (text: string, from: Conversation) => takeTurn(from, text, { today, reader })
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
/** What a message took away and what it put there. */
const changed = (text: string, from: Conversation) => {
  const [was, is] = [keys(from), keys(say(text, from).state)]
  return { gone: was.filter((one) => !is.includes(one)), come: is.filter((one) => !was.includes(one)) }
}

const ray = standing(
  add('valuesMap.availability', 'Weekends'),
  set('valuesMap.faith_values_edge', 'Lutheran, go most Sundays'),
  add(MUSTS, 'Laughs'),
  add(NOES, 'Liars'),
  add(NOES, "Can't stand me talking about Carol now"),
)
const emeka = standing(
  add('valuesMap.availability', 'Weekends'),
  add('valuesMap.availability', 'Weeknights'),
  add(MUSTS, 'Comfortable with that'),
)
const dale = standing(
  add('valuesMap.availability', 'Weekends'),
  add(NOES, 'Liars'),
  add(NOES, 'On me with my own foreman'),
)
const gwyn = standing(add('valuesMap.availability', 'Weekends'), note('Wife died four years back'))

describe('what a message does not name plainly', () => {
  it.each([
    ['a day that another entry holds too', "Just put Mondays in with the Sundays and I'll sign off", ray],
    ['the verb of the order', "Don't need the rest.", ray],
    ['a row by another of its topics', 'Please remove the one about politics, it was only in jest.', ray],
    ['an entry that is said again', 'and dealbreaker liars pls', ray],
    ['what is to be kept', 'no take that out I said get rid of it and keep liars', dale],
    ["one's own age as a reason", "At my age I'm not about to change teams", ray],
    ['people who are counted', 'My father passed away, and I have supported two younger brothers since.', ray],
    ['the ages that are to be left', 'I am seventy-two, but please leave it at sixty-two to seventy-five.', ray],
  ])('is left as it is: %s', (_, text, from) => {
    expect(changed(text, from).gone).toEqual([])
  })

  it('is left where another entry of its list is taken out', () => {
    expect(changed("Please take 'Weeknights' out of my availability, the note is sufficient.", emeka)).toEqual({
      gone: ['availability: Weeknights'],
      come: [],
    })
  })

  it('is left where a note about somebody goes', () => {
    expect(changed('Take the wife off the notes.', gwyn)).toEqual({
      gone: ['notes: Wife died four years back'],
      come: [],
    })
  })

  it('is left where an entry beside it goes', () => {
    expect(changed('keep liars, drop the foreman one', dale).gone).toEqual(['dealbreakers: On me with my own foreman'])
    expect(changed('keep liars and take out on me with my own foreman', dale).gone).toEqual([
      'dealbreakers: On me with my own foreman',
    ])
  })

  it('brings nothing to be taken out where no order is heard', () => {
    expect(
      say(
        "Daytimes, I mean when I'm free. And the garden, did you write down the garden?",
        standing(note('Free: Tuesdays and Thursdays in the daytime'), add('valuesMap.availability', 'Weekends')),
      ).reply,
    ).not.toContain('should go')
  })
})

describe('new words for an entry', () => {
  it.each([
    [
      "Please change 'Comfortable with that' to 'Comfortable with my supporting my family in Nigeria'.",
      emeka,
      ['must_haves: Comfortable with that'],
      ['must_haves: Comfortable with my supporting my family in Nigeria'],
    ],
    ["Swap laughs for reads a lot, there's a difference", ray, ['must_haves: Laughs'], ['must_haves: Reads a lot']],
    [
      'Change Jerk to waiters to Rude to staff. Sounds less like a restaurant review.',
      standing(add('valuesMap.availability', 'Weekends'), add(NOES, 'Jerk to waiters')),
      ['dealbreakers: Jerk to waiters'],
      ['dealbreakers: Rude to staff'],
    ],
    [
      "You wrote that Carol one half cut off, fix it to: can't stand me talking about Carol now and then",
      ray,
      ["dealbreakers: Can't stand me talking about Carol now"],
      ["dealbreakers: Can't stand me talking about Carol now and then"],
    ],
    [
      "change 'a bit o patience' tae just 'patience'",
      standing(add('valuesMap.availability', 'Weekends'), add(MUSTS, 'A bit o patience')),
      ['must_haves: A bit o patience'],
      ['must_haves: Patience'],
    ],
  ])('are put there in one go, and whole: %s', (text, from, gone, come) => {
    expect(changed(text, from)).toEqual({ gone, come })
  })
})

describe('two orders in a line', () => {
  it('are a move where what is taken out of one list is put on another', () => {
    const from = standing(
      add('valuesMap.availability', 'Weekends'),
      set('valuesMap.faith_values_edge', 'Dont preach at me'),
    )
    expect(changed('take dont preach at me out of faith and make it a dealbreaker: preachy people', from)).toEqual({
      gone: ['faith_values_edge: Dont preach at me'],
      come: ['dealbreakers: Preachy people'],
    })
    expect(
      changed('take honest off the nice to haves and make it a must', standing(add(NICES, 'Honest'))).come,
    ).toEqual(['must_haves: Honest'])
  })
})

it('takes out what is named best, and nothing that shares one word with the order', () => {
  const before = merge(
    begun,
    [add(MUSTS, 'Kindness'), add(MUSTS, 'An accountant'), add('valuesMap.safety_prefs', 'First meet in public')],
    { from: 'answer', turn: 0 },
  ).state
  const text = "And an accountant is ME, I don't want to meet an accountant, please take that off"
  const { state } = takeTurn(before, text, { today, reader })
  expect(state.entries.map(({ value }) => value)).toEqual(['Kindness', 'First meet in public'])
})

describe('an entry that shares a common word with an order', () => {
  const first = standing(add(MUSTS, 'Kindness first'), note('I cook Tuesday to Saturday'))
  it.each([
    'Say the first thing again please, and change the budget',
    'No more notes, thanks. Change the money to $$$, I am a cook',
    'Write instead a note: Wednesday evening.',
  ])('is not asked about: %s', (text) => expect(say(text, first).reply).not.toMatch(/say instead/))

  it('is not asked about where only the new words name it', () =>
    expect(say('Write any respectful woman down', standing(add(MUSTS, 'Respectful'))).reply).not.toMatch(/say instead/))

  it('is not taken out: an intent goes by its whole name', () =>
    expect(
      changed('Take off the longer one with the grandson', standing(note('Tuesdays I mind my grandson'))).gone,
    ).toEqual(['notes: Tuesdays I mind my grandson']))

  it('is asked about where one of two is meant', () =>
    expect(
      changed(
        'And drunkards is the same as heavy drinkers, take one off',
        standing(add(NOES, 'Drunkards'), add(NOES, 'Heavy drinker')),
      ).gone,
    ).toEqual([]))
})

it.each([
  [
    'fix the faith one to just say: Christian, want someone who believes',
    ['faith_values_edge: Christian, want someone who believes'],
  ],
  ['drums out, violin in', ['must_haves: Plays violin']],
  ['rephrase plays drums as likes music in the house', ['must_haves: Likes music in the house']],
])('puts the new words that the line itself gives: %s', (text, come) =>
  expect(
    changed(text, standing(set('valuesMap.faith_values_edge', 'Methodist, prays'), add(MUSTS, 'Plays drums'))).come,
  ).toEqual(come),
)

describe('notes that are spoken of together', () => {
  const three = standing(
    note('Friday evening or Saturday'),
    note('Fast like a good waiter'),
    note('The waiter was a joke'),
  )
  it.each([
    [
      'I said only the first one. Remove the other two notes.',
      ['notes: Fast like a good waiter', 'notes: The waiter was a joke'],
    ],
    ['Delete the two waiter notes, please', ['notes: Fast like a good waiter', 'notes: The waiter was a joke']],
    ['Remove the other two notes', []],
    ['Delete the waiter note', []],
  ])('%s', (text, gone) => expect(changed(text, three).gone).toEqual(gone))
})

it('writes what it is told to write behind what it takes out', () => {
  const { gone, come } = changed(
    'What is that, a note that just says For the matchmaker? Delete it. Write: only free on Saturdays',
    {
      ...standing(note('For the matchmaker')),
      lastPath: 'notes',
    },
  )
  expect({ gone, come }).toEqual({ gone: ['notes: For the matchmaker'], come: ['notes: Only free on Saturdays'] })
})
