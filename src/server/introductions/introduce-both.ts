import type { Transaction } from 'kysely'
import type { Share } from '#contract/introductions.ts'
import type { MeetingEvent } from '#engine/introductions/meeting.ts'
import { protectPlan, safetyLines } from '#engine/introductions/safe-plan.ts'
import { checkInAt } from '#engine/introductions/zoned-times.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { sharedChips } from '../matches/pair-summaries.ts'
import { introducedMail } from './emails.ts'
import { firstLines } from './first-lines.ts'
import { changeMeeting, meetingOf } from './meeting/change-meeting.ts'
import { shownTime } from './meeting/show-meeting.ts'
import { calendarOf, readersOf } from './meeting/tell-meeting.ts'
import { keepMeeting } from './meeting-store.ts'
import {
  contactOf,
  exampleAddress,
  findParticipant,
  type Participant,
  planZone,
  rulesOf,
  sharedOf,
  wishesOf,
} from './participants.ts'
import { findFirstName, type Row, setIntroduced } from './store.ts'
import { readPlan, readShare } from './stored-words.ts'

export type TimeChoice = Extract<MeetingEvent, { do: 'pick' | 'offer' }> | undefined

/**
 * Introduces two members and queues their mails, in this transaction.
 * @returns false if a member has left or does not have full access, or if another call introduced them first
 * @throws the errors of `changeMeeting`
 */
export async function introduceBoth(
  tx: Transaction<Schema>,
  deps: Deps,
  row: Row,
  { share, choice }: { share: Share; choice?: TimeChoice },
) {
  const asker = await findParticipant(deps, tx, row.asker_id, false)
  const asked = await findParticipant(deps, tx, row.asked_id, row.invented)
  if (!asker?.isFull || !asked?.isFull) return false
  const now = deps.clock()
  const { meeting: before, zone } = await meetingOf(tx, row.id, planZone(asker, asked), now)
  const offered = before.offer?.times ?? []
  const isFirst = await setIntroduced(tx, {
    id: row.id,
    share,
    contacts: { asker: sharedOf(asker, readShare(row.asker_share)), asked: sharedOf(asked, share) },
    now,
    checkInAt: checkInAt({ agreed: null, offered, zone, since: now }),
  })
  if (!isFirst) return false
  const meeting = choice
    ? (await changeMeeting(tx, deps, { row, zone, event: choice, since: now })).meeting
    : await keptAsIs(tx, { id: row.id, zone, meeting: before })
  await tellIntroduced(tx, deps, { row, asker, asked, askedShare: share, meeting, zone })
  return true
}

/** Used when the yes names no time: older asks had no times. */
async function keptAsIs(tx: Transaction<Schema>, kept: Omit<Parameters<typeof keepMeeting>[1], 'remindAt'>) {
  await keepMeeting(tx, { ...kept, remindAt: null })
  return kept.meeting
}

type Told = {
  row: Row
  asker: Participant
  asked: Participant
  askedShare: Share
  meeting: Awaited<ReturnType<typeof meetingOf>>['meeting']
  zone: string
}

async function tellIntroduced(
  tx: Transaction<Schema>,
  deps: Deps,
  { row, asker, asked, askedShare, meeting, zone }: Told,
) {
  const now = deps.clock()
  const wishes = wishesOf(asker, asked)
  const rules = rulesOf(asker, asked)
  const plan = protectPlan(readPlan(row.plan), wishes, rules)
  const opening = { wishes, checkedIn: false }
  for (const { side, to, firstName, about } of await readersOf(tx, deps, row)) {
    const youAsked = side === 'asker'
    const contact = youAsked
      ? contactOf(asked, askedShare, opening)
      : contactOf(asker, readShare(row.asker_share), opening)
    const lines =
      youAsked || !asked.viewer || !asker.viewer || row.asked_id === null
        ? []
        : firstLines({
            yourName: await findFirstName(tx, row.asked_id),
            theirName: firstName,
            shared: sharedChips(asked.viewer, asker.viewer.member),
            isAgreed: Boolean(meeting.agreed),
          })
    const content = introducedMail({
      id: row.id,
      firstName,
      contact: row.invented ? { ...contact, email: exampleAddress(firstName) } : contact,
      plan,
      safety: safetyLines(wishes, rules),
      invented: row.invented,
      resultsUrl: `${deps.config.publicUrl}/results`,
      words: row.text,
      youAsked,
      firstLines: lines,
      zone,
      agreed: meeting.agreed && shownTime(meeting.agreed, zone),
      offered: (meeting.offer?.times ?? []).map((time) => shownTime(time, zone)),
      offeredBy: meeting.offer?.by ?? null,
      side,
    })
    const calendar = calendarOf(meeting, { id: row.id, plan, firstName, now })
    await queueMail(tx, deps, { to, content, transactional: true, about, calendar })
  }
}
