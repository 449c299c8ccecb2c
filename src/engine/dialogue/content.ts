import { withFreeTimes } from './answering/free-times.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import type { Decision } from './decide.ts'
import { decidedOf } from './decide-message.ts'
import { type Hearing, likelihood, withOwnWords } from './hearing.ts'
import { closedValue, isLearnedAlone } from './learned/closed-values.ts'
import type { Likelihood } from './learned/reader.ts'
import { unmetOrders } from './orders/handover.ts'
import { markedOrders } from './orders/marked-orders.ts'
import { type Ordered, remove } from './orders/order.ts'
import { orderIn } from './orders/orders-in.ts'
import { isSameValue, type Proposal, putting } from './proposal.ts'
import { type Reading, readMessage, slotOfProposal } from './proposals.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Sentence } from './reading/sentences.ts'
import { refuses, saysNoTo } from './reading/whom-to-meet.ts'
import { isMeet } from './slots.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, slotAsked } from './state.ts'
import { type Told, toldIn } from './telling/told.ts'

/** What a message holds for the profile: an order, values, doubts, and what it tells. */
export type Content = {
  /** The message without what an order says. */
  rest: Reading
  ofRest: Likelihood | undefined
  order: Ordered | null
  /** What its marks order besides, and has to be asked about. */
  marked: Ordered | null
  /** What is noted. */
  proposals: readonly Proposal[]
  doubts: readonly Proposal[]
  told: Told[]
  /** What it orders, and nothing comes of. */
  unmet: readonly string[]
  /** What a model would keep as notes; absent without one. */
  notes?: readonly string[]
  /** It answers something, or puts one thing in the place of another. */
  isAnswer: boolean
  /** It gives a figure. */
  isFigure: boolean
}

/** From here on a clause gives an order: its words tell nothing. */
const ORDERS = 0.3

/** Orders, values and doubts of a message, each part of it counted once. */
export function contentOf(hearing: Hearing, answer: OfferAnswer | null): Content {
  const { before, read, reader } = hearing
  const reading = withOwnWords(read, hearing)
  const order = orderOf(hearing, reading)
  const { rest, ofRest } = besideOrder(hearing, reading, order)
  const heard = decidedOf(rest, { before, likely: ofRest, order, reader })
  const isWanted = (one: Proposal) => !(answer?.refused ?? []).some((other) => isSameValue(one, other))
  const decided = only(heard, isWanted)
  const isLeft = (one: Proposal) => order?.settles?.includes(slotOfProposal(one)) !== true
  const proposals = [...(order?.proposals ?? []), ...notMet(rest, before, ofRest), ...decided.sure.filter(isLeft)]
  const marked =
    reader && markedOrders({ order, before, sentences: read.sentences, spans: hearing.spans, put: proposals, reader })
  const isKept = (one: Proposal) => one.kind === 'remove' && marked?.kept.some(({ value }) => value === one.value)
  const put = [...proposals.filter((one) => !isKept(one)), ...(marked?.proposals ?? [])]
  const doubts = decided.doubts.filter(isLeft)
  const isOrdered = [...(order?.proposals ?? []), ...(marked?.proposals ?? [])].some(
    (one) => 'path' in one && one.path === 'valuesMap.availability',
  )
  const week = {
    proposals: put,
    doubts,
    sentences: isOrdered ? read.sentences : rest.sentences,
    before,
    isFixed: isOrdered,
  }
  return {
    rest,
    ofRest,
    order,
    marked: marked?.asks ?? null,
    ...(reader ? withFreeTimes(week) : { proposals: put, doubts }),
    unmet: reader ? unmetOrders(read.sentences, { reader, proposals: [...put, ...decided.doubts] }) : [],
    told:
      reader && ofRest
        ? toldIn(order && !order.noted ? besideOrders(read.sentences, reader) : read.sentences, {
            reader,
            asked: slotAsked(before),
            likely: ofRest,
          })
        : [],
    isAnswer: decided.sure.length > 0,
    isFigure: decided.sure.some((one) => one.kind === 'set' && typeof one.value === 'number'),
  }
}

/** From here on somebody whom one may meet is meant: "no women under 30". */
const IS_MEANT = 0.2
/** "No, not women": whom a message says no to. */
const notMet = ({ sentences }: Reading, { entries }: Conversation, likely: Likelihood | undefined): Proposal[] =>
  entries
    .filter(
      (one) =>
        isMeet(one.value) &&
        sentences.some(
          ({ text, asks }) =>
            !asks &&
            (saysNoTo(String(one.value), text) ||
              ((likely?.(closedValue(putting({ ...one, value: String(one.value), words: '' }))?.label ?? '') ?? 0) <
                IS_MEANT &&
                refuses(String(one.value), text, false))),
        ),
    )
    .map((one) => remove(one, sentences.map(({ original }) => original).join(' ')))

/** What a message tells beside its orders: its sentences without the clauses that order something. */
const besideOrders = (sentences: readonly Sentence[], reader: LearnedReader): Sentence[] =>
  sentences.flatMap((one) => {
    const clauses = one.clauses.filter(({ original }) => reader(original, 'none')('R') < ORDERS)
    const original = clauses.map((clause) => clause.original).join(', ')
    return clauses.length === one.clauses.length
      ? [one]
      : original === ''
        ? []
        : [{ ...one, text: plainWords(original), original, clauses }]
  })

/** The order that a message gives. What only puts words of one's own somewhere is an answer. */
function orderOf({ text, before, read, reader, likely, spans, own }: Hearing, reading: Reading): Ordered | null {
  const likelyOf =
    reader && ((part: Reading, words: string) => likelihood(reader, { before, text: words, reading: part }))
  const found = orderIn(read, { before, text, likely, told: reading, spans, likelyOf, reader })
  if (found?.isFree && own.sure.length > 0 && areOnlyPut(found)) return null
  // Under an open question what may be its answer is no order that is not certain.
  return found?.unsure && found.proposals.length === 0 && mayAnswer(reading, { before, likely, reader }) ? null : found
}

/** Whether a message gives a value of a closed row, or may answer what was asked. */
function mayAnswer(
  reading: Reading,
  { before, likely, reader }: Pick<Hearing, 'before' | 'likely' | 'reader'>,
): boolean {
  const { sure, doubts } = decidedOf(reading, { before, likely, order: null, reader })
  const isAsked = (one: Proposal) => slotOfProposal(one) === slotAsked(before)
  return sure.some((one) => isAsked(one) || isLearnedAlone(slotOfProposal(one))) || doubts.some(isAsked)
}

/** What a message says besides an order. */
function besideOrder(hearing: Hearing, reading: Reading, order: Ordered | null) {
  const { before, reader, likely } = hearing
  if (order === null || order.isFree) return { rest: reading, ofRest: likely }
  const rest = withOwnWords(readMessage(order.rest, before), hearing, order)
  return { rest, ofRest: reader ? likelihood(reader, { before, text: order.rest, reading: rest }) : likely }
}

/** Whether all that an order does is to put something somewhere. */
const areOnlyPut = ({ proposals, isUndo, isKept }: Ordered) =>
  proposals.every(({ kind }) => kind === 'add' || kind === 'set' || kind === 'note') && !isUndo && !isKept

/** A decision with only some of what it says. */
const only = ({ sure, doubts }: Decision, isMeant: (one: Proposal) => boolean): Decision => ({
  sure: sure.filter(isMeant),
  doubts: doubts.filter(isMeant),
})
