import { describe, expect, it } from 'vitest'
import { asked, begun, entriesAfter, holding, say } from '../../../../test/talk.ts'
import type { Operation } from '../profile/operation.ts'
import { rowsToChange } from './buttons-of-reply.ts'

const must = (value: string): Operation => ({ op: 'add', path: 'preferences.must_haves', value, words: '' })
const ages: Operation[] = [
  { op: 'set', path: 'valuesMap.age_range.min', value: 28, words: '' },
  { op: 'set', path: 'valuesMap.age_range.max', value: 42, words: '' },
]
const far: Operation = { op: 'set', path: 'valuesMap.distance_km', value: 40, unit: 'miles', words: '' }
const week: Operation[] = ['Weeknights', 'Weekends'].map((value) => ({
  ...{ op: 'add', path: 'valuesMap.availability', words: '' },
  value,
}))
const card = holding([must('A job'), must('kind'), ...ages, far, ...week], asked('mustHaves'))
const before = entriesAfter({ state: card })

describe('remarks about the card', () => {
  it.each([
    'The card is still with the old one!!',
    'You have lost the conversation and the bridge.',
    'I already said that, you never wrote it down',
    'NO i said NOT in notes',
    'Not a note.',
    'what is this "is"?',
  ])('the remark is neither noted nor offered as a note: %s', (text) => {
    expect(entriesAfter(say(text, card))).toEqual(before)
    expect(say(text, card).state.beside.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/note/))
  })

  it.each(['The job stays.', 'I said the job stays. Do not take it off.', "don't remove kind"])(
    'an entry that should stay is not removed: %s',
    (text) => {
      expect(entriesAfter(say(text, card))).toEqual(before)
    },
  )

  it('an entry that was removed can be put back', () => {
    const gone = say('drop the job', card)
    expect(entriesAfter(gone)).not.toContain('preferences.must_haves=A job')
    expect(entriesAfter(say('Put the job back.', gone.state))).toContain('preferences.must_haves=A job')
  })

  it.each(['take one off, kind and a job is the same thing'])(
    'nothing is removed if it is not clear which of two entries is meant: %s',
    (text) => {
      expect(entriesAfter(say(text, card))).toEqual(before)
    },
  )
})

describe('a message with a new number', () => {
  it.each<[string, string]>([
    ["actually 25 miles is a bit tight, let's say 30", 'valuesMap.distance_km=48'],
    ['My distance is recorded as 25 miles. I should prefer 50, as I have a car.', 'valuesMap.distance_km=80'],
    ['28 is a child, make that 33 at least', 'valuesMap.age_range.min=33'],
    ['I am not any more looking until 42, can be until 48', 'valuesMap.age_range.max=48'],
    ['42 is too low for me, put 48', 'valuesMap.age_range.max=48'],
  ])('the new number replaces the number on the card: %s', (text, entry) => {
    const after = entriesAfter(say(text, card))
    expect(after).toContain(entry)
    expect(after).toHaveLength(before.length)
  })

  it.each(['I have lived here for 20 years', 'my daughter is 12', "I'm up at 6 with 2 cats"])(
    'a number that counts something else changes nothing: %s',
    (text) => {
      expect(entriesAfter(say(text, card)).filter((one) => /age_range|distance/.test(one))).toEqual(
        before.filter((one) => /age_range|distance/.test(one)),
      )
    },
  )

  it('a number that may belong to two rows becomes a button for each', () => {
    const { state } = say('no more than 45', { ...card, question: null, done: true })
    expect(state.beside.map(({ label }) => label)).toEqual(['Ages: up to 45', 'Distance: 45 miles'])
  })

  it('a distance is read in the unit that the message names', () => {
    const inKm = { ...card, unit: 'km' as const, question: null, done: true }
    const after = entriesAfter(say('ok and also change the distance to 15 miles. And the job stays', inKm))
    expect(after).toContain('valuesMap.distance_km=24')
  })

  it('a range with a distance is noted as ages', () => {
    const after = entriesAfter(say('between 30 and 40 and not further than 20 miles from me', asked('faith')))
    expect(after).toEqual(expect.arrayContaining(['valuesMap.age_range.min=30', 'valuesMap.age_range.max=40']))
  })
})

describe('two statements in one message', () => {
  it.each<[string, string[]]>([
    ['Weeknights are out. Weekends only.', ['valuesMap.availability=Weekends']],
    ['weeknights are hopeless for me actually, only weekends', ['valuesMap.availability=Weekends']],
  ])('only the free times are kept: %s', (text, free) => {
    expect(entriesAfter(say(text, card)).filter((one) => one.includes('availability'))).toEqual(free)
  })

  it('two wishes are both noted, also if only the first is worded as a wish', () => {
    expect(entriesAfter(say('he has to be kind, and funny', asked('drinking')))).toEqual([
      'preferences.must_haves=kind',
      'preferences.must_haves=funny',
    ])
  })

  it('the person\'s own smoking and "no smokers" are both noted', () => {
    expect(entriesAfter(say('yeah i smoke most days. dont want a smoker tho', asked('smoking'))).sort()).toEqual([
      'valuesMap.dealbreakers=smokers',
      'valuesMap.lifestyle.smoking=yes',
    ])
  })
})

describe('faith', () => {
  it('"no faith stuff" settles the question about faith', () => {
    const { state } = say('no faith stuff! and kind. kind is what I care about most', asked('faith'))
    expect(state.profile.settled).toContain('faith')
  })

  it.each(['family is a must', 'she must be able to laugh at herself'])(
    'a wish under the question about faith is not noted as faith: %s',
    (text) => {
      expect(entriesAfter(say(text, asked('faith'))).filter((one) => one.includes('faith'))).toEqual([])
    },
  )

  it('"faith is …" is noted as faith', () => {
    expect(entriesAfter(say('faith is methodist', asked('mustHaves')))).toEqual([
      'valuesMap.faith_values_edge=methodist',
    ])
  })
})

