import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import type { Likelihood } from '../learned/reader.ts'
import { type Proposal, putting } from '../proposal.ts'
import { withoutFrame, withPerson } from '../read-reply/wishes/entry-words.ts'
import { isItem, listItems } from '../read-reply/wishes/list-items.ts'
import { putIn } from '../read-reply/wishes/must-nots.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { phrase } from '../reading/wording.ts'
import { oneOf, pattern } from '../reading/words.ts'
import { LISTED_OPTIONS, type Path, slotOf } from '../slots.ts'
import type { SpanKind } from '../spans/marked-line.ts'
import type { FoundSpan } from '../spans/span-reader.ts'
import { likeliestKind } from './likely-order.ts'
import { listsIn } from './list-names.ts'
import { thingIn } from './new-words.ts'
import { asWritten } from './order.ts'

const DEALBREAKERS: Path = 'valuesMap.dealbreakers'
const SAFETY: Path = 'valuesMap.safety_prefs'
/** From here on a text may be an order, and from the second on a marked stretch is what it puts somewhere. */
const ORDERS = 0.2
const IS_MARKED = 0.4

const PUT: readonly SpanKind[] = ['must', 'nice', 'refused', 'new']
const NOTED: readonly SpanKind[] = ['fact', 'new']
const TAKEN: readonly SpanKind[] = ['remove', 'old', 'move']

const A_LIST = /\b(?:list|haves?|musts|nices|bonuses|breakers?|notes?)\b/
/** "Must-haves should be just kind and funny", "change my must-haves to …": all that the list is to hold. */
const ALL_OF_IT = oneOf(
  pattern`${A_LIST}[^.;:,]{0,12}\b(?:just|only|nothing else|no others?|(?:should|must|ought to|need to) (?:say|read|be))\b`,
  pattern`\b(?:change|set|switch|replace|make|turn|correct)\b[^.;]*${A_LIST} (?:to|into|as|with)\b`,
)

/** What a sentence puts on a list that it names, in the words that were marked. Empty when it does no such thing. */
export function listOrder(
  { original, text, asks }: Sentence,
  { spans, likely }: { spans: readonly FoundSpan[]; likely: Likelihood },
): Proposal[] {
  if (asks || likely('R') < ORDERS) return []
  const own = spans.filter((one) => original.includes(one.words))
  const [path, ...others] = listsIn(text.replace(MUST_SAY, ''))
  if (path === undefined || others.length > 0 || own.some(({ kind }) => TAKEN.includes(kind))) return []
  const isAll = ALL_OF_IT.test(text)
  const kind = likeliestKind(likely)
  if (kind !== 'Oadd' && !(isAll && kind === 'Orep')) return []
  const step = LISTED_OPTIONS[SAFETY]?.find((one) => text.includes(plainWords(one)))
  if (step !== undefined && path !== 'notes') return [putting({ path: SAFETY, value: step, words: original })]
  const kinds = path === 'notes' ? NOTED : PUT
  const said = own.filter((one) => kinds.includes(one.kind) && one.likely >= IS_MARKED)
  const quotes = quotesIn(original)
  const tail = isAll ? listItems(asWritten(original.slice(original.search(AFTER_ALL)).replace(AFTER_ALL, ''))) : []
  const isPartly = tail.length > said.length
  const things =
    quotes.length > 0 ? quotes : isPartly ? tail : said.map(({ words }) => asWritten(words.replace(TO_A_LIST, '')))
  const puts = things.flatMap((words) => put(path, words, original))
  const slot = slotOf({ path, value: null })
  return puts.length > 0 && isAll ? [{ kind: 'clear', slot, words: original }, ...puts] : puts
}

/** What leads to all that a list is to hold. */
const AFTER_ALL =
  /\b(?:list|haves?|musts|nices|bonuses|breakers?|notes?)\b[^.;:,]{0,12}?\b(?:to|into|as|with|say|read|be|just|only)\b:?(?: (?:just|only))*\s*/i
/** "It must say …" names no list. */
const MUST_SAY = /\bmust (?=(?:say|read|be|just|only|not)\b)/g
const TO_A_LIST =
  /\s+(?:to|in|into|on|onto|under|with|among|as|goes?(?: on)?) (?:(?:my|the|your|an?|on) )*(?:must|nice[- ]to|nices?$|deal|notes?|no list|essentials|musts|things$|things (?:that|i|which)|bonus)\b.*$/i

const quotesIn = (original: string) =>
  [...original.matchAll(/["\u201c]([^"\u201d]{2,})["\u201d]/g)].map(([, quote = '']) => quote)

/** Words for a list, as the list spells them. */
export function put(path: Path, words: string, source: string): Proposal[] {
  const isNote = path === 'notes'
  const said = thingIn(words, isNote ? 'note' : 'list')?.value ?? words
  const thing = isNote ? said : withPerson(withoutFrame(said), source)
  const value = phrase(path === DEALBREAKERS ? thing.replace(/^no /i, '') : thing, isNote ? MAX_NOTES : MAX_NAME)
  if (!isItem(value) || /^(?:just|only)$/i.test(value)) return []
  const listed = path === DEALBREAKERS ? putIn(plainWords(value), plainWords(source))[0] : undefined
  return [putting({ path, value: listed ?? value, words: source })]
}
