import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { BESIDE, type Conversation } from '../state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const note = { kind: 'note' as const, value: "I don't drive at night", words: '' }
const offering: Conversation = {
  ...begun,
  pending: 'distance',
  part: 'distance',
  offer: { group: BESIDE, options: [{ label: 'Note for your matchmaker', does: [note] }] },
}
/** Everything is answered but safety. */
const nearlyDone: Conversation = {
  ...begun,
  pending: 'safety',
  part: 'safety',
  declined: [
    ...(['intent', 'meet', 'age', 'distance', 'availability', 'budget', 'smoking', 'drinking'] as const),
    ...(['kids', 'faith', 'mustHaves', 'niceToHaves', 'dealbreakers', 'notes'] as const),
  ],
}
const say = (state: Conversation, text: string) => takeTurn(state, text, { today, reader })

describe('a note that was offered and passed over', () => {
  it('waits for the end', () => {
    expect(say(offering, '15 miles').state.unkept).toEqual([note])
  })

  it('waits no longer once it is kept', () => {
    expect(say(offering, 'Note for your matchmaker').state.unkept).toEqual([])
  })

  it('is asked about before the closing words, once', () => {
    const asked = say({ ...nearlyDone, unkept: [note] }, 'a public place')
    expect(asked.reply).toContain("I don't drive at night")
    expect(asked.done).toBe(false)
    const kept = say(asked.state, 'Keep it as a note')
    expect(kept.state.entries).toContainEqual(expect.objectContaining({ path: 'notes', value: note.value }))
    expect(kept.reply).toContain('Finish & Save Profile')
    expect(kept.done).toBe(true)
  })

  it('is gone when it is left out', () => {
    const asked = say({ ...nearlyDone, unkept: [note] }, 'a public place')
    const closed = say(asked.state, 'No, leave it out')
    expect(closed.state.unkept).toEqual([])
    expect(closed.reply).toContain('Finish & Save Profile')
    expect(closed.state.entries.some(({ path }) => path === 'notes')).toBe(false)
  })

  it('can be kept alone of several', () => {
    const other = { kind: 'note' as const, value: 'I sing on Thursdays', words: '' }
    const asked = say({ ...nearlyDone, unkept: [note, other] }, 'a public place')
    const kept = say(asked.state, 'Only "I sing on Thursdays"')
    expect(kept.state.entries.filter(({ path }) => path === 'notes')).toMatchObject([{ value: 'I sing on Thursdays' }])
  })
})
