import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'
import { rowsToChange } from './buttons-of-reply.ts'

const ages = say('38 to 45', asked('age'))

describe('a message that says something is wrong', () => {
  it.each(["That's wrong", 'no, that is not right', 'you got that wrong', 'lol no thats the age'])(
    'without the right answer, the row of the last change is opened, or the row that is named: %s',
    (text) => {
      const turn = say(text, ages.state)
      expect(rowsToChange(turn.state)?.map(({ label }) => label)).toEqual(['Change Ages'])
      expect(turn.state.question).toBe(ages.state.question)
      expect(entriesAfter(turn)).toEqual(entriesAfter(ages))
    },
  )

  it.each(['No, I said 30 to 38', "that's wrong, it's 30 to 38", 'I said 30 to 38'])(
    'a correction with the right answer changes the row: %s',
    (text) =>
      expect(entriesAfter(say(text, ages.state))).toEqual(['valuesMap.age_range.min=30', 'valuesMap.age_range.max=38']),
  )

  it.each(['39 not 38', 'not 38, 39', '39 not 38 my bad'])(
    'a correction that names the wrong number finds its row, also under another question: %s',
    (text) => {
      const later = { ...ages.state, question: 'faith' as const }
      expect(entriesAfter(say(text, later))).toEqual(['valuesMap.age_range.max=45', 'valuesMap.age_range.min=39'])
    },
  )

  it('after a correction, the open question is asked again', () => {
    const again = say("that's wrong", ages.state)
    expect(say('30 to 38', again.state).state.question).toBe(ages.state.question)
  })
})

describe('taking an entry off the card', () => {
  const state = holding([
    { op: 'add', path: 'valuesMap.availability', value: 'Weeknights', words: '' },
    { op: 'add', path: 'preferences.must_haves', value: 'enjoys a small sherry before dinner on Sundays', words: '' },
  ])

  it('an entry is found by one of its words, and is removed', () => {
    const turn = say('take the sherry off my card', state)
    expect(entriesAfter(turn)).toEqual(['valuesMap.availability=Weeknights'])
    expect(turn.reply).toContain('off')
  })

  it('the reply says that no entry has that word', () => {
    const turn = say('take the whisky off my card', state)
    expect(entriesAfter(turn)).toHaveLength(2)
    expect(turn.reply).toMatch(/don't have whisky on your card|doesn't mention whisky/)
  })

  it.each(['not weeknights, please', 'No, not weeknights'])(
    'a listed value is removed if the person denies it: %s',
    (text) => expect(entriesAfter(say(text, state))).not.toContain('valuesMap.availability=Weeknights'),
  )

  it('a denied value does not stay on the card under a question about its row', () => {
    const turn = say('not weeknights', asked('availability', state))
    expect(entriesAfter(turn)).not.toContain('valuesMap.availability=Weeknights')
  })
})

describe("an entry in a person's own words", () => {
  it.each([
    ['I said no married ones', 'dealbreakers', ['valuesMap.dealbreakers=married ones']],
    ['no one who shouts', 'dealbreakers', ['valuesMap.dealbreakers=anyone who shouts']],
    ['i am the kid', 'mustHaves', []],
    ['cheap', 'faith', []],
    ['idc', 'faith', []],
  ] as const)('the entry is kept whole and in the right row: %s', (text, question, entries) =>
    expect(entriesAfter(say(text, asked(question))).filter((one) => !one.startsWith('valuesMap.budget'))).toEqual(
      entries,
    ),
  )
})

describe('a question about the card', () => {
  const state = holding([{ op: 'add', path: 'valuesMap.dealbreakers', value: 'liars', words: '' }])
  it.each([
    ['is smoking a deal-breaker?', /^No\. Under Rather not it says: “liars”/],
    ['what do I have as deal-breakers?', /Under Rather not it says: “liars”/],
    ['what did you put down?', /liars/],
  ])('the reply is read from the card: %s', (text, told) =>
    expect(say(text, asked('budget', state)).reply).toMatch(told),
  )
})

