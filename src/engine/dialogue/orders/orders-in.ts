import { MAX_NOTES } from '#contract/limits.ts'
import { hearsAnswer } from '../learned/likelihood.ts'
import type { Likelihood } from '../learned/reader.ts'
import { named } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { type Reading, readMessage } from '../proposals.ts'
import { refusedHabits } from '../read-reply/wishes/refused-habits.ts'
import { cleanText } from '../reading/clean-text.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotSpokenOf } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import { phrase } from '../reading/wording.ts'
import { anyOf, pattern } from '../reading/words.ts'
import { LISTED_OPTIONS, type Path } from '../slots.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { SpanKind } from '../spans/marked-line.ts'
import type { FoundSpan } from '../spans/span-reader.ts'
import type { Conversation } from '../state.ts'
import { BEGINS, commandsIn, TELLS_OF } from './commands/commands-in.ts'
import { entryOrder } from './entry-orders.ts'
import { rowsNamed } from './handover.ts'
import { kindOfOrder, likelyOrder, ORDERS as SOUNDS_LIKE_ONE, TAKES_OUT, WRITES } from './likely-order.ts'
import { CHANGES } from './new-words.ts'
import { noteOrder } from './note-order.ts'
import { type EntryOrder, isReadAsValue, joined, NO_ORDER, ORDERED, type Ordered, UNSURE } from './order.ts'
import { onRows } from './rows-in.ts'
import { orderByUnit } from './units.ts'

/** `told`: the reading with all that the rules would note, agreed or not. */
type Hearing = {
  before: Conversation
  text: string
  likely: Likelihood | undefined
  told: Reading
  /** The words that were marked. */
  spans: readonly FoundSpan[]
  reader: LearnedReader | undefined
}

/**
 * What a message orders to be done with the entries that stand: each of its orders in its own right, and else the
 * message as a whole.
 *
 * @param likelyOf how likely the labels are for a part of the message
 */
export function orderIn(reading: Reading, hearing: Hearing & LikelyOf): Ordered | null {
  const note = hearing.reader ? noteOrder(reading.sentences, hearing.spans) : null
  const written = note?.isNamed === false ? readMessage(note.text, hearing.before) : undefined
  const heard = written && hearing.likelyOf?.(written, note?.text ?? '')
  const isAnswer = heard !== undefined && (hearsAnswer(heard) || refusedHabits(written?.sentences ?? []).length > 0)
  if (!note || isAnswer) return orderBesideNotes(reading, hearing)
  const { text, rest } = note
  const other = rest === '' ? null : besideNote(rest, hearing)
  const proposals: Proposal[] = text === '' ? [] : [{ kind: 'note', value: phrase(text, MAX_NOTES), words: text }]
  return {
    ...(other ?? { ...ORDERED, rest }),
    ...(text === '' ? { adds: 'notes' } : { isFree: false }),
    proposals: [...proposals, ...(other?.proposals ?? [])],
    noted: text,
  }
}

/** What the rest of a message orders, beside a note. */
function besideNote(rest: string, hearing: Hearing & LikelyOf): Ordered | null {
  const read = readMessage(rest, hearing.before)
  const likely = hearing.likelyOf?.(read, rest)
  return orderBesideNotes(read, { ...hearing, text: rest, likely, told: read })
}

type LikelyOf = { likelyOf?: ((part: Reading, text: string) => Likelihood) | undefined }

/** The orders of a message that notes nothing in so many words: plain commands, and what else is ordered beside them. */
function orderBesideNotes(reading: Reading, hearing: Hearing & LikelyOf): Ordered | null {
  const plain = commandsIn(reading.sentences, hearing)
  if (!plain) return orderInFreeWords(reading, hearing)
  const { order, open, before } = plain
  if (open === '') return { ...order, isPlain: true }
  const read = readMessage(open, before)
  const likely = hearing.likelyOf?.(read, open)
  const found = orderInFreeWords(read, { ...hearing, before, text: open, likely, told: read })
  // "Forget it. Take out tall": what is carried out is not undone, and what is told beside it is no second order.
  const isTold = found?.proposals.length === 0 && !open.split('\n').some((clause) => BEGINS.test(clause))
  const other = found?.isUndo || isTold ? null : found
  const rest = [order.rest, other ? other.rest : open].filter((one) => one !== '').join('\n')
  return {
    ...(other ?? { ...order, isPlain: true }),
    rest,
    isFree: false,
    proposals: [...order.proposals, ...(other?.proposals ?? [])],
  }
}

/** The orders of a message that are not plain commands. */
function orderInFreeWords(reading: Reading, { likelyOf, ...hearing }: Hearing & LikelyOf): Ordered | null {
  // Where nothing sounds like an order, no part of the message is looked at by itself.
  const { likely, spans } = hearing
  if (likely && likely('R') < MAY_ORDER && !spans.some(({ kind }) => ORDERS.includes(kind)))
    return orderOfAll(reading, hearing)
  const orderOf = (text: string) => {
    const part = readMessage(text, hearing.before)
    return orderOfAll(part, { ...hearing, text, likely: likelyOf?.(part, text), told: part })
  }
  return orderByUnit(reading.sentences, orderOf) ?? orderOfAll(reading, hearing)
}

/** Under this the learned reader hears no order in any part of a message. */
const MAY_ORDER = 0.03
const ORDERS: readonly SpanKind[] = ['remove', 'old', 'new', 'move']

/** The order of a message that gives one order at most: none where an order is only spoken of, or where all is to stay. */
function orderOfAll(reading: Reading, hearing: Hearing): Ordered | null {
  const order = anyOrder(reading, hearing)
  const does = (form: RegExp) => reading.sentences.some(({ text }) => form.test(text))
  const takes = order?.proposals.every(({ kind }) => kind === 'remove' || kind === 'clear') && !order.isUndo
  if (takes && (does(FORBIDS) || does(KEEPS))) return KEPT
  return order && order.proposals.length > 0 && does(TELLS_OF) ? null : order
}

