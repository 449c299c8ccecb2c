import { type Operation, rowOfOperation } from '../../profile/operation.ts'
import { type Entry, isSameText } from '../../profile/profile.ts'
import { defined, pathsOf, type RowName, rowOf } from '../../profile/rows.ts'
import { ORDERED, WISH_OFFERED, WRITES_PLAINLY } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { complaint } from './complaint.ts'
import { isOfCard, SAYS_NO, writesWords } from './of-card.ts'
import { ordersSomething, removes, writing } from './order-heard.ts'
import { unclearOrder } from './order-presses.ts'
import { listNamedIn } from './order-words.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { type Part, type Reading, readingOf } from './reading-of.ts'

type Listen = (reading: Reading) => Heard[]

/**
 * Makes sure that no order is lost silently. Adds each order that no step carried out: of a clause, of the whole
 * message, or in words that were taken as an entry.
 */
export function accounted(reading: Reading, all: readonly Heard[], listen: Listen): Heard[] {
  const isOrdering = all.some((one) => one.kind === 'change' && one.by === 'order' && one.operation.op !== 'add')
  const heard = all.map((one) =>
    isOrderForWords(one, reading) ? undoneOn(one.quote, reading) : isOrdering && isBeside(one) ? offeredOnly(one) : one,
  )
  const undone = undoneIn(reading, heard, listen)
  if (undone.length > 0 || heard.some(({ kind }) => MET.includes(kind))) return [...heard, ...undone]
  const does = doneBy(heard)
  if (does.length > 0) return isOrder(reading) ? [...heard, ...unwritten(reading, does)] : heard
  const isWeak = heard.every((one) => WEAK.includes(one.kind) || (one.kind === 'ask' && one.asks.every(isUnknown)))
  if (!isWeak) return heard
  const { text } = reading.message
  const wrong = heard.some(({ kind }) => kind === 'told') ? null : complaint(text, reading)
  return (isOrder(reading) ? unclearOrder(text, reading) : null) ?? wrong ?? heard
}
const MET: readonly Heard['kind'][] = ['press', 'handover', 'undo', 'absent', 'offer', 'which', 'refuses']
const WEAK: readonly Heard['kind'][] = ['told', 'note', 'talk', 'left']
const isUnknown = ({ topic }: { topic: string }) => topic === 'Qoff'

export const isOrder = ({ message, reader, row, likely }: Reading) =>
  !message.isHostile && reader(message.text, 'none')('R') >= ORDERED && (row === null || likely('R') >= ORDERED)

type Change = Extract<Heard, { kind: 'change' }>
/** "Kind out, and he only has to own a bicycle": an order that names an entry, not an answer. */
const isOrderForWords = (one: Heard, { reader, state }: Reading): one is Change =>
  one.kind === 'change' &&
  (one.by === 'asked' || one.by === 'named') &&
  writesWords(one) &&
  reader(one.quote, 'none')('R') >= WRITES_PLAINLY &&
  entriesNamed(one.quote, state.profile.entries).length > 0
/** "And can we lose tidy, I'm a hypocrite": words after an order may be its reason, so they are only offered. */
const isBeside = (one: Heard): one is Change =>
  one.kind === 'change' &&
  one.by === 'named' &&
  writesWords(one) &&
  listNamedIn(one.quote) === null &&
  !SAYS_NO.test(one.quote)
const offeredOnly = (one: Change): Change => ({ ...one, by: 'guess' })
const undoneOn = (quote: string, { state }: Reading): Heard => ({
  ...{ kind: 'undone', quote },
  rows: [...new Set(entriesNamed(quote, state.profile.entries).map(rowOf))],
})

/** "I said shouts at the football, not football mad": the removal was heard, but not what to write. */
function unwritten(reading: Reading, does: readonly Operation[]): Heard[] {
  const { parts, reader, message } = reading
  if (does.some(({ op }) => op !== 'remove' && op !== 'clear')) return []
  if (writing(message.text, { reader }) < WRITES_PLAINLY) return []
  const [most] = parts
    .map(({ original }) => ({ original, sure: writing(original, { reader }) }))
    .toSorted((one, other) => other.sure - one.sure)
  const quote = most && most.sure >= WRITES_PLAINLY ? most.original : message.text
  const list = listNamedIn(quote)
  return [{ kind: 'undone', rows: list ? [list] : changedBeside(does), quote }]
}

/**
 * Clauses with an order that changed nothing, next to orders that changed something. Each clause is read again by
 * itself, or else its rows or the likeliest list are opened.
 */
