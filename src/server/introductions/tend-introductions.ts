import type { Side } from '#engine/introductions/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { queueMail } from '../mail/send-mail.ts'
import { afterToken } from './after/after-token.ts'
import { deliverWaiting, oldestOpen } from './deliver-asks.ts'
import { checkInLetter, nudgeMail } from './emails.ts'
import { tellReminder } from './meeting/tell-meeting.ts'
import { claimNudges, claimReminder, findDueReminders, findMeeting, meetingFrom } from './meeting-store.ts'
import {
  claimCheckIn,
  findAwaited,
  findDueCheckIns,
  findFirstName,
  findIntroduction,
  findMailbox,
  lockMembers,
} from './store.ts'

const NUDGE_AFTER_MS = 2 * DAY_MS

export async function tendIntroductions(deps: Deps) {
  const { db, clock } = deps
  for (const askedId of await findAwaited(db, oldestOpen(clock())))
    await db.transaction().execute(async (tx) => {
      await lockMembers(tx, [askedId])
      await deliverWaiting(tx, deps, askedId)
    })
  for (const id of await findDueReminders(db, clock())) await remind(deps, id)
  await nudge(deps)
  for (const id of await findDueCheckIns(db, clock())) await checkIn(deps, id)
}

async function remind(deps: Deps, id: string) {
  await deps.db.transaction().execute(async (tx) => {
    const seen = await findIntroduction(tx, id)
    if (seen?.state !== 'introduced' || seen.asker_id === null || seen.asked_id === null) return
    // Waits for a concurrent move or cancellation.
    await lockMembers(tx, [seen.asker_id, seen.asked_id])
    const row = await findIntroduction(tx, id)
    if (row?.state !== 'introduced' || !(await claimReminder(tx, id, deps.clock()))) return
    const stored = await findMeeting(tx, id)
    if (stored) await tellReminder(tx, deps, { row, meeting: meetingFrom(stored), zone: stored.zone })
  })
}

async function nudge(deps: Deps) {
  const now = deps.clock()
  const before = new Date(now.getTime() - NUDGE_AFTER_MS)
  await deps.db.transaction().execute(async (tx) => {
    for (const { askerId, askedId } of await claimNudges(tx, { before, openSince: oldestOpen(now), now })) {
      const to = await findMailbox(tx, askedId)
      if (to === undefined) continue
      const content = nudgeMail({ resultsUrl: `${deps.config.publicUrl}/results` })
      const about = [askedId, ...(askerId === null ? [] : [askerId])]
      await queueMail(tx, deps, { to, content, transactional: true, about })
    }
  })
}

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
      // After the #, the token is sent to no server when the link is opened.
      const afterUrl = `${deps.config.publicUrl}/how-did-it-go#${afterToken(deps.secret, { id, side })}`
      const content = checkInLetter({ firstName, afterUrl })
      await queueMail(tx, deps, { to, content, transactional: true, about: [memberId, otherId] })
    }
  })
}
