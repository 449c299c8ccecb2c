import type { Back } from '../ask-back.ts'
import type { Likelihood } from '../learned/reader.ts'
import type { Slot } from '../slots.ts'
import { ALL_TOPICS, TOPICS, type Topic } from './topics.ts'

/** What a message asks about the service; `which` when it asks and the topic is not plain. */
export type ServiceQuestion =
  | { kind: 'about' | 'which'; topics: readonly Topic[] }
  /** What is noted on a row. */
  | { kind: 'row'; slot: Slot }

// Measured on questions and small talk that the reader had not seen: with these, 1 in 300 lines of small talk is answered.
/** From here on a message is a question to the service. */
const ASKS = 0.5
/** From here on a topic by itself says that something is asked. */
const PLAIN = 0.5
/** A topic is taken for the one that is meant when it is likelier than this, and more than twice as likely as the next. */
const LIKELY = 0.25
const LEADS = 2
/** Under it a topic is not worth offering. */
const OFFERED = 0.02
const MOST_ANSWERED = 2
const MOST_OFFERED = 3

/**
 * The question to the service that a message holds, if any. A sentence that asks says by itself what it asks, whatever
 * stands around it.
 *
 * @param asking how likely the labels are for each sentence that asks
 */
export function questionIn(likely: Likelihood, asking: readonly Likelihood[] = []): ServiceQuestion | null {
  const [whole, ...alone] = [likely, ...asking].map(askedIn)
  return [whole, ...alone].find((one) => one?.kind === 'about') ?? whole ?? alone.find((one) => one != null) ?? null
}

function askedIn(likely: Likelihood): ServiceQuestion | null {
  const ranked = ALL_TOPICS.map((topic) => ({ topic, weight: likely(topic) })).toSorted((a, b) => b.weight - a.weight)
  const topicsFrom = (least: number) => ranked.filter(({ weight }) => weight >= least).map(({ topic }) => topic)
  const plain = topicsFrom(PLAIN)
  if (plain.length > 0) return { kind: 'about', topics: plain.slice(0, MOST_ANSWERED) }
  const [first, second] = ranked
  if (!first || !second || likely('Q') < ASKS) return null
  if (first.weight >= LIKELY && first.weight > LEADS * second.weight) return { kind: 'about', topics: [first.topic] }
  const offered = topicsFrom(OFFERED).slice(0, MOST_OFFERED)
  return offered.length === 0 ? null : { kind: 'which', topics: offered }
}

export const TOPIC_OFFER = 'topic'
const WHICH: readonly string[] = [
  'Which of these do you mean?',
  "I'd like to answer the right thing. Is it one of these?",
]

/** The likeliest topics as answers to press. Null when there is no question, or no doubt about it. */
export function askTopic(question: ServiceQuestion | null): Back | null {
  if (question?.kind !== 'which') return null
  const others = question.topics.filter((topic) => topic !== 'Qoff')
  const options = [...others, 'Qoff' as const].map((topic) => ({ label: TOPICS[topic], does: [] }))
  return { id: 'topic', ways: WHICH, offer: { group: TOPIC_OFFER, options }, slot: null }
}

/** The topic of a name on a button. */
export const topicNamed = (name: string | null): Topic | undefined => ALL_TOPICS.find((topic) => TOPICS[topic] === name)
