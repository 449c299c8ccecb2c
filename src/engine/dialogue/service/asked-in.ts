import type { Likelihood } from '../learned/reader.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, beginsWith, oneOf, pattern } from '../reading/words.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation } from '../state.ts'
import { answerOnEntries } from './entry-answer.ts'
import { type Asking, questionIn, type ServiceQuestion } from './question.ts'
import { rowAsked } from './row-question.ts'

const MOST_ANSWERED = 2
/** Of a message of many sentences only the first are looked at. */
const MOST_SENTENCES = 12
/** A question of fewer words says little without the one before it. */
const LEAST_WORDS = 3

const SUBJECT = oneOf(
  /i|you|u|ye|it|this|that|they|we|he|she|my|the|there|people|anyone|anybody|someone|somebody|your|other|all|any/,
)
/** How a question begins, with its mark or without. */
const QUESTION_BEGINS = oneOf(
  /(?:who|what|where|when|why|how|which|whose|whom|wdym|what's|who's|where's|when's|how's)\b/,
  pattern`(?:do|have|has|must|may|will|am|am not) ${SUBJECT}\b`,
  /(?:is|are|does|did|can|could|would|should|was|were) \w+/,
)
const SMALL_WORD = /and|but|so|or|also|ok|okay|then|well|hey|sorry|oh|wait|hang on/
const BEGINS = anyCase(beginsWith(pattern`(?:${SMALL_WORD},? )*${QUESTION_BEGINS}`))
/** Where a second question begins. */
const SECOND = anyCase(pattern`[,;]?\s+(?:and|also|plus)\s+(?=${QUESTION_BEGINS})`)
/** Where a question begins after a statement. */
const AFTER_STATEMENT = anyCase(pattern`[,;:()\u2013\u2014]+\s*(?:(?:and|but|so|or)\s+)?(?=${QUESTION_BEGINS})|\s-+\s`)

/** "My daughter wants to know …", "tell me …". */
const TELL = /\b(?:(?:wants?|like|love|need) to know|tell (?:me|us)|wonder(?:ing)?|explain|curious|may i know)\b/i
const isAsking = (part: string) => part.includes('?') || BEGINS.test(part) || TELL.test(part)

type Read = {
  sentences: readonly Sentence[]
  likely: Likelihood
  reader: LearnedReader
  before: Conversation
}

/**
 * What a message asks: about the profile, or about the service. Each sentence that asks says by itself what it asks, so
 * that two questions get two answers and what stands around them takes none away.
 */
export function askedIn({ sentences, likely, reader, before }: Read): ServiceQuestion | null {
  const ofEntries = answerOnEntries(sentences, before)
  if (ofEntries) return ofEntries
  const slot = rowAsked(sentences)
  if (slot) return { kind: 'row', slot }
  const heard = (text: string) => questionIn(reader(text, 'none'), plainWords(text))
  const whole = questionIn(likely, plainWords(sentences.map(({ original }) => original).join(' ')))
  const asks = sentences
    .slice(0, MOST_SENTENCES)
    .flatMap(({ original }) => asksOf(original, sentences.length === 1 ? () => whole : heard, heard))
  // What only sounds like a question is none to ask back about.
  if (asks.length === 0)
    return whole?.kind === 'about' || sentences.some(({ original }) => isAsking(original)) ? whole : null
  return { kind: 'about', asks: distinct(asks).slice(0, MOST_ANSWERED) }
}

/** A question and nothing else: the facts are no secret, so that it is answered even where its words sound like an order. */
export const isOneQuestion = ([only, second]: readonly Sentence[]): boolean =>
  only !== undefined && second === undefined && BEGINS.test(only.original)

type Hears = (text: string) => ReturnType<typeof questionIn>

/** What one sentence asks plainly: each of two questions joined in it, else all of it, else the part that asks. */
function asksOf(sentence: string, hear: Hears, hearPart: Hears): readonly Asking[] {
  // "And when?" asks about what was asked before it.
  const joined = sentence.split(SECOND).filter((part) => isAsking(part) && part.split(/\s+/).length >= LEAST_WORDS)
  const each = joined.length > 1 ? distinct(joined.flatMap((part) => plain(hearPart(part)))) : []
  if (each.length > 1) return each
  const parts = sentence.split(AFTER_STATEMENT).filter(isAsking)
  if (parts.length === 0 && joined.length === 0) return []
  const all = plain(hear(sentence))
  return all.length > 0 ? all : parts.flatMap((part) => plain(hearPart(part))).slice(0, 1)
}

const plain = (question: ReturnType<typeof questionIn>): readonly Asking[] =>
  question?.kind === 'about' ? question.asks : []

const distinct = (asks: readonly Asking[]) =>
  asks.filter(({ topic }, at) => asks.findIndex((one) => one.topic === topic) === at)
