import { freeTimes } from '../answering/free-times.ts'
import { askable } from '../answering/refused.ts'
import type { Content } from '../content.ts'
import { isHeard } from '../decide.ts'
import type { Hearing } from '../hearing.ts'
import { closedValue } from '../learned/closed-values.ts'
import { areWordsHeard } from '../own-words.ts'
import type { Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { ServiceQuestion } from '../service/question.ts'
import { isMeet, type Slot, slotOf } from '../slots.ts'
import { type Conversation, slotAsked } from '../state.ts'
import { modelOrder } from './model-orders.ts'
import { modelValue } from './model-values.ts'
import type { Operation } from './operation.ts'
import { plainly } from './quotes.ts'

/** From here on what the learned reader hears, and a model does not, is asked about. */
const MISSED = 0.6

/**
 * What a message holds as a model heard it. The readers vouch for it, doubt it and guard what stands: a value against
 * which they agree on another one, and a change of what filters hard that none of them hears, are asked back. What they
 * alone note is asked back where it is a closed value that is likely or an answer to the question; else it is dropped.
 *
 * @param heard what the readers make of the message
 */
export function modelContent(heard: Content, operations: readonly Operation[], hearing: Hearing): Content {
  const { before, read, likely } = hearing
  const asked = slotAsked(before)
  const { order, proposals: ordered } = modelOrder(operations, {
    ...{ before, reading: read, likely, ordered: heard.order },
  })
  const values = operations.flatMap((one) => {
    const value = one.op === 'set' || one.op === 'add' || one.op === 'ask' ? modelValue(one, read) : null
    return value ? [{ ...value, isPlain: value.isPlain && one.op !== 'ask' }] : []
  })
  const open = values.filter(({ put }) => !isDeclined(put, before) || isVouched(put, hearing))
  const isSure = ({ put, isPlain }: (typeof open)[number]) =>
    !isNews(put, before) ||
    (isPlain &&
      !isContradicted(put, heard) &&
      !isDeclined(put, before) &&
      (!isHardFlip(put, before) || isVouched(put, hearing)))
  const sure = open.filter(isSure).map(({ put }) => put)
  const others = open.filter((one) => !isSure(one)).map(({ put }) => put)
  const unsure = others.filter(({ kind }) => kind !== 'note')
  const left = leftOpen(operations, before)
  const touched = new Set<Slot>(
    [...sure, ...unsure, ...ordered, ...left].filter(({ kind }) => kind !== 'note').map(slotOfProposal),
  )
  const kept = heard.proposals.filter((one) => isOfRulesAlone(one, touched, asked))
  const missed = heard.proposals.filter(
    (one) => !touched.has(slotOfProposal(one)) && isNews(one, before) && isLikely(one, hearing),
  )
  const doubts = askable(unsure.length > 0 ? unsure : missed, before, hearing.text)
  const [first] = doubts
  const isFirst = (one: Proposal) => first !== undefined && slotOfProposal(one) === slotOfProposal(first)
  const said = [...ordered, ...kept, ...left, ...sure]
  // A day that a message mentions says when they are free only where a model heard that it does.
  const times = freeTimes(heard.rest.sentences, { before: { ...before, part: null, pending: null }, proposals: said })
  const proposals = [...said, ...times]
  return {
    ...heard,
    order,
    proposals,
    doubts: doubts.filter(isFirst),
    later: doubts.filter((one) => !isFirst(one)),
    refused: [],
    turnedDown: [],
    note: notesIn(
      [...others.filter(({ kind }) => kind === 'note'), ...operations.filter(({ op }) => op === 'note')],
      proposals,
    ),
    isAnswer: proposals.length > 0,
    isFigure: sure.some((one) => one.kind === 'set' && typeof one.value === 'number'),
  }
}

/** What somebody leaves open, or answers with "nothing"; what stands there already stays. */
const leftOpen = (operations: readonly Operation[], { entries }: Conversation): Proposal[] =>
  operations.flatMap((one): Proposal[] => {
    if ((one.op !== 'skip' && one.op !== 'none') || entries.some((entry) => slotOf(entry) === one.about)) return []
    return [{ kind: one.op === 'skip' ? 'decline' : 'settle', slot: one.about, words: one.words }]
  })

/** What is to be offered as a note, but for what is noted already. */
function notesIn(notes: readonly { words: string }[], proposals: readonly Proposal[]): string {
  const noted = proposals.flatMap((one) => (one.kind === 'note' ? plainly(one.words) : []))
  const isNoted = (words: string) => noted.some((one) => one.includes(words) || words.includes(one))
  return notes.flatMap(({ words }) => (isNoted(plainly(words)) ? [] : words)).join('. ')
}

const alike = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()

const isNews = (one: Proposal, { entries }: Conversation) =>
  !entries.some(({ path, value }) => 'path' in one && 'value' in one && path === one.path && alike(value, one.value))

const isDeclined = (one: Proposal, { declined }: Conversation) => declined.includes(slotOfProposal(one))

/** Whether the readers note another value in its place. Of several figures a model knows better which is which. */
const isContradicted = (one: Proposal, { proposals }: Content) =>
  one.kind === 'set' &&
  typeof one.value === 'string' &&
  proposals.some((other) => other.kind === 'set' && other.path === one.path && !alike(other.value, one.value))

/** Rows that decide who can meet whom. */
const FILTERS: readonly Slot[] = ['intent', 'meet', 'age', 'smoking', 'drinking', 'kids']
const isHardFlip = (one: Proposal, { entries }: Conversation) =>
  FILTERS.includes(slotOfProposal(one)) &&
  entries.some(({ path, value }) =>
    one.kind === 'set' ? path === one.path : one.kind === 'add' && path === one.path && isMeet(value),
  )

/** From here on the learned reader hears that something that stands is changed. */
const MAY_CHANGE = 0.25

/** Whether a reader hears a value as well, or that something is changed, or it answers the question. */
function isVouched(one: Proposal, { before, likely, read }: Hearing): boolean {
  const asked = slotAsked(before)
  if (slotOfProposal(one) === asked || !likely || likely('R') >= MAY_CHANGE) return true
  if (one.kind === 'set' && typeof one.value === 'number')
    return read.proposals.some((other) => slotOfProposal(other) === slotOfProposal(one))
  const value = closedValue(one)
  return value ? isHeard(one, value, { likely, asked }) : areWordsHeard(one, { likely, asked })
}

/** Whether it is worth asking about although a model does not hear it. */
function isLikely(one: Proposal, { before, likely }: Hearing): boolean {
  const value = closedValue(one)
  if (value) return (likely?.(value.label) ?? 0) >= MISSED
  return one.kind === 'set' && typeof one.value === 'number' && slotOfProposal(one) === slotAsked(before)
}

/** What only rules read: the own age, years around it, and a question that is left open. */
function isOfRulesAlone(one: Proposal, touched: ReadonlySet<Slot>, asked: Slot | null): boolean {
  if (one.kind === 'ownAge') return true
  if (one.kind === 'aroundOwnAge') return !touched.has('age')
  return (one.kind === 'decline' || (one.kind === 'settle' && one.slot === asked)) && !touched.has(one.slot)
}

/** The questions to the service that a model hears, or what the readers hear asked in so many words. */
export function modelQuestion(
  heard: ServiceQuestion | null,
  operations: readonly Operation[],
  text: string,
): ServiceQuestion | null {
  const asks = operations.flatMap((one) =>
    one.op === 'answer' ? [{ topic: one.topic, text: plainWords(one.words) }] : [],
  )
  if (heard && heard.kind !== 'about' && heard.kind !== 'which') return heard
  if (asks.length > 0) return { kind: 'about', asks }
  return heard?.kind === 'about' && text.includes('?') ? heard : null
}
