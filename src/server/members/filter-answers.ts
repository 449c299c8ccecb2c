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

/**
 * These answers decide which members see each other. Limits are exact: a member who often changes facts could learn
 * other members' hidden answers.
 */
const FILTERS = [
  ...(['intent', 'seeks', 'ageMin', 'ageMax', 'travelKm', 'smoking', 'drinking', 'wantsKids'] as const),
  ...(['refusesSmokers', 'refusesDrinkers', 'refusesKidsDismissed'] as const),
  ...(['genders', 'age', 'place'] as const),
]
/**
 * A card compares these answers too. Values and interests do not count: a card names those that both chose, but a
 * member may choose all at once.
 */
const COMPARED = ['budget', 'week', 'offsetHours'] as const
const COUNTED = [...FILTERS, ...COMPARED]

/** How many changes per day take effect, per group. Later changes wait until the next day. */
const GROUPS = [
  { names: FILTERS, changesADay: 3 },
  { names: ['age'], changesADay: 1 },
  // Correcting one group does not use up the other.
  { names: COMPARED, changesADay: 3 },
] as const
type CountedAnswers = Pick<Member, (typeof COUNTED)[number]>
export type Filtered = { member: Member; birthdate: string | null; city: string }
type InForce = CountedAnswers & Pick<Member, 'missing'> & { birthdate: string | null; city: string }

const inForceOf = ({ member, birthdate, city }: Filtered): InForce => ({
  ...(Object.fromEntries(COUNTED.map((name) => [name, member[name]])) as CountedAnswers),
  missing: member.missing,
  birthdate,
  city,
})

export const countedAs = (answers: CountedAnswers) =>
  GROUPS.map(({ names }) =>
    sha256(JSON.stringify(names.map((name) => answers[name] ?? null))).toString('base64url'),
  ).join('.')

const isWithin = (counted: readonly string[], more: number) =>
  GROUPS.every(
    ({ changesADay }, group) => new Set(counted.map((each) => each.split('.')[group])).size <= changesADay + more,
  )

/** A day starts with the answers in force. */
function countedOn(day: string, kept: KeptFilterAnswers): readonly string[] {
  if (kept.day === day) return kept.counted
  // `countFilterAnswers` wrote it as JSON, which drops missing answers.
  return kept.inForce ? [countedAs(kept.inForce as InForce)] : []
}

/** A return to counted answers reveals nothing new. */
export function mayCount(counted: readonly string[], answers: CountedAnswers) {
  // Hashing is slow, and while changes are left, any answers may count.
  return isWithin(counted, 0) || isWithin([...counted, countedAs(answers)], 1)
}

export const isCounted = (kept: KeptFilterAnswers, answers: CountedAnswers, now: Date) =>
  kept.inForce !== null && kept.day === todayOf(now) && kept.counted.includes(countedAs(answers))

export const withCounted = (counted: readonly string[], answers: CountedAnswers) => [
  ...new Set([...counted, countedAs(answers)]),
]

const nextDay = (now: Date) => new Date(Date.parse(`${todayOf(now)}T00:00:00Z`) + DAY_MS)

/**
 * Uses the answers in force. A new account whose mailbox has no changes left has no answers in force, and no matches
 * until tomorrow.
 * @returns `countFrom`: when newer answers take effect; null when all do
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
  budget: undefined,
  age: undefined,
  place: undefined,
} satisfies Partial<CountedAnswers>

/**
 * Counts answers within today's limit. @param isStored false for suggestions, which count without taking effect
 * @returns when the answers take effect; null for now
 */
export async function countFilterAnswers(
  tx: Transaction<Schema>,
  { now, isStored, ...told }: Filtered & { now: Date; isStored: boolean },
) {
  const ownerId = told.member.id
  const day = todayOf(now)
  // Without a lock, two changes could both count as the third.
  await lockKey(tx, 'filter-answers', await findCapKey(tx, ownerId))
  const kept = await findFilterAnswers(tx, ownerId)
  const counted = countedOn(day, kept)
  if (!mayCount(counted, told.member)) return nextDay(now)
  if (isStored || !kept.inForce) await saveInForce(tx, { ownerId, inForce: inForceOf(told) })
  await saveCounted(tx, { ownerId, day, counted: withCounted(counted, told.member) })
  return null
}

export const forgetFilterChanges = ({ db, clock }: { db: Queryable; clock: () => Date }) =>
  deleteChangesBefore(db, todayOf(clock()))
