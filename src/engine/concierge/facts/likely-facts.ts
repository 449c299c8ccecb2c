import type { Conversation } from '../state/conversation.ts'
import type { LabelReader } from '../understand/built-in/labels/reader.ts'
import { questionsIn } from '../understand/built-in/reading/asking.ts'
import { readMessage } from '../understand/built-in/reading/message.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import { FACTS, waysOf } from './facts.ts'
import type { Fact } from './list/fact.ts'
import { sharedWords } from './narrower-facts.ts'
import { TOPIC_WORDS } from './topic-words.ts'
import { ALL_TOPICS, type Topic } from './topics.ts'

export type LikelyFact = { topic: string; says: string }

const MOST = 8
/** A topic's least likelihood. With it, shared words can still select an unlikely topic. */
const LEAST = 0.02
/** Factors for each word that the message shares with a topic or fact, up to a maximum. */
const SHARED_OF_TOPIC = 1.5
const SHARED_OF_FACT = 2
const MOST_SHARED = 4
/**
 * FIRST raises a topic's first fact, its default answer. UNSHARED lowers other facts that share no word with the
 * message.
 */
const FIRST = 1.5
const UNSHARED = 0.6
/** Facts below this weight are not offered. The second bound is for a message that asks nothing. */
const WORTH = 0.25
const WORTH_UNASKED = 1
/** Both topics ask what others see, so they have the same answers. */
const SAME: Partial<Record<Topic, Topic>> = { Qsees: 'Qshown' }

/** Topics that need no choice of a fact. */
export const UNLISTED: readonly Topic[] = ['Qoff', 'Qsees', 'Qsum', 'Qrepeat', 'Qdef', 'Qwhy']

type Weighed = { name: string; fact: Fact; weight: number }

/**
 * The likeliest facts, taken from each question of the message in turn. Without a question, those for the whole
 * message.
 */
export function likelyFacts(
  text: string,
  { before, reader }: { before: Conversation; reader: LabelReader },
): LikelyFact[] {
  const sentences = readMessage(text).sentences.map(({ original }) => original)
  const asking = sentences.flatMap(questionsIn)
  const [parts, least] = asking.length > 0 ? [asking, WORTH] : [sentences, WORTH_UNASKED]
  const each = parts.map((part) => weighedIn(part, reader).filter(({ weight }) => weight >= least))
  const found = new Map<string, Fact>()
  for (let place = 0; place < MOST; place += 1)
    for (const weighed of each) {
      const one = weighed.filter(({ name }) => !found.has(name))[0]
      if (one && found.size < MOST) found.set(one.name, one.fact)
    }
  const asked = { state: before, text: plainWords(text) }
  return [...found].flatMap(([topic, fact]) =>
    waysOf(fact, asked)
      .slice(0, 1)
      .map((says) => ({ topic, says })),
  )
}

function weighedIn(part: string, reader: LabelReader): Weighed[] {
  const [likely, plain] = [reader(part, 'none'), plainWords(part)]
  const all = ALL_TOPICS.filter((topic) => !UNLISTED.includes(topic)).flatMap((topic) => {
    const near = Math.max(likely(topic), LEAST, ...ALL_TOPICS.filter((one) => SAME[one] === topic).map(likely))
    const ofTopic =
      Math.sqrt(near) * SHARED_OF_TOPIC ** Math.min(sharedWords(TOPIC_WORDS[topic] ?? '', plain), MOST_SHARED)
    return Object.entries(FACTS[topic]).map(([name, fact], at) => {
      const shared = Math.min(sharedWords(fact.words, plain), MOST_SHARED)
      const ofFact = at === 0 ? FIRST : shared === 0 ? UNSHARED : 1
      return { name: `${topic}.${name}`, fact, weight: ofTopic * ofFact * SHARED_OF_FACT ** shared }
    })
  })
  return all.toSorted((one, other) => other.weight - one.weight)
}
