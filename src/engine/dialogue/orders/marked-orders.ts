import type { Likelihood } from '../learned/reader.ts'
import { asLongAs, isNameable, isNamedBy, named, ONE_OF_THEM, stemsIn, withoutSpared } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotSpokenOf } from '../reading/row-names.ts'
import { oneOf, pattern } from '../reading/words.ts'
import { slotOf } from '../slots.ts'
import type { SpanKind } from '../spans/marked-line.ts'
import type { FoundSpan } from '../spans/span-reader.ts'
import type { Conversation, Entry } from '../state.ts'
import { withoutPart } from './commands/part-command.ts'
import { TAKES_OUT } from './likely-order.ts'
import { FREE_LISTS, LIST_NAMES, listsIn } from './list-names.ts'
import { quotesIn } from './new-words.ts'
import {
  type Choice,
  isReadAsValue,
  ORDERED,
  type Ordered,
  QUOTED_TOGETHER,
  remove,
  reworded,
  toRemove,
} from './order.ts'

// Measured on lines of an author whose others were not learned from: of what weighs 0.6 or more, the author
// had marked 44 of 47 word for word.
/** From here on an order is carried out; from the second on it is asked about. */
const CARRIED_OUT = 0.6
const CARRIED_OUT_OF_DAYS = 0.65
const ASKED_ABOUT = 0.3
/** Less than this the learned reader hears no order at all, and under the second none that is carried out unasked. */
const HEARD = 0.03
const HEARD_PLAINLY = 0.2
const SAFETY_HEARD = 0.5
const IS_TAKEN = 0.2
const TAKING = ['Orem', 'Oclr']
/** So sure are the marks that nothing else needs to be heard. */
const BEYOND_DOUBT = 0.85
/** From here on something else is to stand there, whatever was marked. */
const REPLACES = 0.5

/** "Why did you remove kind", "if I remove kind", "I told my ex to": speaks of an order, and gives none. */
export const TELLS_OF = pattern`^\W*(?:(?:and|so|but|well|ok|oh|no)\W+)*(?:${oneOf(
  /why|how come|what if|what happens|is it|did (?:you|i)|i (?:have )?never|i told (?!you)/,
  /if (?:i(?! may| can| could)|he|she|they|we|someone|somebody|anybody)|(?:do not|never) (?!want|need|list|keep|like|care)\w+/,
)})\b`

/** "Kind people should read books": what people should do, and not what an entry should say. */
export const OF_PEOPLE =
  /^\W*(?:\w+ ){0,3}(?:people|men|women|folks?|(?:some|no|any|every)(?:one|body)|person)\b.*\b(?:should|must|ha(?:s|ve) to|needs? to)\b/

/** "Take out snobs and put liars instead": both halves are one order. */
export const IN_ITS_PLACE = /\b(?:instead|in (?:its|that|their) place)\b/i
const WISHED: readonly SpanKind[] = ['must', 'nice', 'refused', 'fact']

type Target = { span: FoundSpan; entries: Entry[] }

/**
 * The orders whose words were marked in a message, resolved against the entries that stand: what goes, what is to say
 * something else, and what goes to another list. Null when none is marked, or none names an entry.
 */
export function markedOrders(
  spans: readonly FoundSpan[],
  { reading, before, likely }: { reading: Reading; before: Conversation; likely: Likelihood },
): Ordered | null {
  const weight = likely('R')
  if (weight < HEARD || reading.sentences.some(({ text }) => TELLS_OF.test(text) || OF_PEOPLE.test(text))) return null
  const targets = spans
    .filter(({ kind, likely }) => (kind === 'remove' || kind === 'old' || kind === 'move') && likely >= ASKED_ABOUT)
    .filter((span) => span.kind !== 'remove' || !isSpared(span, reading))
    .map((span): Target => ({ span, entries: meantBy(span, reading, before.entries) }))
    .filter(({ entries }) => entries.length > 0)
  const said = reading.sentences.map(({ original }) => original).join(' ')
  const isInPlace = IN_ITS_PLACE.test(said)
  const news = spans.filter(
    ({ kind, likely }) => (kind === 'new' || (isInPlace && WISHED.includes(kind))) && likely >= ASKED_ABOUT,
  )
  if (targets.length === 0) return onRow([...news, ...spans.filter(({ kind }) => kind === 'faith')], reading, before)
  const around = {
    news,
    targets,
    reading,
    standing: before.entries,
    weight,
    isTaken: TAKING.some((label) => likely(label) >= IS_TAKEN),
    isReplaced: likely('Orep') >= REPLACES && likely('Orem') < likely('Orep'),
  }
  const orders = targets.map((target) => orderOn(target, around))
  // "They are the same, take one off".
  const meant = targets.flatMap(({ entries }) => entries)
  if (meant.length > 1 && ONE_OF_THEM.test(said)) return { ...ORDERED, which: toRemove(meant, said) }
  const isOrder = ({ original }: { original: string }) =>
    [...targets.map(({ span }) => span), ...news].some(({ words }) => original.includes(words))
  return {
    ...ORDERED,
    // Where nothing is carried out, the whole message may hold more than was heard.
    isFree: orders.every((one) => one.proposals.length === 0),
    rest: reading.sentences
      .map(({ original }) => (isOrder({ original }) ? besides(original, targets) : original))
      .join(' ')
      .trim(),
    isKept: orders.every((one) => one.isKept === true),
    proposals: orders.flatMap((one) => one.proposals),
    which: orders.flatMap((one) => one.which),
    ask: orders.find((one) => one.ask)?.ask,
    reword: orders.find((one) => one.reword)?.reword ?? null,
    unsure: orders.some((one) => one.isUnsure) ? said : '',
  }
}

