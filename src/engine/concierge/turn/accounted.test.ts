import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'
import type { Turn } from './turn.ts'

const offered = ({ state }: Turn) => state.beside.map(({ label }) => label)

describe('the parts of a message', () => {
  it('a part that answers nothing is offered as a note, in addition to the answer', () => {
    const turn = say('something real, my sofa disagrees', asked('intent'))
    expect([offered(turn), turn.left]).toEqual([['Keep “my sofa disagrees” as a note'], []])
  })

  it('two parts that belong together are offered as one note', () =>
    expect(offered(say('maybe. I have two already and a hamster', asked('kids')))).toEqual([
      'Keep “I have two already and a hamster” as a note',
    ]))

  it('a bare range is offered as ages, and is noted as ages if the message names people', () => {
    expect(offered(say('long-term, 25-35', asked('intent')))).toEqual(['Ages: 25 to 35'])
    expect(entriesAfter(say('casual. guys. 25-35', asked('intent')))).toContain('valuesMap.age_range.max=35')
  })

  it('the people to meet are noted, also from a part that speaks of ages', () =>
    expect(entriesAfter(say('a lady near my own age, sixty to seventy', asked('intent')))).toContain(
      'preferences.must_haves=Women',
    ))

  it('a part that says "not a must" moves the wish before it to nice-to-haves', () =>
    expect(entriesAfter(say("someone who'd come to gigs, it's not a must", asked('mustHaves')))).toEqual([
      'preferences.nice_to_haves=come to gigs',
    ]))

  it('a deal-breaker similar to a listed one is kept as typed, and the listed one is a button', () => {
    const turn = say("people who won't talk about it after a row", asked('dealbreakers'))
    expect(entriesAfter(turn)).toEqual(["valuesMap.dealbreakers=people who won't talk about it after a row"])
    expect(offered(turn)).toEqual(['Rather not: Non-communicator'])
  })
})

describe('faith', () => {
  const words = 'I am a Catholic. I go to Mass on Sundays, but I do not need her to be Catholic, only to respect it.'
  it.each(['faith', 'intent'] as const)(
    'the answer about faith is kept in whole sentences, after the question about %s',
    (question) =>
      expect(entriesAfter(say(words, asked(question)))).toEqual([`valuesMap.faith_values_edge=${words.slice(0, -1)}`]),
  )
})

describe('a number or a "yes" that does not answer the question', () => {
  it.each([
    ["I've a boy of nine and I'd not rule out another", 'distance'],
    ['Right, I think that covers it.', 'kids'],
    ['35 and up, I do not mind how far up', 'intent'],
    ['Evening! I am new here.', 'intent'],
  ] as const)('the message changes nothing: %s', (text, question) =>
    expect(entriesAfter(say(text, asked(question)))).toEqual([]),
  )

  it.each(['i am searching a man, i am woman of 44 years', 'Boys boys boys, sorry ladies'])(
    'women are not noted as the people to meet: %s',
    (text) => expect(entriesAfter(say(text, asked('meet')))).not.toContain('preferences.must_haves=Women'),
  )
})

describe('a distance', () => {
  const standing = holding([{ op: 'set', path: 'valuesMap.distance_km', value: 40, words: '' }])

  it.each(['any distance', "distance isn't a problem"])(
    'an answer without a limit sets the largest distance: %s',
    (text) => {
      const turn = say(text, asked('distance'))
      expect(entriesAfter(turn)).toEqual(['valuesMap.distance_km=500'])
      expect(turn.kept[0]?.value).toBe('Any distance')
    },
  )

  it.each(['make the distance 15 miles', 'set the distance to 24 km', 'can you change 25 miles to 15'])(
    'the distance changes if the message names it: %s',
    (text) => expect(entriesAfter(say(text, standing))).toEqual(['valuesMap.distance_km=24']),
  )
})

it('a message whose numbers together look like danger gets no help line', () =>
  expect(say("women, 35 to 48. I'm 41 myself", asked('meet')).reply).not.toContain('988'))

describe("an answer in a person's own words", () => {
  it("news from a person's life is not noted, and the reply is kind", () => {
    const { state, reply } = say('my dad died in march so I might be slow to answer', asked('dealbreakers'))
    expect(entriesAfter({ state })).toEqual([])
    expect(reply).toMatch(/miss|sorry|loss/i)
  })

  it('a wish that names a list is not an order to change that list', () =>
    expect(
      entriesAfter(
        say('must be close to family, and should respect my job. Good looks is bonus haha', asked('mustHaves')),
      ),
    ).toHaveLength(3))
})

describe('an answer that clearly belongs to another row', () => {
  it('the answer goes to its row and does not answer the open question', () => {
    const turn = say('I smoke every day, and I drink most evenings too.', asked('availability'))
    expect(entriesAfter(turn)).toEqual(['valuesMap.lifestyle.smoking=yes', 'valuesMap.lifestyle.drinking=yes'])
    expect(turn.state.instead).toBeNull()
  })

  it('an evening that is not free is noted with "Not"', () =>
    expect(
      entriesAfter(say('weekends after 4, and Wednesday nights I have dance class', asked('availability'))),
    ).toEqual(['valuesMap.availability=Weekends after 4', 'valuesMap.availability=Not Wednesday nights']))
})
