import { describe, expect, it } from 'vitest'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import type { Conversation } from './state.ts'

/** Hears a label wherever one of its words stands, and nothing else. */
const HEARD: Record<string, RegExp> = {
  Mloss: /husband died|Walter/,
  Mill: /Parkinson/,
  Mkids: /grandsons/,
  Mjoke: /shed/,
  DI: /Parkinson|other disclosure/,
  LO: /rotten time/,
  D1: /cannot see how to live/,
  D2: /want to die/,
  il: /long.?term/i,
  ST: /weather/,
  OF: /taxi/,
}
const labels = (text: string) => (label: string) => (HEARD[label]?.test(text) ? 0.9 : 0.01)
const reader: LearnedReader = Object.assign(labels, {
  spans: () => [],
  danger: (text: string) => ({ crisis: labels(text)('D2'), any: Math.max(labels(text)('D1'), labels(text)('D2')) }),
})

const begun = beginConversation({ name: 'Ruth', known: {}, today: '2026-11-20', seed: 3 }).state
const say = (text: string, state: Conversation = begun) => takeTurn(state, text, { today: '2026-11-20', reader })
const pressable = (state: Conversation) => choicesOf(state)?.options.map(({ label }) => label) ?? []
const isNoted = (state: Conversation) => state.entries.some(({ value }) => value === 'long_term')

describe('how what is told is met', () => {
  it('names who died, keeps the answer beside it, and goes on quietly', () => {
    const { reply, state } = say('Long-term. My husband died last year.')
    expect(reply).toMatch(/your husband/i)
    expect(reply).not.toMatch(/You make this easy|Thanks!|Good to know/)
    expect(isNoted(state)).toBe(true)
    expect(state.pending).toBe('who')
  })

  it('comes back to the open question gently, and once, where nothing is answered', () => {
    const { reply, state } = say('My husband died last year.')
    expect(reply).toMatch(/what you're looking for/)
    expect(reply.match(/\?/g) ?? []).toHaveLength(0)
    expect(state.pending).toBe('intent')
  })

  it('meets what is light in half a sentence and puts the question again', () => {
    const { reply } = say('I have two grandsons')
    expect(reply).toMatch(/two grandsons/i)
    expect(reply).toMatch(/\?/)
  })

  it('offers a disclosure as a note beside the next question, named', () => {
    const { reply, state } = say("I've got Parkinson's, early days yet.")
    expect(reply).not.toMatch(/Shall I keep|Would you like/)
    expect(pressable(state)).toContain('Note for your matchmaker: "I\'ve got Parkinson\'s"')
  })

  it('asks about it where no question is open', () => {
    const done = { ...begun, done: true, pending: null, part: null }
    expect(say("I've got Parkinson's, early days yet.", done).reply).toMatch(/Parkinson's.*note for your matchmaker/)
  })

  it('thanks only for a disclosure of no kind', () => {
    expect(say('some other disclosure').reply).toMatch(/^(?:Thank|I'm glad you told)/)
    expect(say("I've got Parkinson's").reply).toMatch(/^(?!Thank you for telling me that\.)/)
  })

  it('finds a word for what is hard and of no kind', () => {
    expect(say('been having a rotten time').reply).toMatch(/sorry|hard|easy|lot/)
  })

  it('says nothing of a joke beside a crisis', () => {
    const { reply } = say('the shed won. i want to die')
    expect(reply).toContain('988')
    expect(reply).not.toMatch(/^Ha/)
  })

  it('asks softly where despair is heard as plainly as the loss', () => {
    expect(say('my husband died and I cannot see how to live now').reply).toContain('988')
    expect(say('my husband died and I live alone now').reply).not.toContain('988')
  })

  it('offers a plain fact as a note without a question of its own', () => {
    const state: Conversation = { ...begun, part: 'smoking', pending: groupOf('smoking') }
    const turn = say('I drive a taxi in Leeds', state)
    expect(pressable(turn.state)).toContain('Note for your matchmaker: "I drive a taxi in Leeds"')
    expect(turn.state.part).toBe('smoking')
  })

  it('answers what is said to the host, and keeps the answer beside it', () => {
    const { reply, state } = say('How are you? Long-term please.')
    expect(reply).toMatch(/well|thank|good here|Fine|complain/i)
    expect(isNoted(state)).toBe(true)
    expect(say('good luck to you').reply).not.toMatch(/noted|profile/i)
  })

  it('lets small talk pass without a word about the profile', () => {
    const { reply } = say('lovely weather we are having here')
    expect(reply).not.toMatch(/noted|profile|missed/)
    expect(reply).toMatch(/\?/)
  })
})
