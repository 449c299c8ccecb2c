import { type Slot, slotOf } from './slots.ts'
import type { Conversation, Group, Part } from './state.ts'

/**
 * In which question each slot is asked about; null when it is only noted as it is said. The order is that of a
 * conversation from nothing: easy things first.
 */
const ASKED_IN: Record<Slot, Exclude<Group, 'ownAge'> | null> = {
  intent: 'intent',
  meet: 'who',
  age: 'who',
  distance: 'distance',
  availability: 'week',
  budget: 'week',
  smoking: 'habits',
  drinking: 'habits',
  kids: 'kids',
  faith: 'faith',
  mustHaves: 'wishes',
  dealbreakers: 'wishes',
  safety: 'safety',
  niceToHaves: null,
  notes: null,
}
const isSlot = (key: string): key is Slot => Object.hasOwn(ASKED_IN, key)
const ORDER: readonly Slot[] = Object.keys(ASKED_IN)
  .filter(isSlot)
  .filter((slot) => ASKED_IN[slot] !== null)

/** What a question asks about. Answers to it may be short. */
export const slotsIn = (group: Group): readonly Slot[] =>
  group === 'ownAge' ? ['age'] : ORDER.filter((slot) => ASKED_IN[slot] === group)

/** A plain member is through by then; after it nothing is asked a second time. */
const PATIENCE_TURNS = ORDER.length
const MOST_TIMES = 2
/** What many people have none of is not asked for a second time. */
const ASKED_ONCE: readonly Slot[] = ['mustHaves', 'dealbreakers', 'faith']

/** What a short answer to a question may be about besides. */
export function groupOf(part: Part): Group {
  return part === 'ownAge' ? 'ownAge' : (ASKED_IN[part] ?? 'wishes')
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
  const times = (slot: Slot) => (state.turn >= PATIENCE_TURNS || ASKED_ONCE.includes(slot) ? 1 : MOST_TIMES)
  return ORDER.find((slot) => !isKnown(state, slot) && (state.asked[slot] ?? 0) < times(slot)) ?? null
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
  ORDER.filter((slot) => !isKnown(state, slot) && (state.asked[slot] ?? 0) < 1).length
