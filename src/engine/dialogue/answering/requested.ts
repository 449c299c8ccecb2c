import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { requestOf } from '../ask-back.ts'
import { stemsIn } from '../named-entries.ts'
import { quotesIn } from '../orders/new-words.ts'
import { asWritten } from '../orders/order.ts'
import { type Proposal, putting } from '../proposal.ts'
import { listItems } from '../read-reply/wishes/list-items.ts'
import { cleanText } from '../reading/clean-text.ts'
import { readSentences, type Sentence } from '../reading/sentences.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { isListPath, type Path, slotOf } from '../slots.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { SpanKind } from '../spans/marked-line.ts'
import type { Conversation } from '../state.ts'
import { IS_NO, IS_NONE } from './answer-words.ts'
import { plain } from './clauses.ts'
import type { OfferAnswer } from './offer-answer.ts'

/** Which marked words are new words for a place. */
const SAID_FOR: Partial<Record<Path, readonly SpanKind[]>> = {
  'preferences.must_haves': ['new', 'must', 'nice'],
  'preferences.nice_to_haves': ['new', 'nice', 'must'],
  'valuesMap.dealbreakers': ['new', 'refused'],
  'valuesMap.faith_values_edge': ['new', 'faith'],
}
// The same share as for words that answer an open question (see `own-words.ts`).
const IS_MARKED = 0.45
/** Longer sentences are stories, unless their new words were marked. */
const MOST_WORDS = 14
/** So few words are new words as they stand. */
const MOST_PLAIN = 8
/** From here on a line is something else than the words: a question, a complaint, a goodbye, and small talk where an entry stands. */
const IS_ELSE = 0.4
const ELSE = ['Q', 'C', 'H', 'BYE']

/** "It should say …", "just write …", "I meant …": what leads to the words. */
const FRAMES: readonly RegExp[] = [
  /^(?:oh|ok|okay|well|so|please|just|yes|right|hm+|um+|sorry|and|actually)\b\W*/,
  /^(?:(?:it|that|this|faith|the (?:entry|note|faith|line|text)|my \w+) )?(?:should|must|needs to|has to|ought to|can|could)(?: just| only| simply)? (?:say|read|be)\b:?\s*/,
  /^(?:(?:just|simply|please|you can|can you|could you) )*(?:write|put|say|add|call it|make (?:it|that)|(?:change|reword) (?:it|that) to|(?:have|let) it say)(?: (?:down|in|there|instead))*\b:?\s*/,
  /^i (?:meant|mean|said)(?: it to (?:say|be))?\b:?\s*/,
  /^(?:(?:my|the) )?(?:faith|notes?|must-?haves?|entry)(?: is)?:\s*/,
  /^that (?=(?:i|i'm|i've|my|we)\b)/,
].map(anyCase)
const LEAVES = anyCase(
  pattern`^(?:${oneOf(
    /(?:no,? )?(?:just |please )?(?:leave|keep) (?:it|that|them|everything)(?: as (?:it|they) (?:is|are|was)| alone| in| be| out)?/,
    /(?:no|nothing|nah)?,? ?(?:it|that|this|(?:the|that|this) (?:note|entry|one))(?:'s| is| was) (?:fine|right|good|ok(?:ay)?|correct)(?: as it is)?/,
    /never ?mind|forget (?:it|that|about it)|skip(?: it| that)?|nothing(?: to add|,? leave it| else)?|do ?n[o']?t bother/,
  )})(?:,? (?:please|thanks|thank you|then|now))*$`,
)
/** "Kindness first is fine as it is", "respectful stays": the entry is to be left. */
const IS_LEFT = anyCase(
  pattern`^(?:no,? |oh,? |but )*(.+?) (?:${oneOf(
    /(?:is|are|was|were|'s) (?:quite |just |perfectly |all )?(?:fine|right|good|ok(?:ay)?|correct|perfect)(?: as (?:it|they) (?:is|are|was))?/,
    /(?:is|are|can|may|should|must|to) (?:stay|remain)|stays?|remains?/,
  )}|^(?:leave|keep) (.+?) (?:as (?:it|they) (?:is|are|was)|alone|there|in))$`,
)
const TAKES_OUT = anyCase(
  /^(?:(?:no|just|please|ok|then|well)\W+)*(?:take (?:it|that|this) (?:out|off|away)|(?:remove|delete|drop|scrap|lose|bin) (?:it|that|this))(?:,? (?:please|thanks|then|altogether|completely))*$/,
)
/** Orders about something else. */
const ORDERS = anyCase(
  /^\W*(?:(?:and|also|no|please|just)\W+)*(?:take|remove|delete|drop|swap|move|undo|change (?!it\b|that\b))\b/,
)

/** "…, take one off": an order behind something else. */
const TAKES_OFF = anyCase(/[,.;]\s+(?:so |and |please )*(?:take|remove|delete|drop|scrap)\b/)

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ original }) => original).join(' ')

/**
 * What a message answers to a request for words: new ones for an entry, or something to add to a list or the notes.
 * Null where none are asked for, and where the message asks or orders something else instead.
 */
