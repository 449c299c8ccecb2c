import { MAX_OWN_WORDS } from '#contract/limits.ts'
import { type Operation, rowOfOperation } from '../../profile/operation.ts'
import { defined, type RowName } from '../../profile/rows.ts'
import { isOwnWords } from '../../profile/said.ts'
import { answersTo } from '../../state/choices.ts'
import type { Conversation } from '../../state/conversation.ts'
import type { Heard } from '../heard.ts'
import type { Reader } from '../reader.ts'
import { bareAnswer, heardPress, pressedIn } from './bare-answer.ts'
import { figuresLeft } from './candidates.ts'
import { complaint, neverSaid, saidAnew } from './complaint.ts'
import { toldIn } from './labels/told.ts'
import { isOfCard, withoutComplaints } from './of-card.ts'
import { accounted, isOrder } from './order-account.ts'
import { LISTS } from './order-meant.ts'
import { pressesOnto, unclearOrder } from './order-presses.ts'
import { commands } from './order-words.ts'
import { draftIn } from './own-words/draft-in.ts'
import { withoutFrame } from './own-words/entry-words.ts'
import { stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowNamed } from './reading/row-names.ts'
import { type Part, type Reading, readingOf, type Step } from './reading-of.ts'
import { asked } from './step-asked.ts'
import { figures, swaps } from './step-figures.ts'
import { named, wishes } from './step-named.ts'
import { likelyOrders, orders } from './step-orders.ts'
import { ofOthers } from './step-others.ts'
import { questions } from './step-questions.ts'
import { isPrivate, rest } from './step-rest.ts'
import { timesIn } from './times.ts'

/** Each step takes the clauses that it understands. */
const STEPS: readonly Step[] = [
  labelledLists,
  questions,
  labelled,
  freeTimes,
  putDown,
  swaps,
  orders,
  figures,
  likelyOrders,
  ofOthers,
  asked,
  named,
  wishes,
  rest,
]
/** If one of these steps took a part, the rest needs a reason to become an entry. */
const MIXING: readonly Step[] = [questions, labelled, swaps, orders, figures, likelyOrders]

/** In a message with orders to the software, no words become an entry. */
const AMONG_ORDERS: readonly Step[] = [questions, figures, rest]

/** Lists come before questions: "Must have: says what she means" sounds like a question. */
function labelledLists(reading: Reading, left: readonly Part[]): ReturnType<Step> {
  const isOfLists = groupsIn(left).every(({ row }) => LISTS.includes(row))
  return isOfLists && !reading.message.text.includes('?') ? labelled(reading, left) : { heard: [], taken: [] }
}

/** "My free time is wrong, make it weekends": replaces the stored times. */
function freeTimes({ message }: Reading, left: readonly Part[]): ReturnType<Step> {
  const plain = plainWords(message.text)
  if (!/\b(?:free|availab\w+)\b/.test(plain) || !SETS.test(plain)) return { heard: [], taken: [] }
  const { heard, taken } = timesIn(left, { isAsked: true })
  const anew = heard.map(
    (one, at): Heard =>
      at === 0 && one.kind === 'change' && one.operation.op === 'add'
        ? { ...one, operation: { ...one.operation, alone: true } }
        : one,
  )
  return { heard: anew, taken }
}
const SETS =
  /\b(?:change|put|make|set|update|correct|should (?:be|say)|fix)\b.*\b(?:times?|days?|hours|availab\w+|free|it)\b/

/** "I'm not looking to marry again, put that down": saves the clause before the order. */
function putDown(_: Reading, left: readonly Part[]): ReturnType<Step> {
  const at = left.findIndex(({ text }) => PUT_DOWN.test(text))
  const [before, order] = [left[at - 1], left[at]]
  if (!before || !order || before.sentence !== order.sentence) return { heard: [], taken: [] }
  const value = before.original.replace(/^(?:and |but |so )?i (?:just )?(?:said|told you|meant) (?:that )?/i, '')
  const operation: Operation = { op: 'add', path: 'notes', value, words: before.original }
  return {
    heard: [{ kind: 'change', by: 'order', sure: 1, operation, quote: before.original }],
    taken: [before, order],
  }
}
const PUT_DOWN = /^(?:(?:and|so|please|you can) )*(?:put|write|note|jot) (?:that|it|this) down\b\W*$/

