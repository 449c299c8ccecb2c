import { isOpen } from '../../../src/engine/dialogue/groups.ts'
import type { Proposal } from '../../../src/engine/dialogue/proposal.ts'
import { TOPIC_OFFER } from '../../../src/engine/dialogue/service/question.ts'
import { TOPICS, type Topic } from '../../../src/engine/dialogue/service/topics.ts'
import { isListPath, type Slot, slotOf } from '../../../src/engine/dialogue/slots.ts'
import { BESIDE, type Conversation, type Entry, isAmong } from '../../../src/engine/dialogue/state.ts'
import type { Remark, Truth } from './person.ts'
import { type Exchange, type Played, rightOption } from './play-person.ts'
import { compare, isTrue } from './truth.ts'

/** Every number is a count. */
const NOTHING = {
  conversations: 0,
  lines: 0,
  jointRight: 0,
  told: 0,
  noted: 0,
  askedBack: 0,
  missed: 0,
  wrong: 0,
  needlessAsks: 0,
  damaged: 0,
  junk: 0,
  sideLines: 0,
  sideLinesThatFill: 0,
  questions: 0,
  questionsAnswered: 0,
  questionsOffered: 0,
  heavy: 0,
  heavyMet: 0,
  traps: 0,
  trapsAlarmed: 0,
  orders: 0,
  ordersDone: 0,
  ordersAsked: 0,
  ordersWrong: 0,
  /** Slots at the end. */
  slots: 0,
  slotsRight: 0,
  slotsMissing: 0,
  slotsWrong: 0,
  snapshotsWhole: 0,
}
export type Counts = typeof NOTHING
type Counted = keyof Counts

export type Mark = { exchange: Exchange; counted: Counted[] }

/** A slot that is not right at the end. */
export type Ending = { slot: Slot; outcome: 'missing' | 'wrong'; stands: string[] }

export function measure(played: Played): { counts: Counts; marks: Mark[]; endings: Ending[] } {
  const told = new Set(played.person.facts.flatMap(({ slot, isKnown }) => (isKnown ? [slot] : [])))
  const isByEndOnly = played.person.remarks.some(({ kind }) => kind === 'aside')
  const marks = played.exchanges.map((exchange) => ({
    exchange,
    counted: isByEndOnly ? [] : ofExchange(exchange, told),
  }))
  return {
    counts: sum([countOf(marks.flatMap(({ counted }) => counted)), ofEnd(played)]),
    marks,
    endings: endingsOf(played),
  }
}

/** Counts of several conversations together. */
export function sum(all: readonly Counts[]): Counts {
  const total = { ...NOTHING }
  for (const counts of all) for (const name of NAMES) total[name] += counts[name]
  return total
}
const NAMES = Object.keys(NOTHING) as Counted[] // keys of a literal object

const countOf = (counted: readonly Counted[]): Counts => sum(counted.map((name) => ({ ...NOTHING, [name]: 1 })))

function ofExchange(exchange: Exchange, told: Set<Slot>): Counted[] {
  const { before, line, turn, truths } = exchange
  const changed = changedBy(exchange)
  const counted: Counted[] = ['lines', ...ofValues(exchange, changed)]
  const tells = tellsOf(exchange)
  for (const slot of tells) {
    told.add(slot)
    if (line.kind !== 'order') counted.push('told', outcomeOf(slot, exchange))
  }
  if (line.kind === 'remark') counted.push(...ofRemark(line.remark, exchange, changed.length > 0))
  if (line.kind === 'order') counted.push('orders', ...ofOrder(exchange, line.order.slot))
  if (isNeedless(before, turn.state, { told, tells, truths })) counted.push('needlessAsks')
  const isRight = ([slot, truth]: [Slot, Truth]) => compare(turn.state, slot, truth).outcome === 'right'
  const isAllTrue = turn.state.entries.every((entry) => slotOf(entry) === 'notes' || isAccounted(entry, truths))
  if (isAllTrue && [...truths].filter(([slot]) => told.has(slot)).every(isRight)) counted.push('jointRight')
  return counted
}

const tellsOf = ({ line }: Exchange): readonly Slot[] => {
  if (line.kind === 'answer') return line.tells
  if (line.kind === 'order') return [line.order.slot]
  return line.kind === 'remark' && line.remark.kind === 'corrects' ? [line.remark.slot] : []
}

const changedBy = ({ before, turn }: Exchange): Entry[] => [
  ...turn.state.entries.filter((entry) => !isAmong(entry, before.entries)),
  ...before.entries.filter((entry) => !isAmong(entry, turn.state.entries)),
]

const FREE: readonly Slot[] = ['faith', 'mustHaves', 'niceToHaves', 'dealbreakers']

const isAccounted = (entry: Entry, truths: Exchange['truths']) => {
  const truth = truths.get(slotOf(entry))
  return truth !== undefined && isTrue(entry, truth)
}

