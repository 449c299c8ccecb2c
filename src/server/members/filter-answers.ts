import type { Transaction } from 'kysely'
import type { Member } from '#engine/matching/member/member.ts'
import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import { DAY_MS } from '../durations.ts'
import { sha256 } from '../http/sign.ts'
import { todayOf } from '../today.ts'
import {
  deleteChangesBefore,
  findFilterAnswers,
  type KeptFilterAnswers,
  saveCounted,
  saveInForce,
} from './filter-answers-store.ts'
import { findCapKey } from './mailbox-store.ts'

/** How many changes of these answers count at once on one day; later ones count the next day. */
const CHANGES_A_DAY = 3
/** How many of them may be to another age. */
const AGES_A_DAY = 1

/**
 * The answers that decide whom a member sees and who sees them. Both sides' limits are exact, so that whoever changed
 * their own again and again could read the hidden answers of others from who comes and goes. That goes for a member's
 * limits, and for the facts of their own that others limit.
 */
const FILTERS = [
  ...(['intent', 'seeks', 'ageMin', 'ageMax', 'travelKm', 'smoking', 'drinking', 'wantsKids'] as const),
  ...(['refusesSmokers', 'refusesDrinkers', 'refusesKidsDismissed'] as const),
  ...(['genders', 'age', 'place'] as const),
]
type FilterAnswers = Pick<Member, (typeof FILTERS)[number]>
/** A member with what others are shown of the same facts. */
export type Filtered = { member: Member; birthdate: string | null; city: string }
type InForce = FilterAnswers & Pick<Member, 'missing'> & { birthdate: string | null; city: string }

const inForceOf = ({ member, birthdate, city }: Filtered): InForce => ({
  ...(Object.fromEntries(FILTERS.map((name) => [name, member[name]])) as FilterAnswers),
  missing: member.missing,
  birthdate,
  city,
})

const hashOf = (parts: unknown[]) => sha256(JSON.stringify(parts)).toString('base64url')

/** Answers as they are counted: a hash of all, and one of the age after the dot. */
const countedAs = (answers: FilterAnswers) =>
  [hashOf(FILTERS.map((name) => answers[name] ?? null)), hashOf(['age', answers.age ?? null])].join('.')

const agesIn = (counted: readonly string[]) => new Set(counted.map((each) => each.split('.')[1]))

/** What counted on this day: at first what is in force since before. */
function countedOn(day: string, kept: KeptFilterAnswers): readonly string[] {
  if (kept.day === day) return kept.counted
  // Written by `countFilterAnswers` from a member's own; an answer that was not given is left out of JSON.
  return kept.inForce ? [countedAs(kept.inForce as InForce)] : []
}

/** Whether answers may count on a day on which these did. Going back to one of them is no change: it teaches nothing. */
export function mayCount(counted: readonly string[], answers: FilterAnswers) {
  const next = countedAs(answers)
  return (
    counted.includes(next) || (counted.length <= CHANGES_A_DAY && agesIn([...counted, next]).size <= 1 + AGES_A_DAY)
  )
}

/** What counts on a day once answers came that may. */
export const withCounted = (counted: readonly string[], answers: FilterAnswers) => [
  ...new Set([...counted, countedAs(answers)]),
]

/** Tomorrow's first moment. */
const nextDay = (now: Date) => new Date(Date.parse(`${todayOf(now)}T00:00:00Z`) + DAY_MS)

/**
 * The member with the answers that count now. Somebody whose account is new and whose mailbox has used up the day's
 * changes has none in force, and meets nobody until tomorrow.
 *
 * @returns `countFrom` says when newer answers of theirs count; null when all do
 */
export function withCountingAnswers(kept: KeptFilterAnswers, told: Filtered, now: Date) {
  const day = todayOf(now)
  if (kept.day !== day || mayCount(kept.counted, told.member)) return { ...told, countFrom: null }
  const countFrom = nextDay(now)
  if (!kept.inForce)
    return { ...told, member: { ...told.member, missing: [...told.member.missing, 'intake' as const] }, countFrom }
  const { birthdate = told.birthdate, city = told.city, ...answers } = kept.inForce as InForce
  return { member: { ...told.member, ...unsaid, ...answers }, birthdate, city, countFrom }
}

const unsaid = {
  intent: undefined,
  ageMin: undefined,
  ageMax: undefined,
  travelKm: undefined,
  smoking: undefined,
  drinking: undefined,
  wantsKids: undefined,
  age: undefined,
  place: undefined,
} satisfies Partial<FilterAnswers>

/**
 * Counts the answers of a member as they are now, if they may count today.
 *
 * @param isStored false for answers that are only tried out, as suggestions do: they are counted, not put in force
 * @returns when they count; null when that is now
 */
export async function countFilterAnswers(
  tx: Transaction<Schema>,
  { now, isStored, ...told }: Filtered & { now: Date; isStored: boolean },
) {
  const ownerId = told.member.id
  const day = todayOf(now)
  // Two changes of one mailbox at once would each be the third.
  await lockKey(tx, 'filter-answers', await findCapKey(tx, ownerId))
  const kept = await findFilterAnswers(tx, ownerId)
  const counted = countedOn(day, kept)
  if (!mayCount(counted, told.member)) return nextDay(now)
  if (isStored || !kept.inForce) await saveInForce(tx, { ownerId, inForce: inForceOf(told) })
  await saveCounted(tx, { ownerId, day, counted: withCounted(counted, told.member) })
  return null
}

/** Forgets what was counted before today. */
export const forgetFilterChanges = ({ db, clock }: { db: Queryable; clock: () => Date }) =>
  deleteChangesBefore(db, todayOf(clock()))