/** "Drinking: only margs": a row and its answer, whatever was asked. */
function labelled(reading: Reading, left: readonly Part[]): ReturnType<Step> {
  const { state, reader } = reading
  const found = groupsIn(left).flatMap(({ row, said, parts }) => {
    const option = optionSaid(row, said)
    if (option) return [{ heard: heardPress([option], said), parts }]
    const heard = listen(readingOf(said, { ...state, question: row, instead: null }, reader)).filter(
      (one) => one.kind === 'change' && rowOfOperation(one.operation) === row && one.by !== 'guess',
    )
    return heard.length > 0 ? [{ heard, parts }] : []
  })
  return { heard: found.flatMap(({ heard }) => heard), taken: found.flatMap(({ parts }) => parts) }
}

/** "Drinking is yes, not sometimes": the first answer counts. */
const optionSaid = (row: RowName, said: string) =>
  defined(row).isClosed === true
    ? answersTo(row, null).find(({ label }) => plainWords(said).split(/[^a-z$]+/)[0] === label.toLowerCase())
    : undefined

type Group = { row: RowName; said: string; parts: Part[] }
/** "Must-haves: kind, funny": a label and the clauses after it. */
function groupsIn(left: readonly Part[]): Group[] {
  const groups: Group[] = []
  for (const part of left) {
    const [, name = '', said = ''] =
      LABEL.exec(part.original) ?? NAMED_IS.exec(part.original) ?? SAYS_VALUE.exec(part.original) ?? []
    const row = name === '' ? undefined : rowNamed(plainWords(name))
    const last = groups.at(-1)
    if (row !== undefined) groups.push({ row, said, parts: [part] })
    else if (last?.parts[0]?.sentence === part.sentence && defined(last.row).isInWords) {
      last.said = `${last.said}, ${part.original}`
      last.parts.push(part)
    }
  }
  return groups
}
const NAMED_IS =
  /^\W*(?:and |but |so |no )?(?:my )?(faith|smoking|drinking|budget|distance)\s+is\s+(?!(?:fine|right|ok|okay|wrong|not|just|too|correct|still|good|a|important|very|over|off)\b)(\S.*)$/iu
const SAYS_VALUE =
  /^\W*(?:(?:and|also|but|so|then|oh|no|i (?:just )?(?:said|told you|meant)|put|make|set)[\s,]+)*(?:my |the )?(smoking|drinking|children|kids)\s+(?:(?:is|as|to|should be|can be|=|i (?:meant|said))\s+)?(?:an?\s+)?((?:yes|no|never|sometimes|open)\b\W*(?:please|now|(?:for|from) me|too|though|instead)?\W*)$/i
const LABEL =
  /^\W*(?:(?:and|also|but|oh|bro|n|no|so|ok|lol|omg|well),? )*((?:the |my )?[\p{L}-]+(?: [\p{L}-]+){0,2})\s*[:=]\s*(\S.*)$/u

const TAKEN_BACK =
  /\b(?:nvm|never ?mind|no wait|actually,? no|on second thoughts?)\b[\s,.!]+(?:just )?(?:keep|leave) (?:it|them|that|him)\b[^\p{L}]*$/iu

