import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'
import type { Turn } from './turn.ts'

const offered = ({ state }: Turn) => state.beside.map(({ label }) => label)

describe('each clause of a message', () => {
  it('that answers nothing is offered as a note beside the answer', () => {
    const turn = say('something real, my sofa disagrees', asked('intent'))
    expect([offered(turn), turn.left]).toEqual([['Keep “my sofa disagrees” as a note'], []])
  })

  it('is one piece with its neighbour', () =>
    expect(offered(say('maybe. I have two already and a hamster', asked('kids')))).toEqual([
      'Keep “I have two already and a hamster” as a note',
    ]))

  it('is offered as ages where it is a bare range, and kept beside the people it is said of', () => {
    expect(offered(say('long-term, 25-35', asked('intent')))).toEqual(['Ages: 25 to 35'])
    expect(entriesAfter(say('casual. guys. 25-35', asked('intent')))).toContain('valuesMap.age_range.max=35')
  })

  it('says whom to meet although it speaks of ages', () =>
    expect(entriesAfter(say('a lady near my own age, sixty to seventy', asked('intent')))).toContain(
      'preferences.must_haves=Women',
    ))

  it('that says a bonus goes with what it is said of', () =>
    expect(entriesAfter(say("someone who'd come to gigs, it's not a must", asked('mustHaves')))).toEqual([
      'preferences.nice_to_haves=come to gigs',
    ]))

  it('that is like a listed deal-breaker is kept as typed, and the listed one is a button', () => {
    const turn = say("people who won't talk about it after a row", asked('dealbreakers'))
    expect(entriesAfter(turn)).toEqual(["valuesMap.dealbreakers=people who won't talk about it after a row"])
    expect(offered(turn)).toEqual(['Rather not: Non-communicator'])
  })
})

describe('faith', () => {
  const words = 'I am a Catholic. I go to Mass on Sundays, but I do not need her to be Catholic, only to respect it.'
  it.each(['faith', 'intent'] as const)('is kept in whole sentences, after the question about %s', (question) =>
    expect(entriesAfter(say(words, asked(question)))).toEqual([`valuesMap.faith_values_edge=${words.slice(0, -1)}`]),
  )
})

describe('a figure or a yes that belongs elsewhere', () => {
  it.each([
    ["I've a boy of nine and I'd not rule out another", 'distance'],
    ['Right, I think that covers it.', 'kids'],
    ['35 and up, I do not mind how far up', 'intent'],
    ['Evening! I am new here.', 'intent'],
  ] as const)('changes nothing: %s', (text, question) => expect(entriesAfter(say(text, asked(question)))).toEqual([]))

  it.each(['i am searching a man, i am woman of 44 years', 'Boys boys boys, sorry ladies'])(
    'names no women: %s',
    (text) => expect(entriesAfter(say(text, asked('meet')))).not.toContain('preferences.must_haves=Women'),
  )
})

describe('a distance', () => {
  const standing = holding([{ op: 'set', path: 'valuesMap.distance_km', value: 40, words: '' }])

  it.each(['any distance', "distance isn't a problem"])('without a limit is the farthest there is: %s', (text) => {
    const turn = say(text, asked('distance'))
    expect(entriesAfter(turn)).toEqual(['valuesMap.distance_km=500'])
    expect(turn.kept[0]?.value).toBe('Any distance')
  })

  it.each(['make the distance 15 miles', 'set the distance to 24 km', 'can you change 25 miles to 15'])(
    'is changed by its name: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual(['valuesMap.distance_km=24']),
  )
})

it('figures that sound heavy only together alarm nobody', () =>
  expect(say("women, 35 to 48. I'm 41 myself", asked('meet')).reply).not.toContain('988'))

describe('an answer in their own words', () => {
  it('is nothing that they tell of their life', () => {
    const { state, reply } = say('my dad died in march so I might be slow to answer', asked('dealbreakers'))
    expect(entriesAfter({ state })).toEqual([])
    expect(reply).toMatch(/miss|sorry|loss/i)
  })

  it('is no order for a list that it names', () =>
    expect(
      entriesAfter(
        say('must be close to family, and should respect my job. Good looks is bonus haha', asked('mustHaves')),
      ),
    ).toHaveLength(3))
})

describe('what is plainly of another row', () => {
  it('is no answer to the open question', () => {
    const turn = say('I smoke every day, and I drink most evenings too.', asked('availability'))
    expect(entriesAfter(turn)).toEqual(['valuesMap.lifestyle.smoking=yes', 'valuesMap.lifestyle.drinking=yes'])
    expect(turn.state.instead).toBeNull()
  })

  it('keeps an evening that is taken as taken', () =>
    expect(
      entriesAfter(say('weekends after 4, and Wednesday nights I have dance class', asked('availability'))),
    ).toEqual(['valuesMap.availability=Weekends after 4', 'valuesMap.availability=Not Wednesday nights']))
})
