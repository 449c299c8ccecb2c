import { describe, expect, it } from 'vitest'
import { asked as askedAbout, say as sayIn } from '../../../../test/talk.ts'
import { snapshotOf } from '../profile/snapshot.ts'
import type { Question } from '../state/conversation.ts'

const say = (text: string, part: Question = 'intent') => sayIn(text, askedAbout(part))
const topicsTold = (text: string) =>
  say(text).state.used.flatMap((one) => (one.startsWith('fact.') ? [one.split('.')[1]] : []))

describe('a question is found anywhere in a message', () => {
  it('a question after an answer gets its reply, and the answer is noted', () => {
    const { reply, state } = say('I smoke on weekends, is that a problem?', 'smoking')
    expect(snapshotOf(state.profile).valuesMap?.lifestyle?.smoking).toBe('sometimes')
    expect(reply).toMatch(/nobody is turned away/)
  })

  it.each([
    ['what if I already have kids, do I say yes', 'kids', /Children you have already/],
    ['How many of the men on here are over 70', 'age', /how many/],
    ['how far is 20 miles in km', 'distance', /map will tell you/],
  ] as const)('the words of a question are not noted as an answer: %s', (text, part, said) => {
    const { reply, state } = say(text, part)
    expect(reply).toMatch(said)
    expect(state.profile.entries).toEqual([])
  })

  it('after a question about what an answer means, the answer is noted only if it is named clearly', () => {
    const smoking = (text: string) => snapshotOf(say(text, 'smoking').state.profile).valuesMap?.lifestyle?.smoking
    expect(smoking('i vape, does that count?')).toBeNull()
    expect(snapshotOf(say('$$ I think, is that dollars per person?', 'budget').state.profile).valuesMap?.budget).toBe(
      '$$',
    )
  })

  it('a question is found without its question mark', () => {
    expect(say('do you save this').reply).toMatch(/^Yes, so that you can come back/)
  })

  it('two questions joined by "and" both get a reply', () => {
    expect(topicsTold('is it free and how long do you keep this')).toEqual(['Qcost', 'Qpriv'])
  })

  it.each([
    ["what's this snapshot thing, who sees it?", ['Qwhat', 'Qsees']],
    ['who reads this, and what do you sell it for?', ['Qsees', 'Qpriv']],
    ['can I ask, is it free?', ['Qcost']],
  ])('a question is found after a comma, or after words that introduce it: %s', (text, topics) =>
    expect(topicsTold(text)).toEqual(topics),
  )

  it('a question is found after a statement without a full stop', () => {
    const { reply, state } = say('sixty miles is nothing out here and how much does this cost me', 'distance')
    expect(snapshotOf(state.profile).valuesMap?.distance_km).toBe(97)
    expect(reply).toMatch(/Nothing here asks you to pay/)
  })

  it('a question is found if another person told the writer to ask it', () => {
    expect(topicsTold("my daughter says I should ask whether you're a robot or a real person")).toEqual(['Qbot'])
  })

  it.each([
    ['I just asked if people on here see where I work', /job or income/],
    ['women. I meant to ask where my data is kept', /On the server/],
    ['It is a modest thing. I have asked where the server stands.', /On the server/],
    ['a long one please and ur a bot right', /program/],
    ['fifty to sixty and I never drive at night do you match us or does somebody', /Software/],
    ["A dollar sign is fine if it means I don't pay in pounds. Does it?", /No exact amount/],
  ])('a question is found if it was asked before, ends a statement or has no marks: %s', (text, said) =>
    expect(say(text, 'budget').reply).toMatch(said),
  )

  it.each([
    ['How do I sign it, is it the finish button? And does it cost anything?', ['Qnext', 'Qcost']],
    ['How much cost this? And when I will get the first man?', ['Qcost', 'Qwhen']],
    ['Is it free? Do I need a photo? And is my data kept in Europe?', ['Qcost', 'Qphoto', 'Qpriv']],
  ])('each of several questions gets a reply: %s', (text, topics) =>
    expect(topicsTold(text).toSorted()).toEqual(topics.toSorted()),
  )

  it.each([
    ['Does my profile out me or not?', /^No\. A card says nothing of it/],
    ['Is the matchmaker a human or an AI?', /^Software does the matching/],
    ['does anyone see my shop job, its a small town', /^No\. I don't ask about your job/],
    ['i vape does that count?', /^Vaping/],
    ['or is it pounds?', /in any currency/],
    ['do I get an email', /^New matches once a week/],
    ['how long do they have to reply', /^They have/],
    ['is this a scam', /^No: nothing here asks for money/],
    ['is my stuff stored in this country', /Which country/],
    ["what's the difference between a must-have and a nice to have", /^A must-have .*; a nice-to-have/],
    ['Do I get a say in who I am matched with or is it random?', /^You choose/],
    ['who picks the matches, you?', /^Software/],
    ['Can I bring my sister to the first date?', /between the two of you/],
    ['when you say matchmaker do you mean a man in an office', /concierge is me/],
  ])('the reply says what the question asks: %s', (text, said) => expect(say(text, 'smoking').reply).toMatch(said))

  it('after the reply, the open question is repeated only once', () => {
    const { reply } = say('is it free?')
    expect(reply.match(/\?/g)).toHaveLength(1)
  })
})

describe('a question from a person who is afraid', () => {
  it('the reply gives the help lines and also answers the question', () => {
    const { reply } = say('If somebody threatens me on a date would you report it to the police?')
    expect(reply).toMatch(/988|1-800-799-7233/)
    expect(reply).toMatch(/(?:No, I don't contact the police|not to the police)/)
  })
})

describe('a question that no stored fact answers', () => {
  it.each([
    ['Directness. And did you watch the Arsenal match at the weekend?', 'mustHaves'],
    ['Open. Is your cat any good at chess?', 'kids'],
  ] as const)('after an answer, the reply says that it does not know, and offers no topics: %s', (text, part) => {
    const { reply, state } = say(text, part)
    expect(state.instead?.kind).not.toBe('topic')
    expect(reply).toMatch(/don't know|only know|no tastes/)
  })

  it('the reply ignores the question if the message also tells something sad', () => {
    const { reply } = say('My brother died of drink. Do you remember a first drink?', 'drinking')
    expect(reply).toMatch(/sorry|miss him/i)
    expect(reply).not.toMatch(/Which of these|Is it one of these/)
  })

  it('a question that the writer answers in the same message is not treated as a question', () => {
    expect(say('What kind of man? A kind one.', 'mustHaves').reply).not.toMatch(/outside what|only know|No idea/)
  })
})

describe('questions that are not about the service', () => {
  it.each([
    ["who doesn't like pizza?", /Fair point|true enough|with you there/],
    ["what's your favourite film?", /program/],
    ["do you think she'll like me?", /hope/],
    ["is it bad that I've never done this before?", /Not at all|Not to me|not a bit/],
    ['what do most people put?', /no right answer/],
    ['is it going to rain on Saturday?', /sky/],
  ])('the reply is short and honest: %s', (text, line) => expect(say(text).reply).toMatch(line))
})
