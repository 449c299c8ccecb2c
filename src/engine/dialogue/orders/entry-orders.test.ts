import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Path } from '../slots.ts'
import { entryOrder } from './entry-orders.ts'

const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const set = (path: Path, value: string): Proposal => ({ kind: 'set', path, value, words: '' })
const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(
  begun,
  [
    add('preferences.must_haves', 'Women'),
    add('preferences.must_haves', 'Kind'),
    add('preferences.must_haves', 'Tall'),
    add('valuesMap.dealbreakers', 'Heavy drinker'),
    add('valuesMap.dealbreakers', 'Snobs'),
    add('preferences.nice_to_haves', 'Plays the cello'),
    add('preferences.nice_to_haves', 'Live music'),
    add('valuesMap.safety_prefs', 'Video check before meeting'),
    set('valuesMap.budget', '$$'),
    set('valuesMap.family.wants_kids', 'yes'),
  ],
  { from: 'answer', turn: 0 },
)
const valuesAfter = (text: string) =>
  takeTurn(state, text, { today, reader }).state.entries.map(({ value }) => String(value))

describe('orders about entries', () => {
  it.each([
    ['take snobs out', ['Snobs'], []],
    ['please remove "Kind" from my must-haves', ['Kind'], []],
    ['delete everything from deal-breakers', ['Heavy drinker', 'Snobs'], []],
    ['take kind and tall off', ['Kind', 'Tall'], []],
    ['remove the last one from deal-breakers', ['Snobs'], []],
    ['no need for the video check anymore', ['Video check before meeting'], []],
    ['change tall to over six feet', ['Tall'], ['Over six feet']],
    ['rename Snobs to Stuck-up people', ['Snobs'], ['Stuck-up people']],
    ['remove my budget', ['$$'], []],
    ['The snobs thing can go. And 40 miles is fine.', ['Snobs'], ['64']],
  ])('%s', (text, gone, come) => {
    const before = state.entries.map(({ value }) => String(value))
    expect(valuesAfter(text).toSorted()).toEqual([...before.filter((one) => !gone.includes(one)), ...come].toSorted())
  })

  it('moves an entry from one list to another', () => {
    const { entries } = takeTurn(state, 'move tall to nice to have', { today, reader }).state
    expect(entries.find(({ value }) => value === 'Tall')?.path).toBe('preferences.nice_to_haves')
  })

  it.each([
    'I dropped out of college',
    'drop me a text first',
    'I remove my shoes at home',
    'can I change my answers later?',
    'can you drop the minimum age to 30',
    'Scratch that, weekends are better',
  ])('%s is none', (text) => expect(entryOrder(text, state.entries, plainWords(text))).toEqual({ kind: 'none' }))

  it('asks which one when several fit, and does what is pressed', () => {
    const music = merge(state, [add('preferences.nice_to_haves', 'Music festivals')], { from: 'answer', turn: 0 }).state
    const asked = takeTurn(music, 'take the music one off', { today, reader })
    expect(asked.state.entries).toHaveLength(music.entries.length)
    expect(asked.reply).toMatch(/which one/i)
    expect(asked.state.offer?.options.map(({ label }) => label)).toEqual([
      'Live music',
      'Music festivals',
      'Both',
      'None of them',
    ])
    const pressed = takeTurn(asked.state, 'Live music', { today, reader }).state.entries.map(({ value }) => value)
    expect(pressed).not.toContain('Live music')
    expect(pressed).toContain('Music festivals')
  })

  it('names both ends of a range of ages as one answer', () => {
    const ages = takeTurn(state, 'Ages 30 to 42', { today, reader }).state
    expect(takeTurn(ages, 'Make that ages 33 to 45', { today, reader }).undo).toBe('Ages: 30 to 42 → 33 to 45')
  })

  it('takes the last change back, names it, and says so when there is nothing to take back', () => {
    const flipped = takeTurn(state, 'Actually I do not want kids', { today, reader })
    expect(flipped.undo).toBe('Children: yes → no')
    const undone = takeTurn(flipped.state, 'Undo', { today, reader })
    expect(undone.state.entries).toContainEqual(
      expect.objectContaining({ path: 'valuesMap.family.wants_kids', value: 'yes' }),
    )
    expect(undone.reply).toMatch(/you'd like kids \(it was "no"\)/)
    expect(takeTurn(begun, 'Undo', { today, reader }).reply).toMatch(/changed nothing|everything stands/)
  })

  it('adds no entry from an order it does not understand, and says that nothing changed', () => {
    const turn = takeTurn(state, 'remove the "gardener" from my must-haves', { today, reader })
    expect(turn.state.entries.map(({ value }) => value)).not.toContain('Gardener')
    expect(turn.reply).not.toMatch(/^(?:changed|done)/i)
  })
})
