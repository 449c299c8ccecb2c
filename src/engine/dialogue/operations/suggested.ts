import { KM_PER_MILE } from '#contract/limits.ts'
import type { Back } from '../ask-back.ts'
import type { Likelihood } from '../learned/reader.ts'
import { fitting } from '../merge.ts'
import { named } from '../named-entries.ts'
import type { Ordered } from '../orders/order.ts'
import { type Choice, remove } from '../orders/order.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { cleanText } from '../reading/clean-text.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { ServiceQuestion } from '../service/question.ts'
import { CLOSED_OPTIONS, isListPath, LISTED_OPTIONS, type Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { askToKeep } from '../telling/disclosure.ts'
import type { Operation } from './operation.ts'

/** What a model's operations come to in the engine's own terms. Nothing of it is decided yet. */
export type Suggested = {
  values: Proposal[]
  /** Values that are asked back, whatever the readers hear. */
  asks: Proposal[]
  /** The order that the readers heard, or the model's where theirs was none or unclear. */
  order: Ordered | null
  keep: Back | null
  question: ServiceQuestion | null
}

const NOTHING: Omit<Suggested, 'order'> = { values: [], asks: [], keep: null, question: null }

/** `ordered`: the order that the readers heard. */
type Given = {
  text: string
  before: Conversation
  reading: Reading
  likely: Likelihood | undefined
  ordered: Ordered | null
}

/**
 * Checks operations against the message and the entries that stand. An operation whose words nobody wrote, whose value
 * its place cannot hold or its words do not give, or that speaks of somebody else's life, is left out.
 */
export function suggestedBy(operations: readonly Operation[], given: Given): Suggested {
  if (operations.length === 0) return { ...NOTHING, order: given.ordered }
  const quoted = quotedIn(given.text, operations)
  const valuesOf = (...kinds: Operation['op'][]) =>
    quoted.flatMap((one) => ('path' in one && kinds.includes(one.op) ? valueIn(one.path, one, given.reading) : []))
  const isNegated = (one: Proposal) => one.kind === 'add' && !isLimit(one.path) && NEGATION.test(plainly(one.words))
  const values = valuesOf('set', 'add')
  const note = quoted.find(({ op }) => op === 'note')
  return {
    values: values.filter((one) => !isNegated(one)),
    asks: [...valuesOf('ask'), ...values.filter(isNegated)],
    order: isClear(given.ordered) ? given.ordered : (orderIn(quoted, given) ?? given.ordered),
    keep: note ? askToKeep(note.words) : null,
    question: questionIn(quoted, given),
  }
}

/** The operations whose words somebody wrote. */
function quotedIn(text: string, operations: readonly Operation[]): Operation[] {
  const message = plainly(text)
  return operations.filter(({ words }) => plainly(words).length > 1 && message.includes(plainly(words)))
}

const plainly = (text: string) => plainWords(cleanText(text))

const isLimit = (path: Path) => path === 'valuesMap.dealbreakers'
const NEGATION = /\b(?:no|not|never|none|neither|without|except|nothing|hate)\b/

/** The value that an operation puts, if its words give it and are the person's own. */
function valueIn(path: Path, operation: Operation, reading: Reading): Proposal[] {
  if (!('value' in operation) || path === 'notes') return []
  const words = operation.words.trim()
  const quote = plainly(words)
  const value = fitting(path, operation.value)
  if (value === null || isOfOthers(quote, reading)) return []
  if (typeof value === 'number') {
    const unit = MILES.test(quote) ? { unit: 'miles' as const } : {}
    return isFigureOf(path, value, quote) ? [{ kind: 'set', path, value, words, ...unit }] : []
  }
  return isListed(path, value) || isMadeOf(value, quote) ? [putting({ path, value, words })] : []
}

/** What a model quotes of a question, or of what is told about somebody else. */
const isOfOthers = (quote: string, { sentences }: Reading) =>
  sentences
    .flatMap(({ clauses, asks }) => clauses.filter(({ about }) => asks || about === 'third'))
    .some(({ text }) => text.includes(quote) || quote.includes(text))

const MILES = /\bmi(?:les?)?\b/
const KM_TOLERANCE = 2

function isFigureOf(path: Path, value: number, quote: string): boolean {
  const figures = (quote.match(/\d+/g) ?? []).map(Number)
  const isMiles = (figure: number) => Math.abs(figure * KM_PER_MILE - value) <= KM_TOLERANCE
  return figures.includes(value) || (path === 'valuesMap.distance_km' && figures.some(isMiles))
}

const isListed = (path: Path, value: string) =>
  [...(CLOSED_OPTIONS[path] ?? []), ...(LISTED_OPTIONS[path] ?? [])].includes(value)

/** Short words carry no meaning. */
const CONTENT_WORD = /[\p{L}\p{N}]{4,}/gu

/** Whether every word of substance in a text stands, in whatever form, in the quote: "kindness" is made of "someone kind". */
function isMadeOf(text: string, quote: string): boolean {
  const words = plainly(text).match(CONTENT_WORD)
  const stem = (word: string) => word.slice(0, Math.max(4, Math.ceil(word.length / 2)))
  return words ? words.every((word) => quote.includes(stem(word))) : quote.split(' ').includes(plainly(text))
}

/** From here on the learned reader hears an order, and from here on it may be one. */
const ORDERS = 0.35
const MAY_ORDER = 0.1

const isClear = (order: Ordered | null) =>
  order !== null && (order.proposals.length > 0 || order.isUndo || order.isKept === true)

/** `isNamed`: the words that the change rests on name the entry. */
type Change = { entry: Entry; does: Proposal[]; label: string; isNamed: boolean }

/** What is to be done with entries that stand: carried out when the message names them in an order, else asked about. */
function orderIn(operations: readonly Operation[], { before, reading, likely, ordered }: Given): Ordered | null {
  const changes = operations.flatMap((one) => changeOf(one, before, reading))
  const weight = ordered ? 1 : (likely?.('R') ?? 0)
  // Safety is given up only by somebody who is asked.
  const isPlain = ({ entry, isNamed }: Change) => isNamed && weight >= ORDERS && entry.path !== 'valuesMap.safety_prefs'
  const maybe = changes.filter((one) => !isPlain(one) && (one.isNamed || weight >= MAY_ORDER))
  const proposals = changes.filter(isPlain).flatMap(({ does }) => does)
  if (proposals.length === 0 && maybe.length === 0) return null
  const leave: Choice = { label: 'Leave it as it is', does: [] }
  return {
    isFree: true,
    rest: '',
    proposals,
    which: maybe.length === 0 ? [] : [...maybe, leave],
    ask: 'Did I get that right?',
    isUndo: false,
    reword: null,
    adds: null,
  }
}

function changeOf(operation: Operation, { entries }: Conversation, reading: Reading): Change[] {
  if (operation.op !== 'remove' && operation.op !== 'replace') return []
  const { path, value, words } = operation
  const entry = entries.find((one) => one.path === path && alike(one.value, value))
  if (!entry) return []
  const gone = remove(entry, words)
  const isNamed = named(plainly(words), words, entries).includes(entry)
  if (operation.op === 'remove') return [{ entry, isNamed, does: [gone], label: `Take out "${entry.value}"` }]
  return valueIn(path, { op: 'add', path, value: operation.to, words }, reading).map((put) => ({
    entry,
    isNamed,
    does: isListPath(path) ? [gone, put] : [put],
    label: `"${operation.to}" in place of "${entry.value}"`,
  }))
}

const alike = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()

/** From here on the learned reader hears a question as well: its topic is answered, else offered. */
const MAY_ASK = 0.2

function questionIn(operations: readonly Operation[], { likely }: Given): ServiceQuestion | null {
  const answer = operations.find((one) => one.op === 'answer')
  if (!answer) return null
  const { topic, words } = answer
  return (likely?.('Q') ?? 0) >= MAY_ASK
    ? { kind: 'about', asks: [{ topic, text: plainWords(words) }] }
    : { kind: 'which', topics: [topic] }
}

/** From here on the learned reader hears something heavy as well. */
const MAY_BE_HEAVY = 0.1

/** A model alone asks once whether somebody is safe; more often only what the learned reader hears as well. */
const isNewAlarm = ({ before, likely }: Pick<Given, 'before' | 'likely'>) =>
  before.turn !== before.safeAt &&
  (!before.used.some((one) => one.startsWith('help.')) ||
    Math.max(likely?.('D1') ?? 0, likely?.('D2') ?? 0) >= MAY_BE_HEAVY)

/** Whether a model heard distress in a message, and it is worth asking about. */
export const suggestsDistress = (
  operations: readonly Operation[],
  given: Pick<Given, 'text' | 'before' | 'likely'>,
): boolean => quotedIn(given.text, operations).some(({ op }) => op === 'distress') && isNewAlarm(given)
