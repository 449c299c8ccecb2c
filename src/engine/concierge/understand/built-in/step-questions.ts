import { askedIn } from '../../facts/asked-in.ts'
import { isToBePassedOn } from '../../facts/passing-on.ts'
import type { RowName } from '../../profile/rows.ts'
import type { Heard } from '../heard.ts'
import { hearsAnswer } from './labels/likelihood.ts'
import { ordersSomething, removes } from './order-heard.ts'
import { isAsking, isPoliteOrder, questionsIn } from './reading/asking.ts'
import { entriesNamed } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { rowsCalledIn } from './reading/row-names.ts'
import type { Sentence } from './reading/sentences.ts'
import type { Part, Reading, Step } from './reading-of.ts'

/** A shorter question may be an answer with a question mark: "kind?" */
const LEAST_WORDS = 4
/** From this likelihood on, a sentence without a question mark asks: "show me my answers so far pls". */
const PLAINLY = 0.4
const REPORTED =
  /^\W*(?:\w+ ){0,3}?i (?:have |just |also |only )*(?:ask(?:ed)?|meant? to ask|want(?:ed)? to (?:ask|know))\b/

/** Takes a clause that asks, so that no later step reads it as an answer. */
export const questions: Step = ({ message, likely, reader, state, row }, left) => {
  const sentences = [...new Set(left.map(({ sentence }) => sentence))]
    .filter((one) => !orders(one, { state, reader }) && !hedges(one, row))
    .filter(
      (one) =>
        asks(one) || (reader(one.original, 'none')('Q') >= PLAINLY && !hearsAnswer(reader(one.original, 'none'))),
    )
  const asking = sentences.flatMap((sentence) => askingParts(sentence, left))
  if (asking.length === 0) return { heard: [], taken: [] }
  const quote = asking.map(({ original }) => original).join(' ')
  // "… if it means pounds. Does it?": a short question refers to the words before it.
  const [first] = sentences
  const before = first && message.sentences[message.sentences.indexOf(first) - 1]
  const pointed = before && quote.split(/\s+/).length < LEAST_WORDS ? [before] : []
  const found = askedIn({
    sentences: [...pointed, ...sentences],
    likely,
    reader,
    state,
    isAlone: asking.length === message.sentences.length,
  })
  if (isAnswered(message, found)) return { heard: [], taken: [] }
  if (!found) {
    const isMarked = quote.includes('?') && quote.split(/\s+/).length >= LEAST_WORDS
    const unknown: Heard = { kind: 'ask', asks: [{ topic: 'Qoff', text: plainWords(quote) }], quote }
    return isMarked ? { heard: [unknown], taken: asking } : { heard: [], taken: [] }
  }
  const isOfMeaning = found.kind === 'about' && found.asks.some(({ topic }) => topic === 'Qdef')
  // "I vape, does that count?": "I vape" is no answer yet. Dollar signs and figures are clear answers.
  const waiting = isOfMeaning
    ? left.filter((part) => sentences.includes(part.sentence) && !/[$\d]/.test(part.original))
    : []
  const heard: Heard =
    found.kind === 'about' ? { kind: 'ask', asks: found.asks, quote } : { kind: 'which', topics: found.topics, quote }
  return { heard: [heard], taken: [...new Set([...asking, ...waiting])] }
}

/** "What kind of man? A kind one": if the service knows no answer, the next words are the person's answer. */
function isAnswered({ sentences }: Reading['message'], found: ReturnType<typeof askedIn>): boolean {
  const last = sentences.at(-1)
  const isKnown = found !== null && (found.kind === 'which' || found.asks.some(({ topic }) => topic !== 'Qoff'))
  return !isKnown && last?.asks === false && last.original.split(/\s+/).length <= MOST_ANSWERING
}
const MOST_ANSWERING = 4

const orders = ({ original, text }: Sentence, { state, reader }: Pick<Reading, 'state' | 'reader'>): boolean =>
  REWORDS.test(original) ||
  ((isPoliteOrder(original) || ordersSomething(original, { reader })) &&
    (/\d/.test(original) ||
      removes(original, { reader }) ||
      entriesNamed(original, state.profile.entries).length > 0 ||
      rowsCalledIn(text).length > 0))

const REWORDS = /^\W*(?:could|can|should) (?:that|it|this) (?:just )?(?:say|read)\b/i

/** "Maybe 35 to 48?" is an answer, not a question. */
const hedges = ({ original }: Sentence, row: RowName | null): boolean =>
  row !== null &&
  !ASKING_WORD.test(original) &&
  (original.split(/\s+/).length <= MOST_HEDGED ||
    /\b(?:i (?:think|guess|suppose)|maybe|ish|mostly)\b[^?]{0,20}\?/i.test(original))
const MOST_HEDGED = 6
const ASKING_WORD =
  /\b(?:do|does|did|is|are|am|was|can|could|would|will|should|have|has|who|what|which|how|why|when|where|right|huh)\b/i

const asks = (sentence: Sentence): boolean =>
  sentence.asks || questionsIn(sentence.original).length > 0 || isToBePassedOn(sentence.text)

function askingParts(sentence: Sentence, left: readonly Part[]): readonly Part[] {
  const parts = left.filter((part) => part.sentence === sentence)
  const at = parts.findIndex(({ original, text }) => isAsking(original) || REPORTED.test(text) || isToBePassedOn(text))
  return at < 0 ? parts : parts.slice(at)
}
