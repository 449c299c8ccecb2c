import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Side } from '#engine/introductions/lifecycle.ts'
import type { Meeting, MeetingTime } from '#engine/introductions/meeting.ts'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { readStored, type Shape } from '../members/stored.ts'

export type MeetingRow = Selectable<Schema['meeting']>

const COLUMNS = [
  'introduction_id',
  'state',
  'zone',
  'starts_at',
  'minutes',
  'taken_by',
  'offered_by',
  'offered',
  'passed_over',
  'asker_moves',
  'asked_moves',
  'cancelled_by',
  'sequence',
  'remind_at',
  'asker_friend',
  'asked_friend',
] as const

const offeredSchema = z.object({ times: z.array(z.object({ startsAt: z.string(), minutes: z.number() })) })
type Offered = z.output<typeof offeredSchema>
const OFFERED: Shape<Offered> = { table: 'meeting', schema: offeredSchema, version: 1, upcasts: [] }
const passedOverSchema = z.object({ starts: z.array(z.string()) })
type PassedOver = z.output<typeof passedOverSchema>
const PASSED_OVER: Shape<PassedOver> = { table: 'meeting', schema: passedOverSchema, version: 1, upcasts: [] }

export function meetingFrom(row: MeetingRow): Meeting {
  const times = (readStored(OFFERED, { times: row.offered })?.times ?? []).map(({ startsAt, minutes }) => ({
    startsAt: new Date(startsAt),
    minutes,
  }))
  return {
    state: row.state,
    agreed: row.starts_at && row.minutes !== null ? { startsAt: row.starts_at, minutes: row.minutes } : null,
    takenBy: row.taken_by,
    offer: row.offered_by && times.length > 0 ? { by: row.offered_by, times } : null,
    passedOver: (readStored(PASSED_OVER, { starts: row.passed_over })?.starts ?? []).map((start) => new Date(start)),
    moves: { asker: row.asker_moves, asked: row.asked_moves },
    cancelledBy: row.cancelled_by,
    sequence: row.sequence,
  }
}

const columnsOf = ({ state, agreed, takenBy, offer, passedOver, moves, cancelledBy, sequence }: Meeting) => ({
  state,
  starts_at: agreed?.startsAt ?? null,
  minutes: agreed?.minutes ?? null,
  taken_by: takenBy,
  offered_by: offer?.by ?? null,
  offered: JSON.stringify((offer?.times ?? []).map(asStored)),
  passed_over: JSON.stringify(passedOver.map((start) => start.toISOString())),
  asker_moves: moves.asker,
  asked_moves: moves.asked,
  cancelled_by: cancelledBy,
  sequence,
})
const asStored = ({ startsAt, minutes }: MeetingTime) => ({ startsAt: startsAt.toISOString(), minutes })

/** Needs both members' locks. */
export async function keepMeeting(
  tx: Queryable,
  { id, zone, meeting, remindAt }: { id: string; zone: string; meeting: Meeting; remindAt: Date | null },
) {
  const { starts_at, minutes, cancelled_by, ...rest } = columnsOf(meeting)
  await tx
    .insertInto('meeting')
    .values({ introduction_id: id, zone, ...rest })
    .onConflict((conflict) => conflict.column('introduction_id').doNothing())
    .execute()
  await tx
    .updateTable('meeting')
    .set({ ...rest, starts_at, minutes, cancelled_by, remind_at: remindAt })
    .where('introduction_id', '=', id)
    .execute()
}

export const findMeeting = (db: Queryable, id: string): Promise<MeetingRow | undefined> =>
  db.selectFrom('meeting').select(COLUMNS).where('introduction_id', '=', id).executeTakeFirst()

export async function findMeetings(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, MeetingRow>()
  const rows = await db
    .selectFrom('meeting')
    .select(COLUMNS)
    .where('introduction_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.introduction_id, row]))
}

export type Taken = { memberId: string; introductionId: string; startsAt: Date }

export async function findTaken(db: Queryable, memberIds: readonly string[], from: Date) {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return []
  const { rows } = await sql<Taken>`
    select member.id as "memberId", introduction.id as "introductionId", meeting.starts_at as "startsAt"
    from unnest(${ids}::uuid[]) as member (id)
    join introduction on introduction.asker_id = member.id or introduction.asked_id = member.id
    join meeting on meeting.introduction_id = introduction.id
    where introduction.state = 'introduced' and meeting.state in ('agreed', 'moved')
      and meeting.starts_at > ${from}`.execute(db)
  return rows
}

export async function findDueReminders(db: Queryable, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select introduction_id as id from meeting join introduction on introduction.id = introduction_id
    where remind_at <= ${now} and starts_at > ${now} and meeting.state in ('agreed', 'moved')
      and introduction.state = 'introduced'
    order by remind_at limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns false when another process was faster, or the meeting changed */
export async function claimReminder(tx: Queryable, id: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('meeting')
    .set({ remind_at: null })
    .where('introduction_id', '=', id)
    .where('state', 'in', ['agreed', 'moved'])
    .where('remind_at', '<=', now)
    .where('starts_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `friend` null revokes the link. */
export const setFriend = (tx: Queryable, { id, side, friend }: { id: string; side: Side; friend: string | null }) =>
  tx
    .updateTable('meeting')
    .set(side === 'asker' ? { asker_friend: friend } : { asked_friend: friend })
    .where('introduction_id', '=', id)
    .execute()

export const setCheckIn = (tx: Queryable, id: string, checkInAt: Date) =>
  tx
    .updateTable('introduction')
    .set({ check_in_at: checkInAt })
    .where('id', '=', id)
    .where('check_in_sent_at', 'is', null)
    .execute()

export const setOpened = (tx: Queryable, { id, askedId, now }: { id: string; askedId: string; now: Date }) =>
  tx
    .updateTable('introduction')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('asked_id', '=', askedId)
    .where('opened_at', 'is', null)
    .execute()

/** Finds unopened asks delivered up to `before`, each only once. */
export async function claimNudges(
  tx: Queryable,
  { before, openSince, now }: { before: Date; openSince: Date; now: Date },
) {
  const { rows } = await sql<{ askerId: string | null; askedId: string }>`
    update introduction set nudged_at = ${now}
    where state = 'asked' and opened_at is null and nudged_at is null and not invented
      and delivered_at <= ${before} and asked_at > ${openSince} and asked_id is not null
    returning asker_id as "askerId", asked_id as "askedId"`.execute(tx)
  return rows
}
