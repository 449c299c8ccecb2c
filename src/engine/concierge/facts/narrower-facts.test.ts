import { describe, expect, it } from 'vitest'
import { ASK_DAYS, CHAT_DAYS, MAIL_PAUSE_DAYS, REST_DAYS, UNPROVEN_DAYS } from '#contract/limits.ts'
import { begun } from '../../../../test/talk.ts'
import { FACTS, factOn, waysOf } from './facts.ts'
import { ALL_TOPICS, type Topic } from './topics.ts'

const ALL = ALL_TOPICS.flatMap((topic) =>
  Object.entries(FACTS[topic]).map(([name, fact]) => ({
    topic,
    name,
    fact,
    words: fact.words.split(', ').filter(Boolean),
  })),
)

describe('the fact that is chosen within a topic', () => {
  it.each([
    ['Qpriv', 'do you sell my answers', 'sold'],
    ['Qpriv', 'how long do you keep this', 'howLong'],
    ['Qpriv', 'do you save this', 'saved'],
    ['Qpriv', 'is it encrypted', 'secure'],
    ['Qpriv', 'is this used to train an ai', 'trained'],
    ['Qpriv', 'what happens with it', 'use'],
    ['Qsees', 'can they see my deal-breakers', 'dealbreakers'],
    ['Qpriv', 'is my data go to government', 'authorities'],
    ['Qsees', 'who reads this', 'chat'],
    ['Qsees', 'is my surname shown', 'name'],
    ['Qmeet', 'who pays', 'pays'],
    ['Qmeet', 'do you book the table', 'books'],
    ['Qmeet', 'how do i meet her', 'how'],
    ['Qmatch', 'are the limits strict', 'strict'],
    ['Qmatch', 'why so few people', 'few'],
    ['Qmail', 'emails pop up on the lock screen too. so what does the subject line say', 'subject'],
    ['Qmail', 'will anything show on my phone lock screen', 'subject'],
    ['Qstaff', 'is there a human matchmaker or a cron job', 'matchmaker'],
    ['Qsafe', 'do you do background checks', 'checked'],
    ['Qsees', 'can my sister see i am on here', 'found'],
    ['Qsees', 'can people at work see me', 'found'],
    ['Qsees', 'does my sister see what i type here', 'chat'],
    ['Qreal', 'are these ladies real people or computer', 'people'],
    ['Qreal', 'do you know if they are', 'people'],
    ['Qreal', 'is this a scam', 'scam'],
    ['Qreal', 'are some of them made up', 'invented'],
    ['Qcost', 'do you need my bank card', 'card'],
    ['Qage', 'am i too old', 'tooOld'],
    ['Qoff', 'who does not like pizza', 'rhetorical'],
    ['Qoff', 'what is your favourite film', 'tastes'],
    ['Qoff', 'is it going to rain', 'weather'],
    ['Qoff', 'do you think she will like me', 'future'],
  ] as const)('in the topic %s, the right fact is chosen for "%s"', (topic, question, name) => {
    expect(factOn(topic, question).name).toBe(name)
  })

  it('the first fact of a topic is chosen if the question shares no words with any fact', () => {
    for (const topic of ALL_TOPICS) expect(factOn(topic, '').name).toBe(Object.keys(FACTS[topic])[0])
  })
})

describe('every fact', () => {
  it('every fact has at most 260 characters', () => {
    const long = ALL.flatMap(({ topic, name, fact }) =>
      typeof fact.says === 'function'
        ? []
        : fact.says.filter((one) => one.length > 260).map((one) => `${topic}.${name}: ${one}`),
    )
    expect(long).toEqual([])
  })

  it('every fact is found by at least one of its own words', () => {
    const lost = ALL.flatMap(({ topic, name, words }) =>
      words.every((word) => factOn(topic, word).name !== name) && words.length > 0 ? [`${topic}.${name}`] : [],
    )
    expect(lost).toEqual([])
  })

  it('no fact has a word that begins with another of its words', () => {
    const twice = ALL.flatMap(({ topic, name, words }) =>
      words
        .filter((word) => words.some((other) => other !== word && other.length > 3 && word.startsWith(other)))
        .map((word) => `${topic}.${name}: ${word}`),
    )
    expect(twice).toEqual([])
  })

  it('every fact has a text when a conversation begins', () => {
    const state = begun
    for (const { fact } of ALL) expect(waysOf(fact, { state, text: '' }).every((one) => one.length > 8)).toBe(true)
  })
})

const plainFacts = (topic: Topic) =>
  Object.values(FACTS[topic]).flatMap(({ says }) => (typeof says === 'function' ? [] : says))

describe('numbers in facts', () => {
  it('every number of days in a fact is one of the defined limits', () => {
    const known = [CHAT_DAYS, UNPROVEN_DAYS, REST_DAYS, MAIL_PAUSE_DAYS, ASK_DAYS].map(String)
    const days = ALL_TOPICS.flatMap(plainFacts).flatMap((one) =>
      [...one.matchAll(/\b(\d+) days/g)].map(([, figure]) => figure ?? ''),
    )
    expect(days.length).toBeGreaterThan(4)
    expect(days.filter((figure) => !known.includes(figure))).toEqual([])
  })
})
