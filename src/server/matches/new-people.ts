import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { findCapKey } from '../members/mailbox-store.ts'
import {
  deleteAnswersOfNetworksBefore,
  deleteShownBefore,
  deleteShownToLeft,
  deleteShownToNetworksBefore,
  findShown,
  insertShown,
} from './shown-store.ts'

/** After this time, a person is new again. */
const REMEMBERED_MS = 90 * DAY_MS
/** Limits for lists, refills and suggestions together. */
const NEW_PEOPLE = [
  { most: 60, withinMs: DAY_MS },
  { most: 200, withinMs: 7 * DAY_MS },
]

export type MetPeople = {
  known: ReadonlySet<string>
  room: number
  /** Null while there is room. */
  roomFrom: Date | null
}

/** Without a limit a member could copy everyone's profile. */
export async function metBy(db: Queryable, { ownerId, now }: { ownerId: string; now: Date }): Promise<MetPeople> {
  const shown = await findShown(db, { ownerId, since: new Date(now.getTime() - REMEMBERED_MS) })
  const known = new Set(shown.map(({ memberId }) => memberId))
  return {
    known,
    ...roomAfter(
      shown.map(({ shownAt }) => shownAt),
      now,
    ),
  }
}

/** @param shownAt newest first; times before `countsSince` do not count */
export function roomAfter(shownAt: readonly Date[], now: Date) {
  const limits = NEW_PEOPLE.map((limit) => roomUnder(limit, shownAt, now))
  const room = Math.min(...limits.map((limit) => limit.room))
  const latest = Math.max(...limits.map(({ fromMs }) => fromMs))
  return { room, roomFrom: room > 0 ? null : new Date(latest) }
}

export const countsSince = (now: Date) =>
  new Date(now.getTime() - Math.max(...NEW_PEOPLE.map(({ withinMs }) => withinMs)))

function roomUnder({ most, withinMs }: (typeof NEW_PEOPLE)[number], shownAt: readonly Date[], now: Date) {
  const lately = shownAt.filter((at) => at.getTime() > now.getTime() - withinMs)
  const room = Math.max(0, most - lately.length)
  // There is room when the oldest that counts leaves the window.
  const oldest = lately[most - 1]
  return { room, fromMs: oldest ? oldest.getTime() + withinMs : 0 }
}

/** Shows new people only within the limit. They then count as shown. */
export function meet({ db, clock }: Deps, { ownerId, ids }: { ownerId: string; ids: readonly string[] }) {
  return db.transaction().execute(async (tx) => {
    // Without a lock, two lists could both use what is left.
    await lockKey(tx, 'new-people', await findCapKey(tx, ownerId))
    const now = clock()
    const { known, room } = await metBy(tx, { ownerId, now })
    const fresh = ids.filter((id) => !known.has(id)).slice(0, room)
    await insertShown(tx, { ownerId, ids: fresh, now })
    return new Set([...ids.filter((id) => known.has(id)), ...fresh])
  })
}

export async function forgetShownPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock().getTime()
  await deleteShownBefore(db, new Date(now - REMEMBERED_MS))
  await deleteShownToLeft(db, countsSince(clock()))
  await deleteShownToNetworksBefore(db, new Date(now - DAY_MS))
  await deleteAnswersOfNetworksBefore(db, new Date(now - DAY_MS))
}