function ofValues(exchange: Exchange, changed: readonly Entry[]): Counted[] {
  const { before, turn, truths } = exchange
  const come = changed.filter((entry) => isAmong(entry, turn.state.entries))
  const isSaidSomewhere = (entry: Entry) => FREE.some((slot) => isTrue(entry, truths.get(slot) ?? { kind: 'none' }))
  const untrue = come.filter((entry) => slotOf(entry) !== 'notes' && !isAccounted(entry, truths))
  const junk = untrue.filter((entry) => isOwnWords(entry) && !isSaidSomewhere(entry))
  const wrong = untrue.filter((entry) => !isOwnWords(entry))
  const damaged = [...truths].filter(
    ([slot, truth]) =>
      !tellsOf(exchange).includes(slot) &&
      before.entries.some((entry) => slotOf(entry) === slot) &&
      compare(before, slot, truth).outcome === 'right' &&
      compare(turn.state, slot, truth).outcome !== 'right',
  )
  return [
    ...junk.map((): Counted => 'junk'),
    ...wrong.map((): Counted => 'wrong'),
    ...damaged.map((): Counted => 'damaged'),
  ]
}

const isOwnWords = (entry: Entry) =>
  FREE.includes(slotOf(entry)) && (isListPath(entry.path) || slotOf(entry) === 'faith')

/** What came of a value at once. */
function outcomeOf(slot: Slot, { turn, truths }: Exchange): 'noted' | 'askedBack' | 'missed' {
  const truth = truths.get(slot)
  if (truth && compare(turn.state, slot, truth).outcome === 'right') return 'noted'
  const isChip = truth && turn.state.offer?.options.some(({ does }) => does.some((one) => says(one, slot, truth)))
  return isChip ? 'askedBack' : 'missed'
}

function says(one: Proposal, slot: Slot, truth: Truth): boolean {
  if (one.kind === 'set' || one.kind === 'add') return slotOf(one) === slot && isTrue(one, truth)
  return 'slot' in one && one.slot === slot && truth.kind === 'none'
}

function isNeedless(
  before: Conversation,
  after: Conversation,
  { told, tells, truths }: { told: ReadonlySet<Slot>; tells: readonly Slot[]; truths: Exchange['truths'] },
): boolean {
  const { part, offer } = after
  if (offer && offer.group !== BESIDE) {
    const isOfValue = offer.options.some(({ does }) => does.some((one) => one.kind === 'set' || one.kind === 'add'))
    return isOfValue && rightOption(after, truths) === null
  }
  if (part === null || part === 'ownAge' || !isOpen(after) || tells.includes(part)) return false
  return told.has(part) && (after.asked[part] ?? 0) > (before.asked[part] ?? 0)
}

const HELP_LINE = '988'

function ofRemark(remark: Remark, { before, turn }: Exchange, isChanged: boolean): Counted[] {
  const isMet = turn.reply.includes(HELP_LINE)
  const fills: Counted[] = isChanged ? ['sideLinesThatFill'] : []
  switch (remark.kind) {
    case 'talk':
    case 'others':
      return ['sideLines', ...fills]
    case 'heavy':
      return ['heavy', ...(isMet ? ['heavyMet' as const] : [])]
    case 'trap':
      return ['traps', ...(isMet ? ['trapsAlarmed' as const] : [])]
    case 'question':
      return ['questions', ...ofQuestion(remark.topics, { before, after: turn.state })]
    default:
      return []
  }
}

function ofQuestion(
  topics: readonly Topic[],
  { before, after }: { before: Conversation; after: Conversation },
): Counted[] {
  const said = after.used.filter((one) => !before.used.includes(one))
  if (topics.some((topic) => said.some((one) => one.startsWith(`fact.${topic}.`)))) return ['questionsAnswered']
  const labels = after.offer?.group === TOPIC_OFFER ? after.offer.options.map(({ label }) => label) : []
  return topics.some((topic) => labels.includes(TOPICS[topic])) ? ['questionsOffered'] : []
}

function ofOrder(exchange: Exchange, slot: Slot): Counted[] {
  const { turn, truths } = exchange
  const truth = truths.get(slot)
  if (truth && compare(turn.state, slot, truth).outcome === 'right') return ['ordersDone']
  if (changedBy(exchange).length > 0) return ['ordersWrong']
  return turn.state.offer ? ['ordersAsked'] : []
}

/** How each slot that is held ends. */
function ended({ person, exchanges }: Played) {
  const last = exchanges.at(-1)
  if (!last) return []
  return person.facts.map(({ slot }) => {
    const { outcome } = compare(last.turn.state, slot, last.truths.get(slot) ?? { kind: 'none' })
    const stands = last.turn.state.entries.filter((entry) => slotOf(entry) === slot).map(({ value }) => String(value))
    return { slot, outcome, stands }
  })
}

const endingsOf = (played: Played): Ending[] =>
  ended(played).flatMap(({ slot, outcome, stands }) => (outcome === 'right' ? [] : [{ slot, outcome, stands }]))

/** What stands when all is said. */
function ofEnd(played: Played): Counts {
  const last = played.exchanges.at(-1)
  const outcomes = ended(played)
  const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length
  const isAllTrue = last?.turn.state.entries.every((one) => slotOf(one) === 'notes' || isAccounted(one, last.truths))
  return {
    ...NOTHING,
    conversations: 1,
    slots: outcomes.length,
    slotsRight: count('right'),
    slotsMissing: count('missing'),
    slotsWrong: count('wrong'),
    snapshotsWhole: Number(isAllTrue === true && count('right') === outcomes.length),
  }
}
