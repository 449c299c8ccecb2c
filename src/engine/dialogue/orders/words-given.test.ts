import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { askWhich } from '../ask-back.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { toRemove } from './order.ts'

const today = '2026-11-22'
const MUSTS: Path = 'preferences.must_haves'
const NOES: Path = 'valuesMap.dealbreakers'
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const set = (path: Path, value: string): Proposal => ({ kind: 'set', path, value, words: '' })
const note = (value: string): Proposal => ({ kind: 'note', value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const standing = (...own: Proposal[]): Conversation => {
  const all = [set('valuesMap.intent', 'long_term'), set('valuesMap.lifestyle.drinking', 'sometimes'), ...own]
  return { ...merge(begun, all, { from: 'answer', turn: 0 }).state, part: null, pending: null, done: true }
}
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
const changed = (text: string, from: Conversation) => {
  const [was, is] = [keys(from), keys(takeTurn(from, text, { today, reader }).state)]
  return { gone: was.filter((one) => !is.includes(one)), come: is.filter((one) => !was.includes(one)) }
}

describe('the words that a line gives are used', () => {
  it.each([
    [
      'The note must say only "Free Saturdays and some Friday nights"',
      standing(note('Is missing the Saturdays'), note('I go to mass')),
      { gone: ['notes: Is missing the Saturdays'], come: ['notes: Free Saturdays and some Friday nights'] },
    ],
    ['In dealbreakers put: jealous person', standing(), { gone: [], come: ['dealbreakers: Jealous person'] }],
    [
      'take off that whole sentence about cats',
      standing(add(MUSTS, 'Cats'), add(MUSTS, 'Cats are the same as dogs, take one off')),
      { gone: ['must_haves: Cats are the same as dogs, take one off'], come: [] },
    ],
  ])('%s', (text, from, result) => expect(changed(text, from)).toEqual(result))

  it('a thing is brought back by its name while another goes', () => {
    const gone: Entry = { path: MUSTS, value: 'Kindness first', from: 'answer', words: null, turn: 1 }
    const from = { ...standing(add(MUSTS, 'Tall')), removed: [gone] }
    expect(changed('Put kindness first back, and take off tall', from)).toEqual({
      gone: ['must_haves: Tall'],
      come: ['must_haves: Kindness first'],
    })
  })
})

describe('what is said to the host is no entry', () => {
  it.each(['Told you, honest. Put that.', "you didn't answer me about the quiet place"])('%s', (text) => {
    const { state } = takeTurn({ ...standing(), part: 'mustHaves', pending: 'wishes' }, text, { today, reader })
    expect(keys(state).filter((one) => /told|answer me/i.test(one))).toEqual([])
  })

  it('an order behind an answer is carried out', () =>
    expect(
      changed('heavy drinkers are out and will you take off quiet places', standing(add(MUSTS, 'Quiet places'))).gone,
    ).toEqual(['must_haves: Quiet places']))

  it('"take it out" chooses the only answer that does so', () => {
    const from = standing(add(MUSTS, 'Quiet'))
    const quiet = from.entries.filter(({ value }) => value === 'Quiet')
    const { offer } = askWhich([...toRemove(quiet, ''), { label: 'Move it', does: [add(NOES, 'Quiet')] }], 'What now?')
    expect(changed('take it out', { ...from, offer })).toEqual({ gone: ['must_haves: Quiet'], come: [] })
  })
})

describe('a list that is named takes what is new and what stood elsewhere', () => {
  it.each([
    [
      'And add also must not: someone who tries to convert me',
      standing(),
      { gone: [], come: ['dealbreakers: Tries to convert me'] },
    ],
    [
      'Take kind off the list and put it under nice to haves',
      standing(add(MUSTS, 'Kind')),
      { gone: ['must_haves: Kind'], come: ['nice_to_haves: Kind'] },
    ],
    ['move tall to the nice-to-haves?? no, leave it', standing(add(MUSTS, 'Tall')), { gone: [], come: [] }],
  ])('%s', (text, from, result) => expect(changed(text, from)).toEqual(result))
})

it('an end of the ages is named by where they begin', () => {
  const ages: Proposal[] = (['min', 'max'] as const).map((end) => ({
    kind: 'set',
    path: `valuesMap.age_range.${end}`,
    value: end === 'min' ? 45 : 58,
    words: '',
  }))
  expect(changed('You did not change the age. It should begin at forty-eight.', standing(...ages)).come).toEqual([
    'min: 48',
  ])
})

it.each([
  ['Yes, keep it', 'faith_values_edge: An atheist. Honesty matters'],
  ['Yes, instead of the old one', 'faith_values_edge: Honesty matters'],
])('words on faith that are kept stand beside those that stand: %s', (text, come) => {
  const words = putting({ path: 'valuesMap.faith_values_edge', value: 'Honesty matters', words: '' })
  const options = [
    { label: 'Faith and values', does: [words] },
    { label: 'No, leave it out', does: [] },
  ]
  const from = { ...standing(set('valuesMap.faith_values_edge', 'An atheist')), offer: { group: 'keep', options } }
  expect(changed(text, from).come).toEqual([come])
})
