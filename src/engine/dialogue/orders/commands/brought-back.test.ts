import { describe, expect, it } from 'vitest'
import { reader } from '../../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../../conversation.ts'
import { merge } from '../../merge.ts'
import type { Path } from '../../slots.ts'
import type { Conversation } from '../../state.ts'

const today = '2026-11-22'
const add = (path: Path, value: string) => ({ kind: 'add' as const, path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(
  begun,
  [
    add('preferences.must_haves', 'Women'),
    add('preferences.must_haves', 'Nonbinary people'),
    add('preferences.must_haves', 'Calm'),
    add('preferences.nice_to_haves', 'Funny'),
    add('preferences.nice_to_haves', 'Bites'),
  ],
  { from: 'answer', turn: 0 },
)
const standing: Conversation = { ...state, part: null, pending: null, done: true }
const talk = (...lines: string[]) =>
  lines.reduce<Conversation>((so, text) => takeTurn(so, text, { today, reader }).state, standing)
const listed = ({ entries }: Conversation) =>
  entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`).toSorted()

describe('what was taken out', () => {
  it.each([
    [['take out funny', 'you took funny out! put it back']],
    [['take out calm', 'take out bites', 'bring calm back please', 'put bites back']],
  ])('comes back when it is named: %j', (lines) => {
    expect(listed(talk(...lines))).toEqual(listed(standing))
  })
})

describe('what was taken out stays out', () => {
  const busy = merge(
    standing,
    [
      add('valuesMap.availability', 'Weekends'),
      add('valuesMap.availability', 'Weeknights'),
      { kind: 'set', path: 'valuesMap.lifestyle.smoking', value: 'sometimes', words: '' },
    ],
    { from: 'answer', turn: 0 },
  ).state
  const without = (gone: string): Conversation => ({
    ...busy,
    entries: busy.entries.filter(({ value }) => value !== gone),
    removed: busy.entries.filter(({ value }) => value === gone),
  })
  const afterwards = (gone: string, text: string) => listed(takeTurn(without(gone), text, { today, reader }).state)

  it.each([
    ['Weekends', 'I get back from work late on weekends'],
    ['Weekends', 'I want my weekends back for myself'],
    ['Weekends', 'I get my weekends back in June'],
    ['sometimes', 'I have sometimes gone back to my ex'],
    ['Bites', 'My dog bites back'],
    ['Funny', 'I want to go back to being funny'],
  ])('%s: %s', (gone, text) => {
    expect(afterwards(gone, text)).not.toContainEqual(expect.stringContaining(`: ${gone}`))
  })

  it.each([
    ['Weekends', 'put weekends back'],
    ['Weekends', 'I want weekends back in please'],
    ['Weekends', 'weekends back in'],
    ['Calm', 'give me calm back'],
    ['Funny', 'I want funny back'],
    ['Funny', 'can I have funny back please'],
  ])('until an order names it: %s: %s', (gone, text) => {
    expect(afterwards(gone, text)).toContainEqual(expect.stringContaining(`: ${gone}`))
  })
})

describe('nothing is taken out', () => {
  it.each(["No! Don't take anything out.", 'take out funny... actually leave it', "no don't put that down"])(
    'by an order to leave it: %s',
    (text) => {
      const turn = takeTurn(standing, text, { today, reader })
      expect(listed(turn.state)).toEqual(listed(standing))
      expect(turn.state.offer).toBeNull()
    },
  )
})

const KEPT = /how it stands|stays as it is|down already/

describe('what is no order about an entry', () => {
  it.each(['never touch drugs', "Don't touch my hair on dates"])('is not answered as one: %s', (text) => {
    expect(takeTurn(standing, text, { today, reader }).reply).not.toMatch(KEPT)
  })
  it.each(["Don't touch my deal-breakers", "don't remove calm", "please don't delete anything", "don't take that off"])(
    'and an order is: %s',
    (text) => {
      const turn = takeTurn(standing, text, { today, reader })
      expect(turn.reply).toMatch(KEPT)
      expect(listed(turn.state)).toEqual(listed(standing))
    },
  )
})
