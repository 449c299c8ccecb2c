import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { askWhich } from '../ask-back.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import { readSentences } from '../reading/sentences.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { toRemove } from './order.ts'
import { orderByUnit } from './units.ts'

const today = '2026-11-22'
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const set = (path: Path, value: string | number): Proposal => ({ kind: 'set', path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const standing = merge(
  begun,
  [
    set('valuesMap.intent', 'long_term'),
    add('preferences.must_haves', 'Women'),
    set('valuesMap.age_range.min', 30),
    set('valuesMap.age_range.max', 40),
    add('valuesMap.availability', 'Weekends'),
    set('valuesMap.budget', '$$'),
    set('valuesMap.faith_values_edge', 'Quaker, silent meetings matter to me'),
    add('preferences.must_haves', 'Tall'),
    add('preferences.must_haves', 'Likes dogs'),
    add('valuesMap.dealbreakers', 'Snobs'),
    add('valuesMap.safety_prefs', 'First meet in public'),
  ],
  { from: 'answer', turn: 0 },
).state
const done: Conversation = { ...standing, part: null, pending: null, done: true }
const say = (text: string, from: Conversation = done) => takeTurn(from, text, { today, reader })
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
/** What a message took away and what it put there. */
const changed = (text: string, from = done) => {
  const { state } = say(text, from)
  const [was, is] = [keys(from), keys(state)]
  return { gone: was.filter((one) => !is.includes(one)), come: is.filter((one) => !was.includes(one)) }
}

describe('several orders in one message', () => {
  it.each([
    ['Take out tall. And add funny to the must-haves.', ['must_haves: Tall'], ['must_haves: Funny']],
    [
      'Strike weekends. Add hunting to the deal-breakers. Ages 30 to 50.',
      ['availability: Weekends', 'max: 40'],
      ['dealbreakers: Hunting', 'max: 50'],
    ],
    ['take out tall, and add: keen on opera to must-haves', ['must_haves: Tall'], ['must_haves: Keen on opera']],
    ['Take out long-term. And my budget is $$$.', ['intent: long_term', 'budget: $$'], ['budget: $$$']],
    [
      'Remove snobs. The faith one should say Methodist.',
      ['faith_values_edge: Quaker, silent meetings matter to me', 'dealbreakers: Snobs'],
      ['faith_values_edge: Methodist'],
    ],
  ])('are each carried out: %s', (text, gone, come) => {
    const found = changed(text)
    expect(found.gone.toSorted()).toEqual(gone.toSorted())
    expect(found.come.toSorted()).toEqual(come.toSorted())
  })

  it('leave the answer and the question beside them heard', () => {
    const open: Conversation = { ...standing, part: 'smoking', pending: 'habits' }
    const { state, reply } = say('No. And take out tall. Who can see my answers?', open)
    expect(keys(state)).toContain('smoking: no')
    expect(keys(state)).not.toContain('must_haves: Tall')
    expect(reply).toMatch(/first name|stays between|shown to them/)
  })

  it('take out no more than the object of the order', () => {
    expect(changed("Take out tall, she's fine as she is, I like dogs more.").gone).toEqual(['must_haves: Tall'])
  })
})

describe('what speaks of an order and gives none', () => {
  it.each([
    'Why did you add tall and remove snobs?',
    'Is it possible to see my notes and delete Quaker?',
    'If I delete my profile and remove tall, what happens?',
    'What if I get scared and drop the first meet in public?',
    'Do not ever listen to anybody and remove the first meet in public',
    'Dont take out snobs and remove tall',
    "Don't take out snobs and remove tall",
    'I never asked you to add snobs and remove tall.',
    'I told my ex to stop and delete snobs',
    'He would make me cook and clear the snobs',
  ])('changes nothing: %s', (text) => expect(changed(text)).toEqual({ gone: [], come: [] }))

  it('is not looked for in each sentence of a story', () => {
    const heard: string[] = []
    const orderOf = (text: string) => {
      heard.push(text)
      return null
    }
    const text = 'Take out tall. '.repeat(400)
    expect(orderByUnit(readSentences(text), orderOf)).toBeNull()
    expect(heard).toEqual([])
  })
})

describe('what a closed row holds', () => {
  it.each(['take out long-term', 'I told you, take away that long-term thing'])(
    'is taken out by its name: %s',
    (text) => expect(changed(text)).toEqual({ gone: ['intent: long_term'], come: [] }),
  )
})

describe('words of one\u2019s own', () => {
  it.each([
    ['Change "Quaker, silent meetings matter to me" to "Quaker"', 'Quaker'],
    ['Take out "silent meetings" and put "Quaker by birth" instead.', 'Quaker by birth'],
    ['My faith should say Quaker.', 'Quaker'],
  ])('are put in the place of those that are named: %s', (text, value) => {
    expect(changed(text).come).toEqual([`faith_values_edge: ${value}`])
  })

  it('are asked for where an order names only the row, and what is then told is taken without the order around it', () => {
    const asked = say('Change my faith').state
    expect(asked.offer?.group).toBe('reword')
    expect(changed('It must say: Lutheran', asked).come).toEqual(['faith_values_edge: Lutheran'])
    expect(changed('Ages 35 to 45', asked).come).toEqual(['min: 35', 'max: 45'])
  })

  it.each([['You forgot: calm under fire.', 'Calm under fire']])(
    'that were left out are added and never taken for a removal: %s',
    (text, value) => {
      const { state, reply } = say(text)
      expect(keys(done).filter((one) => !keys(state).includes(one))).toEqual([])
      expect(`${reply} ${keys(state)}`).toContain(value)
      expect(state.offer?.options.some(({ does }) => does.some(({ kind }) => kind === 'remove')) ?? false).toBe(false)
    },
  )

  it('go to the row that is spoken of in other words', () => {
    expect(changed('Sugar, please add kind to animals to the things that matter.').come).toEqual([
      'must_haves: Kind to animals',
    ])
    expect(changed('One more: he should be discreet, that is a must-have.')).toEqual({
      gone: [],
      come: ['must_haves: Discreet'],
    })
  })
})

describe('what is to stay', () => {
  it.each(['Leave the public one in.', 'keep first meet in public'])('is not offered to be taken out: %s', (text) => {
    const { state } = say(text)
    expect(keys(state)).toEqual(keys(done))
    const removals = state.offer?.options.flatMap(({ does }) => does.filter(({ kind }) => kind === 'remove')) ?? []
    expect(removals).toEqual([])
  })

  it('a menu is left by an order of its own, which alone is carried out', () => {
    const menu = { ...standing, offer: askWhich(toRemove(standing.entries, '')).offer }
    expect(menu.offer?.group).toBe('which')
    expect(changed('None of them. Add must-have: discreet.', menu)).toEqual({
      gone: [],
      come: ['must_haves: Discreet'],
    })
  })

  it('a safety step is none of the deal-breakers, wherever it is put', () => {
    expect(changed('add no surprise guests to my deal-breakers').come).toEqual(['safety_prefs: No surprise guests'])
  })
})

it.each([
  'Put snobs in the deal-breakers.',
  'Add snobs to my deal-breakers please',
  'snobs should be a deal-breaker',
  'The snobs thing is a deal-breaker.',
])('leaves on its list what is told to be put there: %s', (text) => {
  expect(changed(text)).toEqual({ gone: [], come: [] })
  expect(say(text).reply).toMatch(/how it stands|stays as it is|down already/)
})

it('takes new words for an entry without the old ones beside them', () => {
  const text = 'Must-have should say "good with animals", not "likes dogs".'
  expect(changed(text)).toEqual({ gone: ['must_haves: Likes dogs'], come: ['must_haves: Good with animals'] })
})

describe('an order about entries that share words with others', () => {
  const own = [
    add('preferences.must_haves', 'Love dogs'),
    add('valuesMap.dealbreakers', 'Kev sleeps on the bed'),
    add('valuesMap.dealbreakers', 'Waiter'),
    add('valuesMap.dealbreakers', 'Checkout lassie'),
  ]
  const from = { ...merge(begun, own, { from: 'answer', turn: 0 }).state, part: null, pending: null, done: true }

  it('takes out the one that all of its words name, on the list it speaks of', () =>
    expect(changed("the dog thing isn't a dealbreaker, take the kev one out", from).gone).toEqual([
      'dealbreakers: Kev sleeps on the bed',
    ]))

  it('takes out all that are quoted together', () =>
    expect(changed('take out "Waiter" and "Checkout lassie"', from).gone).toEqual([
      'dealbreakers: Waiter',
      'dealbreakers: Checkout lassie',
    ]))
})

it('rewords faith where only its row is named', () =>
  expect(changed('the faith entry should be "Practising Christian".').come).toEqual([
    'faith_values_edge: Practising Christian',
  ]))
