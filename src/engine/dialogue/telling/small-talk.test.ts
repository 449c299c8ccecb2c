import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { snapshotOf } from '../snapshot.ts'

const today = '2026-11-20'
const begin = () => beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const say = (text: string, state = begin()) => takeTurn(state, text, { today, reader })
const blank = snapshotOf(begin())

describe('questions about the service', () => {
  it.each([
    ['How long does this take?', /question/],
    ['how many more questions are there', /question/],
    ['Who sees this?', /No member reads/],
    ['Is this a bot?', /program|software/],
    ['Are you a real person?', /program|software/],
    ['What do you do with my data?', /nothing else/],
    ['Is this confidential?', /no member reads this chat/i],
    ['Why do you need to know that?', /skip|fine/],
    ['Can I change my answers later?', /time|different/i],
    ['How does the matching work?', /limits/],
    ['Is it free?', /pay|price/],
  ])('%s is answered truthfully, then back to the point', (text, answer) => {
    const turn = say(text)
    expect(turn.reply).toMatch(answer)
    expect(turn.reply).toMatch(/what you're looking for/)
    expect(snapshotOf(turn.state)).toEqual(blank)
    expect(turn.state.pending).toBe('intent')
  })

  it('tells what it has when asked for a summary', () => {
    const { state } = say('Something casual. Women, 30 to 40')
    expect(say('What have you noted so far?', state).reply).toContain(
      "You're after something casual with women aged 30 to 40.",
    )
  })

  it('notes the answer that comes with a question', () => {
    const turn = say('Something long-term. How long does this take?')
    expect(snapshotOf(turn.state).valuesMap?.intent).toBe('long_term')
    expect(turn.reply).toMatch(/question/)
  })
})

describe('what is no answer', () => {
  it.each([
    '',
    '   ',
    '🎉🎉🎉',
    '...',
    'Привет, как дела?',
    '你好',
    'مرحبا',
    '<div><p></p></div>',
    '{"a": [1, 2, 3]}',
    'lol',
    'Nice weather today',
    'What is the capital of France?',
    'asdf qwer zxcv',
    'ok',
    'you are useless',
    'I am so nervous about this',
    'x'.repeat(10_000),
    '\u0000\u202e\ufeff',
  ])('gets a kind, useful reply and changes nothing: %j', (text) => {
    const turn = say(text)
    expect(turn.reply.length).toBeGreaterThan(15)
    expect(turn.noted).toBeNull()
    expect(snapshotOf(turn.state)).toEqual(blank)
  })

  it.each([
    'The kettle has a mind of its own today',
    'My neighbour bought a narrowboat, the daft thing',
    'bin day again',
  ])('gets a light line and the question once more where it says nothing: %s', (text) => {
    const { reply, state } = say(text)
    expect(reply).not.toMatch(/other words|another way|once more/)
    expect(state.part).toBe('intent')
  })

  it('is asked to be said again where nothing else would be asked', () => {
    const done = { ...begin(), part: null, pending: null, done: true }
    expect(say('Garden gnomes, red ones', done).reply).toMatch(/other words|another way|once more|note/)
  })

  it('moves on after "no idea", and does not press a third time', () => {
    const first = say('no idea')
    const second = say('I really do not know', first.state)
    const third = say('not sure', second.state)
    expect(third.state.pending).not.toBe('intent')
  })
})
