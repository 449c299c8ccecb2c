import { type Slot, slotOf } from './slots.ts'
import type { Conversation, Group } from './state.ts'

/** What each question asks about. Answers to it may be short. */
export const SLOTS_OF: Record<Group, readonly Slot[]> = {
  intent: ['intent'],
  who: ['meet', 'age'],
  distance: ['distance'],
  week: ['availability', 'budget'],
  habits: ['smoking', 'drinking'],
  kids: ['kids'],
  faith: ['faith'],
  wishes: ['mustHaves', 'dealbreakers'],
  safety: ['safety'],
  ownAge: ['age'],
}

/** The order of a conversation from nothing: easy things first, nine questions in all. */
const ORDER: readonly Group[] = ['intent', 'who', 'distance', 'week', 'habits', 'kids', 'faith', 'wishes', 'safety']
/** A plain member is through by then; after it nothing is asked a second time. */
const PATIENCE_TURNS = 9
const MOST_TIMES = 2

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
  SLOTS_OF[group].filter((slot) => !isKnown(state, slot))

/** What of a question is still to be asked. Asked once, a second half that may be empty is let go. */
export function missingOf(state: Conversation, group: Group): Slot[] {
  if (group === 'ownAge') return state.aroundOwnAge && state.ownAge === null ? ['age'] : []
  const missing = openOf(state, group)
  const once = (state.asked[group] ?? 0) > 0
  if (group === 'wishes' && once && missing.length === 1) return []
  return missing
}

/** The next question to put; null when everything has been asked. */
export function nextGroup(state: Conversation): Group | null {
  if (missingOf(state, 'ownAge').length > 0 && (state.asked.ownAge ?? 0) < 1) return 'ownAge'
  const most = state.turn >= PATIENCE_TURNS ? 1 : MOST_TIMES
  return ORDER.find((group) => missingOf(state, group).length > 0 && (state.asked[group] ?? 0) < most) ?? null
}

/** How many questions are left at most, for people who ask how long it takes. */
export const questionsLeft = (state: Conversation) =>
  ORDER.filter((group) => missingOf(state, group).length > 0 && (state.asked[group] ?? 0) < 1).length
