import { type Selectable, sql } from 'kysely'
import type { Plan, Share } from '#contract/introductions.ts'
import type { IntroductionOutcome } from '#contract/options.ts'
import type { IntroductionState, Side } from '#engine/introductions/lifecycle.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import { capKeyOf } from '../members/mailbox-store.ts'
import type { AskedShown, Reachable } from './stored-words.ts'

export type Row = Pick<Selectable<Schema['introduction']>, (typeof COLUMNS)[number]>

const COLUMNS = [
  'id',
  'asker_id',
  'asked_id',
  'asker_mailbox',
  'asked_mailbox',
  'state',
  'invented',
  'score',
  'text',
  'plan',
  'asker_share',
  'asked_share',
  'asker_contact',
  'asked_contact',
  'asked_shown',
  'asked_at',
  'delivered_at',
  'introduced_at',
  'check_in_at',
  'check_in_sent_at',
  'asker_outcome',
  'asked_outcome',
  'closed_at',
] as const

/** Locks until the transaction ends, ordered by id to avoid deadlocks. */
export async function lockMembers(tx: Queryable, ids: readonly string[]) {
  for (const id of [...new Set(ids)].sort()) await lockKey(tx, 'introductions', id)
}

export async function areShown(db: Queryable, ids: readonly string[]) {
  const shown = await db
    .selectFrom('member_profile')
    .select('member_id')
    .where('member_id', 'in', [...ids])
    .where('listed', '=', true)
    .execute()
  return shown.length === ids.length
}

type NewAsk = {
  id: string
  askerId: string
  askedId: string
  invented: boolean
  score: number
  text: string
  plan: Plan
  share: Share
  shown: AskedShown
  now: Date
  delivered: boolean
}

export const insertAsk = (tx: Queryable, ask: NewAsk) =>
  tx
    .insertInto('introduction')
    .values({
      id: ask.id,
      asker_id: ask.askerId,
      asked_id: ask.askedId,
      asker_mailbox: capKeyOf(ask.askerId),
      asked_mailbox: capKeyOf(ask.askedId),
      state: 'asked',
      invented: ask.invented,
      score: ask.score,
      text: ask.text,
      plan: JSON.stringify(ask.plan),
      asker_share: JSON.stringify(ask.share),
      asked_share: null,
      asker_contact: null,
      asked_contact: null,
      asked_shown: JSON.stringify(ask.shown),
      asked_at: ask.now,
      delivered_at: ask.delivered ? ask.now : null,
    })
    .execute()

export const findIntroduction = (db: Queryable, id: string): Promise<Row | undefined> =>
  db.selectFrom('introduction').select(COLUMNS).where('id', '=', id).executeTakeFirst()

