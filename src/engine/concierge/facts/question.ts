import type { Likelihood } from '../understand/built-in/labels/reader.ts'
import { anyOf } from '../understand/built-in/reading/words.ts'
import { factOn } from './facts.ts'
import { sharedWords } from './narrower-facts.ts'
import { TOPIC_WORDS } from './topic-words.ts'
import { ALL_TOPICS, type Asking, TOPICS, type Topic } from './topics.ts'

/** `which`: the text asks, but its topic is not clear. */
export type ServiceQuestion = { kind: 'about'; asks: readonly Asking[] } | { kind: 'which'; topics: readonly Topic[] }

// The bounds were chosen on the unseen sets 2 to 4.
/** From this likelihood on, a message is a question to the service. */
const ASKS = 0.5
/** From this likelihood on, one topic alone makes a message a question. */
const PLAIN = 0.5
/**
 * Topics above this likelihood are answered. The second topic is answered too, unless the first is `LEADS` times as
 * likely.
 */
const LIKELY = 0.1
/** The bound for a topic that shares no word with the question. */
const LIKELY_UNNAMED = 0.2
const LEADS = 1.1
/** Below `LOOKED_AT` a topic is ignored, below `OFFERED` not offered. `LEAST` is its least weight. */
const LOOKED_AT = 0.01
const LEAST = 0.02
const OFFERED = 0.03
const MOST_OFFERED = 3
/** Only these words lead to an answer about deleting an account. */
const DELETES = anyOf(
  /(?<!\bnot )delet\w*|eras\w*|remov\w*|wip\w*|forg[eo]t\w*|clos(?:e|ed|ing)|cancel\w*|quit\w*|leav(?:e|es|ing)|left|gone|throw\w*|thrown/,
  /destroy\w*|resign\w*|unsubscrib\w*|scrap|nuke|chuck|linger|export\w*|download\w*|copy|(?:want|opt) out|if i go|bin|scrub\w*|purg\w*|disappear\w*|vanish\w*|(?:get|getting|got) (?:rid|shot)|out of (?:here|this|it)|keep|keeps|hold|stop/,
  /halfway|half way|unfinished|never finish|not finish|(?:take|taken|taking) (?:\w+ ){0,3}?(?:off|down|away)|trace|hid(?:e|den)|deactivat\w*/,
)

/** The factor for each word of a fact in the question, up to a maximum. */
const SHARED_WORD = 1.5
const MOST_SHARED = 4

/**
 * Null if the text asks nothing. The reader weighs topics; words shared with the facts decide between close topics.
 * @param text in plain words
 * @param least the bound for a question without a clear topic
 */
export function questionIn(likely: Likelihood, text: string, least = ASKS): ServiceQuestion | null {
  const topics = ALL_TOPICS.filter((topic) => topic !== 'Qdel' || DELETES.test(text))
  const isPlain = topics.some((topic) => likely(topic) >= PLAIN)
  if (!isPlain && likely('Q') < least) return null
  const near = topics
    .map((topic) => ({ topic, weight: likely(topic) }))
    .filter(({ topic, weight }) => weight >= LOOKED_AT || sharedOn(topic, text) >= MOST_SHARED)
  const ranked = near
    .map(({ topic, weight }) => ({
      topic,
      weight: Math.max(weight, LEAST) * SHARED_WORD ** Math.min(sharedOn(topic, text), MOST_SHARED),
    }))
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  const enough = first && sharedOn(first.topic, text) > 0 ? LIKELY : LIKELY_UNNAMED
  if (first && (isPlain || first.weight >= enough)) {
    const isBetween = second !== undefined && !isPlain && first.weight <= LEADS * second.weight
    return { kind: 'about', asks: (isBetween ? [first, second] : [first]).map(({ topic }) => ({ topic, text })) }
  }
  if (first?.topic === 'Qoff') return { kind: 'about', asks: [{ topic: 'Qoff', text }] }
  const offered = ranked.filter(({ topic, weight }) => topic !== 'Qoff' && weight >= OFFERED).slice(0, MOST_OFFERED)
  return offered.length > 1 ? { kind: 'which', topics: offered.map(({ topic }) => topic) } : null
}

const sharedOn = (topic: Topic, text: string) =>
  factOn(topic, text).shared + sharedWords(TOPIC_WORDS[topic] ?? '', text)

export const topicNamed = (name: string | null): Topic | undefined => ALL_TOPICS.find((topic) => TOPICS[topic] === name)
