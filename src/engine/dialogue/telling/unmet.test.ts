import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { snapshotOf } from '../snapshot.ts'
import { BESIDE, type Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'mustHaves', pending: groupOf('mustHaves') }
const say = (text: string, state = asked) => takeTurn(state, text, { today, reader })

const AN_APOLOGY = /sorry|forgive/i

describe('somebody who says that what they told got no word', () => {
  it.each([
    ['Did you hear what I said about my Winston, dear?', 'Winston'],
    ['did you just skip right past my dead friend', 'your friend'],
    ['And my brother who is in the war, you did not answer', 'your brother'],
    ['I was telling you my husband passed.', 'your husband'],
    ["you never said a word about my mother's stroke", 'your mother'],
  ])('is told sorry, and for what: %s', (text, who) => {
    const { reply } = say(text)
    expect(reply).toMatch(AN_APOLOGY)
    expect(reply.toLowerCase()).toContain(who.toLowerCase())
    expect(reply).not.toMatch(/You're after|Which|note for your matchmaker/)
  })

  it('is told sorry for a loss that waits as a note', () => {
    const note = { kind: 'note', value: 'My wife Carol died three years back', words: '' } as const
    const state = { ...asked, offer: { group: BESIDE, options: [{ label: 'Note', does: [note] }] } }
    expect(say('You could have said sorry for my loss, you know.', state).reply).toMatch(/Carol/)
    expect(say('You could have said sorry for my loss, you know.').reply).toMatch(/sorry for your loss/)
  })

  it('has the rest of the message read', () => {
    const { reply, state } = say('15 miles. Did you hear what I said about my Winston?', {
      ...begun,
      part: 'distance',
      pending: groupOf('distance'),
    })
    expect(snapshotOf(state).valuesMap?.distance_km).toBe(24)
    expect(reply).toMatch(/Winston/)
  })

  it.each([
    'You never said what it costs.',
    'you missed the age, 29 to 44',
    'Did you note that I have a son?',
    'you did not answer my question about photos',
  ])('is not who asks for a figure, a note or a fact: %s', (text) => {
    expect(say(text).reply).not.toMatch(/straight past|should have come first|no word for it/)
  })
})