/** "Strike the poetry, keep the instrument": what is spared stays, whatever was marked. */
const isSpared = ({ words }: FoundSpan, { sentences }: Reading) =>
  sentences.some(({ original }) => original.includes(words) && !withoutSpared(original).includes(words))

/** "Scrap the mornings, weeknights it is": times and whom to meet are read as values in what an order says besides. */
function besides(sentence: string, targets: readonly Target[]): string {
  const own = targets.filter(({ span, entries }) => sentence.includes(span.words) && entries.some(isReadAsValue))
  return own.length === 0 ? '' : own.reduce((text, { span }) => text.replace(span.words, ' '), sentence)
}

/**
 * The entries that words name: those that say just that, those that hold all of the words, else those that share the
 * most of them. "The dog thing is no deal-breaker" names none of the must-haves.
 */
function meantBy(span: FoundSpan, { sentences }: Reading, entries: readonly Entry[]): Entry[] {
  const { kind } = span
  // What is quoted is named by all of the quote.
  const quotes = sentences.flatMap(({ original }) => quotesIn(original))
  const words = quotes.find((quote) => quote.includes(span.words)) ?? span.words
  const clause =
    sentences.flatMap(({ original }) => original.split(/[,;.!?]/)).find((one) => one.includes(span.words)) ?? ''
  const lists = kind === 'remove' ? listsIn(plainWords(clause)) : []
  const isThere = ({ path }: Entry) => lists.length === 0 || lists.includes(path) || !FREE_LISTS.includes(path)
  const said = plainWords(words)
  const own = asLongAs(plainWords(clause), entries.filter(isThere))
  const same = own.filter(({ value }) => plainWords(String(value).replaceAll('_', ' ')) === said)
  if (same.length > 0) return same
  const stems = [...stemsIn(words)]
  const nameable = own.filter(isNameable)
  const holding = nameable.filter((entry) => {
    const held = stemsIn(String(entry.value))
    return stems.length > 0 && stems.every((stem) => held.has(stem)) && isNamedBy(stems, entry)
  })
  return holding.length > 0 ? holding : named(said, words, nameable)
}

/** "The faith entry should be X": new words for the only entry of a row that is spoken of. */
function onRow(news: readonly FoundSpan[], { sentences }: Reading, { entries }: Conversation): Ordered | null {
  const [now, ...others] = news
  const sentence = now && sentences.find(({ original }) => original.includes(now.words))
  if (!now || !sentence || others.length > 0 || now.likely < CARRIED_OUT) return null
  const slot = slotSpokenOf(sentence.original.replace(now.words, ' '))
  const held = entries.filter((one) => slotOf(one) === slot)
  const [entry] = held
  if (!entry || held.length > 1 || slot !== 'faith') return null
  const rest = sentences.filter((one) => one !== sentence).map(({ original }) => original)
  return { ...ORDERED, rest: rest.join(' '), proposals: reworded(entry, now.words, sentence.original) }
}

