import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/** The mailbox, or an unverified browser's session. */
export const capKeyOf = (ownerId: string): RawBuilder<string> =>
  sql`coalesce((select mailbox_hash from member where id = ${ownerId}), ${ownerId}::uuid)`

export async function findCapKey(db: Queryable, ownerId: string) {
  const { rows } = await sql<{ key: string }>`select ${capKeyOf(ownerId)} as key`.execute(db)
  return rows[0]?.key ?? ownerId
}

/** Accounts of mailboxes that hide the member's mailbox, or are hidden by it. */
export const hiddenMailboxesOf = (memberId: string): RawBuilder<unknown> => sql`
  select other.id from member me join hidden_pair on by_mailbox = me.mailbox_hash
    join member other on other.mailbox_hash = about_mailbox where me.id = ${memberId}
  union all
  select other.id from member me join hidden_pair on about_mailbox = me.mailbox_hash
    join member other on other.mailbox_hash = by_mailbox where me.id = ${memberId}`

/** Ignores sessions. A pair stays hidden while a hard no to another address of the mailbox exists. */
export async function setHiddenPair(
  tx: Queryable,
  { byId, aboutId, hidden }: { byId: string; aboutId: string; hidden: boolean },
) {
  const both = sql`
    select me.mailbox_hash, them.mailbox_hash from member me, member them
    where me.id = ${byId} and them.id = ${aboutId} and me.mailbox_hash is not null and them.mailbox_hash is not null`
  await (hidden
    ? sql`insert into hidden_pair (by_mailbox, about_mailbox) ${both} on conflict do nothing`
    : sql`
        delete from hidden_pair where (by_mailbox, about_mailbox) in (${both}) and not exists (
          select from feedback join member by on by.id = owner_id join member about on about.id = feedback.member_id
          where action = 'hard_no' and by.mailbox_hash = by_mailbox and about.mailbox_hash = about_mailbox)`
  ).execute(tx)
}

/** One person may have several accounts. */
export const findMembersOf = (db: Queryable, mailbox: string) =>
  db
    .selectFrom('member')
    .select(['id as memberId', 'email'])
    .where('mailbox_hash', '=', mailbox)
    .where('demo', '=', false)
    .orderBy('id')
    .execute()

export const findUnhashed = (db: Queryable, limit: number) =>
  db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('mailbox_hash', 'is', null)
    .where('demo', '=', false)
    .limit(limit)
    .execute()

export async function setMailboxes(db: Queryable, hashes: readonly { id: string; hash: string }[]) {
  await sql`
    update member set mailbox_hash = hash from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as it(id uuid, hash uuid)
    where member.id = it.id`.execute(db)
}

/** Moves the rows of members who have a hash now. A pair is moved when both members have one. */
export async function moveToMailboxes(tx: Queryable, ids: readonly string[]) {
  const moved = sql`any(${ids}::uuid[])`
  // `materialized`, because the statistics still say that nobody has a hash. A plan that begins with the hash would
  // read every member per pair.
  await sql`
    with pair as materialized (
      select me.mailbox_hash as by_mailbox, them.mailbox_hash as about_mailbox
      from (
        select owner_id, member_id from feedback where action = 'hard_no' and owner_id = ${moved}
        union all
        select owner_id, member_id from feedback where action = 'hard_no' and member_id = ${moved}) hidden
      join member me on me.id = owner_id join member them on them.id = member_id)
    insert into hidden_pair (by_mailbox, about_mailbox)
    select distinct by_mailbox, about_mailbox from pair
    where by_mailbox is not null and about_mailbox is not null
    on conflict do nothing`.execute(tx)
  for (const side of ['asker', 'asked'] as const)
    await sql`
      update introduction set ${sql.ref(`${side}_mailbox`)} = coalesce(mailbox_hash, member.id) from member
      where member.id = ${sql.ref(`${side}_id`)} and ${sql.ref(`${side}_mailbox`)} is null
        and (mailbox_hash is not null or demo) and (asker_id = ${moved} or asked_id = ${moved})`.execute(tx)
  await sql`
    update report set reported_mailbox = mailbox_hash from member
    where member.id = reported_id and reported_mailbox is null and reported_id = ${moved}`.execute(tx)
  await sql`
    with moved as (
      delete from shown_person using member where member.id = owner_id and owner_id = ${moved}
      returning mailbox_hash, shown_person.member_id, shown_at)
    insert into shown_person (owner_id, member_id, shown_at)
    select mailbox_hash, member_id, max(shown_at) from moved group by mailbox_hash, member_id
    on conflict (owner_id, member_id) do update
      set shown_at = greatest(shown_person.shown_at, excluded.shown_at)`.execute(tx)
}
