import { describe, expect, it } from 'vitest'
import { asked, begun, entriesAfter, holding, say } from '../../../../test/talk.ts'
import { rowsToChange } from './buttons-of-reply.ts'

const card = holding([
  { op: 'add', path: 'valuesMap.dealbreakers', value: 'cats', words: '' },
  { op: 'add', path: 'notes', value: 'plays golf on Sundays', words: '' },
])

describe('two orders in one message', () => {
  it('two orders in one clause are both carried out', () => {
    const tall = holding([{ op: 'add', path: 'preferences.must_haves', value: 'tall', words: '' }])
    expect(entriesAfter(say('take tall off and make it 25 miles', tall))).toEqual(['valuesMap.distance_km=40'])
  })

  it('each order uses only its own words', () => {
    const kind = holding([{ op: 'add', path: 'preferences.must_haves', value: 'kind', words: '' }])
    expect(entriesAfter(say('can you swap kind for patient and also make it 20 miles', kind))).toEqual([
      'preferences.must_haves=patient',
      'valuesMap.distance_km=32',
    ])
    expect(entriesAfter(say('drop the kind one and put 20 miles instead of 25', kind))).toEqual([
      'valuesMap.distance_km=32',
    ])
  })

  it.each([
    ['put me down for men and take surgeons off my card', 'preferences.must_haves=Men', /[Mm]en.*surgeons/],
    ['change the ages to 30 to 40 and take surgeons off', 'valuesMap.age_range.max=40', /30 to 40.*surgeons/],
    ['make it 20 miles and add kind to my must-haves', 'valuesMap.distance_km=32', /20 miles.*kind/],
    ['set the budget to $$ and remove the dog from my notes', 'valuesMap.budget=$$', /dog/],
  ])('both orders are carried out, or the reply mentions them: %s', (text, entry, said) => {
    const turn = say(text, begun)
    expect(entriesAfter(turn)).toContain(entry)
    expect(turn.reply).toMatch(said)
  })

  it('an order to remove and an order to change are both carried out', () => {
    const turn = say('take golf off my card and make the distance 20 miles', card)
    expect(entriesAfter(turn)).toEqual(['valuesMap.dealbreakers=cats', 'valuesMap.distance_km=32'])
  })
})

describe('two different orders for entries of the lists', () => {
  const musts = holding([
    { op: 'add', path: 'preferences.must_haves', value: 'kind', words: '' },
    { op: 'add', path: 'preferences.must_haves', value: 'tall', words: '' },
    { op: 'add', path: 'valuesMap.dealbreakers', value: 'heavy drinkers', words: '' },
  ])
  it('each order changes the list that it names', () => {
    const turn = say(
      'scrap heavy drinkers, half my ward would fail that, and stick laughs at jokes in nice to have',
      musts,
    )
    expect(entriesAfter(turn)).toEqual([
      ...['preferences.must_haves=kind', 'preferences.must_haves=tall', 'preferences.nice_to_haves=laughs at jokes'],
    ])
  })

  it('one order does not change the entry of the other', () => {
    const { state } = say('tall out, oh and kind should be a nice to have', musts)
    expect(entriesAfter({ state })).toContain('preferences.nice_to_haves=kind')
    expect(entriesAfter({ state })).not.toContain('preferences.nice_to_haves=tall')
  })

  it.each([
    ['take tall off, and i meant people who shout at waiters where it says heavy drinkers', /shout at waiters/],
  ])('one order changes the card, the reply names the other, and a row is opened: %s', (text, what) => {
    const { reply, state } = say(text, musts)
    expect(entriesAfter({ state })).not.toEqual(entriesAfter({ state: musts }))
    expect(reply).toMatch(what)
    expect(rowsToChange(state)).not.toBeNull()
  })

  it('an order that changed nothing is named in the reply', () => {
    const turn = say('lose tall, i am short myself, plus knows how to parallel park can be a bonus', musts)
    expect(turn.reply).toMatch(/“knows how to parallel park can be a bonus”/)
  })
})

describe('a deal-breaker that is fine after all', () => {
  it.each(['cats are ok actually', 'cats are fine after all', 'actually cats are fine'])(
    'the deal-breaker is removed: %s',
    (text) => expect(entriesAfter(say(text, card))).toEqual(['notes=plays golf on Sundays']),
  )

  it('"ok actually" is not noted as a deal-breaker, under the question about them', () => {
    const turn = say('cats are ok actually', asked('dealbreakers'))
    expect(entriesAfter(turn)).toEqual([])
    expect(turn.reply).toContain('cats')
  })
})

it('an entry is removed by another form of its word, and the ages in the same message change', () => {
  const sings = holding([
    { op: 'add', path: 'preferences.nice_to_haves', value: 'he could sing', words: '' },
    { op: 'set', path: 'valuesMap.age_range.min', value: 55, words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 68, words: '' },
  ])
  expect(
    entriesAfter(
      say('Please remove singing from my wishes, and change my ages to 53 to 68.', asked('faith', sings)),
    ).toSorted(),
  ).toEqual(['valuesMap.age_range.max=68', 'valuesMap.age_range.min=53'])
})

describe('two unclear orders remove nothing, and a row or a button is offered', () => {
  const card = holding([
    { op: 'add', path: 'preferences.must_haves', value: 'kind', words: '' },
    { op: 'add', path: 'preferences.must_haves', value: 'plays chess', words: '' },
    { op: 'set', path: 'valuesMap.age_range.min', value: 30, words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 42, words: '' },
    { op: 'set', path: 'valuesMap.distance_km', value: 40, words: '' },
  ])
  it.each([
    'take one of those off and change my ages',
    'delete the second one and fix the distance',
    'please remove something from my list and update my age range',
    'get rid of that and redo the ages',
  ])('%s', (words) => {
    const turn = say(words, asked('meet', card))
    expect(entriesAfter(turn)).toEqual(card.profile.entries.map(({ path, value }) => `${path}=${value}`))
    expect(turn.state.handover.length + turn.state.beside.length).toBeGreaterThan(0)
  })
})