/** Entries that a sentence quotes as they stand. */
const quotedIn = (sentence: string, entries: readonly Entry[]): Entry[] => {
  const quotes = [...sentence.matchAll(/["\u201c]([^"\u201d]+)["\u201d]/g)].map(([, quote = '']) => plainWords(quote))
  return entries.filter(({ value }) => quotes.includes(plainWords(String(value))))
}
const PUTS = /\b(?:put|keep|stick|pop|leave|have|make)\b.*\b(?:as|in|under|on|with|among)\b/i

type Order = Pick<Ordered, 'proposals' | 'which' | 'reword' | 'isKept' | 'ask'> & { isUnsure?: boolean }
const NONE: Order = { proposals: [], which: [], reword: null }
const UNSURE: Order = { ...NONE, isUnsure: true }

type Around = {
  news: readonly FoundSpan[]
  targets: readonly Target[]
  reading: Reading
  standing: readonly Entry[]
  weight: number
  /** The learned reader hears that something is to go. */
  isTaken: boolean
  isReplaced: boolean
}

function orderOn(
  { span, entries }: Target,
  { news, targets, reading, standing, weight, isTaken, isReplaced }: Around,
): Order {
  const words = reading.sentences.find(({ original }) => original.includes(span.words))?.original ?? span.words
  const [entry] = entries
  if (!entry) return NONE
  // "The DJs thing, put that as a deal-breaker": it stands there already.
  const isReadSo = reading.proposals.some((one) => one.kind === 'remove' && one.value === entry.value)
  const isOut = isReadSo || TAKES_OUT.test(plainWords(words)) || span.likely >= BEYOND_DOUBT
  const staysThere = PUTS.test(words) && listsIn(plainWords(words)).includes(entry.path)
  if (span.kind === 'remove' && staysThere) return { ...NONE, isKept: true }
  const isPlain = weight >= HEARD_PLAINLY || span.likely >= BEYOND_DOUBT
  if (span.kind === 'remove' && !isOut && (!isPlain || span.likely < CARRIED_OUT)) return NONE
  // Safety is given up only by somebody who plainly says so.
  const isSafe = entry.path !== 'valuesMap.safety_prefs' || (weight >= SAFETY_HEARD && isTaken)
  // Days are spoken of in many ways: "we could drop by on weekends" orders nothing.
  const least = isReadAsValue(entry) ? CARRIED_OUT_OF_DAYS : CARRIED_OUT
  const isSure = (span.likely >= least || isReadSo) && isPlain && isSafe && (span.kind !== 'remove' || isOut)
  if (span.kind === 'move') return moved(entries, words, isSure)
  const isReworded =
    (span.kind === 'old' || (IN_ITS_PLACE.test(words) && listsIn(plainWords(words)).length === 0)) &&
    !isReadAsValue(entry)
  const now = isReworded ? newFor(span, news, targets) : null
  if (!now && !isReadAsValue(entry) && (isReworded || (isReplaced && targets.length === 1)))
    return isSure ? { ...NONE, reword: entry } : UNSURE
  const quoted = span.kind === 'remove' ? quotedIn(words, standing) : []
  if (quoted.length > 1 && !quoted.every((one) => targets.some((other) => other.entries.includes(one))))
    return QUOTED_TOGETHER.test(words) ? { ...NONE, proposals: quoted.map((one) => remove(one, words)) } : UNSURE
  const does = (one: Entry): Proposal[] =>
    now ? reworded(one, now.words, words) : (withoutPart(one, span.words, words) ?? [remove(one, words)])
  if (entries.length === 1 && isSure && (!now || now.likely >= CARRIED_OUT)) return { ...NONE, proposals: does(entry) }
  return isSure && !now ? { ...NONE, which: toRemove(entries, words) } : UNSURE
}

/** The new words for old ones: the nearest after them that no other takes, else the nearest before. */
function newFor(span: FoundSpan, news: readonly FoundSpan[], targets: readonly Target[]): FoundSpan | null {
  const olds = targets.filter((one) => one.span.kind !== 'move').map((one) => one.span)
  if (olds.length === news.length) return news[olds.indexOf(span)] ?? null
  return news.find(({ from }) => from >= span.to) ?? news.findLast(({ to }) => to <= span.from) ?? null
}

/** An entry for another list: the one that is named, else each is offered. */
function moved(entries: readonly Entry[], words: string, isSure: boolean): Order {
  const [entry] = entries
  if (!entry || !FREE_LISTS.includes(entry.path)) return NONE
  const to = listsIn(plainWords(words)).filter((path) => path !== entry.path)
  const does = (one: Entry, path: Entry['path']) => [
    remove(one, words),
    putting({ path, value: String(one.value), words }),
  ]
  const [only, ...others] = to
  if (!isSure) return UNSURE
  if (only && others.length === 0)
    return {
      ...NONE,
      proposals: entries.length === 1 ? does(entry, only) : [],
      which: entries.length === 1 ? [] : entries.map((one) => ({ label: String(one.value), does: does(one, only) })),
    }
  const places = FREE_LISTS.filter((path) => path !== entry.path)
  const which: Choice[] = places.map((path) => ({ label: LIST_NAMES[path] ?? path, does: does(entry, path) }))
  return { ...NONE, which, ask: `Where shall I put "${entry.value}"?` }
}
