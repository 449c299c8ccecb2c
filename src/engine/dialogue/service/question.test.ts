import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { choicesOf } from '../choices.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Part } from '../state.ts'
import { factsOn } from './facts.ts'
import { askTopic, questionIn } from './question.ts'
import { ALL_TOPICS, TOPICS } from './topics.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const askedFor = (part: Part) => ({ ...begun, part, pending: groupOf(part) })
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })

/** A reader that is certain of the labels given, and of nothing else. */
const certainOf = (weights: Record<string, number>) => (label: string) => weights[label] ?? 0

describe('which fact is asked for', () => {
  it.each([
    ['one topic is plain', { Q: 0.9, Qcost: 0.8 }, 'about', ['Qcost']],
    ['two are plain: both are answered', { Q: 0.9, Qcost: 0.8, Qsees: 0.6 }, 'about', ['Qcost', 'Qsees']],
    ['one leads by far', { Q: 0.9, Qcost: 0.3, Qsees: 0.1 }, 'about', ['Qcost']],
    [
      'none leads: the best three',
      { Q: 0.9, Qcost: 0.3, Qsees: 0.2, Qdel: 0.1, Qage: 0.05 },
      'which',
      ['Qcost', 'Qsees', 'Qdel'],
    ],
  ] as const)('%s', (_, weights, kind, topics) => {
    expect(questionIn(certainOf(weights))).toEqual({ kind, topics })
  })

  it('is none where nothing is asked, or nothing known is meant', () => {
    expect(questionIn(certainOf({ Q: 0.2, Qcost: 0.3 }))).toBeNull()
    expect(questionIn(certainOf({ Q: 0.9 }))).toBeNull()
    expect(askTopic(null)).toBeNull()
  })
})

describe('the answers', () => {
  it.each(ALL_TOPICS)('say something on %s, with a button of its own', (topic) => {
    const said = factsOn(topic, { state: begun, text: '' })
    expect(said.length).toBeGreaterThan(0)
    expect(said.every((one) => one.length > 20)).toBe(true)
    expect(ALL_TOPICS.filter((other) => TOPICS[other] === TOPICS[topic])).toEqual([topic])
  })

  it.each([
    ['Who will get my email and number?', /both|said yes/],
    ['How would I actually meet this person?', /card/],
    ['is my email shown to anyone?', /first name/],
    ['are we done?', /questions to go/],
    ['what did you note?', /only begun/],
    ['do you sell what I tell you', /Nobody buys|never sold/],
    ['can I speak to a human being', /matchmaker/],
    ["what's a must-have", /need in a person/],
    ['what counts as a heavy drinker', /drinking is yes/],
    ['why do you need to know if I smoke?', /daily smokers/],
    ['Could you repeat the question?', /long-term/],
  ])('%s', (text, fact) => expect(say(text).reply).toMatch(fact))

  it('promise no date once everything is asked', () => {
    const after = { ...begun, part: null, pending: null, done: true }
    expect(say('how long until you find me someone?', after).reply).toMatch(/nobody can promise|both get|say yes/)
  })

  it('read back the notes with everything else', () => {
    const { state } = say('put in the notes: I keep bees')
    expect(say('what did you note?', state).reply).toContain('In the notes for your matchmaker: "I keep bees".')
  })

  it('leave the answer in the message noted and said', () => {
    const { state, reply } = say('No kids for me. Who can see that?', askedFor('kids'))
    expect(snapshotOf(state).valuesMap?.family?.wants_kids).toBe('no')
    expect(reply).toMatch(/kids/i)
    expect(reply).toMatch(/first name/)
    expect(reply).toMatch(/\?$/)
  })

  it('come by a button as well, and the open question stays', () => {
    const asking = {
      ...askedFor('kids'),
      offer: askTopic({ kind: 'which', topics: ['Qcost', 'Qsees'] })?.offer ?? null,
    }
    expect(choicesOf(asking)?.options.map(({ label }) => label)).toEqual([TOPICS.Qcost, TOPICS.Qsees, TOPICS.Qoff])
    const { reply, state } = say(TOPICS.Qcost, asking)
    expect(reply).toMatch(/pay/)
    expect(state.part).toBe('kids')
  })
})
