import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

type Line = { id: string; at: Date; by: string; command: string; about: string | null; reason: string }

export const insertLine = (tx: Queryable, line: Line) => tx.insertInto('desk_log').values(line).execute()

export async function readLines(db: Queryable, { about, limit }: { about: string | null; limit: number }) {
  const { rows } = await sql<Line>`
    select id, at, by, command, about, reason from desk_log
    where ${about}::uuid is null or about = ${about}
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function countEverything(db: Queryable, weekAgo: Date) {
  const { rows } = await sql<{ [K in (typeof COUNTED)[number]]: number }>`
    select
      (select count(*)::integer from member where not demo) as members,
      (select count(*)::integer from member where not demo and created_at > ${weekAgo}) as "newMembers",
      (select count(*)::integer from member_profile where not demo and listed and not resting) as listed,
      (select count(*)::integer from member_profile where not demo and listed and resting) as resting,
      (select count(*)::integer from member where suspended_by is not null) as suspended,
      (select count(*)::integer from suspension) as "suspendedMailboxes",
      (select count(*)::integer from member where demo) as invented,
      (select count(distinct (owner_id, email))::integer from draft) as drafts,
      (select count(distinct (owner_id, email))::integer from submission) as submitted,
      (select count(*)::integer from introduction where not invented) as asks,
      (select count(*)::integer from introduction where not invented and introduced_at is not null) as introduced,
      (select count(*)::integer from introduction
        where not invented and introduced_at > ${weekAgo}) as "newlyIntroduced",
      (select count(*)::integer from introduction join meeting on introduction_id = introduction.id
        where not invented and introduced_at is not null and starts_at is not null) as agreed,
      (select count(*)::integer from introduction where not invented
        and asker_outcome in ('met_again', 'met_not_for_me') and asked_outcome in ('met_again', 'met_not_for_me')) as met,
      (select count(*)::integer from introduction where not invented
        and asker_outcome = 'met_again' and asked_outcome = 'met_again') as again,
      (select count(*)::integer from report where closed_at is null) as "openReports",
      (select count(*)::integer from mail) as "mailsWaiting"`.execute(db)
  if (!rows[0]) throw new Error('The database counted nothing.')
  return rows[0]
}

/** In the order of the output. */
export const COUNTED = [
  'members',
  'newMembers',
  'listed',
  'resting',
  'suspended',
  'suspendedMailboxes',
  'invented',
  'drafts',
  'submitted',
  'asks',
  'introduced',
  'newlyIntroduced',
  'agreed',
  'met',
  'again',
  'openReports',
  'mailsWaiting',
] as const
