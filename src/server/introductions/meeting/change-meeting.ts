import type { Transaction } from 'kysely'
import type { Side } from '#engine/introductions/lifecycle.ts'
import {
  afterMeetingEvent,
  isTooClose,
  type MeetingEvent,
  meetingAt,
  otherSide,
  proposed,
} from '#engine/introductions/meeting.ts'
import { checkInAt, reminderAt } from '#engine/introductions/zoned-times.ts'
import type { Schema } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { HOUR_MS } from '../../durations.ts'
import { refuse } from '../../http/refusal.ts'
import { findMeeting, findTaken, keepMeeting, meetingFrom, setCheckIn } from '../meeting-store.ts'
import type { Row } from '../store.ts'

const TAKEN_SINCE_MS = 12 * HOUR_MS

export const takenSince = (now: Date) => new Date(now.getTime() - TAKEN_SINCE_MS)

export async function meetingOf(tx: Parameters<typeof findMeeting>[0], id: string, zone: string, now: Date) {
  const stored = await findMeeting(tx, id)
  return stored
    ? { meeting: meetingAt(meetingFrom(stored), now), zone: stored.zone }
    : { meeting: proposed('asker', []), zone }
}

/**
 * Also moves the reminder and the check-in. The caller holds both members' locks and sends the mails. @throws
 * `meeting_cancelled`, `meeting_past`, `no_moves_left`, `time_gone` or `time_taken`
 */
export async function changeMeeting(
  tx: Transaction<Schema>,
  { clock }: Pick<Deps, 'clock'>,
  { row, zone: usual, event, since }: { row: Row; zone: string; event: MeetingEvent; since?: Date },
) {
  const now = clock()
  const { meeting: before, zone } = await meetingOf(tx, row.id, usual, now)
  const meeting = afterMeetingEvent(before, event, now)
  if (typeof meeting === 'string') throw refuse(meeting)
  if (event.do === 'pick') await refuseTaken(tx, { row, by: event.by, startsAt: event.startsAt, now })
  const { agreed, offer } = meeting
  const isOn = agreed !== null && meeting.state !== 'cancelled'
  await keepMeeting(tx, { id: row.id, zone, meeting, remindAt: isOn ? reminderAt(agreed, { zone, now }) : null })
  await setCheckIn(
    tx,
    row.id,
    checkInAt({
      agreed: isOn ? agreed : null,
      offered: offer?.times ?? [],
      zone,
      since: meeting.state === 'cancelled' ? now : (since ?? row.introduced_at ?? now),
    }),
  )
  return { before, meeting, zone }
}

/** A member's meetings are four hours apart. The error does not reveal whose other meeting is near. */
async function refuseTaken(
  tx: Transaction<Schema>,
  { row, by, startsAt, now }: { row: Row; by: Side; startsAt: Date; now: Date },
) {
  const idOf = (side: Side) => (side === 'asker' ? row.asker_id : row.asked_id)
  const ids = [row.asker_id, row.asked_id].filter((id) => id !== null)
  const taken = (await findTaken(tx, ids, takenSince(now))).filter(({ introductionId }) => introductionId !== row.id)
  const isBusy = (memberId: string | null) =>
    isTooClose(
      startsAt,
      taken.filter((each) => each.memberId === memberId).map((each) => each.startsAt),
    )
  if (isBusy(idOf(by))) throw refuse('time_taken')
  if (!row.invented && isBusy(idOf(otherSide(by)))) throw refuse('time_gone')
}