export const findIntroductionsOf = (db: Queryable, memberId: string, since: Date): Promise<Row[]> =>
  db
    .selectFrom('introduction')
    .select(COLUMNS)
    .where((or) => or.or([or('asker_id', '=', memberId), or('asked_id', '=', memberId)]))
    .where((or) =>
      or.or([
        or('state', '=', 'introduced'),
        or.and([or('state', 'in', ['asked', 'declined', 'refused']), or('asked_at', '>', since)]),
        or.and([or('state', '=', 'closed'), or('closed_at', '>', since)]),
      ]),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()

/** Finds asks by mailbox, those of deleted accounts too, newest first. */
export const findAsksSince = (db: Queryable, askerId: string, since: Date) =>
  db
    .selectFrom('introduction')
    .select(['asked_mailbox', 'asked_at', 'state'])
    .where('asker_mailbox', '=', capKeyOf(askerId))
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .execute()

export const findOpenAsk = (
  db: Queryable,
  { askerId, askedId, since }: { askerId: string; askedId: string; since: Date },
): Promise<Row | undefined> =>
  db
    .selectFrom('introduction')
    .select(COLUMNS)
    .where('asker_id', '=', askerId)
    .where('asked_id', '=', askedId)
    .where('state', 'in', ['asked', 'declined'])
    .where('asked_at', '>', since)
    .executeTakeFirst()

export async function countDelivered(db: Queryable, askedId: string, since: Date) {
  const { count } = await db
    .selectFrom('introduction')
    .select((all) => all.fn.countAll<string>().as('count'))
    .where('asked_id', '=', askedId)
    .where('state', '=', 'asked')
    .where('delivered_at', 'is not', null)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countNews(
  db: Queryable,
  memberId: string,
  { openSince, since }: { openSince: Date; since: Date },
) {
  const { rows } = await sql<{ asks: number; introductions: number }>`
    select
      (select count(*)::integer from introduction where asked_id = ${memberId} and state = 'asked'
        and delivered_at is not null and asked_at > ${openSince}) as asks,
      (select count(*)::integer from introduction where (asked_id = ${memberId} or asker_id = ${memberId})
        and state = 'introduced' and introduced_at > ${since}) as introductions`.execute(db)
  return rows[0] ?? { asks: 0, introductions: 0 }
}

export const findWaiting = (db: Queryable, askedId: string, { since, most }: { since: Date; most: number }) =>
  db
    .selectFrom('introduction')
    .select(['id', 'asker_id', 'invented'])
    .where('asked_id', '=', askedId)
    .where('state', '=', 'asked')
    .where('delivered_at', 'is', null)
    .where('asked_at', '>', since)
    .orderBy('score', 'desc')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(most)
    .execute()

export async function findAwaited(db: Queryable, since: Date) {
  const rows = await db
    .selectFrom('introduction')
    .select('asked_id')
    .distinct()
    .where('state', '=', 'asked')
    .where('delivered_at', 'is', null)
    .where('asked_id', 'is not', null)
    .where('asked_at', '>', since)
    .execute()
  return rows.flatMap(({ asked_id }) => asked_id ?? [])
}

export const setDelivered = (tx: Queryable, id: string, now: Date) =>
  tx.updateTable('introduction').set({ delivered_at: now }).where('id', '=', id).execute()

/** @returns false when the state has changed */
export async function setState(
  tx: Queryable,
  { id, from, to, now }: { id: string; from: IntroductionState; to: IntroductionState; now: Date },
) {
  const { numUpdatedRows } = await tx
    .updateTable('introduction')
    .set({ state: to, closed_at: to === 'closed' ? now : null })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false if another call was faster */
export async function setIntroduced(
  tx: Queryable,
  {
    id,
    share,
    contacts,
    now,
    checkInAt,
  }: { id: string; share: Share; contacts: { asker: Reachable; asked: Reachable }; now: Date; checkInAt: Date },
) {
  const { numUpdatedRows } = await tx
    .updateTable('introduction')
    .set({
      state: 'introduced',
      asked_share: JSON.stringify(share),
      asker_contact: JSON.stringify(contacts.asker),
      asked_contact: JSON.stringify(contacts.asked),
      introduced_at: now,
      check_in_at: checkInAt,
    })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'declined'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Finds introductions in either direction and by mailbox, because one person may have several accounts. */
export const findBetween = (db: Queryable, one: string, other: string): Promise<Row[]> =>
  db
    .selectFrom('introduction')
    .select(COLUMNS)
    .where((or) =>
      or.or([
        or.and([or('asker_mailbox', '=', one), or('asked_mailbox', '=', other)]),
        or.and([or('asker_mailbox', '=', other), or('asked_mailbox', '=', one)]),
      ]),
    )
    .where('state', 'in', ['asked', 'declined', 'introduced'])
    .execute()

export async function findDueCheckIns(db: Queryable, now: Date) {
  const rows = await db
    .selectFrom('introduction')
    .select('id')
    .where('state', '=', 'introduced')
    .where('check_in_sent_at', 'is', null)
    .where('check_in_at', '<=', now)
    .orderBy('check_in_at')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export async function claimCheckIn(tx: Queryable, id: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('introduction')
    .set({ check_in_sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'introduced')
    .where('check_in_sent_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setOutcome = (
  tx: Queryable,
  { id, side, outcome }: { id: string; side: Side; outcome: IntroductionOutcome },
) =>
  tx
    .updateTable('introduction')
    .set(side === 'asker' ? { asker_outcome: outcome } : { asked_outcome: outcome })
    .where('id', '=', id)
    .execute()

/** Undefined for invented members and former members. */
export async function findMailbox(db: Queryable, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .where('demo', '=', false)
    .executeTakeFirst()
  return member?.email
}

export async function findFirstName(db: Queryable, memberId: string) {
  const { rows } = await sql<{ name: string | null }>`
    select facts ->> 'displayName' as name from member_profile where member_id = ${memberId}`.execute(db)
  return safeFirstName(rows[0]?.name) || 'your match'
}
