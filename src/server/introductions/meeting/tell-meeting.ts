import type { Transaction } from 'kysely'
import type { Plan } from '#contract/introductions.ts'
import type { Side } from '#engine/introductions/lifecycle.ts'
import { type Meeting, meetingAt } from '#engine/introductions/meeting.ts'
import { protectPlan } from '#engine/introductions/safe-plan.ts'
import type { Schema } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import { queueMail } from '../../mail/send-mail.ts'
import { findMeeting, meetingFrom } from '../meeting-store.ts'
import { findParticipant, rulesOf, wishesOf } from '../participants.ts'
import { findFirstName, findMailbox, type Row } from '../store.ts'
import { readPlan } from '../stored-words.ts'
import { calendarFile } from './calendar-file.ts'
import { agreedMail, cancelledMail, endedMail, offeredMail, reminderMail } from './meeting-emails.ts'
import { shownTime } from './show-meeting.ts'

export type Reader = { side: Side; to: string; firstName: string; about: string[] }

/** With an invented member, nobody gets mail, except in the outbox. */
export async function readersOf(
  tx: Transaction<Schema>,
  { config }: Pick<Deps, 'config'>,
  row: Row,
): Promise<Reader[]> {
  if (row.invented && config.smtpUrl !== undefined) return []
  const { asker_id, asked_id } = row
  if (asker_id === null || asked_id === null) return []
  const readers: Reader[] = []
  for (const [side, id, otherId] of [
    ['asker', asker_id, asked_id],
    ['asked', asked_id, asker_id],
  ] as const) {
    const to = await findMailbox(tx, id)
    if (to !== undefined) readers.push({ side, to, firstName: await findFirstName(tx, otherId), about: [id, otherId] })
  }
  return readers
}

export async function planOf(tx: Transaction<Schema>, deps: Deps, row: Row): Promise<Plan> {
  const asker = await findParticipant(deps, tx, row.asker_id, false)
  const asked = await findParticipant(deps, tx, row.asked_id, row.invented)
  const both = [asker, asked].filter((participant) => participant !== undefined)
  return protectPlan(readPlan(row.plan), wishesOf(...both), rulesOf(...both))
}

export function calendarOf(
  meeting: Meeting,
  { id, plan, firstName, now }: { id: string; plan: Plan; firstName: string | null; now: Date },
) {
  const { agreed, sequence, state } = meeting
  if (!agreed) return null
  const isCancelled = state === 'cancelled'
  const entry = { introductionId: id, time: agreed, sequence, isCancelled, firstName, now }
  return calendarFile({ ...entry, vibe: plan.vibe, area: plan.area })
}

type Told = { row: Row; meeting: Meeting; zone: string }
type Writing = { id: string; invented: boolean; plan: Plan; zone: string; resultsUrl: string }

/** The mail has a calendar file, so it is sent only if the meeting is unchanged. */
async function tell(
  tx: Transaction<Schema>,
  deps: Deps,
  { row, meeting, zone }: Told,
  write: (reader: Reader, told: Writing) => MailContent | undefined,
) {
  const plan = await planOf(tx, deps, row)
  const told = { id: row.id, invented: row.invented, plan, zone, resultsUrl: `${deps.config.publicUrl}/results` }
  for (const reader of await readersOf(tx, deps, row)) {
    const content = write(reader, told)
    if (!content) continue
    const calendar = calendarOf(meeting, { id: row.id, plan, firstName: reader.firstName, now: deps.clock() })
    const { to, about } = reader
    const ofMeeting = { id: row.id, sequence: meeting.sequence }
    await queueMail(tx, deps, { to, content, transactional: true, about, calendar, meeting: ofMeeting })
  }
}

export const tellAgreed = (tx: Transaction<Schema>, deps: Deps, told: Told) =>
  tell(tx, deps, told, ({ firstName }, writing) => {
    const { agreed, state } = told.meeting
    if (!agreed) return undefined
    return agreedMail({ firstName, agreed: shownTime(agreed, told.zone), isMoved: state === 'moved', ...writing })
  })

export const tellOffered = (tx: Transaction<Schema>, deps: Deps, told: Told) =>
  tell(tx, deps, told, ({ side, firstName }, writing) => {
    const { agreed, offer } = told.meeting
    if (!offer || offer.by === side) return undefined
    const times = offer.times.map((time) => shownTime(time, told.zone))
    return offeredMail({ firstName, times, agreed: agreed && shownTime(agreed, told.zone), ...writing })
  })

export const tellCancelled = (tx: Transaction<Schema>, deps: Deps, told: Told) =>
  tell(tx, deps, told, ({ side, firstName }, { id, resultsUrl }) => {
    const { agreed, cancelledBy } = told.meeting
    if (cancelledBy === side) return undefined
    return cancelledMail({ id, firstName, agreed: agreed && shownTime(agreed, told.zone), resultsUrl })
  })

export const tellReminder = (tx: Transaction<Schema>, deps: Deps, told: Told) =>
  tell(tx, deps, told, ({ firstName }, writing) => {
    const { agreed } = told.meeting
    return agreed ? reminderMail({ firstName, agreed: shownTime(agreed, told.zone), ...writing }) : undefined
  })

/**
 * Mails the remaining member, without saying why. Call it in the transaction that ends the introduction, while both
 * members are known.
 */
export async function callOff(tx: Transaction<Schema>, deps: Deps, row: Row, leaverId: string) {
  const stored = await findMeeting(tx, row.id)
  const now = deps.clock()
  const meeting = stored && meetingAt(meetingFrom(stored), now)
  if (!meeting?.agreed || (meeting.state !== 'agreed' && meeting.state !== 'moved')) return
  const off: Meeting = { ...meeting, state: 'cancelled', sequence: meeting.sequence + 1 }
  const leaver: Side = row.asker_id === leaverId ? 'asker' : 'asked'
  const stays = (await readersOf(tx, deps, row)).find(({ side }) => side !== leaver)
  if (!stays || !stored || !off.agreed) return
  const content = endedMail({ agreed: shownTime(off.agreed, stored.zone) })
  const nothing = { day: '', window: '', vibe: '', area: '' }
  const calendar = calendarOf(off, { id: row.id, plan: nothing, firstName: null, now })
  await queueMail(tx, deps, { to: stays.to, content, transactional: true, calendar })
}
