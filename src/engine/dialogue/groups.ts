import type { Group } from './slots/definition.ts'
import { defined, LISTED_OPTIONS, type Slot, slotOf, slotsWith } from './slots.ts'
import type { Conversation, Part } from './state.ts'

/** The slots that are asked for, in the order of a conversation from nothing. */
const ORDER = slotsWith(({ group }) => group !== null)

/** What a question asks about. Answers to it may be short. */
export const slotsIn = (group: Group): readonly Slot[] =>
  group === 'ownAge' ? ['age'] : ORDER.filter((slot) => defined(slot).group === group)

/** A plain member is through by then; after it nothing is asked a second time. */
const PATIENCE_TURNS = ORDER.length
const MOST_TIMES = 2

/** What a short answer to a question may be about besides. */
export function groupOf(part: Part): Group {
  return part === 'ownAge' ? 'ownAge' : (defined(part).group ?? 'wishes')
}

const isKnown = (state: Conversation, slot: Slot) => {
  if (state.declined.includes(slot) || state.settled.includes(slot)) return true
  return known(state).has(slot)
}

/** The slots that hold a value. */
export function known(state: Conversation): Set<Slot> {
  const slots = new Set<Slot>()
  for (const entry of state.entries) slots.add(slotOf(entry))
  return slots
}

/** What of a question the person has not answered: what a refusal that names nothing leaves open. */
export const openOf = (state: Conversation, group: Group): Slot[] =>
  slotsIn(group).filter((slot) => !isKnown(state, slot))

const needsOwnAge = ({ aroundOwnAge, ownAge, asked }: Conversation) =>
  aroundOwnAge !== null && ownAge === null && (asked.ownAge ?? 0) < 1

/** What is asked next; null when everything has been. */
export function nextPart(state: Conversation): Part | null {
  if (needsOwnAge(state)) return 'ownAge'
  // Of words of one's own many people have none.
  const times = (slot: Slot) => (state.turn >= PATIENCE_TURNS || defined(slot).isInWords ? 1 : MOST_TIMES)
  const isAsked = (slot: Slot) =>
    (!isKnown(state, slot) && (state.asked[slot] ?? 0) < times(slot)) || isBegun(state, slot)
  return ORDER.find(isAsked) ?? null
}

/**
 * Whether the little that was told on the way does not answer a question that was never put: one wish, or safety in words
 * of one's own, where others would have been offered.
 */
export function isBegun({ entries, asked, settled, declined, done }: Conversation, slot: Slot): boolean {
  if (done || (slot !== 'mustHaves' && slot !== 'safety') || (asked[slot] ?? 0) > 0) return false
  if (settled.includes(slot) || declined.includes(slot)) return false
  const told = entries.filter((entry) => slotOf(entry) === slot)
  const isLittle = told.length === 1 || slot === 'safety'
  const isOnTheWay = told.every(({ from, turn, path, value }) => {
    const isListed = LISTED_OPTIONS[path]?.some((one) => one === value) === true
    return from === 'answer' && turn !== null && !isListed
  })
  return told.length > 0 && isLittle && isOnTheWay
}

/** Whether the question that was put is still without an answer. */
export const isOpen = (state: Conversation): boolean => {
  if (state.pending === null) return false
  if (state.part === 'ownAge') return state.aroundOwnAge !== null && state.ownAge === null
  return state.part === null ? openOf(state, state.pending).length > 0 : !isKnown(state, state.part)
}

/** The open question may be put once more: what was pressed beside it, or met with help, is no answer to it. */
export const askedAgain = (state: Conversation): Conversation =>
  state.part === null ? state : { ...state, asked: { ...state.asked, [state.part]: 0 } }

/** How many questions are left at most, for people who ask how long it takes. */
export const questionsLeft = (state: Conversation) =>
  ORDER.filter((slot) => isBegun(state, slot) || (!isKnown(state, slot) && (state.asked[slot] ?? 0) < 1)).length