export function listen(reading: Reading): Heard[] {
  const { state, message } = reading
  const pressed = pressedIn(state, message.text)
  if (pressed) return heardPress(pressed, message.text)
  if (!/\p{L}|\p{N}|\$/u.test(message.text))
    return [{ kind: 'talk', talk: message.text === '' ? 'empty' : 'symbols', quote: message.text }]
  if (TAKEN_BACK.test(message.text)) return [{ kind: 'talk', talk: 'filler', quote: message.text }]
  if (!message.isHostile) {
    const bare = bareAnswer(reading)
    if (bare) return bare
    const anew = saidAnew(reading, listen)
    if (anew) return anew
    if (isForeign(message.text)) return [{ kind: 'talk', talk: 'foreign', quote: message.text }]
  }
  const heard: Heard[] = []
  const denied = neverSaid(reading.parts)
  let left = reading.parts.filter((part) => !denied.includes(part))
  let isMixed = false
  for (const step of message.isHostile ? AMONG_ORDERS : STEPS) {
    const found = step({ ...reading, isMixed }, left)
    isMixed ||= MIXING.includes(step) && found.taken.length > 0
    heard.push(...found.heard)
    left = left.filter((part) => !found.taken.includes(part))
  }
  const isAnswered = heard.some(({ kind }) => kind === 'ask')
  const hostile: Heard[] =
    message.isHostile && !isAnswered ? [{ kind: 'talk', talk: 'hostile', quote: message.text }] : []
  const some = [...hostile, ...heard, ...told(reading)]
  const all = message.isHostile ? some : withFigures(withoutComplaints(some, reading), figuresLeft(reading, some))
  const isMet = all.some((one) => one.kind === 'change' && one.by !== 'guess')
  const wrong = denied.flatMap(({ original }) => complaint(original, reading, isMet) ?? [])
  if (all.length > 0) return withDrafts([...accounted(reading, all, listen), ...wrong], reading)
  const order = unclear(reading) ?? complaint(message.text, reading)
  if (order) return withDrafts(order, reading)
  return some.length > 0 ? [{ kind: 'talk', talk: 'misheard', quote: message.text }] : placing(reading)
}

const withDrafts = (heard: readonly Heard[], reading: Reading): Heard[] =>
  heard.map((one) => {
    const draft = one.kind === 'handover' || one.kind === 'undone' ? draftIn(one.quote, reading) : undefined
    return draft === undefined ? one : { ...one, draft }
  })

/** Removes notes and entries that are only the words around a figure. */
function withFigures(heard: readonly Heard[], figures: readonly Heard[]): Heard[] {
  const isAround = (one: Heard) =>
    (one.kind === 'note' && /\d/.test(plainWords(one.quote))) ||
    (one.kind === 'change' && /\d\d/.test(plainWords(ownWordsOf(one.operation))))
  return [...heard.filter((one) => figures.length === 0 || !isAround(one)), ...figures]
}

const ownWordsOf = (one: Operation): string =>
  (one.op === 'add' || one.op === 'set') && isOwnWords(one) ? String(one.value) : ''

/** Offers words that nothing understood as one note. */
function placing({ message: { text, sentences }, reader }: Reading): Heard[] {
  const words = text.trim().replace(/[\s.,;!]+$/, '')
  if (isOfCard(words) || stemsIn(words).size === 0) return [{ kind: 'talk', talk: 'misheard', quote: text }]
  const isToKeep = /\p{L}{2}\P{L}+\p{L}{2}/u.test(words) && words.length <= MAX_OWN_WORDS
  if (!isToKeep || commands(words) || sentences.some(({ asks }) => asks) || isPrivate(words, { reader })) return []
  return pressesOnto(withoutFrame(words), isNamedIn('faith', plainWords(words)) ? ['faith', 'notes'] : PLACES, words)
}
const PLACES: readonly RowName[] = ['mustHaves', 'dealbreakers', 'notes']

/** "That isn't fair on them, take it away": an order that no step heard gets buttons, or its rows are opened. */
const unclear = (reading: Reading): Heard[] | null =>
  commands(reading.message.text) || isOrder(reading) ? unclearOrder(reading.message.text, reading) : null

export const readAndListen = (text: string, state: Conversation, reader: Reader) =>
  listen(readingOf(text, state, reader))

const told = ({ message, reader, state, likely }: Reading): Heard[] =>
  toldIn(message.sentences, { reader, asked: state.question, likely }).map((one) => ({ kind: 'told', told: one }))

const LETTERS = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
const isForeign = (text: string) => (text.match(LATIN)?.length ?? 0) < (text.match(LETTERS)?.length ?? 0) / 2
