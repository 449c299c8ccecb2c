import type { Back } from '../ask-back.ts'
import type { Likelihood } from '../learned/reader.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, beginsWith, oneOf, pattern } from '../reading/words.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation } from '../state.ts'
import { isToBePassedOn } from './passing-on.ts'
import { profileAsked } from './profile-question.ts'
import { questionIn, type ServiceQuestion } from './question.ts'
import type { Asking } from './topics.ts'

const MOST_ANSWERED = 3
/** Of a message of many sentences only the first are looked at. */
const MOST_SENTENCES = 12
/** From here on a sentence is a question, whatever it asks about. */
const PLAINLY = 0.8
/** A question of fewer words says little without the one before it. */
const LEAST_WORDS = 3
/** One of so few words points at what is said before it. */
const MOST_POINTING = 4

const SUBJECT = oneOf(
  /i|you|u|ye|it|this|that|they|we|he|she|my|the|there|people|anyone|anybody|someone|somebody|your|other|all|any/,
)
/** How a question begins, with its mark or without. */
const QUESTION_BEGINS = oneOf(
  /(?:who|what|where|when|why|how|which|whose|whom|wdym|what's|who's|where's|when's|how's)\b/,
  pattern`(?:do|have|has|must|may|will|am|am not) ${SUBJECT}\b`,
  /(?:is|are|does|did|can|could|would|should|was|were) \w+/,
)
const SMALL_WORD =
  /and|but|so|or|also|ok|okay|then|well|hey|sorry|oh|wait|hang on|(?:one|another|last|quick) (?:more )?(?:thing|question)|by the way|btw|excuse me/
const BEGINS = anyCase(beginsWith(pattern`(?:${SMALL_WORD},? )*${QUESTION_BEGINS}`))
/** Where a second question begins. */
const SECOND = anyCase(pattern`[,;]?\s+(?:and|also|plus|but)\s+(?=${QUESTION_BEGINS})`)
/** Where a question begins after a statement. */
const AFTER_STATEMENT = anyCase(pattern`[,;:()\u2013\u2014]+\s*(?:(?:and|but|so|or)\s+)?(?=${QUESTION_BEGINS})|\s-+\s`)

/** "My daughter wants to know …", "tell me …". */
const TELL =
  /\b(?:(?:wants?|like|love|need) to know|tell (?:me|us)|wonder(?:ing)?|explain|curious|may i know|ask (?:if|whether|you)|not (?:know|understand|get) (?:what|how|the)|n['\u2019]?t (?:know|understand|get) (?:what|how|the))\b/i
/** "… and you are a bot, right": asked without its mark. */
const TAG = /\b(?:you|u|ur|it|this)\b.*\b(?:right|correct|innit|huh)\W*$/i
const isAsking = (part: string) => part.includes('?') || BEGINS.test(part) || TELL.test(part) || TAG.test(part)
/** "I just asked if …", "I meant to ask where …": what is asked follows. */
const REPORTED = anyCase(
  pattern`^.*?\bi(?:['\u2019]ve| have)? (?:\w+ )?(?:ask(?:ed|ing)?|mean(?:t)?(?: to ask)?|want(?:ed)? to (?:ask|know)) (?:you )?
    (?:(?:if|whether) |(?=${QUESTION_BEGINS}))`,
)
/** A question that somebody says they asked, as it is asked. */
const asAsked = (sentence: string) => {
  const asked = sentence.replace(REPORTED, '')
  return asked === sentence ? sentence : `${asked.replace(/[\s.!?]+$/, '')}?`
}

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
  const heardIn = (sentence: string) => (said: string) => {
    const text = sentence.includes('?') ? said : withMark(said)
    return questionIn(reader(text, 'none'), plainWords(text), leastFor(text))
  }
  const whole = questionIn(likely, plainWords(sentences.map(({ original }) => original).join(' ')))
  const asked: string[] = []
  const backs: Back[] = []
  const asks = sentences.slice(0, MOST_SENTENCES).flatMap(({ original }, at) => {
    const text = plainWords(original)
    if (isToBePassedOn(text)) return [{ topic: 'Qshown', fact: 'tell', text } as const]
    const heard = heardIn(original)
    const parts = questionsIn(original).map((part) => ({ part, of: profileAsked(part, sentences[at - 1], before) }))
    if (parts.every(({ of }) => of === null))
      return asksOf(original, sentences.length === 1 && whole ? () => whole : heard, heard)
    asked.push(original)
    backs.push(...parts.flatMap(({ of }) => of?.back ?? []))
    return parts.flatMap(({ part, of }): readonly Asking[] =>
      of ? [{ topic: 'Qsum', text: plainWords(part), told: of.text }] : plain(heard(part)),
    )
  })
  const ofProfile = asked.length > 0 ? { asked, back: backs[0] ?? null } : undefined
  if (asks.length > 0)
    return { kind: 'about', asks: distinct(asks).slice(0, MOST_ANSWERED), ...(ofProfile && { ofProfile }) }
  if (whole?.kind === 'about' || (whole?.kind === 'which' && isOneQuestion(sentences))) return whole
  // "What kind of man? A kind one": what is asked before the end, somebody may answer themselves.
  const last = sentences.at(-1)
  const isUnknown = last?.asks === true && reader(last.original, 'none')('Q') >= PLAINLY
  return isUnknown ? { kind: 'about', asks: [{ topic: 'Qoff', text: last.text }] } : null
}

/** A question and nothing else: the facts are no secret, so that it is answered even where its words sound like an order. */
export const isOneQuestion = ([only, second]: readonly Sentence[]): boolean =>
  only !== undefined && second === undefined && (BEGINS.test(only.original) || only.asks)

/** From here on words with a question mark are a question, and such as begin with "where" or "how". */
const MARKED = 0.3
const MARKED_WH = 0.1
const WH = anyCase(beginsWith(pattern`(?:${SMALL_WORD},? )*(?:who|what|where|when|why|how|which|whose)\b`))
const leastFor = (text: string) => (!/\?\W*$/.test(text) ? undefined : WH.test(text) ? MARKED_WH : MARKED)

type Hears = (text: string) => ReturnType<typeof questionIn>

/** The parts of a sentence that ask something. */
export const questionsIn = (sentence: string): string[] =>
  asAsked(sentence)
    .split(AFTER_STATEMENT)
    .flatMap((part) => part.split(SECOND))
    .filter(isAsking)

/** What one sentence asks plainly: each of two questions joined in it, else all of it, else the part that asks. */
function asksOf(sentence: string, hear: Hears, hearPart: Hears): readonly Asking[] {
  const parts = questionsIn(sentence)
  // "And when?" asks about what was asked before it.
  const joined = parts.filter((part) => part.split(/\s+/).length >= LEAST_WORDS)
  const each = joined.length > 1 ? distinct(joined.flatMap((part) => plain(hearPart(part)))) : []
  if (each.length > 1) return each
  if (parts.length === 0) return []
  const all = plain(hear(sentence))
  if (all.length > 0) return all
  // "I vape, does that count?": what it points at stands before it.
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

/** Each topic once. */
const distinct = (asks: readonly Asking[]) =>
  asks.filter(({ topic, told }, at) => topic === 'Qdef' || told || asks.findIndex((one) => one.topic === topic) === at)
