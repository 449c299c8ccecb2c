import type { Transaction } from 'kysely'
import type { Member } from '#engine/matching/member/member.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import { DAY_MS } from '../durations.ts'
import { sha256 } from '../http/sign.ts'
import { todayOf } from '../today.ts'
import { findFilterAnswers, type KeptFilterAnswers, saveFilterAnswers } from './filter-answers-store.ts'

/** How many changes of these answers count at once on one day; later ones count the next day. */
const CHANGES_A_DAY = 3

/**
 * The answers that decide whom a member sees and who sees them. Both sides' limits are exact, so that whoever changed
 * their own again and again could read the hidden answers of others from who comes and goes.
 */
const FILTERS = [
  ...(['intent', 'seeks', 'ageMin', 'ageMax', 'smoking', 'drinking', 'wantsKids'] as const),
  ...(['refusesSmokers', 'refusesDrinkers', 'refusesKidsDismissed'] as const),
]
type FilterAnswers = Pick<Member, (typeof FILTERS)[number]>

const filtersOf = (member: Member) => Object.fromEntries(FILTERS.map((name) => [name, member[name]])) as FilterAnswers
const hashOf = (filters: FilterAnswers) =>
  sha256(JSON.stringify(FILTERS.map((name) => filters[name] ?? null))).toString('base64url')

/** Tomorrow's first moment. */
const nextDay = (now: Date) => new Date(Date.parse(`${todayOf(now)}T00:00:00Z`) + DAY_MS)

/**
 * The member with the answers that count now.
 *
 * @param kept the answers in force; null when none were counted
 * @returns `countFrom` says when newer answers of theirs count; null when all do
 */
export function withCountingAnswers(kept: KeptFilterAnswers | null, member: Member, now: Date) {
  const isHeld =
    kept?.day === todayOf(now) &&
    kept.counted.length > CHANGES_A_DAY &&
    !kept.counted.includes(hashOf(filtersOf(member)))
  // Written by `countFilterAnswers` from a member's own; an answer that was not given is left out of JSON.
  return isHeld
    ? { member: { ...member, ...unsaid, ...(kept.inForce as FilterAnswers) }, countFrom: nextDay(now) }
    : { member, countFrom: null }
}

const unsaid = {
  intent: undefined,
  ageMin: undefined,
  ageMax: undefined,
  smoking: undefined,
  drinking: undefined,
  wantsKids: undefined,
} satisfies Partial<FilterAnswers>

/**
 * Counts the answers of a member as they are now, if they may count today. Going back to answers of the same day is no
 * change: nothing is learned by it.
 *
 * @param isStored false for answers that are only tried out, as suggestions do: they are counted, not put in force
 * @returns when they count; null when that is now
 */
export async function countFilterAnswers(
  tx: Transaction<Schema>,
  { member, now, isStored }: { member: Member; now: Date; isStored: boolean },
) {
  const filters = filtersOf(member)
  const hash = hashOf(filters)
  const day = todayOf(now)
  // Two changes of one owner at once would each be the third.
  await lockKey(tx, 'filter-answers', member.id)
  const kept = await findFilterAnswers(tx, member.id)
  const counted = !kept ? [hash] : kept.day === day ? kept.counted : [hashOf(kept.inForce as FilterAnswers)]
  const mayCount = counted.includes(hash) || counted.length <= CHANGES_A_DAY
  if (!mayCount) return nextDay(now)
  const inForce = isStored || !kept ? filters : kept.inForce
  await saveFilterAnswers(tx, { ownerId: member.id, day, inForce, counted: [...new Set([...counted, hash])] })
  return null
}