export function requestedIn(state: Conversation, text: string, reader: LearnedReader | undefined): OfferAnswer | null {
  const request = requestOf(state)
  const sentences = request ? readSentences(cleanText(text)) : []
  const [first, ...others] = sentences
  if (!request || !first || first.asks) return null
  const { path, gone } = request
  const answer = { isRefusal: false, refused: [], rest: textOf(others), topic: null }
  const said = plain(first.original)
  if (gone && TAKES_OUT.test(said)) return { ...answer, does: [gone] }
  if (LEAVES.test(said) || IS_NO.test(said) || IS_NONE.test(said)) return { ...answer, isRefusal: true, does: [] }
  if (gone && isLeft(said, gone.value)) return { ...answer, isRefusal: true, does: [] }
  if (ORDERS.test(first.original) || TAKES_OFF.test(first.original) || ASKS.test(first.original)) return null
  if (reader && isElse(first.original, gone ? [...ELSE, 'ST'] : ELSE, reader)) return null
  const beside = gone && besideIt(first.original, gone, path)
  if (beside) return { ...answer, does: beside }
  if (path === 'notes') {
    const end = sentences.findIndex(({ asks }) => asks)
    const told = end < 0 ? sentences : sentences.slice(0, end)
    const rest = textOf(sentences.slice(told.length))
    return { ...answer, rest, does: gone ? [gone, noteOf(told)] : [noteOf(told)] }
  }
  const words = wordsFor(path, first, { reader, isOne: gone !== null })
  const does = words.map((value) => putting({ path, value: phrase(value, MAX_NAME), words: first.original }))
  return does.length === 0 ? null : { ...answer, does: gone ? [gone, ...does] : does }
}

/** "The evening is fine, do you know the tower?": a question at the end. */
const ASKS = anyCase(
  /(?:^|[,;.] ?)(?:and |but |so )?(?:do|does|did|is|are|can|could|will|would|what|who|why|how|where|when|have|has)\b[^,;]*\?\s*$/,
)

/** Whether a sentence says of the entry itself that it stays. */
function isLeft(said: string, value: string): boolean {
  const [, first, second] = IS_LEFT.exec(said) ?? []
  const named = [...stemsIn(first ?? second ?? '')]
  return named.length > 0 && named.every((stem) => stemsIn(value).has(stem))
}

/** Whether a sentence is plainly something else than the words that were asked for. */
const isElse = (original: string, labels: readonly string[], reader: LearnedReader): boolean =>
  unframed(original) === asWritten(original) &&
  quotesIn(original).length === 0 &&
  labels.some((label) => reader(original, 'none')(label) >= IS_ELSE)

const ITS_OWN = anyCase(
  /,? (?:as (?:its|an?|another|(?:its|an?) (?:own|separate|new|extra)) (?:note|one|entry)|in (?:its own|an?other|a separate|a new) (?:note|one|entry)|separately)\W*$/,
)
const ADDS_TO = anyCase(/^(?:please )?(?:add|put) (.+?) (?:to|onto|behind|after) (?:it|that|this|the end)\W*$/)
/** "Wednesday as its own note", "add Wednesday to it": the entry stays, or holds that as well. */
function besideIt(original: string, gone: Extract<Proposal, { kind: 'remove' }>, path: Path): Proposal[] | null {
  const limit = path === 'notes' ? MAX_NOTES : MAX_NAME
  const put = (value: string) => putting({ path, value: phrase(value, limit), words: original })
  if (ITS_OWN.test(original)) return [put(unframed(original.replace(ITS_OWN, '')))]
  const [, more] = ADDS_TO.exec(original) ?? []
  return more === undefined ? null : [gone, put(`${gone.value}, ${asWritten(more)}`)]
}

const noteOf = (sentences: readonly Sentence[]): Proposal =>
  putting({ path: 'notes', value: phrase(unframed(textOf(sentences)), MAX_NOTES), words: textOf(sentences) })

const unframed = (said: string) => {
  const bare = FRAMES.reduce((words, frame) => words.replace(frame, ''), said)
  return asWritten(bare === '' ? said : bare)
}

/** The new words in a sentence: what is quoted or stands after a colon, what was marked, else all of it. */
function wordsFor(
  path: Path,
  { original }: Sentence,
  { reader, isOne }: { reader: LearnedReader | undefined; isOne: boolean },
): string[] {
  const quotes = quotesIn(original)
  if (quotes.length > 0) return isOne ? quotes.slice(-1) : quotes
  const asked = slotOf({ path, value: null })
  const kinds = SAID_FOR[path] ?? []
  const marked = (reader?.spans(original, { asked, standing: [] }) ?? []).filter(
    ({ kind, likely }) => kinds.includes(kind) && likely >= IS_MARKED,
  )
  const isShort = original.split(/\s+/).length <= MOST_PLAIN
  if (marked.length > 0 && (isOne ? marked.length === 1 && !isShort : true)) return marked.map(({ words }) => words)
  const [, after] = /:\s+(\S.*)$/.exec(original) ?? []
  const said = after ? asWritten(after) : unframed(original)
  // Longer words that nothing marks as new are something else than an entry's.
  if (said === '' || said.split(/\s+/).length > (isOne && !after ? MOST_PLAIN : MOST_WORDS)) return []
  return !isOne && isListPath(path) ? listItems(said) : [said]
}
