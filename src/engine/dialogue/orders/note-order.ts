import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import type { SpanKind } from '../spans/marked-line.ts'
import type { FoundSpan } from '../spans/span-reader.ts'
import { LEADING } from './commands/command.ts'

/** A note that a message orders. `text` is empty where it is not told what the note should say. */
export type NoteOrder = {
  text: string
  rest: string
  /** The notes were named, so that what looks like an answer is meant for them. */
  isNamed: boolean
}

const LEAD = pattern`^\W*(?:(?:${oneOf(LEADING, /maybe|do|for the matchmaker/)})\b\W*)*`
const PUTTING = oneOf(
  /add|make|put|keep|leave|write|take|save|include|pop|stick|jot|have|enter|record|set|use|do|say|mention|want|get|send|chuck|throw|bung|tack/,
)
const A_NOTE =
  /(?:(?:as )?(?:an?|another|one|one more|this|the|my|your|that|some|extra)\s+)*(?:(?:little|short|quick|small|new|separate|private|matchmaker)\s+)*notes?/
const FOR_WHOM =
  /(?:\s+(?:for|to|with|of|on)\s+(?:(?:the|my|your)\s+)?(?:matchmaker|file|record|profile|card|snapshot|me|him|her|them))?/
/** What stands between the order and its words. */
const LINK =
  /\s*(?:[:,\u2014]|\s-+\s|\b(?:that|which) says\b(?: that)?|\bthat\b|\bsaying\b(?: that)?|\bto say\b(?: that)?|\babout\b|\bso\b\s*:?|\bof\b|\bwith\b)+\s*/

/** "The note about the waiter is silly": it is spoken of, and none is ordered. */
const THE_NOTE = /(?:the|this|that|my|your)\s+(?:\w+\s+)?notes?\s+(?:with|about|of|on|that)\b/
/** "Note: …", "put a note that …", "note down that …". */
const BEGINS_NOTE = anyCase(
  pattern`${LEAD}(?!${THE_NOTE})(?:(?:${PUTTING}(?: (?:down|in|on|again|back|instead))*\s+)?${A_NOTE}${FOR_WHOM}${LINK}|note(?: down)?(?:${LINK}|\s+(?=(?:i|i'm|i've|my|we)\b)))(\S.*)$`,
)
/** "It's no requirement, I meant the note: …". */
const MEANT_NOTE = anyCase(/[,;] (?:i (?:meant|mean) )(?:(?:an?|the|as a) )?note\s*:\s*(\S.*)$/)
/** "In the notes put that …", "for my notes: …". */
const IN_NOTES = anyCase(
  pattern`${LEAD}(?:in|into|for|on|under|to) (?:(?:the|my|your) )?notes?\b\W*(?:(?:please|you can|can you|could you|kindly) )*(?:(?:${PUTTING})(?: down)?\b${LINK}?|${LINK})\s*(\S.*)$`,
)
/** "Tell my matchmaker that …", "the matchmaker should know …". */
const TOLD = anyCase(
  pattern`${LEAD}(?:(?:tell|inform|let) (?:(?:the|my|your|a) )?matchmaker(?: know)?|(?:(?:the|my|your) )?matchmaker (?:should|must|needs to|ought to|has to|might want to) (?:know|hear|be told))\b${LINK}?\s*(\S.*)$`,
)
/** "Put my shift pattern in the notes: four on, four off", "put that down for the matchmaker". */
const NAMED_IN_NOTES = anyCase(
  pattern`${LEAD}${PUTTING}(?: down)? (.{2,}?)(?: down)? (?:(?:in|into|to|on|onto|under|among|with|as|for) (?:(?:an?|the|my|your) )?notes?|for (?:the|my|your) matchmaker)${FOR_WHOM}(?:${LINK}(\S.*))?[\s.!]*$`,
)
/** "Write down my knees", "just write: free on Sundays": a wish or a limit goes to its list. */
const DOWN = anyCase(
  pattern`${LEAD}(?:(?:write|jot|put|note|get) (?:that |it )?down(?:${LINK}|\s+)|(?:write|put)\s*:\s*)(?!(?:it|that|this|them)\b\W*$|(?:as|in|on|under|to|with|among)\b)(\S.*)$`,
)
const WISHED: readonly SpanKind[] = ['must', 'nice', 'refused', 'faith', 'new']

/** "Make a note", and nothing else. */
const BARE = anyCase(
  pattern`${LEAD}${PUTTING}(?: down)? ${A_NOTE}${FOR_WHOM}(?:${oneOf(/,? (?:please|too|also|now|then|thanks|there|in)/)})*[\s.!?:]*$`,
)

const COURTESY =
  /(?:[,.]?\s+(?:please|pls|thanks|thank you|ok|okay|cheers|ta|too|as well|lol|haha|if you can|if you would|dear|love|mate|doll|po))+[\s.!?]*$/i
/** What only points at something said before. */
const POINTS =
  /^(?:(?:all|about|of|it|that|this|them|those|these|so|one|bit|part|thing|what|i|just|said|told|you|the|same|above|too|also|down|please)\b\W*)+$/i
