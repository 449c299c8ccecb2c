import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { findCapKey } from '../members/mailbox-store.ts'
import {
  deleteShownBefore,
  deleteShownToLeft,
  deleteShownToNetworksBefore,
  findShown,
  insertShown,
} from './shown-store.ts'

/** Somebody shown longer ago than this is new again. */
const REMEMBERED_MS = 90 * DAY_MS
/** How many real people may be new to a member, over lists, refills and suggestions together. */
const NEW_PEOPLE = [
  { most: 60, withinMs: DAY_MS },
  { most: 200, withinMs: 7 * DAY_MS },
]

export type MetPeople = {
  /** Whom the member was shown before, the newest first. */
  known: ReadonlySet<string>
  /** How many more may be new to them now. */
  room: number
  /** When there is room again; null while there is. */
  roomFrom: Date | null
}

/** Whom a member has met by now, and how many more they may meet. Whoever could meet everybody could copy everybody. */
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

/**
 * How many more people may be new to a member, and when there is room again; null while there is.
 *
 * @param shownAt when each was shown to them, the newest first; nobody shown before `countsSince` counts
 */
export function roomAfter(shownAt: readonly Date[], now: Date) {
  const limits = NEW_PEOPLE.map((limit) => roomUnder(limit, shownAt, now))
  const room = Math.min(...limits.map((limit) => limit.room))
  const latest = Math.max(...limits.map(({ fromMs }) => fromMs))
  return { room, roomFrom: room > 0 ? null : new Date(latest) }
}

/** Since when people shown to a member are counted. */
export const countsSince = (now: Date) =>
  new Date(now.getTime() - Math.max(...NEW_PEOPLE.map(({ withinMs }) => withinMs)))

function roomUnder({ most, withinMs }: (typeof NEW_PEOPLE)[number], shownAt: readonly Date[], now: Date) {
  const lately = shownAt.filter((at) => at.getTime() > now.getTime() - withinMs)
  const room = Math.max(0, most - lately.length)
  // There is room once the last of those that fill it is old enough.
  const oldest = lately[most - 1]
  return { room, fromMs: oldest ? oldest.getTime() + withinMs : 0 }
}

/**
 * Settles who of these a member is shown: those they have met, and as many new ones as there is room for, in the order
 * given. These count as met from now on.
 */
export function meet({ db, clock }: Deps, { ownerId, ids }: { ownerId: string; ids: readonly string[] }) {
  return db.transaction().execute(async (tx) => {
    // Two lists of one member made at once would each fill the room that both see.
    await lockKey(tx, 'new-people', await findCapKey(tx, ownerId))
    const now = clock()
    const { known, room } = await metBy(tx, { ownerId, now })
    const fresh = ids.filter((id) => !known.has(id)).slice(0, room)
    await insertShown(tx, { ownerId, ids: fresh, now })
    return new Set([...ids.filter((id) => known.has(id)), ...fresh])
  })
}

/** Forgets who was shown to whom once nothing counts it any more. */
export async function forgetShownPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock().getTime()
  await deleteShownBefore(db, new Date(now - REMEMBERED_MS))
  await deleteShownToLeft(db, countsSince(clock()))
  await deleteShownToNetworksBefore(db, new Date(now - DAY_MS))
}
