import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import { snapshotOf } from './snapshot.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked = (part: Part | null): Conversation => (part === null ? begun : { ...begun, part, pending: groupOf(part) })
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })

describe('the sentence that answers the question plainly', () => {
  it.each([
    ['Women. Only women. I did try men once when I was a student.', ['Women']],
    ['Women, and men too', ['Women', 'Men']],
  ])('outweighs what others mention: %s', (text, met) => {
    expect(snapshotOf(say(text, asked('meet')).state).preferences?.must_haves).toEqual(met)
  })

  it('is none in a question', () => {
    expect(say('Is this casual, not long-term?', asked('intent')).state.entries).toEqual([])
  })
})

describe('somebody who was misheard', () => {
  const men = say('Men', asked('meet')).state

  it('hears what stands, where they say it again under the next question', () => {
    const { reply, state } = say('No no, I said men! I was speaking of myself.', {
      ...men,
      part: 'age',
      pending: 'who',
    })
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Men'])
    expect(reply).toMatch(/sorry/i)
  })
})

describe('what is told in passing', () => {
  it.each([
    'A man, dear. My Albert passed two years ago this May',
    'Men. We lost a little girl on the ward this morning',
  ])('is met before going on, when it is a death: %s', (text) => {
    const { reply, state } = say(text, asked('meet'))
    expect(reply).toMatch(/sorry/)
    expect(reply).not.toContain('988')
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Men'])
  })

  it.each(['Thanks. I am going to sleep for a week.', "Lovely. I'm off, my bus is here"])(
    'is a goodbye: %s',
    (text) => {
      const { reply, state } = say(text, { ...begun, done: true })
      expect(reply).toContain('Finish & Save Profile')
      expect(state.offer).toBeNull()
    },
  )

  it.each(["I'm off on Mondays", 'I am off work at six'])('is no goodbye: %s', (text) =>
    expect(say(text, asked('availability')).reply).not.toMatch(/bye|leave it there/i),
  )
})

describe('a bare answer after what is told of somebody else', () => {
  it.each([
    ['My husband died two years ago. Men, please.', 'meet', 'Men'],
    ['My mum is ill. Women please.', 'meet', 'Women'],
    ['My ex cheated. Men.', 'meet', 'Men'],
    ['My dad passed in May. Weekends.', 'availability', 'Weekends'],
  ] as const)('is the own: %s', (text, part, value) =>
    expect(say(text, asked(part)).state.entries).toContainEqual(expect.objectContaining({ value })),
  )

  it.each(['My brother is a wreck. Smokes like a chimney.', 'My dad was hard work. He drank.'])(
    'is theirs where it says what they do: %s',
    (text) => expect(say(text, asked('kids')).state.entries).toEqual([]),
  )
})

it('keeps the capitals that somebody writes', () => {
  const { state } = say('somebody easy with God, who speaks French', asked('mustHaves'))
  expect(snapshotOf(state).preferences?.must_haves?.join(', ')).toMatch(/God.*French/)
})