/** Another order behind a note: "…, and take out tall". */
const NEXT_ORDER = anyCase(
  /(?:[,;.]?\s+(?:and|then|also)|[,;])\s+(?:(?:then|also|please|now)\s+)*(?=(?:take|remove|delete|drop|scrap|change|swap|move|lose|bin|who|what|when|how|is|are|can|do|does)\b)/,
)
const LEAST_COVERED = 0.5
/** A complaint, and nothing to be noted. */
const TO_THE_HOST = /^\W*(?:(?:no|but|and|so|well) )*(?:you|yes|ok|thanks?)\b/
/** "Kindly note that I want children" names no notes. */
const NAMES_NOTES =
  /\b(?:an?|the|my|your|this|another|matchmaker|some|as|for|keep|add|put|make)\b[^.:]*\bnotes?\b|matchmaker|\bnotes\s*:/i

const SPEAKS_OF_NOTES = /\b(?:an?|the|my|this|that|your|which|what) (?:\w+ )?notes?\b/

/** The words of a note without the courtesies around them. */
const written = (said: string) =>
  said
    .replace(COURTESY, '')
    .replace(/^["'\u201c\s]+|["'\u201d\s]+$/g, '')
    .replace(/^that (?=(?:i|i'm|i've|my|we|she|he)\b)/i, '')

/**
 * The note that a message orders in so many words, whole: what follows the order to the end of its sentence, and the
 * sentences after it that go on telling facts. Null where nothing is to be noted.
 *
 * @param spans the words that were marked in the message
 */
export function noteOrder(sentences: readonly Sentence[], spans: readonly FoundSpan[]): NoteOrder | null {
  const isWished = (words: string) => spans.some((one) => WISHED.includes(one.kind) && words.includes(one.words))
  const wordsIn = ({ original }: Sentence) => {
    const [, down] = DOWN.exec(original) ?? []
    return wordsOf(original) ?? (down === undefined || isWished(down) ? null : down)
  }
  const at = sentences.findIndex((one) => !one.asks && (wordsIn(one) !== null || BARE.test(one.original)))
  const sentence = sentences[at]
  if (!sentence) return null
  const [first = '', ...orders] = (wordsIn(sentence) ?? '').split(NEXT_ORDER)
  const after = sentences.slice(at + 1)
  const isOver = orders.length > 0
  const goesOn = first === '' ? after.findIndex(({ asks }) => asks) : after.findIndex((one) => !isTold(one, spans))
  const more = isOver ? [] : after.slice(0, goesOn < 0 ? after.length : goesOn)
  const said = [first, ...more.map(({ original }) => original)].filter((one) => one !== '').join(' ')
  const text = written(said)
  // "Where's my note gone? Write: free on Saturdays".
  const isNamed = NAMES_NOTES.test(sentence.original) || sentences.some(({ text }) => SPEAKS_OF_NOTES.test(text))
  const before = sentences.slice(0, at)
  const told = toldBefore(before, { text, order: sentence.original, spans })
  const rest = [...before.filter((one) => one !== told), ...after.slice(more.length)].map(({ original }) => original)
  return { text: told?.original ?? (POINTS.test(text) ? '' : text), rest: [...orders, ...rest].join('\n'), isNamed }
}

type NoteOf = { text: string; order: string; spans: readonly FoundSpan[] }
/** What was told just before: "I'm on call at weekends. Keep that as a note.", "only in winter. put note". */
function toldBefore(before: readonly Sentence[], { text, order, spans }: NoteOf): Sentence | undefined {
  const isBare = BARE.test(order) && !/\b(?:want|like)\b/i.test(order)
  if (isBare) return before.slice(-1).find((one) => isTold(one, spans))
  if (!POINTS.test(text)) return undefined
  return before.findLast((one) => ownClauses(one).length > 0 && !TO_THE_HOST.test(one.text))
}

/** What a sentence orders to be noted. */
function wordsOf(sentence: string): string | null {
  for (const form of [BEGINS_NOTE, IN_NOTES, TOLD, MEANT_NOTE]) {
    const [, words] = form.exec(sentence) ?? []
    if (words !== undefined) return words
  }
  const [, what, words] = NAMED_IN_NOTES.exec(sentence.replace(COURTESY, '')) ?? []
  if (what === undefined) return null
  const [, quote] = /^["\u201c]([^"\u201d]{2,})["\u201d]$/.exec(what.trim()) ?? []
  if (quote !== undefined) return quote
  if (words === undefined) return what
  return POINTS.test(what) ? (sentence.includes(':') ? words : what) : `${what}: ${words}`
}

/** Whether most of a sentence was marked as a fact. */
function isTold({ original, asks }: Sentence, spans: readonly FoundSpan[]): boolean {
  const told = spans.filter(
    ({ kind, words }) => kind === 'fact' && (original.includes(words) || words.includes(original)),
  )
  const covered = told.reduce((sum, { words }) => sum + Math.min(words.length, original.length), 0)
  return !asks && covered >= LEAST_COVERED * original.length
}
