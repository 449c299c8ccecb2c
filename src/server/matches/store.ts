import { sql } from 'kysely'
import type { Advice } from '#contract/matches.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { Watermark } from '../member-index/watermark.ts'
import type { ProfileRow } from '../members/profile.ts'
import type { ListOwner } from '../members/viewer.ts'
import { MOST_MATCHES } from './list-length.ts'

/** The profiles of those of these who may be shown, and on how many first pages each stands. */
export async function findProfiles(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<ProfileRow & { firstPages: number }>`
    select member_id as "memberId", demo, birthdate, facts, changed::text as changed, coalesce(lists, 0) as "firstPages"
    from (select member_id, demo, birthdate, facts, changed from member_profile
          where listed and not resting and member_id = any(${[...ids]}::uuid[])) profile
    left join (select member_id, lists from exposure) exposure using (member_id)`.execute(db)
  return rows
}

/** Who stands on the first page of a list now, and is counted for it. */
export async function findExposed(db: Queryable, { ownerId, email }: ListOwner) {
  const rows = await listOf(db, { ownerId, email }).select('member_id').where('exposed', '=', true).execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

const listOf = (db: Queryable, { ownerId, email }: ListOwner) =>
  db.selectFrom('match').where('owner_id', '=', ownerId).where('email', '=', email)

/** The real people a preview is held to. */
export async function findPreview(db: Queryable, ownerId: string) {
  const rows = await db.selectFrom('preview_person').select('member_id').where('owner_id', '=', ownerId).execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/**
 * Fills a preview up from the best, as far as there is room, and says whom it holds. Once in it, always in it.
 *
 * @param admit says which of those chosen may come in, in the transaction that keeps them
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
    // Two lists of one browser made at once would each fill the room that both see.
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

/** One match as it is kept; `card` is what the page shows of it. */
type NewMatch = {
  memberId: string
  /** Pages of those the owner has not answered come first; the answered follow from MOST_MATCHES on. */
  position: number
  product: number
  card: object
  /** The page, on a full member's list; null on others. */
  place: number | null
  exposed: boolean
  profileChanged: string
}

type NewList = ListOwner & { matches: readonly NewMatch[]; advice: readonly Advice[]; watermark: Watermark; now: Date }

/**
 * Puts a list in the place of the owner's former one. One made with less knowledge than the former is dropped:
 * it was overtaken.
 */
export async function replaceList(tx: Queryable, list: NewList) {
  const { ownerId, email, advice, watermark, now } = list
  const { rows } = await sql`
    insert into match_list (owner_id, email, advice, seen, made_at)
    values (${ownerId}, ${email}, ${JSON.stringify(advice)}, ${watermark}::xid8, ${now})
    on conflict (owner_id, email) do update
      set advice = excluded.advice, seen = excluded.seen, made_at = excluded.made_at
      where match_list.seen <= excluded.seen
    returning owner_id`.execute(tx)
  // The row just written is locked: lists of one owner follow one another.
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

/** The first page of an owner who does not look at it counts for nobody: it crowds out no one. */
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

/** Counts who came to stand on one first page more, and who on one less. In the order of ids, so that no two wait for each other. */
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

/** What a list knew when it was made, and its advice; undefined when there is none. */
export async function findList(db: Queryable, { ownerId, email }: ListOwner) {
  const { rows } = await sql<{ advice: unknown; seen: Watermark }>`
    select advice, seen::text as seen from match_list where owner_id = ${ownerId} and email = ${email}`.execute(db)
  return rows[0]
}

/**
 * On which page of whose list a member stands. Where the other has answered, the page is the one of before, whatever the
 * answer was, and it is forgotten some weeks later: nobody can tell from it what was answered, or that anything was.
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

/** Whose lists somebody stands on. */
export async function findListsWith(db: Queryable, memberId: string) {
  const { rows } = await sql<ListOwner>`
    select owner_id as "ownerId", email from match where member_id = ${memberId}`.execute(db)
  return rows
}

/** Which of these members have no list yet, one with room, or one whose last suits them less than the newcomer does. */
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

/** The number of the transaction that is under way. */
export async function currentChange(tx: Queryable) {
  const { rows } = await sql<{ change: string }>`select pg_current_xact_id()::text as change`.execute(tx)
  const [{ change } = { change: '0' }] = rows
  return change
}
