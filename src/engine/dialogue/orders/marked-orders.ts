import type { LabelReader } from '../learned/reader.ts'
import { isNameable, named, stemsIn } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotNamed, slotsSpokenOf } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import type { FoundSpan } from '../spans/span-reader.ts'
import type { Conversation, Entry } from '../state.ts'
import { BEGINS, TELLS_OF } from './commands/commands-in.ts'
import { listsIn } from './list-names.ts'
import { type Choice, isReadAsValue, move, ORDERED, type Ordered, remove, reworded, whereTo } from './order.ts'

/**
 * What the marks of a message order that its words did not: what is done, what is asked about, and the entries that
 * are not to be taken out, since other words should stand in their place.
 */
export type Marked = { proposals: Proposal[]; asks: Ordered | null; kept: Entry[] }
const NONE: Marked = { proposals: [], asks: null, kept: [] }

/** Of 288 lines three hold such a mark that should not be there. From here on it is asked about, and carried out. */
const MAY_ORDER = 0.35
const PLAINLY = 0.85
/** From here on new words may be meant. */
const MAY_BE_NEW = 0.45
/** From here on a clause gives an order. */
const ORDERS = 0.5

type Given = {
  order: Ordered | null
  before: Conversation
  sentences: readonly Sentence[]
  spans: readonly FoundSpan[]
  /** What is put somewhere already. */
  put: readonly Proposal[]
  reader: LabelReader
}

/**
 * The orders on entries that stand of which nothing came: each marked entry that is named alone and was not touched,
 * with the new words that belong to it. What is not plain is asked about, one at a time.
 */
export function markedOrders({ order, before, sentences, spans, put, reader }: Given): Marked {
  if (order?.isUndo || order?.isKept || order?.which.length || order?.reword || order?.adds) return NONE
  const entries = before.entries.filter((one) => isNameable(one) && !isReadAsValue(one))
  const isGone = (one: Entry) => put.some((other) => other.kind === 'remove' && other.value === one.value)
  const done: Proposal[] = []
  const kept: Entry[] = []
  let asks: Ordered | null = null
  for (const span of spans) {
    const sentence = sentences.find(({ original }) => original.includes(span.words))
    if (!sentence || sentence.asks || TELLS_OF.test(sentence.text) || isKept(span.words, sentence.original)) continue
    const [entry, ...others] = entryOf(span, entries)
    if (!entry || others.length > 0) continue
    const anew = newWordsOf(span, { spans, sentence, put })
    if (isGone(entry) && !anew) continue
    if (isGone(entry)) kept.push(entry)
    const says = reader(sentence.original, 'none')
    const isPlain = span.likely >= PLAINLY && says('R') >= ORDERS
    const does = doesOf(span, { entry, anew, sentence, spans })
    if (does && isPlain && (!anew || anew.likely >= PLAINLY)) done.push(...does)
    else asks ??= asked(span, { entry, does, anew })
  }
  return { proposals: done, asks, kept }
}

/** "The texting one, keep", "leave the public one in": what is spared. */
const isKept = (words: string, sentence: string) => {
  const at = sentence.indexOf(words)
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + words.length)]
  return (
    /^[^,.;]*[,:]?\s*(?:keep|stays?|(?:can|may) stay|leave (?:it|that)|(?:is|are|was) (?:fine|ok(?:ay)?|right|good))\b/i.test(
      after,
    ) ||
    (/\b(?:keep|leave)\b[^,.;]*$/i.test(before) && !/^[^,.;]*\b(?:out|off|away)\b/i.test(after))
  )
}

/** The entries that a mark is about; none where it is no order or too faint. */
function entryOf({ kind, words, likely }: FoundSpan, entries: readonly Entry[]): Entry[] {
  if (likely < MAY_ORDER || (kind !== 'remove' && kind !== 'old' && kind !== 'move')) return []
  // "Change smoking to yes" names its row, and not "Daily smoker".
  return slotNamed(words) === undefined ? named(plainWords(words), words, entries) : []
}

type Around = { spans: readonly FoundSpan[]; sentence: Sentence; put: readonly Proposal[] }
/** The new words behind the name of an entry that were put nowhere. */
function newWordsOf(span: FoundSpan, { spans, sentence, put }: Around): FoundSpan | null {
  if (span.kind === 'move') return null
  const next = spans.find((one) => one.from > span.from)
  const isNew = next?.kind === 'new' && next.likely >= MAY_BE_NEW && sentence.original.includes(next.words)
  const stems = [...stemsIn(next?.words ?? '')]
  const isPut = put.some((one) => 'value' in one && stems.some((stem) => stemsIn(String(one.value)).has(stem)))
  // "Scrap the snobs, and stretch the ages to 55": another order is no new word.
  const isOrder = BEGINS.test(next?.words ?? '') || slotsSpokenOf(plainWords(next?.words ?? '')).length > 0
  return next && isNew && !isPut && !isOrder ? next : null
}

type Meant = { entry: Entry; anew: FoundSpan | null; sentence: Sentence; spans: readonly FoundSpan[] }
/** What a mark orders; null where it does not say where the entry goes, or what it should say. */
function doesOf(span: FoundSpan, { entry, anew, sentence, spans }: Meant): Proposal[] | null {
  if (anew) return reworded(entry, anew.words, sentence.original)
  if (span.kind === 'remove') return [remove(entry, sentence.original)]
  if (span.kind === 'old') return null
  const after = sentence.original.slice(sentence.original.indexOf(span.words) + span.words.length)
  const next = spans.find((one) => one.from > span.from)
  const lists = listsIn(plainWords(next ? (after.split(next.words)[0] ?? after) : after))
  const [to] = lists.filter((path) => path !== entry.path)
  return to === undefined ? null : move(entry, to, sentence.original)
}

/** What is asked about an entry. */
function asked(
  { kind, words }: FoundSpan,
  { entry, does, anew }: Pick<Meant, 'entry' | 'anew'> & { does: Proposal[] | null },
): Ordered {
  const name = String(entry.value)
  const leave: Choice = { label: 'Leave it as it is', does: [] }
  const out: Choice = { label: 'Take it out', does: [remove(entry, words)] }
  if (does && anew) {
    const choices = [{ label: `Put "${anew.words}"`, does }, out, leave]
    return { ...ORDERED, which: choices, ask: `Should "${name}" say "${anew.words}" instead?` }
  }
  if (kind === 'remove') return { ...ORDERED, which: [out, leave], ask: `Shall I take "${name}" out?` }
  if (kind === 'old') return { ...ORDERED, reword: entry }
  return { ...ORDERED, which: [...whereTo(entry, words), leave], ask: `Where shall "${name}" go?` }
}
