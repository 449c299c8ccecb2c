import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Part } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const say = (text: string, part: Part = 'intent') =>
  takeTurn({ ...begun, part, pending: groupOf(part) }, text, { today, reader })
const topicsTold = (text: string) =>
  say(text).state.used.flatMap((one) => (one.startsWith('fact.') ? [one.split('.')[1]] : []))

describe('a question is found wherever it stands', () => {
  it('behind an answer, which is noted', () => {
    const { reply, state } = say('I smoke on weekends, is that a problem?', 'smoking')
    expect(snapshotOf(state).valuesMap?.lifestyle?.smoking).toBe('sometimes')
    expect(reply).toMatch(/nobody is turned away/)
  })

  it('without its mark', () => {
    expect(say('do you save this').reply).toMatch(/^Yes, so that you can come back/)
  })

  it('joined to another: both are answered', () => {
    expect(topicsTold('is it free and how long do you keep this')).toEqual(['Qcost', 'Qpriv'])
  })

  it('and goes back to the open question once', () => {
    const { reply } = say('is it free?')
    expect(reply.match(/looking for/g)).toHaveLength(1)
  })
})

describe('a question asked in fear', () => {
  it('is answered after the help lines', () => {
    const { reply } = say('If somebody threatens me on a date would you report it to the police?')
    expect(reply).toMatch(/988|1-800-799-7233/)
    expect(reply).toMatch(/(?:No, I don't contact the police|not to the police)/)
  })
})

describe('what asks nothing of the service', () => {
  it.each([
    ["who doesn't like pizza?", /Fair point|true enough|with you there/],
    ["what's your favourite film?", /program/],
    ["do you think she'll like me?", /hope/],
    ['is it going to rain on Saturday?', /sky/],
  ])('gets a short honest line: %s', (text, line) => expect(say(text).reply).toMatch(line))
})
