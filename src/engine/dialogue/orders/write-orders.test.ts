import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Part } from '../state.ts'

const today = '2026-11-22'
const add = (path: Path, value: string) => ({ kind: 'add' as const, path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const standing = merge(
  begun,
  [
    add('preferences.nice_to_haves', 'Plays the piano'),
    add('valuesMap.dealbreakers', 'Snobs'),
    add('valuesMap.safety_prefs', 'Video check before meeting'),
    { kind: 'set', path: 'valuesMap.faith_values_edge', value: 'Quaker', words: '' },
    add('preferences.must_haves', 'Women'),
    add('preferences.must_haves', 'Tall'),
    add('preferences.must_haves', 'Kind'),
  ],
  { from: 'answer', turn: 0 },
).state
const done: Conversation = { ...standing, part: null, pending: null, done: true, turn: 1 }
const asked = (part: Part): Conversation => ({ ...standing, part, pending: groupOf(part), turn: 1 })
const say = (text: string, from: Conversation = done) => takeTurn(from, text, { today, reader })
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
/** What a message took away and what it put there. */
const changed = (text: string, from = done) => {
  const [was, is] = [keys(from), keys(say(text, from).state)]
  return { gone: was.filter((one) => !is.includes(one)), come: is.filter((one) => !was.includes(one)) }
}
const nothing = { gone: [], come: [] }

describe('"put only …"', () => {
  it.each([
    ['put just 20 miles', ['distance_km: 32']],
    ['Put only weekends', ['availability: Weekends']],
    ['put just no', []],
    ['Put only women', []],
    ['It must say sorry', []],
  ])('answers the question that is open, and rewords nothing: %s', (text, come) =>
    expect(changed(text, asked('distance'))).toEqual({ gone: [], come }),
  )

  it.each(['put just no', 'Put only women', 'It must say sorry'])('rewords nothing by an answer: %s', (text) =>
    expect(changed(text)).toEqual(nothing),
  )

  it('rewords what was put last', () => {
    expect(changed('Write only: kind to animals')).toEqual({
      gone: ['must_haves: Kind'],
      come: ['must_haves: Kind to animals'],
    })
    const faith: Conversation = { ...done, lastPath: 'valuesMap.faith_values_edge' }
    expect(changed('Write only: Catholic', faith).come).toEqual(['faith_values_edge: Catholic'])
  })
})

describe('what an entry should say', () => {
  it.each(['Kind people should read books', 'Someone kind has to read a lot', 'Nobody tall should say they are kind'])(
    'is not what people should do: %s',
    (text) => expect(changed(text).gone).toEqual([]),
  )

  it('takes the place of the entry that is named by its own words', () => {
    expect(changed('Tall should say: six feet')).toEqual({ gone: ['must_haves: Tall'], come: ['must_haves: Six feet'] })
    expect(changed('Swap kind for patient')).toEqual({ gone: ['must_haves: Kind'], come: ['must_haves: Patient'] })
  })

  it('takes nothing out where it stands already', () => {
    expect(changed('Swap kind with tall')).toEqual(nothing)
    expect(say('Swap kind with tall').reply).toContain('"Tall" is down already')
  })
})

describe('"leave … out"', () => {
  it.each([
    ['Leave out tall', 'must_haves: Tall'],
    ['Leave kind out please', 'must_haves: Kind'],
    ['Leave snobs out of my deal-breakers', 'dealbreakers: Snobs'],
    ['Leave out the video check', 'safety_prefs: Video check before meeting'],
  ])('takes out what it names: %s', (text, gone) => expect(changed(text)).toEqual({ gone: [gone], come: [] }))

  it.each(['Leave the video check in', 'Leave kind', "Don't leave kind out"])('is not said by: %s', (text) =>
    expect(changed(text)).toEqual(nothing),
  )
})

describe('what is to be written down', () => {
  it.each([
    'Put that back.',
    'Put that down',
    'Put that away',
    'You never wrote that down',
    'You left out nothing',
    'Add: nothing',
    'You forgot my birthday',
  ])('is not found in: %s', (text) => {
    const { state, reply } = say(text)
    expect(keys(state)).toEqual(keys(done))
    expect(reply).not.toContain('Where shall I put')
  })

  it('is taken back by "put that back"', () => {
    expect(changed('Put that back.', say('Take out kind').state).come).toEqual(['must_haves: Kind'])
  })

  it('is found where something is told', () => {
    expect(changed('You forgot patient').come).toEqual(['must_haves: Patient'])
    expect(say('Put that I keep bees').reply).toMatch(/keep bees/i)
  })
})
