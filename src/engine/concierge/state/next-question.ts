import { entriesOfRow, isAnswered, isPastParenting } from '../profile/profile.ts'
import { kidsFromHereOn } from '../profile/rows/kids.ts'
import { defined, type RowName, rowsWith } from '../profile/rows.ts'
import type { Conversation, Question } from './conversation.ts'

const ORDER = rowsWith(({ isNeverAsked }) => !isNeverAsked)
/** The end of the chat names the other rows. */
export const MOST_QUESTIONS = 11
const MOST_TIMES = 2

const putSoFar = ({ asked }: Conversation) => ORDER.filter((row) => (asked[row] ?? 0) > 0).length

const needsOwnAge = ({ profile, asked }: Conversation) =>
  profile.aroundOwnAge !== null && profile.ownAge === null && (asked.ownAge ?? 0) < 1

export const unaskedRows = (state: Conversation): RowName[] =>
  ORDER.filter((row) => (state.asked[row] ?? 0) === 0 && (!isAnswered(state.profile, row) || isOnlyBegun(state, row)))

/** If another answer contains "no smokers", the question about deal-breakers is still asked once. */
function isOnlyBegun({ profile, asked }: Conversation, row: RowName): boolean {
  const isGiven = profile.declined.includes(row) || profile.settled.includes(row)
  if (isGiven || defined(row).askMore === undefined || (asked[row] ?? 0) > 0) return false
  const entries = entriesOfRow(profile, row)
  return entries.length > 0 && entries.every(({ from }) => from === 'answer')
}

export const questionsLeft = (state: Conversation): number =>
  state.done ? 0 : Math.min(unaskedRows(state).length, MOST_QUESTIONS - putSoFar(state))

export function progressOf(state: Conversation): { at: number; of: number } | null {
  if (state.question === null || state.done) return null
  const at = Math.max(1, putSoFar(state))
  return { at, of: at + questionsLeft(state) }
}

/** Free-text rows are asked once, because many people leave them empty. */
export function nextQuestion(state: Conversation): Question | null {
  if (needsOwnAge(state)) return 'ownAge'
  const isFull = putSoFar(state) >= MOST_QUESTIONS
  const isLeft = (row: RowName) => {
    const times = state.asked[row] ?? 0
    if (isAnswered(state.profile, row)) return isOnlyBegun(state, row)
    return times === 0 ? !isFull : times < (defined(row).isInWords ? 1 : MOST_TIMES)
  }
  const { question } = state
  const stays = question !== null && question !== 'ownAge' && isLeft(question)
  return stays ? question : (ORDER.find(isLeft) ?? null)
}

export function isOpen({ question, profile }: Pick<Conversation, 'question' | 'profile'>): boolean {
  if (question === null) return false
  if (question === 'ownAge') return needsNoMore(profile)
  const isGiven = profile.declined.includes(question) || profile.settled.includes(question)
  return defined(question).askMore === undefined ? !isAnswered(profile, question) : !isGiven
}
const needsNoMore = ({ aroundOwnAge, ownAge }: Conversation['profile']) => aroundOwnAge !== null && ownAge === null

const OWN_AGE = [
  "You'd like someone near your own age. How old are you?",
  "What's your own age? I'll count from there.",
]

export function wordingsOf(question: Question, { profile }: Conversation): readonly string[] {
  if (question === 'ownAge') return OWN_AGE
  const { ask, askMore } = defined(question)
  if (askMore && entriesOfRow(profile, question).length > 0) return askMore
  return question === 'kids' && isPastParenting(profile) ? kidsFromHereOn.ask : ask
}
