import type { Likelihood } from '../learned/reader.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, beginsWith, oneOf, pattern } from '../reading/words.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import { type Asking, questionIn, type ServiceQuestion } from './question.ts'
import { rowAsked } from './row-question.ts'

const MOST_ANSWERED = 2
/** Of a message of many questions only the first are looked at. */
const MOST_PARTS = 12

const SUBJECT = /i|you|u|it|this|that|they|we|he|she|my|the|there|people|anyone|anybody|someone|somebody|your|other|all/
/** How a question begins that ends without its mark. */
const QUESTION_BEGINS = oneOf(
  /who|what|where|when|why|how|which|whose|whom|wdym|wats|whats/,
  pattern`(?:is|are|do|does|did|can|could|will|would|should|have|has|must|may|am) (?:${SUBJECT})`,
)
const BEGINS = beginsWith(pattern`(?:(?:and|but|so|or|also|ok|okay|then|well|hey|sorry|oh|wait|hang on),? )*${QUESTION_BEGINS}`)
/** Where a second question, or the question after a statement, begins. */
const TURNS = anyCase(pattern`(?:[,;:()\u2013\u2014-]+\s*|\s+)(?:(?:and|or|but|also|plus|so)\s+)+(?=${QUESTION_BEGINS}\b)|[,;:()\u2013\u2014]\s*(?=${QUESTION_BEGINS}\b)|\s-+\s`)

/** The stretches of a sentence that ask something. */
const partsAsking = (sentence: string): string[] =>
  sentence
    .split(TURNS)
    .map((part) => part.trim())
    .filter((part) => part.includes('?') || BEGINS.test(part.toLowerCase()))

type Read = { sentences: readonly Sentence[]; likely: Likelihood; reader: LearnedReader }

/**
 * What a message asks: about a row of the profile, or about the service. Each sentence that asks says by itself what it
 * asks, and so does each part of one, so that two questions get two answers and what stands around them takes none away.
 */
export function askedIn({ sentences, likely, reader }: Read): ServiceQuestion | null {
  const slot = rowAsked(sentences)
  if (slot) return { kind: 'row', slot }
  const all = sentences.map(({ original }) => original).join(' ')
  const whole = questionIn(likely, plainWords(all))
  const asking = sentences.flatMap(({ original }) => {
    const parts = partsAsking(original)
    return parts.length > 0 ? [{ original, parts }] : []
  })
  const found = asking.slice(0, MOST_PARTS).flatMap(({ original, parts }) => {
    const alone = sentences.length === 1 ? whole : heard(original, reader)
    const each = parts.length === 1 && parts[0] === original ? [] : parts.flatMap((part) => plainly(heard(part, reader), part))
    return each.length > 1 ? each : [...plainly(alone, original), ...each].slice(0, 1)
  })
  const asks = distinct(found).slice(0, MOST_ANSWERED)
  if (asks.length > 0) return { kind: 'about', asks }
  return whole
}

const heard = (text: string, reader: LearnedReader) => questionIn(reader(text, 'none'), plainWords(text))

const plainly = (question: ReturnType<typeof questionIn>, _said: string): readonly Asking[] =>
  question?.kind === 'about' ? question.asks : []

const distinct = (asks: readonly Asking[]) =>
  asks.filter(({ topic }, at) => asks.findIndex((one) => one.topic === topic) === at)
