import { describe, expect, it } from 'vitest'
import { asked as askedAbout, begun, say as sayIn } from '../../../../test/talk.ts'
import { snapshotOf } from '../profile/snapshot.ts'
import type { Question } from '../state/conversation.ts'
import { factOn } from './facts.ts'
import { questionIn } from './question.ts'
import { ALL_TOPICS, TOPICS } from './topics.ts'

const askedFor = (part: Question) => askedAbout(part)
const say = (text: string, state = begun) => sayIn(text, state)

const certainOf = (weights: Record<string, number>) => (label: string) => weights[label] ?? 0

describe('the topic of a question', () => {
  it.each([
    ['one topic is plain', { Q: 0.9, Qcost: 0.8 }, '', ['Qcost']],
    ['two are plain: the likelier', { Q: 0.9, Qcost: 0.8, Qsees: 0.6 }, '', ['Qcost']],
    [
      'two are plain: the one whose words it shares',
      { Q: 0.9, Qcost: 0.6, Qphoto: 0.5 },
      'is a photo needed',
      ['Qphoto'],
    ],
    ['one leads by far', { Q: 0.9, Qcost: 0.3, Qsees: 0.1 }, '', ['Qcost']],
    ['its words decide between two', { Q: 0.9, Qsafe: 0.2, Qreport: 0.15 }, 'how do i report somebody', ['Qreport']],
  ] as const)('%s', (_, weights, text, topics) => {
    expect(questionIn(certainOf(weights), text)).toEqual({
      kind: 'about',
      asks: topics.map((topic) => ({ topic, text })),
    })
  })

  it('two topics that are almost equally likely are both answered', () => {
    const likely = certainOf({ Q: 0.9, Qcost: 0.3, Qsees: 0.29, Qdel: 0.28 })
    const asks = ['Qcost', 'Qsees'].map((topic) => ({ topic, text: '' }))
    expect(questionIn(likely, '')).toEqual({ kind: 'about', asks })
  })

  it('if no topic is likely, the topic that shares words with the question is chosen', () => {
    const text = 'does anyone get matched in wales'
    expect(questionIn(certainOf({ Q: 0.9 }), text)).toEqual({ kind: 'about', asks: [{ topic: 'Qnear', text }] })
  })

  it('if no topic is likely enough, the best three topics are offered', () => {
    const likely = certainOf({ Q: 0.9, Qcost: 0.06, Qsees: 0.05, Qphoto: 0.04, Qage: 0.02 })
    expect(questionIn(likely, '')).toEqual({ kind: 'which', topics: ['Qcost', 'Qsees', 'Qphoto'] })
  })

  it('how to delete an account is the topic only if the message speaks of an end', () => {
    const likely = certainOf({ Q: 0.9, Qdel: 0.8 })
    for (const text of ['how do i sign it', 'i asked how to finish, not delete'])
      expect(questionIn(likely, text)).not.toMatchObject({ asks: [{ topic: 'Qdel' }] })
    expect(questionIn(likely, 'how do i get shot of it')).toMatchObject({ kind: 'about', asks: [{ topic: 'Qdel' }] })
  })

  it('a topic that shares no word with the question needs a higher probability', () => {
    expect(questionIn(certainOf({ Q: 0.9, Qskip: 0.12 }), 'is that no an answer')).not.toMatchObject({
      asks: [{ topic: 'Qskip' }],
    })
  })

  it('there is no topic if the message is not a question, or no topic is likely', () => {
    expect(questionIn(certainOf({ Q: 0.2, Qcost: 0.3 }), '')).toBeNull()
    expect(questionIn(certainOf({ Q: 0.9 }), '')).toBeNull()
  })
})

it('a question without a fact is sent to support only if it is about the service', () => {
  expect(factOn('Qoff', 'what do the members have for breakfast').name).toBe('service')
  expect(factOn('Qoff', 'what do badgers have for breakfast').name).toBe('world')
})

describe('replies to questions', () => {
  it('every topic has its own button', () => {
    expect(new Set(Object.values(TOPICS)).size).toBe(ALL_TOPICS.length)
  })

  it.each([
    ['Who will get my email and number?', /both|said yes/],
    ['How would I actually meet this person?', /card/],
    ['is my email shown to anyone?', /said yes/],
    ['are we done?', /questions to go/],
    ['what did you note?', /only begun/],
    ['do you sell what I tell you', /nobody buys|No advertiser/],
    ['can I speak to a human being', /matchmaker/],
    ["what's a must-have", /need in a person/],
    ['what counts as a heavy drinker', /own answer is yes/],
    ['why do you need to know if I smoke?', /daily smokers/],
    ['Could you repeat the question?', /long-term/],
  ])('%s', (text, fact) => expect(say(text).reply).toMatch(fact))

  it('the reply to a question about the meaning of an answer does not note an answer', () => {
    const { reply, state } = say('I do not know what a dollar sign means. What is $$ in pounds?', askedFor('budget'))
    expect(reply).toMatch(/^No exact amount, in any currency/)
    expect(reply).not.toMatch(/Did I get|is that right|be sure/)
    expect(state.instead).toBeNull()
  })

  it('after the last question, a reply promises no date', () => {
    const after = { ...begun, question: null, done: true }
    expect(say('how long until you find me someone?', after).reply).toMatch(/promise/)
  })

  it('the reply to "what did you note?" includes the notes', () => {
    const { state } = say('put in the notes: I keep bees')
    expect(say('what did you note?', state).reply).toContain('“I keep bees”.')
  })

  it('an answer in the same message is noted, and the next question is asked', () => {
    const { state, reply } = say('No kids for me. Who can see that?', askedFor('kids'))
    expect(snapshotOf(state.profile).valuesMap?.family?.wants_kids).toBe('no')
    expect(reply).toMatch(/No member/)
    expect(reply).toMatch(/\?$/)
  })

  it('a topic button gets the same reply, and the open question stays open', () => {
    const buttons = [{ label: TOPICS.Qcost, does: [], topic: 'Qcost' }]
    const { reply, state } = say(TOPICS.Qcost, { ...askedFor('kids'), instead: { kind: 'topic', buttons } })
    expect(reply).toMatch(/pay/)
    expect(state.question).toBe('kids')
  })
})
