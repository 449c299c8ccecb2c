import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { todayOf } from '../today.ts'
import { readBirthdays } from './change-feed.ts'
import { enqueueRefresh } from './refresh-matches.ts'

const UNTIL = 'birthdays_until'

/**
 * Has the lists made anew on which somebody stands whose birthday came since this ran last: cards name ages, and limits
 * may have been crossed. Their own lists too. Of two processes that do this at once, one does it.
 */
export async function announceBirthdays(deps: Deps) {
  const { db, jobs, clock } = deps
  const today = todayOf(clock())
  await db.transaction().execute(async (tx) => {
    const before = await advance(tx, today)
    if (before === undefined) return
    for (const { memberId } of await readBirthdays(tx, { after: before, until: today })) {
      await jobs.send(tx, 'announce-member', { memberId })
      await enqueueRefresh(tx, deps, { ownerId: memberId })
    }
  })
}

/** Moves the day up to which birthdays were announced. @returns the day before, undefined when there is nothing to do */
async function advance(tx: Queryable, today: string) {
  await tx
    .insertInto('setting')
    .values({ name: UNTIL, value: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', UNTIL)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (value >= today) return undefined
  await tx.updateTable('setting').set({ value: today }).where('name', '=', UNTIL).execute()
  return value
}
