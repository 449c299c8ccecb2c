import type { Conversation } from '../state/conversation.ts'
import type { LabelReader, Likelihood } from '../understand/built-in/labels/reader.ts'
import { BEGINS, questionsIn, SMALL_WORD, TAG } from '../understand/built-in/reading/asking.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import type { Sentence } from '../understand/built-in/reading/sentences.ts'
import { anyCase, beginsWith, pattern } from '../understand/built-in/reading/words.ts'
import { cardAsked } from './card-question.ts'
import { isToBePassedOn } from './passing-on.ts'
import { profileAsked } from './profile-question.ts'
import { questionIn, type ServiceQuestion } from './question.ts'
import type { Asking } from './topics.ts'

const MOST_ANSWERED = 3
const MOST_SENTENCES = 12
/** From this likelihood on, a sentence is a question, whatever its topic. */
const PLAINLY = 0.8
/** A shorter question needs the question before it. */
const LEAST_WORDS = 3
/** A question of at most this many words refers to the words before it. */
const MOST_POINTING = 4

type Read = {
  sentences: readonly Sentence[]
  likely: Likelihood
  reader: LabelReader
  state: Conversation
  /** The message is only a question, so both have the same labels. */
  isAlone: boolean
}

/** Questions about the profile or the service. Each sentence is read separately, so two questions get two answers. */
export function askedIn({ sentences, likely, reader, state, isAlone }: Read): ServiceQuestion | null {
  const heardIn = (sentence: string) => (said: string) => {
    const text = sentence.includes('?') ? said : withMark(said)
    return questionIn(reader(text, 'none'), plainWords(text), leastFor(text))
  }
  const all = sentences.map(({ original }) => original).join(' ')
  const whole = questionIn(isAlone ? likely : reader(all, 'none'), plainWords(all))
  const asks = sentences.slice(0, MOST_SENTENCES).flatMap(({ original }, at): readonly Asking[] => {
    const text = plainWords(original)
    if (isToBePassedOn(text)) return [{ topic: 'Qshown', fact: 'tell', text }]
    const heard = heardIn(original)
    const before = sentences[at - 1]?.original
    const parts = questionsIn(original).map((part) => ({
      part,
      told: cardAsked(part) ?? profileAsked(part, before, state),
    }))
    if (parts.every(({ told }) => told === null))
      return asksOf(original, sentences.length === 1 && whole ? () => whole : heard, heard)
    return parts.flatMap(({ part, told }): readonly Asking[] =>
      told ? [{ topic: 'Qsum', text: plainWords(part), told }] : plain(heard(part)),
    )
  })
  if (asks.length > 0) return { kind: 'about', asks: distinct(asks).slice(0, MOST_ANSWERED) }
  if (whole?.kind === 'about' || (whole?.kind === 'which' && isAlone)) return whole
  // "What kind of man? A kind one": words after a question may be the person's answer to it.
  const last = sentences.at(-1)
  const isUnknown = last?.asks === true && reader(last.original, 'none')('Q') >= PLAINLY
  return isUnknown ? { kind: 'about', asks: [{ topic: 'Qoff', text: last.text }] } : null
}

/** With a question mark, words are a question from here on. The second bound is for words like "where". */
const MARKED = 0.3
const MARKED_WH = 0.1
const WH = anyCase(beginsWith(pattern`(?:${SMALL_WORD},? )*(?:who|what|where|when|why|how|which|whose)\b`))
const leastFor = (text: string) => (!/\?\W*$/.test(text) ? undefined : WH.test(text) ? MARKED_WH : MARKED)

type Hears = (text: string) => ReturnType<typeof questionIn>

/** Tries joined questions first, then the whole sentence, then its parts. */
function asksOf(sentence: string, hear: Hears, hearPart: Hears): readonly Asking[] {
  const parts = questionsIn(sentence)
  // "And when?" refers to the question before it.
  const joined = parts.filter((part) => part.split(/\s+/).length >= LEAST_WORDS)
  const each = joined.length > 1 ? distinct(joined.flatMap((part) => plain(hearPart(part)))) : []
  if (each.length > 1) return each
  if (parts.length === 0) return []
  const all = plain(hear(sentence))
  if (all.length > 0) return all
  // "I vape, does that count?" refers to the words before it.
  const within = (part: string) => (part.split(/\s+/).length > MOST_POINTING ? null : plainWords(sentence))
  const found = parts.flatMap((part) =>
    plain(hearPart(part)).map(({ topic, text }) => ({ topic, text: within(part) ?? text })),
  )
  return found.slice(0, 1)
}

const withMark = (part: string) =>
  !(BEGINS.test(part) || TAG.test(part)) || /[.!?]\W*$/.test(part) || part.split(/\s+/).length < LEAST_WORDS
    ? part
    : `${part}?`

const plain = (question: ReturnType<typeof questionIn>): readonly Asking[] =>
  question?.kind === 'about' ? question.asks : []

const distinct = (asks: readonly Asking[]) =>
  asks.filter(({ topic, told }, at) => topic === 'Qdef' || told || asks.findIndex((one) => one.topic === topic) === at)
