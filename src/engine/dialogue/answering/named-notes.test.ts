import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import type { Proposal } from '../proposal.ts'
import { BESIDE, type Conversation } from '../state.ts'
import { askWhether } from '../telling/disclosure.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const note = (value: string) => ({ kind: 'note', value, words: '' }) satisfies Proposal
const SUNDAYS = note('Sundays around noon and Mondays')
const CUPS = note('I still set two cups out')
const SON = note('I have a nine year old son')
const notes = [SUNDAYS, CUPS, SON]
/** The last reply asked which notes to keep. */
const asking: Conversation = { ...begun, pending: null, part: null, offer: askWhether(notes).offer }
/** They were offered beside a question. */
const beside: Conversation = {
  ...begun,
  pending: groupOf('distance'),
  part: 'distance',
  offer: { group: BESIDE, options: [{ label: 'Keep what I said as notes', does: notes }] },
}
const notesAfter = (state: Conversation, text: string) =>
  takeTurn(state, text, { today, reader }).state.entries.flatMap(({ path, value }) => (path === 'notes' ? [value] : []))

it('a button keeps its note, whatever words of refusal the note holds', () => {
  const closed = note('I close shop by 7 so weekday no work, and she should not know where it is until we have met')
  const { offer } = askWhether([closed, SON])
  const first = offer.options.find(({ does }) => does.length === 1 && does[0] === closed)?.label ?? ''
  expect(notesAfter({ ...asking, offer }, first)).toEqual([closed.value])
})

describe('a note that is asked for by its words', () => {
  it.each([
    ['Keep the one about Sundays and Mondays. The cups is private', [SUNDAYS.value]],
    ['keep the son one', [SON.value]],
    ['the son one', [SON.value]],
    ['only the bit about my son, thanks', [SON.value]],
    ['none of them, thank you', []],
    ['only the son one leave out the rest', [SON.value]],
    ["Just that I'm a widow, yes", []],
    ["Keep the cups one. The Mondays you've already got", [CUPS.value]],
    ['Keep all of it', notes.map(({ value }) => value)],
    ['yes but I am shy', notes.map(({ value }) => value)],
  ])('is kept alone of those asked about: %s', (text, kept) => expect(notesAfter(asking, text)).toEqual(kept))

  it.each([
    ['Keep the son one. 15 miles', [SON.value]],
    ['My son is nine. 15 miles', []],
    ['keep the cups private', []],
  ])('is kept of those offered beside a question only where it is asked for: %s', (text, kept) =>
    expect(notesAfter(beside, text)).toEqual(kept),
  )

  it('leaves the question beside it open to be answered', () => {
    const { state } = takeTurn(beside, 'Keep the son one. 15', { today, reader })
    expect(state.entries.some(({ path }) => path === 'valuesMap.distance_km')).toBe(true)
  })

  it('can be kept while it waits for the end', () => {
    expect(notesAfter({ ...beside, offer: null, unkept: notes }, 'please keep the son one')).toEqual([SON.value])
  })
})

it('a yes behind another subject answers nothing of the notes', () => {
  const kids = { path: 'valuesMap.family.wants_kids', value: 'open', from: 'answer', words: null, turn: 0 } as const
  const said = "Just the Sundays. And I've changed my mind on kids, put yes, I do want them"
  const { state } = takeTurn({ ...asking, entries: [kids] }, said, { today, reader })
  expect(state.entries.map(({ value }) => value).toSorted()).toEqual([SUNDAYS.value, 'yes'])
})
