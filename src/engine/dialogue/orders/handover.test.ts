import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { editConversation } from '../edit.ts'
import { merge } from '../merge.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Path } from '../slots.ts'
import { rowsToChange } from '../snapshot.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const put = (path: Path, value: string): Proposal => putting({ path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const stands = (...more: Proposal[]): Conversation => {
  const all = [
    put('preferences.must_haves', 'Women'),
    put('preferences.must_haves', 'Good manners'),
    put('preferences.nice_to_haves', 'Sings bass'),
    put('valuesMap.dealbreakers', 'Snobs'),
    put('valuesMap.faith_values_edge', 'Quaker, silent meetings'),
    put('notes', 'Works nights at the hospital'),
    ...more,
  ]
  const { state } = merge({ ...begun, turn: 8 }, all, { from: 'answer', turn: 2 })
  return { ...state, part: null, pending: null, done: true }
}
const say = (text: string, from = stands()) => takeTurn(from, text, { today, reader })
const labels = (state: Conversation) => rowsToChange(state)?.map(({ label }) => label) ?? []
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)

describe('an order that is not certain is handed over to the snapshot', () => {
  it.each([
    ['The faith entry is all wrong, please sort it out', ['Change faith and values']],
    ['the hospital note is all wrong, do something about it', ['Change notes']],
    ['please move that somewhere between must-haves and nice-to-haves', ['Change must-haves', 'Change nice-to-haves']],
    ['get rid of that thing I like', []],
  ])('with the rows that it names: %s', (text, rows) => {
    const { state, reply } = say(text)
    expect(keys(state)).toEqual(keys(stands()))
    expect(labels(state)).toEqual(rows)
    expect(reply).toMatch(/\bChange\b/)
  })

  it('with the place of each row, ages as one and whom to meet apart', () => {
    const rows = rowsToChange({ ...begun, handover: ['age', 'meet'] })
    expect(rows).toEqual([
      { path: 'valuesMap.age_range', isMeet: false, label: 'Change ages' },
      { path: 'preferences.must_haves', isMeet: true, label: "Change who you'd like to meet" },
    ])
    expect(rowsToChange({ ...begun, handover: ['age'], ended: 'underage' })).toBeNull()
  })

  it('until the next line, or until a row is changed there', () => {
    const { state } = say('the hospital note is all wrong, do something about it')
    expect(labels(state)).toHaveLength(1)
    expect(labels(say('thank you', state).state)).toEqual([])
    expect(labels(editConversation(state, { path: 'notes', value: 'Works nights' }).state)).toEqual([])
  })

  it('and no row is named beside something sad', () => {
    const from = { ...stands(), lastPath: 'preferences.must_haves' as const }
    const said = { ...from, entries: from.entries.map((one) => ({ ...one, turn: from.turn - 1 })) }
    const line = 'You skipped it. My divorce was final in March after 24 years, I am still setting two coffee cups out'
    expect(labels(say(line, said).state)).toEqual([])
  })

  it('while what it also asks is answered', () => {
    const { state, reply } = say('The faith one is a mess, do reword it somehow nicer. And who can read my notes?')
    expect(labels(state)).toContain('Change faith and values')
    expect(reply).toMatch(/run Overture|Not other members|matchmaker/)
  })
})

describe('handed over besides', () => {
  it('is the row of which somebody says that it was misheard', () => {
    const from = stands(put('valuesMap.budget', '$$'))
    const { state } = say('no, you got my budget completely wrong', from)
    expect(labels(state)).toContain('Change budget')
  })

  it('is an order beside another that was carried out', () => {
    const { state, reply } = say('Take out snobs. And I asked you to fix the faith line.')
    expect(keys(state)).not.toContain('dealbreakers: Snobs')
    expect(labels(state)).toEqual(['Change faith and values'])
    expect(reply).toMatch(/Change button does/)
  })

  it('is the entry whose new words are asked for', () => {
    const { state, reply } = say('snobs is the wrong word, please change it')
    expect(reply).toContain('What should "Snobs" say instead?')
    expect(labels(state)).toEqual(['Change deal-breakers'])
  })
})

it.each(["it's raining cats and dogs here", 'I fixed a flat tyre this morning', 'Good, thank you'])(
  'talk is handed over to nobody: %s',
  (text) => expect(say(text).state.handover).toBeNull(),
)

describe('what is named is certain', () => {
  it('a row by its name, and no entry that shares a word with it', () => {
    const from = stands(put('preferences.must_haves', 'Respects my faith'))
    const { state } = say('I mean my faith entry, change it to Quaker, meetings on Sundays', from)
    expect(keys(state)).toContain('faith_values_edge: Quaker, meetings on Sundays')
    expect(keys(state)).toContain('must_haves: Respects my faith')
  })

  it('an entry by the words of it that are quoted', () => {
    const from = stands(put('notes', 'Nights are best for me, I sleep at the weekend'), put('notes', 'Sunday night'))
    const { state } = say("Take out the note that begins with 'Nights are best'", from)
    expect(keys(state).filter((one) => one.startsWith('notes'))).toEqual([
      'notes: Works nights at the hospital',
      'notes: Sunday night',
    ])
  })

  it('the name of a list is no entry of it', () => {
    const { state } = say('Add a must-have, she should be honest')
    expect(keys(state).filter((one) => /must-have$/i.test(one))).toEqual([])
  })
})
