import { describe, expect, it } from 'vitest'
import { entriesAfter, holding, say } from '../../../../test/talk.ts'
import type { Operation } from '../profile/operation.ts'

const PATHS = {
  must: 'preferences.must_haves',
  nice: 'preferences.nice_to_haves',
  no: 'valuesMap.dealbreakers',
  notes: 'notes',
} as const
const add = (list: keyof typeof PATHS, value: string): Operation => ({ op: 'add', path: PATHS[list], value, words: '' })
const standing = holding([
  add('must', 'honest'),
  add('must', 'university degree'),
  add('nice', 'speaks Greek'),
  add('notes', 'collects stamps'),
  add('no', 'snobs'),
])
const ordered = (text: string, state = standing) => entriesAfter(say(text, state))

describe('an order', () => {
  it.each([
    ['wipe honest and the degree', ['preferences.must_haves=honest', 'preferences.must_haves=university degree']],
    ['that stamps note makes me sound ninety, bin it', ['notes=collects stamps']],
  ])('an order to remove removes every entry that it names, and writes nothing: %s', (text, gone) => {
    expect(ordered(text)).toEqual(entriesAfter({ state: standing }).filter((one) => !gone.includes(one)))
  })

  it.each([
    ['swap Greek for Turkish will you, I got carried away', 'preferences.nice_to_haves=speaks Turkish'],
    ['Take snobs off and write name-droppers there in its place', 'valuesMap.dealbreakers=name-droppers'],
    ['Include heavy drinkers among the deal-breakers as well.', 'valuesMap.dealbreakers=Heavy drinker'],
    ["put can't dance on the no list too", "valuesMap.dealbreakers=can't dance"],
    ['tell the matchmaker i work nights, put it in the notes', 'notes=i work nights'],
    ['chuck in wants to travel as a must mate', 'preferences.must_haves=wants to travel'],
  ])('an order to write writes what is meant, without the words of the order: %s', (text, written) => {
    const before = entriesAfter({ state: standing })
    expect(ordered(text).filter((one) => !before.includes(one))).toEqual([written])
  })

  const said = say('Must-have: loyal', standing)
  it.each(['ctrl z that please', 'reverse what you just did', 'nah leave it like before', 'go back a step'])(
    'an order to undo takes back the last change: %s',
    (text) => expect(ordered(text, said.state)).toEqual(entriesAfter({ state: standing })),
  )

  const single = holding([
    { op: 'set', path: 'valuesMap.intent', value: 'long_term', words: '' },
    { op: 'set', path: 'valuesMap.lifestyle.drinking', value: 'sometimes', words: '' },
  ])
  it.each([
    ['please change long-term to casual', ['valuesMap.intent=casual', 'valuesMap.lifestyle.drinking=sometimes']],
    ['actually not long-term, casual', ['valuesMap.intent=casual', 'valuesMap.lifestyle.drinking=sometimes']],
    ['scratch the drinking thing, put no', ['valuesMap.intent=long_term', 'valuesMap.lifestyle.drinking=no']],
  ])('an order to change replaces the named answer with the new one: %s', (text, after) =>
    expect(ordered(text, single).toSorted()).toEqual(after),
  )

  it('an order works if an entry has a character with a meaning in regular expressions', () => {
    const state = holding([
      { op: 'set', path: 'valuesMap.intent', value: 'long_term', words: '' },
      add('must', 'loves (cats'),
    ])
    expect(ordered('please change long-term to casual', state)).toEqual([
      'preferences.must_haves=loves (cats',
      'valuesMap.intent=casual',
    ])
  })

  const lists = ['Must have', 'Nice to have']
  it.each([
    ['also add hiking, like if they enjoy it great', lists.map((one) => `${one}: “hiking”`)],
    ['Degrees would be nearer to a bonus, so put that in its place', ['Move “University degree” to Nice to have']],
  ])('an order that is not clear changes nothing and offers buttons: %s', (text, presses) => {
    const turn = say(text, standing)
    expect(entriesAfter(turn)).toEqual(entriesAfter({ state: standing }))
    expect(turn.state.beside.map(({ label }) => label)).toEqual(expect.arrayContaining(presses))
  })

  it('if the order names a missing entry, the reply repeats its name and nothing changes', () => {
    const turn = say('forget the height thing, its shallow', standing)
    expect(entriesAfter(turn)).toEqual(entriesAfter({ state: standing }))
    expect(turn.reply).toContain('height')
  })
})
