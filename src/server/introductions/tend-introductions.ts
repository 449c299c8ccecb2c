import type { Side } from '#engine/introductions/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { afterToken } from './after-token.ts'
import { deliverWaiting, oldestOpen } from './deliver-asks.ts'
import { checkInLetter } from './emails.ts'
import {
  claimCheckIn,
  findAwaited,
  findDueCheckIns,
  findFirstName,
  findIntroduction,
  findMailbox,
  lockMembers,
} from './store.ts'

/** What the clock does: asks that ended make room for those that wait, and who was introduced is asked how it went. */
export async function tendIntroductions(deps: Deps) {
  const { db, clock } = deps
  for (const askedId of await findAwaited(db, oldestOpen(clock())))
    await db.transaction().execute(async (tx) => {
      await lockMembers(tx, [askedId])
      await deliverWaiting(tx, deps, askedId)
    })
  for (const id of await findDueCheckIns(db, clock())) await checkIn(deps, id)
}

/** Asks both how it went, once: of two processes one does it. */
async function checkIn(deps: Deps, id: string) {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await claimCheckIn(tx, id, deps.clock()))) return
    const row = await findIntroduction(tx, id)
    if (!row || (row.invented && deps.config.smtpUrl !== undefined)) return
    const sides: [Side, string | null, string | null][] = [
      ['asker', row.asker_id, row.asked_id],
      ['asked', row.asked_id, row.asker_id],
    ]
    for (const [side, memberId, otherId] of sides) {
      if (memberId === null || otherId === null) continue
      const to = await findMailbox(tx, memberId)
      if (to === undefined) continue
      const firstName = await findFirstName(tx, otherId)
      // In the fragment: opening the link tells no server anything.
      const afterUrl = `${deps.config.publicUrl}/how-did-it-go#${afterToken(deps.secret, { id, side })}`
      const content = checkInLetter({ firstName, afterUrl })
      await queueMail(tx, deps, { to, content, transactional: true, about: [memberId, otherId] })
    }
  })
}