describe('a message that names a row and its answer', () => {
  it.each(['bro drinking = yes', 'drinking is yes not sometimes, 3rd time lol'])(
    'the answer is noted under any question: %s',
    (text) => {
      expect(entriesAfter(say(text, asked('kids')))).toEqual(['valuesMap.lifestyle.drinking=yes'])
    },
  )

  it('the ages change under the question about distance, if the message speaks of "young"', () => {
    const aged = holding(ages, asked('distance'))
    expect(entriesAfter(say('28 is a little young for me, dear. Could you make it 35 to 45 instead?', aged))).toEqual([
      'valuesMap.age_range.min=35',
      'valuesMap.age_range.max=45',
    ])
  })
})

describe('smokers and vapers', () => {
  it.each([
    ["10 miles i don't got a car, n no smokers", 'smokers'],
    ['weekends mostly. and no smokers, u missed that', 'smokers'],
    ['nah i dont smoke. n she cant smoke', 'smokers'],
    ['put no vapers on my list', 'vapers'],
    ["I'd rule out any smoker, not only the daily ones", 'Any smoker'],
  ])("become a deal-breaker, also under the question about the person's own habit: %s", (text, value) => {
    expect(entriesAfter(say(text, asked('smoking')))).toContain(`valuesMap.dealbreakers=${value}`)
  })
})

describe('two orders in one message', () => {
  it('an order that was not carried out is named in the reply, and its row is opened', () => {
    const held = holding([must('dances'), must('honest')], asked('kids'))
    const { reply, state } = say('scrap the honest one. And the dances bit belongs somewhere else on the card.', held)
    expect(entriesAfter({ state })).toEqual(['preferences.must_haves=dances'])
    expect(reply).toMatch(/“the dances bit belongs somewhere else on the card”/)
    expect(rowsToChange(state)?.map(({ label }) => label)).toEqual(['Change Must have'])
  })
})

describe('a complaint that names no row', () => {
  it('the row that was changed last is opened, and the open question stays', () => {
    const kept = say('methodist', asked('faith'))
    const turn = say('and she does not need to like fishing, i said that wrong before', kept.state)
    expect(rowsToChange(turn.state)?.map(({ label }) => label)).toEqual(['Change Faith'])
    expect(turn.state.question).toBe(kept.state.question)
  })
})

describe('an answer that sounds like despair', () => {
  const line = 'kind and funny. bonus if he cooks because i burn everything'

  it('the answer is noted, and the reply gives the help line without a safety question', () => {
    const { reply, state, kept } = say(line, asked('mustHaves'))
    expect(kept.length).toBeGreaterThan(1)
    expect(reply).toMatch(/somebody is there at any hour:\nCall or text 988/)
    expect([state.isHelped, state.instead]).toEqual([false, null])
  })

  it('the safety question is asked if the sad sentence is not part of the answer', () => {
    const { reply } = say('the nights are so long now, I sit there and cry. Must-haves: kind, funny', begun)
    expect(reply).toMatch(/Are you safe right now/)
  })

  it.each(['NOT suicidal. you misread. i am fine', 'what?? i said an atheist, not suicidal', 'it was a joke'])(
    'the help line is not repeated after the person denies it: %s',
    (text) => {
      const met = say("I just don't see the point of any of this any more", asked('faith'))
      expect(met.state.instead?.kind).toBe('care')
      expect(say(text, met.state).reply).not.toMatch(/988/)
    },
  )
})

describe('corrections by the person', () => {
  const far = holding([
    { op: 'set', path: 'valuesMap.distance_km', value: 48, words: '' },
    { op: 'set', path: 'valuesMap.age_range.min', value: 32, words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 42, words: '' },
    { op: 'add', path: 'valuesMap.dealbreakers', value: 'Non-communicator', words: '' },
    { op: 'add', path: 'valuesMap.availability', value: 'Weekends', words: '' },
    { op: 'add', path: 'valuesMap.availability', value: 'Weeknights', words: '' },
    { op: 'set', path: 'valuesMap.faith_values_edge', value: 'the farmers market', words: '' },
  ])

  it('the first number is changed, and the second is offered as a button', () => {
    const { state, reply } = say('make it 25 miles not 30, and id go up to 44', far)
    expect(reply).toMatch(/Within 25 miles now/)
    expect(state.beside.map(({ label }) => label)).toContain('Ages: up to 44')
  })

  it.each([
    ['for faith just put not religious, that was a joke', 'valuesMap.faith_values_edge=not religious'],
    ["i can't do weeknights anymore tbh, only thursdays", 'valuesMap.availability=Weekends'],
    ["i can't do weeknights anymore tbh, only thursdays", 'valuesMap.availability=Thursdays'],
  ])('the correction is made: %s', (text, entry) => expect(entriesAfter(say(text, far))).toContain(entry))

  it('an entry is removed if the same message says to drop it', () => {
    const turn = say('wait i didnt mean non-communicator as a rule, drop that', far)
    expect(entriesAfter(turn)).not.toContain('valuesMap.dealbreakers=Non-communicator')
  })

  it.each(['no faith to speak of', 'no faith to speak of really, Sundays are for the river'])(
    'no faith is noted after "%s"',
    (text) => {
      const turn = say(text, asked('faith'))
      expect(entriesAfter(turn)).toEqual([])
      expect(turn.reply).toMatch(/Nothing on faith/)
    },
  )
})
