import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'availability', pending: groupOf('availability') }
const say = (state: Conversation, text: string) => takeTurn(state, text, { today, reader })
const notesOf = ({ entries }: Conversation) => entries.flatMap(({ path, value }) => (path === 'notes' ? [value] : []))

describe('times that are nearer than the options of the week', () => {
  it('are noted beside the option, and said', () => {
    const { state, reply } = say(asked, 'Weekends, but only Sunday after church')
    expect(state.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.availability', value: 'Weekends' }))
    expect(notesOf(state)).toEqual([expect.stringMatching(/^Free: .*Sunday after church/)])
    expect(reply).toMatch(/note of "Free/)
    expect(reply).not.toMatch(/button/)
  })

  it('are one note, to which later ones are put', () => {
    const first = say(asked, 'Weekends, but only Sunday after church').state
    const { state } = say({ ...asked, entries: first.entries }, 'and weeknights, Thursdays only')
    expect(notesOf(state)).toEqual([expect.stringMatching(/^Free: .*Sunday after church.*Thursdays/)])
  })

  it('lose nothing where the note has grown long', () => {
    const long = `Free: ${'Sundays after chapel, '.repeat(14)}`.trim()
    const note = { path: 'notes' as const, value: long, from: 'answer' as const, words: null, turn: 0 }
    const { state } = say({ ...asked, entries: [note] }, 'weeknights, Thursdays only')
    expect(notesOf(state)).toEqual([long, expect.stringMatching(/Thursdays/)])
  })

  it('are none where an option says it all, and none out of the blue', () => {
    expect(notesOf(say(asked, 'weekends').state)).toEqual([])
    expect(
      notesOf(say({ ...begun, part: 'smoking', pending: groupOf('smoking') }, 'no, not since Sunday').state),
    ).toEqual([])
  })
})
