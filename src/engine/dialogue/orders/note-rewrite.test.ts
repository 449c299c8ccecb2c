import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-23'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const notesAfter = (text: string, ...notes: string[]) => {
  const entries = notes.map((value) => ({
    path: 'notes' as const,
    value,
    from: 'answer' as const,
    words: null,
    turn: 0,
  }))
  const before: Conversation = { ...begun, entries, part: null, pending: null, done: true, turn: 4 }
  const { state } = takeTurn(before, text, { today, reader })
  return state.entries.flatMap(({ path, value }) => (path === 'notes' ? [value] : []))
}
const [LORRY, CAT] = ['I drive a lorry', 'My cat is called Bo']

describe('a note that gets other words', () => {
  it.each([
    ['make that note about fridays just say free on Fridays', ['Not free Fridays, I think', CAT], 'Free on Fridays'],
    [
      'put Thursday evenings note as "Free Thursday evenings"',
      ['Thursday evenings are fine', CAT],
      'Free Thursday evenings',
    ],
    ["change the note to 'I am away midweek'.", [LORRY], 'I am away midweek'],
    ['amend the lorry note to away midweek', [LORRY, CAT], 'Away midweek'],
    ['change the note to: a driver, and mostly away', [LORRY], 'A driver, and mostly away'],
    [
      'Take out the part about him eating, just say I watch my grandson',
      ['My grandson is always eating', CAT],
      'I watch my grandson',
    ],
    ['take that word off, it should say fond of dogs', ["I'm daft about dogs"], 'Fond of dogs'],
    [
      "You've the Cherbourg one awful long, make it Rings me at night",
      ['Parked up in Cherbourg', CAT],
      'Rings me at night',
    ],
    ['delete the two notes and put instead "Free in the daytime"', [LORRY, CAT], 'Free in the daytime'],
  ])('is the one that is named, or the only one: %s', (text, notes, anew) => {
    const kept = notes.filter((one) => one === CAT && !text.includes('two notes'))
    expect(notesAfter(text, ...notes)).toEqual([...kept, anew])
  })

  it.each([
    ['make that note about the garden just say I garden', [LORRY, CAT]],
    ['amend the lorry note to', [LORRY, CAT]],
    ['delete both the Friday notes', ['Free on Fridays', CAT]],
  ])('stays as it is where the note or its words are not certain: %s', (text, notes) =>
    expect(notesAfter(text, ...notes)).toEqual(notes),
  )

  it('may be one of three of which both are named', () =>
    expect(notesAfter('delete both the Friday notes', 'Free on Fridays', 'Fridays at five', CAT)).toEqual([CAT]))
})
