import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Path } from './slots.ts'
import type { Conversation } from './state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const put = (path: Path, value: string): Proposal => ({ kind: 'set', path, value, words: '' })
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })

/** What a line changes and asks back after the last question. */
function said(line: string, standing: readonly Proposal[] = []) {
  const known = merge(begun, standing, { from: 'answer', turn: 0 }).state
  const before: Conversation = { ...known, part: null, pending: null, offer: null, done: true }
  const { state } = takeTurn(before, line, { today, reader })
  return {
    stands: state.entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`),
    asks: state.offer ? (choicesOf(state)?.options.map(({ label }) => label) ?? []) : [],
  }
}

describe('after the last question', () => {
  it.each([
    ['dogs are a must', 'must_haves: Dogs'],
    ['oh and he has to like dogs', 'must_haves: Likes dogs'],
    ['kindness matters most', 'must_haves: Kindness'],
    ["I can't stand liars", 'dealbreakers: Liars'],
    ["I'm free on weeknights, too", 'availability: Weeknights'],
  ])('%s is noted', (line, entry) => {
    expect(said(line).stands).toEqual([entry])
  })

  it.each([
    ["I've started smoking again", put('valuesMap.lifestyle.smoking', 'no'), "Yes, that's right"],
    ['I quit drinking last month', put('valuesMap.lifestyle.drinking', 'sometimes'), "Yes, that's right"],
    ['mornings are better for me', add('valuesMap.availability', 'Weekends'), "Yes, that's right"],
  ])('%s is asked back at the least', (line, standing, label) => {
    expect(said(line, [standing]).asks).toContain(label)
  })

  it('somebody whom one would like to meet as well is one more', () => {
    const { stands } = said("I'd meet women too", [add('preferences.must_haves', 'Men')])
    expect(stands).toEqual(['must_haves: Men', 'must_haves: Women'])
  })

  it.each([
    'my sister smokes like a chimney',
    'had a lovely weekend with the dog',
    'my ex never drank, it was a dry house',
  ])('%s says nothing for the profile', (line) => {
    expect(said(line).stands).toEqual([])
  })
})
