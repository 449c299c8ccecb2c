import { normaliseTag } from '../../matching/member/tags.ts'
import { safePhrase } from '../clean.ts'
import { many, one, type Phrase } from '../grammar.ts'
import { INTEREST_TOPICS } from './interest-topics.ts'
import { MORE_TOPICS } from './more-topics.ts'
import type { Topic } from './topic.ts'
import { VALUE_TOPICS } from './value-topics.ts'

/** The key is a contract option ('Live music'), one of ours ('hiking') or free text. */
export type KnownTopic = Topic & { key: string; kind: ListKind }

const known = (topics: Record<string, Topic>, kind: ListKind): KnownTopic[] =>
  Object.entries(topics).map(([key, topic]) => ({ key, kind, ...topic }))
const CATALOGUE = [...known(VALUE_TOPICS, 'value'), ...known({ ...INTEREST_TOPICS, ...MORE_TOPICS }, 'interest')]
const byKey = new Map(CATALOGUE.map((topic) => [topic.key, topic]))
const byChip = new Map(CATALOGUE.flatMap((topic) => [topic.key, topic.noun].map((name) => [normaliseTag(name), topic])))

export const topicByKey = (key: string) => byKey.get(key)

/** Decides which question fits a free-text topic. */
export type ListKind = 'value' | 'interest'

const OWN_QUESTIONS: Record<ListKind, (noun: string) => Topic['questions']> = {
  value: (noun) => [
    `What does ${noun} look like to you on an ordinary day?`,
    `Who showed you what ${noun} can be?`,
    `How do you notice ${noun} in someone?`,
    `What made ${noun} important to you?`,
    `When was ${noun} last harder than it sounds?`,
    `Is there a small story behind ${noun} on your list?`,
  ],
  interest: (noun) => [
    `How did ${noun} begin for you?`,
    `What would you show a beginner first when it comes to ${noun}?`,
    `What's it about ${noun} that keeps you coming back?`,
    `When did you last lose track of time over ${noun}?`,
    `Who got you started with ${noun}?`,
    `What do people get wrong about ${noun}?`,
  ],
}
const OWN_OUTINGS: Record<ListKind, (noun: string) => Topic['outings']> = {
  value: () => [
    { text: 'coffee and an unhurried talk', fits: ['early', 'morning', 'lunch', 'afternoon'], cost: 1 },
    { text: 'an early supper and an unhurried talk', fits: ['evening'], cost: 2 },
  ],
  interest: (noun) => [
    { text: `coffee and a few stories about ${noun}`, fits: ['early', 'morning', 'lunch', 'afternoon'], cost: 1 },
    { text: `an early supper and some talk about ${noun}`, fits: ['evening'], cost: 2 },
  ],
}

/** Only the words and their list are known. */
function ownTopic(noun: string, kind: ListKind): KnownTopic {
  const isPlural = /[^siu]s$/.test(noun) && !/ics$/.test(noun)
  const topic = { key: noun, kind, noun, questions: OWN_QUESTIONS[kind](noun), outings: OWN_OUTINGS[kind](noun) }
  return isPlural ? { ...topic, plural: true } : topic
}

/** Case and punctuation do not matter. `undefined` if unfit for a sentence. */
export function topicFor(entry: string, kind: ListKind): KnownTopic | undefined {
  const listed = byChip.get(normaliseTag(entry))
  if (listed) return listed
  const phrase = safePhrase(entry)
  return phrase === undefined ? undefined : ownTopic(phrase, kind)
}

export function knownTopics(entries: readonly string[], kind: ListKind): KnownTopic[] {
  const topics = entries.map((entry) => topicFor(entry, kind)).filter((topic) => topic !== undefined)
  return [...new Map(topics.map((topic) => [topic.key, topic])).values()]
}

export const nounOf = (topic: Topic): Phrase => (topic.plural ? many(topic.noun) : one(topic.noun))