/** "Don't take anything out", "actually leave it". */
const FORBIDS = pattern`^\W*(?:(?:no|please|oh|hey|wait|stop)\W+)*(?:do not|never) (?:\w+ )?(?:take|remove|delete|clear|touch)\b`
const KEEPS = /\b(?:leave|keep) (?:it|that|this|them|everything)\W*$/
const KEPT: Ordered = { ...ORDERED, isFree: true, isKept: true }

function anyOrder(reading: Reading, { before, text, likely, told, reader }: Hearing): Ordered | null {
  const plain = plainOrders(reading, before)
  if (!likely || !reader || (plain && plain.proposals.length > 0)) return plain
  const rows = onRows(reading, { before, likely, reader })
  if (rows) return rows
  const heard = { before, text: cleanText(text), likely, told }
  const found = [freeOrder(reading, heard), plain].filter((one) => one !== null)
  const certain = found.find((one) => !one.unsure)
  if (certain || likely('R') < SOUNDS_LIKE_ONE || !isAboutProfile(reading, heard)) return certain ?? null
  return found[0] ?? (isSilent(reading, likely) ? ordered(UNSURE, text) : null)
}

/** From here on the verb of an order is no talk of something else. */
const ORDERS_PLAINLY = 0.6
/** Whether what sounds like an order begins as one, holds the verb of one, or names a row or an entry. */
function isAboutProfile({ sentences }: Reading, { before, text, likely }: Heard): boolean {
  const hasVerb = ({ text: said }: Sentence) => TAKES_OUT.test(said) || WRITES.test(said) || CHANGES_WORDS.test(said)
  return (
    sentences.some(({ original }) => BEGINS.test(original)) ||
    (likely('R') >= ORDERS_PLAINLY && sentences.some(hasVerb)) ||
    rowsNamed(text, before).length > 0
  )
}
const CHANGES_WORDS = anyOf(CHANGES)

type Heard = { before: Conversation; text: string; likely: Likelihood; told: Reading }

/** What is known of a message that may be an order. */
const given = ({ sentences }: Reading, { before, text, likely, told }: Heard) => ({
  said: sentences.map((sentence) => sentence.text).join(' '),
  text,
  entries: before.entries,
  told: told.proposals.flatMap((one) => (one.kind === 'add' && isFreeWords(one) ? [one.value] : [])),
  likely,
})

const isFreeWords = ({ path, value }: { path: Path; value: string }) => !LISTED_OPTIONS[path]?.includes(value)

/** Whether neither reader hears an answer in a message. */
const isSilent = ({ proposals }: Reading, likely: Likelihood) => proposals.length === 0 && !hearsAnswer(likely)

/** The order that the learned reader hears in a message, resolved against the entries that stand. */
function freeOrder(reading: Reading, heard: Heard): Ordered | null {
  const kind = kindOfOrder(heard.likely)
  if (kind === null || (kind === 'Oundo' && reading.proposals.length > 0)) return null
  const about = given(reading, heard)
  // "Who reads the note about the place?" adds nothing.
  if (kind === 'Oadd' && reading.sentences.every(({ asks }) => asks)) return null
  const { said, text, entries, told } = about
  const isOfRow = kind === 'Orep' && slotSpokenOf(said) !== undefined
  if (kind !== 'Oclr' && !isOfRow && said.split(' ').length <= BARE_WORDS) return null
  const isTold = reading.proposals.some((one) => one.kind === 'add')
  if (isTold && (kind === 'Oadd' ? told.length === 0 : named(said, text, entries).length === 0)) return null
  return ordered(likelyOrder(kind, about), text)
}

/** An order that takes a whole message. */
const ordered = (order: EntryOrder, text: string): Ordered | null =>
  order.kind === 'none'
    ? null
    : {
        isFree: true,
        rest: '',
        proposals: order.kind === 'does' ? order.proposals : [],
        which: order.kind === 'which' ? order.choices : [],
        ask: order.kind === 'which' ? order.ask : undefined,
        isUndo: order.kind === 'undo',
        reword: order.kind === 'reword' ? order.entry : null,
        adds: order.kind === 'wording' ? order.path : null,
        unsure: order.kind === 'unsure' ? text : '',
      }

/** "Take it off": what so few words mean depends on what was noted last. */
const BARE_WORDS = 3

/** The orders about entries in a message, and what it says besides. Null when there are none. */
function plainOrders({ sentences }: Reading, { entries }: Conversation): Ordered | null {
  const found = sentences.map(({ original, text, asks }) => {
    const whole = asks ? NO_ORDER : entryOrder(original, entries, text)
    if (whole.kind === 'none') return { order: whole, text: original, rest: original }
    // "Scrap the weeknights, only weekends": what follows such a value says another.
    const [, first = '', after = ''] = /^([^,;]+)[,;]\s*(.+)$/.exec(original) ?? []
    const part = first === '' ? NO_ORDER : entryOrder(first, entries, plainWords(first))
    const isValue = (one: Proposal) => 'path' in one && 'value' in one && isReadAsValue(one)
    const isPart = part.kind === 'does' && part.proposals.every(isValue)
    return isPart ? { order: part, text: first, rest: after } : { order: whole, text: original, rest: '' }
  })
  const orders = found.flatMap((one) => ordered(one.order, one.text) ?? [])
  if (orders.length === 0) return null
  const isUnsure = orders.every(({ unsure }) => unsure !== '')
  const all = joined(
    orders,
    found.map(({ rest }) => rest),
  )
  return isUnsure ? all : { ...all, unsure: '' }
}
