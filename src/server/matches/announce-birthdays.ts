import type { Deps } from '../deps.ts'
import { readBirthdays } from '../members/profile-store.ts'
import { todayOf } from '../today.ts'
import { announceChange } from './announce-member.ts'
import { advanceBirthdays } from './profile-store.ts'
import { enqueueRefresh } from './refresh-matches.ts'

/**
 * Rebuilds the lists of members with a birthday since the last run, and the lists that show them. Cards show ages, and
 * limits depend on them. One process does it.
 */
export async function announceBirthdays(deps: Deps) {
  const { db, clock } = deps
  const today = todayOf(clock())
  await db.transaction().execute(async (tx) => {
    const before = await advanceBirthdays(tx, today)
    if (before === undefined) return
    for (const { memberId } of await readBirthdays(tx, { after: before, until: today })) {
      await announceChange(tx, deps, memberId)
      await enqueueRefresh(tx, deps, { ownerId: memberId })
    }
  })
}