function undoneIn(reading: Reading, heard: readonly Heard[], listen: Listen): Heard[] {
  if (!heard.some(({ kind }) => kind === 'change')) return []
  return reading.parts
    .filter(({ original, text, sentence }) => !sentence.asks && !STAYS.test(text) && orders(original, reading))
    .flatMap((part) => (isDone(part, heard, reading) ? [] : undone(part, reading, listen)))
}

function isDone({ original, text }: Part, heard: readonly Heard[], reading: Reading): boolean {
  const { state, parts } = reading
  const named = entriesNamed(original, state.profile.entries)
  const by = doneBy(heard)
  const list = POINTS_TO.test(original) ? listNamedIn(original) : null
  if (list && by.some((one) => rowOfOperation(one) === list)) return true
  if (!removes(original, reading) && by.some((one) => one.op === 'add' && holds(original, one.value))) return true
  if (named.length > 0) return named.every((one) => by.some((operation) => changes(operation, one)))
  // A clause counts as lost only if it names an entry that is unchanged.
  const saysLittle = rowsCalledIn(text).length === 0 && stemsIn(original).size < LEAST_SAID
  return parts.length < 2 || saysLittle || isHeard(original, heard, by) || by.some((one) => answersRow(one, text))
}

function undone(part: Part, reading: Reading, listen: Listen): Heard[] {
  const { state, reader, parts } = reading
  const { original: quote, text } = part
  const again = parts.length < 2 ? [] : listen(readingOf(quote, { ...state, question: null, instead: null }, reader))
  if (again.length > 0 && again.every(isOrdered) && isDone(part, again, reading)) return again
  const list = listNamedIn(quote)
  const named = entriesNamed(quote, state.profile.entries).map(rowOf)
  const called = [...rowsCalledIn(text), ...(list ? [list] : []), ...named]
  const rows = [...new Set(called.length > 0 ? called : rowsCalledIn(part.sentence.text))]
  return [{ kind: 'undone', rows: rows.length > 0 ? rows : [listFor(quote, reader)], quote }]
}

/** A complaint about the card is an order too, except if the message corrects a figure. */
const orders = (clause: string, { reader, message }: Reading): boolean =>
  ordersSomething(clause, { reader }) || MISSED.test(clause) || (isOfCard(clause) && !/\d/.test(message.text))
const MISSED = /\b(?:you|u) (?:missed|forgot|left out|ignored|skipped|dropped)\b/i
function listFor(words: string, reader: Reading['reader']): RowName {
  const says = reader(words, 'none')
  const [wish, no] = [says('W'), says('X')]
  return Math.max(wish, no) < WISH_OFFERED ? 'notes' : wish > no ? 'mustHaves' : 'dealbreakers'
}
const doneBy = (heard: readonly Heard[]) =>
  heard.flatMap((one) => (one.kind === 'change' ? [one.operation] : 'does' in one ? one.does : []))
function changedBeside(does: readonly Operation[]): RowName[] {
  const rows = [...new Set(does.map(rowOfOperation))]
  const lists = rows.filter((row) => defined(row).isInWords)
  return lists.length > 0 ? lists : rows
}
/** Never true for free-text lists: they take several values. */
function answersRow(by: Operation, text: string): boolean {
  const row = rowOfOperation(by)
  return defined(row).isInWords !== true && (rowsCalledIn(text).includes(row) || isNamedIn(row, text))
}
/** A shorter clause refers to another clause: "we forget it". */
const LEAST_SAID = 2
const isOrdered = (one: Heard) =>
  (one.kind === 'change' && one.by === 'order') || (one.kind === 'press' && one.does.every(({ op }) => op === 'add'))
/** "Put that under deal-breakers": "that" is in another clause. */
const POINTS_TO = /\b(?:put|add|write|note|make|move|stick|pop) (?:it|that|this|them)\b/i
const STAYS = /\b(?:stays?|staying|remains?|keep|leave|do not touch|retain\w*)\b/
const changes = (one: Operation, { path, value }: Entry) =>
  ('path' in one && one.path === path && 'value' in one && (one.op === 'set' || isSameText(one.value, value))) ||
  (one.op === 'clear' && pathsOf(one.row).includes(path)) ||
  one.op === 'restore'
const isHeard = (clause: string, heard: readonly Heard[], does: readonly Operation[]) =>
  heard.some((one) => one.kind !== 'note' && 'quote' in one && clause.includes(one.quote)) ||
  does.some((one) => writes(one).some((value) => clause.toLowerCase().includes(value.toLowerCase())))
const holds = (clause: string, value: string) => clause.toLowerCase().includes(value.toLowerCase())
const writes = (one: Operation): string[] =>
  one.op === 'replace' ? [one.to] : 'value' in one ? [String(one.value)] : []
