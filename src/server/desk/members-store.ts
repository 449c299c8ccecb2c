import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export type MemberRow = {
  id: string
  email: string
  name: string | null
  listed: boolean
  resting: boolean
  suspended: boolean
  joinedAt: Date
  seenOn: string | null
}

const MEMBERS = sql<MemberRow>`
  select member.id, member.email, coalesce(profile.facts ->> 'displayName', newest.body #>> '{basics,displayName}') as name,
    coalesce(profile.listed, false) as listed, coalesce(profile.resting, false) as resting,
    suspended_by is not null as suspended, created_at as "joinedAt", seen_on as "seenOn"
  from member
  left join member_profile profile on profile.member_id = member.id
  left join lateral (
    select body from submission where owner_id = member.id order by submitted_at desc limit 1
  ) newest on true
  where not member.demo`

export async function findMemberRow(db: Queryable, who: { id: string } | { email: string }) {
  const { rows } = await sql<MemberRow>`
    ${MEMBERS} and ${'id' in who ? sql`member.id = ${who.id}` : sql`lower(member.email) = lower(${who.email})`}
    limit 1`.execute(db)
  return rows[0]
}

export async function searchMembers(db: Queryable, { text, limit }: { text: string; limit: number }) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<MemberRow>`
    ${MEMBERS} and (member.email ilike ${pattern} or profile.facts ->> 'displayName' ilike ${pattern}
      or newest.body #>> '{basics,displayName}' ilike ${pattern})
    order by member.created_at desc, member.id limit ${limit}`.execute(db)
  return rows
}

export async function readMember(db: Queryable, memberId: string) {
  const { rows } = await sql<{
    intake: { basics?: object; location?: object; preferences?: object } | null
    sessions: number
    asked: number
    wasAsked: number
    introduced: number
    meetings: number
    calledOff: number
    hiddenBy: number
    reportsAbout: number
    reportsBy: number
    line: string | null
    suspendedAt: Date | null
    suspendedFor: string | null
    fraud: boolean | null
  }>`
    select
      (select body from submission where owner_id = ${memberId} order by submitted_at desc limit 1) as intake,
      (select count(*)::integer from session where member_id = ${memberId}) as sessions,
      (select count(*)::integer from introduction where asker_id = ${memberId}) as asked,
      (select count(*)::integer from introduction where asked_id = ${memberId}) as "wasAsked",
      (select count(*)::integer from introduction
        where (asker_id = ${memberId} or asked_id = ${memberId}) and introduced_at is not null) as introduced,
      (select count(*)::integer from meeting join introduction on id = introduction_id
        where (asker_id = ${memberId} or asked_id = ${memberId}) and starts_at is not null) as meetings,
      (select count(*)::integer from meeting join introduction on id = introduction_id
        where cancelled_by is not null and ${memberId} = case cancelled_by when 'asker' then asker_id else asked_id end
      ) as "calledOff",
      (select count(distinct owner_id)::integer from feedback
        join member giver on giver.id = owner_id
        where feedback.member_id = ${memberId} and action = 'hard_no') as "hiddenBy",
      (select count(*)::integer from report where reported_id = ${memberId}) as "reportsAbout",
      (select count(*)::integer from report where reporter_id = ${memberId}) as "reportsBy",
      (select line from own_line where member_id = ${memberId}) as line,
      suspended_at as "suspendedAt", suspension.reason as "suspendedFor", suspension.fraud
    from member left join suspension on suspension.mailbox_hash = suspended_by
    where member.id = ${memberId}`.execute(db)
  return rows[0]
}

/** From intake and chat, newest first. */
export async function readNotes(db: Queryable, { limit }: { limit: number }) {
  const { rows } = await sql<{ at: Date; memberId: string; email: string; where: string; note: string }>`
    select * from (
      select distinct on (owner_id) submitted_at as at, owner_id as "memberId", member.email,
        'intake' as where, body #>> '{review,notesForMatchmaker}' as note
      from submission join member on member.id = owner_id and not member.demo
      order by owner_id, submitted_at desc
    ) intake where coalesce(note, '') <> ''
    union all
    select updated_at, owner_id, member.email, 'chat', body ->> 'notes'
    from snapshot join member on member.id = owner_id and not member.demo
    where coalesce(body ->> 'notes', '') <> ''
    order by at desc, "memberId" limit ${limit}`.execute(db)
  return rows
}
