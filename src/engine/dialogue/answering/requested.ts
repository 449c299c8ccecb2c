import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { requestOf } from '../ask-back.ts'
import { asWritten } from '../orders/order.ts'
import { putting } from '../proposal.ts'
import { listItems } from '../read-reply/wishes/list-items.ts'
import { cleanText } from '../reading/clean-text.ts'
import { readSentences, type Sentence } from '../reading/sentences.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { isListPath } from '../slots.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation } from '../state.ts'
import { IS_NO, IS_NONE } from './answer-words.ts'
import { plain } from './clauses.ts'
import type { OfferAnswer } from './offer-answer.ts'

/** From here on a line is something else than the words: a question, a complaint, help, or a goodbye. */
const IS_ELSE = 0.4
const ELSE = ['Q', 'C', 'H', 'BYE']
/** From here on what follows the words is an order. */
const IS_ORDER = 0.6

/** "It should say …", "just write …", "I meant …": what leads to the words. */
const FRAME = anyCase(
  pattern`^(?:${oneOf(
    /(?:oh|ok|okay|hm+|um+|please|just|simply)\b[\s,:]*|(?:well|so|yes|right|no|and|sorry|actually|then)[,.:!]\s*/,
    /(?:can|could|would|will) you /,
    /(?:(?:it|that|this|faith|the (?:entry|note|faith|line|text)|my \w+) )?(?:should|must|needs to|has to|ought to|can|could)(?: just| only| simply)? (?:say|read|be)\b:?\s*/,
    /(?:write|put|say|add|call it|make (?:it|that)|(?:change|reword) (?:it|that) to|(?:have|let) it (?:say|read))(?: (?:down|in|there|instead))*\b:?\s*/,
    /i (?:meant|mean|said)(?: it to (?:say|be))?\b:?\s*/,
    /(?:(?:my|the) )?(?:faith|notes?|must-?haves?|entry)(?: is)?:\s*/,
    /that (?=(?:i|i'm|i've|my|we)\b)/,
  )})`,
)
const LEAVES = anyCase(
  pattern`^(?:no\W+)?(?:(?:just|please) )*(?:${oneOf(
    /leave (?:it|that|this|them|everything|the|my)\b.*/,
    /keep (?:it|that|this|them|everything)(?: one)?(?: as (?:it|they) (?:is|are|was)| alone| in)?/,
    /(?:nothing|nah)?,? ?(?:it|that|this|(?:the|that|this) (?:note|entry|one))(?:'s| is| was) (?:fine|right|good|ok(?:ay)?|correct)(?: as it is)?/,
    /never ?mind|forget (?:it|that|about it)|skip(?: it| that)?|nothing(?: to add|,? leave it| else)?|do ?n[o']?t bother/,
  )})(?:,? (?:please|thanks|thank you|then|now))*$`,
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
 * They are taken as they are typed, without what leads to them, up to a question or an order behind them. Null where
 * none are asked for, and where the message asks or orders something else instead.
 */
export function requestedIn(state: Conversation, text: string, reader: LearnedReader | undefined): OfferAnswer | null {
  const request = requestOf(state)
  const sentences = request ? readSentences(cleanText(text)) : []
  const [first, ...others] = sentences
  if (!request || !first) return null
  const { path, gone } = request
  const answer = { isRefusal: false, refused: [], rest: textOf(others), topic: null }
  const said = plain(first.original)
  if (LEAVES.test(said) || IS_NO.test(said) || IS_NONE.test(said)) return { ...answer, isRefusal: true, does: [] }
  if (ORDERS.test(first.original) || TAKES_OFF.test(first.original) || isElse(first, reader)) return null
  const orders = ({ original }: Sentence) => reader !== undefined && reader(original, 'none')('R') >= IS_ORDER
  // Several things may be added to a list at once; an entry is put in other words as a whole.
  const isList = gone === null && isListPath(path)
  const end = others.findIndex((one) => isList || isElse(one, reader) || orders(one))
  const told = end < 0 ? sentences : sentences.slice(0, end + 1)
  const does = (isList ? listItems(unframed(textOf(told))) : [unframed(textOf(told))]).map((value) =>
    putting({ path, value: phrase(value, path === 'notes' ? MAX_NOTES : MAX_NAME), words: textOf(told) }),
  )
  return { ...answer, rest: textOf(sentences.slice(told.length)), does: gone ? [gone, ...does] : does }
}

/** Whether a sentence is plainly something else than the words that were asked for. */
function isElse({ original, asks }: Sentence, reader: LearnedReader | undefined): boolean {
  if (asks || original.endsWith('?')) return true
  const isFramed = unframed(original) !== asWritten(original) || /["\u201c]/.test(original)
  return !isFramed && ELSE.some((label) => (reader?.(original, 'none')(label) ?? 0) >= IS_ELSE)
}

/** Words without what leads to them. */
function unframed(said: string): string {
  const bare = said.replace(FRAME, '')
  return bare === said || bare === '' ? asWritten(said) : unframed(bare)
}
