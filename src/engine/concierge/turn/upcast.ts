import { EMPTY, QUESTIONS } from '../state/conversation.ts'

type Body = Readonly<Record<string, unknown>>

/** Converts a conversation from version 1, which had the profile's keys at the top level, to version 2. */
export function fromVersion1(older: Body): Body {
  const { entries = [], declined = [], settled = [], removed = [], ownAge = null, aroundOwnAge = null } = older
  const asked = Object.entries(Object(older.asked)).filter(([key]) => QUESTIONS.some((one) => one === key))
  const kept = Object.fromEntries(KEPT.flatMap((key) => (older[key] === undefined ? [] : [[key, older[key]] as const])))
  return {
    ...EMPTY,
    ...kept,
    profile: { entries, declined, settled, removed, ownAge, aroundOwnAge },
    asked: Object.fromEntries(asked),
    question: older.part ?? null,
    unit: older.lastUnit ?? null,
  }
}
const KEPT = ['name', 'seed', 'turn', 'safeAt', 'city', 'used', 'done', 'ended'] as const
