import type { Transaction } from 'kysely'
import type { Share } from '#contract/introductions.ts'
import { checkInAt, planDate } from '#engine/introductions/plan-date.ts'
import { protectPlan, safetyLines, wantsCheckIn } from '#engine/introductions/safe-plan.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { todayOf } from '../today.ts'
import { introducedMail } from './emails.ts'
import { contactOf, exampleAddress, findParticipant, type Participant, sharedOf, wishesOf } from './participants.ts'
import { findFirstName, type Row, setIntroduced } from './store.ts'
import { readPlan, readShare } from './stored-words.ts'

/**
 * The mutual yes, in one transaction: the state, and one mail to each with what the other chose to share.
 *
 * @returns false when it cannot be any more: one of the two left, is no full member now, or somebody else was first
 */
export async function introduceBoth(tx: Transaction<Schema>, deps: Deps, row: Row, askedShare: Share) {
  const asker = await findParticipant(deps, tx, row.asker_id, false)
  const asked = await findParticipant(deps, tx, row.asked_id, row.invented)
  if (!asker?.isFull || !asked?.isFull) return false
  const now = deps.clock()
  const wishes = wishesOf(asker, asked)
  const plan = readPlan(row.plan)
  const date = planDate(plan.day, todayOf(now))
  const askerShare = readShare(row.asker_share)
  const isFirst = await setIntroduced(tx, {
    id: row.id,
    share: askedShare,
    contacts: { asker: sharedOf(asker, askerShare), asked: sharedOf(asked, askedShare) },
    now,
    checkInAt: checkInAt({ date, wished: wantsCheckIn(wishes), introducedAt: now }),
  })
  if (!isFirst) return false
  const told = { wishes, checkedIn: false }
  const about = [row.asker_id, row.asked_id].filter((id) => id !== null)
  const common = {
    plan: protectPlan(plan, wishes),
    safety: safetyLines(wishes),
    invented: row.invented,
    resultsUrl: `${deps.config.publicUrl}/results`,
  }
  const mailTo = async ({ email }: Participant, otherId: string | null, contact: ReturnType<typeof contactOf>) => {
    if (email === undefined || otherId === null) return
    const firstName = await findFirstName(tx, otherId)
    const reachable = row.invented ? { ...contact, email: exampleAddress(firstName) } : contact
    const content = introducedMail({ firstName, contact: reachable, ...common })
    await queueMail(tx, deps, { to: email, content, transactional: true, about })
  }
  // What an invented member does is shown on the page and in the outbox; no real mail server hears of it.
  if (row.invented && deps.config.smtpUrl !== undefined) return true
  await mailTo(asker, row.asked_id, contactOf(asked, askedShare, told))
  await mailTo(asked, row.asker_id, contactOf(asker, askerShare, told))
  return true
}
