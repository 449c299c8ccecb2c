import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { countExposure } from './store.ts'

type Moved = { sessionId: string; memberId: string; email: string }
type Person = { ownerIds: readonly string[]; memberId: string; email: string }

/** A newly verified address gets a new list. Call it in the sign-in's transaction. */
export async function dropListOf(tx: Queryable, { sessionId, email }: Moved) {
  for (const table of ['match', 'match_list'] as const)
    await tx.deleteFrom(table).where('owner_id', '=', sessionId).where('email', '=', email).execute()
}

export async function readMatches(db: Queryable, { ownerIds, memberId }: Omit<Person, 'email'>) {
  const { rows: matches } = await sql`
    select card, listed_at as "listedAt" from match
    where owner_id = any(${[...ownerIds]}::uuid[]) order by owner_id, position`.execute(db)
  const profile = await db
    .selectFrom('member_profile')
    .select(['listed', 'birthdate', 'facts'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return { matches, profile: profile ?? null }
}

/**
 * Also deletes lists of unverified browsers with the address. The bare id stays for one hour: every process drops the
 * member, and the sweep finds what running calls wrote under the id.
 */
export async function eraseMatches(tx: Queryable, { ownerIds, memberId, email }: Person) {
  const ids = [...ownerIds]
  const fronts = await tx
    .selectFrom('match')
    .select('member_id')
    .where('owner_id', 'in', ids)
    .where('exposed', '=', true)
    .execute()
  await countExposure(tx, { gone: fronts.map(({ member_id }) => member_id), come: [] })
  await tx
    .deleteFrom('match')
    .where((or) => or.or([or('owner_id', 'in', ids), or('member_id', '=', memberId)]))
    .execute()
  // Searches `match_list` first, because it has far fewer rows.
  await sql`
    delete from match using match_list list
    where list.email = ${email} and match.owner_id = list.owner_id and match.email = list.email`.execute(tx)
  await tx
    .deleteFrom('match_list')
    .where((or) => or.or([or('owner_id', 'in', ids), or('email', '=', email)]))
    .execute()
  await tx
    .deleteFrom('preview_person')
    .where((or) => or.or([or('owner_id', 'in', ids), or('member_id', '=', memberId)]))
    .execute()
  await tx.deleteFrom('shown_person').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('preview_of_network').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('exposure').where('member_id', '=', memberId).execute()
  await sql`
    insert into member_profile (member_id, demo, listed, birthdate, facts, erased_at, changed)
    values (${memberId}, false, false, null, '{}', now(), pg_current_xact_id())
    on conflict (member_id) do update
      set listed = false, birthdate = null, facts = '{}', erased_at = now(), changed = excluded.changed`.execute(tx)
}

export async function deleteAbandoned(db: Queryable) {
  await sql`delete from member_profile where erased_at < now() - interval '1 hour'`.execute(db)
  for (const table of ['match', 'match_list', 'preview_person', 'filter_answers', 'feedback'] as const)
    await sql`
      delete from ${sql.table(table)} where not exists (select from member where id = owner_id)
        and not exists (select from session where id = owner_id)`.execute(db)
}
