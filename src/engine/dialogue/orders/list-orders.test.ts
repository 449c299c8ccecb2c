import { expect, it } from 'vitest'
import { reader } from '../../../server/dialogue/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const add = (value: string) => ({ kind: 'add' as const, path: 'preferences.must_haves' as const, value, words: '' })
const known = merge(
  beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state,
  [add('Women'), add('Tall'), add('Likes dogs')],
  { from: 'answer', turn: 0 },
).state
const state: Conversation = { ...known, part: null, pending: null, done: true }
const wishes = (text: string) =>
  takeTurn(state, text, { today, reader })
    .state.entries.filter(({ path }) => path === 'preferences.must_haves')
    .map(({ value }) => value)

it.each([
  ['must-haves should be just loyal and warm', ['Women', 'Loyal', 'Warm']],
  ['Change my must haves to funny and patient', ['Women', 'Funny', 'Patient']],
  ['Must-have should be just "Kind" and "Good with dogs"', ['Women', 'Kind', 'Good with dogs']],
])('puts in the place of a list all that it is to hold: %s', (text, after) => expect(wishes(text)).toEqual(after))

it.each([
  ['just add funny to my must-haves', 'Funny'],
  ['One more: he should be discreet, that is a must-have.', 'Discreet'],
])('takes nothing off a list that something is added to: %s', (text, value) =>
  expect(wishes(text)).toEqual(['Women', 'Tall', 'Likes dogs', value]),
)