describe('the row that a correction changes', () => {
  it('a correction changes the row that it names, not the last row', () => {
    const before = say('10 miles', asked('distance', say('women, 60 to 70', asked('meet')).state))
    const turn = say('No, I said ladies 60 to 72', before.state)
    expect(entriesAfter(turn)).toContain('valuesMap.distance_km=16')
    expect(entriesAfter(turn)).toContain('valuesMap.age_range.max=72')
  })

  it('"I never said …" does not note what follows, and asks the question again', () => {
    const turn = say('I never said I wanted children', say('maybe', asked('kids')).state)
    expect(entriesAfter(turn)).not.toContain('valuesMap.family.wants_kids=yes')
    expect(turn.state.question).toBe('kids')
  })
})

describe('times of the week', () => {
  it.each([
    ["Thursday evenings, when she's at my mum's, and alternate Saturdays", /Saturdays/],
    ["Every other weekend when they're with their dad", /weekend/i],
  ])('all times are kept if the message also names other people: %s', (text, kept) =>
    expect(entriesAfter(say(text, asked('availability'))).join()).toMatch(kept),
  )

  it('days that are not free are noted under another question, and do not answer it', () =>
    expect(entriesAfter(say('not fridays', asked('smoking')))).toEqual(['valuesMap.availability=Not Fridays']))
})

describe('a question about deal-breakers', () => {
  const open = asked('dealbreakers')

  it.each(['She should keep her own house, and be patient with my hearing aid', 'Somebody who shows up'])(
    'a wish as the answer is not noted as a deal-breaker: %s',
    (text) => expect(entriesAfter(say(text, open)).join()).not.toContain('dealbreakers'),
  )

  it('"none" to the second question about the list removes nothing from the list', () => {
    const begun = holding([{ op: 'add', path: 'valuesMap.dealbreakers', value: 'cat allergies', words: '' }])
    const again = { ...begun, question: 'dealbreakers' as const, asked: { ...begun.asked, dealbreakers: 1 } }
    for (const text of ['None of these', 'no, none', 'nothing else'])
      expect(entriesAfter(say(text, again))).toEqual(['valuesMap.dealbreakers=cat allergies'])
  })
})

it.each(["I'm done, thank you", 'That is all, thank you.', 'no more questions please'])(
  'the conversation ends if the person says so, and the reply sums up what is kept: %s',
  (text) => {
    const turn = say(text, ages.state)
    expect([turn.done, turn.state.question]).toEqual([true, null])
    expect(turn.reply).toContain('38 to 45')
  },
)

it('a new upper age changes only the upper age', () =>
  expect(entriesAfter(say('the ages can go up to 52', ages.state))).toEqual([
    'valuesMap.age_range.min=38',
    'valuesMap.age_range.max=52',
  ]))

describe('a number on the card', () => {
  const trip = holding(
    [{ op: 'set', path: 'valuesMap.distance_km', value: 225, unit: 'miles', words: '' }],
    asked('mustHaves'),
  )
  it.each([
    ['140 is to far, 90', 145],
    ['hmm no 140 is too far for a weeknight, 40', 64],
    ['changed my mind about the driving, make it 60 if hes worth it', 97],
    ['make it 120', 193],
  ])('the distance changes if the message corrects its number, under any question: %s', (text, km) =>
    expect(entriesAfter(say(text, trip))).toEqual([`valuesMap.distance_km=${km}`]),
  )

  it.each(['take make it 140 off the must haves', 'he should make it 40 years without lying'])(
    'the distance stays if the message is about something else: %s',
    (text) => expect(entriesAfter(say(text, trip))).toContain('valuesMap.distance_km=225'),
  )
})

it.each(['cat owners are out of the question for me', 'smokers are a hard no'])(
  '"out of the question" and "a hard no" make a deal-breaker, not a must-have: %s',
  (text) => expect(entriesAfter(say(text, asked('budget')))[0]).toMatch(/^valuesMap\.dealbreakers=/),
)

it('remarks about an entry, or about a missing entry, are not noted as entries', () => {
  const said = 'No cat owners, please. That is a no for me, not something I need.'
  expect(entriesAfter(say(said, asked('dealbreakers')))).toEqual(['valuesMap.dealbreakers=cat owners'])
  expect(entriesAfter(say('You did not write down the cats.', asked('intent')))).toEqual([])
})
