import { sql } from 'kysely'
import type { Advice } from '#contract/matches.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Watermark } from '../member-index/watermark.ts'
import type { ProfileRow } from '../members/profile.ts'
import type { ListOwner } from '../members/viewer.ts'
import { MOST_MATCHES } from './list-length.ts'

export async function findProfiles(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<ProfileRow & { firstPages: number }>`
    select member_id as "memberId", demo, birthdate, facts, changed::text as changed, coalesce(lists, 0) as "firstPages"
    from (select member_id, demo, birthdate, facts, changed from member_profile
          where listed and not resting and member_id = any(${[...ids]}::uuid[])) profile
    left join (select member_id, lists from exposure) exposure using (member_id)`.execute(db)
  return rows
}

export async function findExposed(db: Queryable, { ownerId, email }: ListOwner) {
  const rows = await listOf(db, { ownerId, email }).select('member_id').where('exposed', '=', true).execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

const listOf = (db: Queryable, { ownerId, email }: ListOwner) =>
  db.selectFrom('match').where('owner_id', '=', ownerId).where('email', '=', email)

export async function findPreview(db: Queryable, ownerId: string) {
  const rows = await db.selectFrom('preview_person').select('member_id').where('owner_id', '=', ownerId).execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

export const forgetPreview = (db: Queryable, ownerId: string) =>
  db.deleteFrom('preview_person').where('owner_id', '=', ownerId).execute()

/**
 * Fills a preview with the best people; people already in it stay. @param admit chooses who may enter, in the same
 * transaction
 */
export async function choosePreview(
  db: Database,
  {
    ownerId,
    ranked,
    most,
    admit,
  }: {
    ownerId: string
    ranked: readonly string[]
    most: number
    admit: (tx: Queryable, ids: readonly string[]) => Promise<readonly string[]>
  },
) {
  const held = await findPreview(db, ownerId)
  if (held.size >= most || ranked.every((id) => held.has(id))) return [...held]
  return db.transaction().execute(async (tx) => {
    // Without a lock, two lists could both use the free places.
    await lockKey(tx, 'preview', ownerId)
    const preview = await findPreview(tx, ownerId)
    const wanted = ranked.filter((id) => !preview.has(id)).slice(0, most - preview.size)
    const chosen = await admit(tx, wanted)
    if (chosen.length > 0)
      await tx
        .insertInto('preview_person')
        .values(chosen.map((member_id) => ({ owner_id: ownerId, member_id })))
        .execute()
    return [...preview, ...chosen]
  })
}

type NewMatch = {
  memberId: string
  /** Answered people begin at MOST_MATCHES. */
  position: number
  product: number
  card: object
  place: number | null
  exposed: boolean
  profileChanged: string
}

type NewList = ListOwner & { matches: readonly NewMatch[]; advice: readonly Advice[]; watermark: Watermark; now: Date }

/** Does nothing if the stored list is newer. */
export async function replaceList(tx: Queryable, list: NewList) {
  const { ownerId, email, advice, watermark, now } = list
  const { rows } = await sql`
    insert into match_list (owner_id, email, advice, seen, made_at)
    values (${ownerId}, ${email}, ${JSON.stringify(advice)}, ${watermark}::xid8, ${now})
    on conflict (owner_id, email) do update
      set advice = excluded.advice, seen = excluded.seen, made_at = excluded.made_at
      where match_list.seen <= excluded.seen
    returning owner_id`.execute(tx)
  // The row written above is locked, so an owner's lists are written one by one.
  if (rows.length === 0) return
  const before = await findExposed(tx, list)
  await writeMatches(tx, list)
  const after = new Set(list.matches.filter(({ exposed }) => exposed).map(({ memberId }) => memberId))
  await countExposure(tx, {
    gone: [...before].filter((id) => !after.has(id)),
    come: [...after].filter((id) => !before.has(id)),
  })
}

async function writeMatches(tx: Queryable, { ownerId, email, matches, now }: NewList) {
  const rows = JSON.stringify(matches)
  await sql`
    delete from match where owner_id = ${ownerId} and email = ${email}
      and member_id <> all(${matches.map(({ memberId }) => memberId)}::uuid[])`.execute(tx)
  await sql`
    insert into match (owner_id, email, member_id, position, product, card, place, exposed, profile_changed, listed_at)
    select ${ownerId}, ${email}, "memberId", position, product, card, place, exposed, "profileChanged"::xid8, ${now}
    from jsonb_to_recordset(${rows}::jsonb)
      as it("memberId" uuid, position integer, product integer, card jsonb, place smallint, exposed boolean, "profileChanged" text)
    on conflict (owner_id, email, member_id) do update
      set position = excluded.position, product = excluded.product, card = excluded.card, exposed = excluded.exposed,
          profile_changed = excluded.profile_changed,
          place = case when excluded.position >= ${MOST_MATCHES} then match.place else excluded.place end`.execute(tx)
}

/** A first page that nobody looks at is no exposure. */
export async function releaseFirstPages(tx: Queryable, ownerId: string) {
  const released = await tx
    .updateTable('match')
    .set({ exposed: false })
    .where('owner_id', '=', ownerId)
    .where('exposed', '=', true)
    .returning('member_id')
    .execute()
  await countExposure(tx, { gone: released.map(({ member_id }) => member_id), come: [] })
}

/** Writes in the order of ids, to avoid deadlocks. */
export async function countExposure(
  tx: Queryable,
  { gone, come }: { gone: readonly string[]; come: readonly string[] },
) {
  const changes = [...gone.map((id) => ({ id, by: -1 })), ...come.map((id) => ({ id, by: 1 }))]
  if (changes.length === 0) return
  await sql`
    insert into exposure (member_id, lists, changed)
    select id, greatest(by, 0), pg_current_xact_id()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as it(id uuid, by integer) order by id
    on conflict (member_id) do update
      set lists = greatest(0, exposure.lists + (
            select by from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as it(id uuid, by integer)
            where id = excluded.member_id)),
          changed = excluded.changed`.execute(tx)
}

export async function findList(db: Queryable, { ownerId, email }: ListOwner) {
  const { rows } = await sql<{ advice: unknown; seen: Watermark }>`
    select advice, seen::text as seen from match_list where owner_id = ${ownerId} and email = ${email}`.execute(db)
  return rows[0]
}

/**
 * The member's page on each other list. For some weeks after an answer, the earlier page counts, to hide the answer.
 */
export async function findPlaces(db: Queryable, { memberId, frozenAfter }: { memberId: string; frozenAfter: Date }) {
  const { rows } = await sql<{ ownerId: string; place: number }>`
    select owner_id as "ownerId", place from match
    where member_id = ${memberId} and place is not null and not exists (
      select from feedback said where said.owner_id = match.owner_id and said.email = match.email
        and said.member_id = match.member_id and said.action is not null)
    union all
    select owner_id, place from feedback
    where member_id = ${memberId} and action is not null and place is not null and given_at > ${frozenAfter}`.execute(
    db,
  )
  return new Map(rows.map(({ ownerId, place }) => [ownerId, place]))
}

export async function findListsWith(db: Queryable, memberId: string) {
  const { rows } = await sql<ListOwner>`
    select owner_id as "ownerId", email from match where member_id = ${memberId}`.execute(db)
  return rows
}

/** Owners whose list is missing, has room, or ends with a worse fit than the new member. */
export async function findRoomOnLists(
  db: Queryable,
  { candidates, full }: { candidates: readonly { id: string; product: number }[]; full: number },
) {
  const { rows } = await sql<ListOwner>`
    select member.id as "ownerId", member.email from member
    join jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as candidate(id uuid, product integer)
      on candidate.id = member.id
    left join lateral (
      select count(*) as length, min(match.product) as least from match
      where owner_id = member.id and match.email = member.email and position < ${MOST_MATCHES}
    ) list on true
    where not member.demo and (list.length < ${full} or list.least < candidate.product)`.execute(db)
  return rows
}

export async function currentChange(tx: Queryable) {
  const { rows } = await sql<{ change: string }>`select pg_current_xact_id()::text as change`.execute(tx)
  const [{ change } = { change: '0' }] = rows
  return change
}
