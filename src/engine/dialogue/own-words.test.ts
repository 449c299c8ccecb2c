import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const after = (part: Part | null): Conversation => (part === null ? begun : { ...begun, part, pending: groupOf(part) })
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })
const valuesOf = ({ entries }: Conversation) => entries.map(({ value }) => value)

describe('what somebody says in words of their own', () => {
  it('is offered beside a closed answer, and kept where they press', () => {
    const asked = say('Men, someone kind who reads', after('meet'))
    expect(valuesOf(asked.state)).toEqual(['Men'])
    expect(asked.state.offer?.options.map(({ label }) => label)).toEqual([
      'A must-have',
      'A nice-to-have',
      'No, leave it out',
    ])
    expect(valuesOf(say('A must-have', asked.state).state)).toEqual(['Men', 'Kind who reads'])
  })

  it('is offered as a note where it is a fact that no place holds, and a typed yes keeps it', () => {
    const asked = say("I'm a piano tuner by trade")
    expect(asked.state.entries).toEqual([])
    expect(asked.reply).toContain('note for your matchmaker')
    expect(say('yes please', asked.state).state.entries).toContainEqual(
      expect.objectContaining({ path: 'notes', value: "I'm a piano tuner by trade" }),
    )
    expect(say('no thanks', asked.state).state.entries).toEqual([])
  })

  it.each(['my sister has two dogs', 'the new postman is ever so funny'])(
    'is neither noted nor offered from talk of others: %s',
    (text) => expect(say(text).state).toMatchObject({ entries: [], offer: null }),
  )

  it('is not noted from talk', () => expect(say('I cut my own fringe, pray for me').state.entries).toEqual([]))
})
