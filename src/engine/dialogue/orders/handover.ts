import { ORDER_LABELS } from '../learned/labels.ts'
import type { LabelReader } from '../learned/reader.ts'
import { isNameable, named, stemsIn } from '../named-entries.ts'
import { inWords } from '../phrasing.ts'
import type { Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotsSpokenOf } from '../reading/row-names.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import { anyCase, pattern } from '../reading/words.ts'
import { type Slot, slotOf } from '../slots.ts'
import { type Conversation, isAmong, MOST_HANDED_OVER } from '../state.ts'
import { slotSaid } from '../wording/spoken.ts'
import { LEAD, VERB } from './commands/command.ts'
import type { Ordered } from './order.ts'

/** The rows that a message names, by their names or else by what stands there; none where they are too many to offer. */
export function rowsNamed(text: string, { entries }: Conversation): Slot[] {
  const said = plainWords(text)
  const spoken = slotsSpokenOf(said)
  const rows = spoken.length > 0 ? spoken : [...new Set(named(said, text, entries.filter(isNameable)).map(slotOf))]
  return rows.length > MOST_HANDED_OVER ? [] : rows
}

/** The rows that a message may want changed: those that it names, else the one that the line before was noted on. */
function rowsMeant(text: string, before: Conversation): Slot[] {
  const rows = rowsNamed(text, before)
  const last = before.entries.findLast((one) => one.path === before.lastPath && one.turn === before.turn - 1)
  return rows.length === 0 && last ? [slotOf(last)] : rows
}

/** From here on a clause orders something, and the same where it begins as an order or names a row. */
const ORDERS = 0.6
const ORDERS_IN_SHAPE = 0.35
const ORDERING = ['R', ...ORDER_LABELS]

/** The sentences and clauses of a message that order something, and of which nothing was noted. */
export const unmetOrders = (
  sentences: readonly Sentence[],
  { reader, proposals }: { reader: LabelReader; proposals: readonly Proposal[] },
): string[] =>
  sentences.flatMap((sentence) => {
    const { original, asks, clauses } = sentence
    if (asks || original.endsWith('?')) return []
    const isNoted = (words: string) => proposals.some((one) => words.includes(one.words) || one.words.includes(words))
    if (clauses.length < 2 || !isNoted(original))
      return !isNoted(original) && weightOf(sentence, reader) >= 1 ? [original] : []
    const isDone = (clause: string) =>
      proposals.some((one) => clause.includes(one.words) || isOf(clause, one) || POINTS_BACK.test(clause))
    return clauses
      .map((one) => (weightOf(one, reader) >= 1 && !isDone(one.original) ? one.original : ''))
      .filter(Boolean)
  })

/** "Write that down, dear": beside something that was noted, it is done. */
const POINTS_BACK =
  /^\W*(?:(?:and|so|then|please|pls|just|can you|could you|do) )*(?:write|put|add|note|jot|pop|get|stick)(?: (?:it|that|this|them)\b|\W*$)(?!.*\b(?:note|matchmaker))(?: [\w']+){0,5}\W*(?:\w+\W*)?$/i

/** Whether what was noted stands in a clause: its figure, its words, or its row. */
function isOf(clause: string, one: Proposal): boolean {
  if (slotsSpokenOf(plainWords(clause)).includes(slotOfProposal(one))) return true
  if (!('value' in one)) return false
  const stems = stemsIn(String(one.value))
  return clause.includes(String(one.value)) || [...stemsIn(clause)].some((stem) => stems.has(stem))
}

/** How plainly a clause orders something: from 1 on it does. */
function weightOf({ original, text }: Pick<Clause, 'original' | 'text'>, reader: LabelReader): number {
  const says = reader(original, 'none')
  const isInShape = COMMANDS.test(original) || slotsSpokenOf(text).length > 0
  return Math.max(...ORDERING.map(says)) / (isInShape ? ORDERS_IN_SHAPE : ORDERS)
}

/** Why a row is handed over: an order that is not certain, one beside what was done, or a mishearing. */
export type Handover = { rows: readonly Slot[]; why: 'unsure' | 'beside' | 'misheard' }

type Heard = {
  before: Conversation
  after: Conversation
  text: string
  order?: Ordered | null
  /** What it orders, and nothing comes of. */
  unmet?: readonly string[]
  isGoodbye?: boolean
  isHostile: boolean
  isMisheard?: boolean
  isByModel?: boolean
  /** It asks something that is answered. */
  isAsked: boolean
  /** It changed something, or answered what was offered. */
  isDone: boolean
}

/** What of a message is not certain, and is handed over to the snapshot. */
export function handedOver(heard: Heard): Handover | null {
  const { before, after, text, order, unmet = [], isMisheard, isAsked, isDone } = heard
  if (heard.isGoodbye || heard.isHostile || order?.isKept) return null
  const touched = [...unlike(before, after), ...unlike(after, before)].map(slotOf)
  const left = heard.isByModel ? '' : unmet.join(' ') || (isAsked ? '' : (order?.unsure ?? ''))
  const named = rowsNamed(left, before)
  const rest = named.filter((slot) => !touched.includes(slot))
  const isLeft = rest.length > 0 || (left !== '' && COMMANDS.test(left))
  if (isDone && isLeft) return { why: 'beside', rows: rest.length > 0 ? rest : named }
  if (!isDone && (rest.length > 0 || (isOpen(order) && !isAsked)))
    return { why: 'unsure', rows: rest.length > 0 ? rest : rowsMeant(text, before) }
  const rows = !isDone && isMisheard && !isAsked ? rowsMeant(text, before) : []
  return rows.length === 0 ? null : { why: 'misheard', rows }
}

/** Begins with the verb of a command, and not of one that leaves what stands. */
const COMMANDS = anyCase(pattern`${LEAD}(?!keep|leave)${VERB}\b`)

/** Whether an order does nothing by itself. */
const isOpen = (order: Ordered | null | undefined) => order != null && order.proposals.length === 0

/** The entries of one conversation that do not stand in another. */
const unlike = (one: Conversation, other: Conversation) => one.entries.filter((entry) => !isAmong(entry, other.entries))

/** `{row}` is what is to be changed. */
const LINES: Record<Handover['why'], readonly string[]> = {
  unsure: [
    "I'm not sure what should become of {row}, so I've left everything as it was. The Change button does it at once.",
    "I couldn't tell what to change about {row}, so I've left it. Press Change, and you can put it right yourself.",
  ],
  beside: [
    "I wasn't sure about {row}, though: the Change button does that at once.",
    "I couldn't tell what you'd like for {row}; the Change button does it at once.",
  ],
  misheard: ['The Change button puts {row} right at once.', 'Press Change, and you can put {row} right yourself.'],
}
const ANY_ROW: Partial<typeof LINES> = {
  unsure: [
    "I couldn't tell what to change, so everything stands. Change on your snapshot does it at once.",
    "I'm not sure which entry you mean, so I've changed nothing. Change beside it on your snapshot does it at once.",
  ],
  beside: [
    "I wasn't sure about the rest: Change on your snapshot does that at once.",
    "The rest I couldn't place. Change on your snapshot does it at once.",
  ],
}

/** What is said of a handover: the name of the bank, and its ways. */
export function handoverLines({ rows, why }: Handover): { id: string; ways: readonly string[] } {
  const anywhere = rows.length === 0 ? ANY_ROW[why] : undefined
  const row = inWords(rows.map(slotSaid), 'or')
  const ways = LINES[why].map((line) => line.replace('{row}', row))
  return anywhere ? { id: `handover.any.${why}`, ways: anywhere } : { id: `handover.${why}`, ways }
}
