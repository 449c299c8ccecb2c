import { type RawBuilder, sql } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import { capKeyOf, hiddenMailboxesOf } from '../members/mailbox-store.ts'
import type { ListOwner } from '../members/viewer.ts'
import { type ViewerRow, viewerColumns } from '../members/viewer-store.ts'

export type ListedPerson = {
  memberId: string
  demo: boolean
  line: string | null
  card: unknown
}
export type MatchRow = ListedPerson & { changed: string; profileChanged: string; listedAt: string }

type Asked = {
  /** `shownAt` begins at this time. */
  shownSince: Date
  cards: number
}

export type KeptList = {
  advice: unknown
  /** In the list's order, without people who may not be shown. */
  matches: MatchRow[]
  answers: { memberId: string; action: FeedbackAction }[]
  refusedBy: string[]
  introducedTo: string[]
  preview: string[]
  /** When real people were shown, newest first. */
  shownAt: string[]
}

/**
 * A stored list still shows people who said a hard no to the viewer's ask: a change would reveal the answer. The next
 * list omits them.
 */
const listColumns = ({ ownerId, email }: ListOwner, { shownSince, cards }: Asked): RawBuilder<unknown> => sql`
      (select advice from match_list where owner_id = ${ownerId} and email = ${email}) as advice,
      (select coalesce(json_agg(json_build_object(
         'memberId', match.member_id, 'profileChanged', profile_changed::text,
         'listedAt', listed_at, 'demo', demo, 'changed', changed::text,
         'line', line, 'card', case when position < ${cards} then card end
       ) order by position), '[]'::json)
       from match join member_profile profile
         on profile.member_id = match.member_id and profile.listed and not profile.resting
         left join own_line on own_line.member_id = match.member_id
       where owner_id = ${ownerId} and email = ${email}) as matches,
      (select coalesce(json_agg(json_build_object('memberId', member_id, 'action', action)
         order by given_at desc, member_id), '[]'::json)
       from feedback where owner_id = ${ownerId} and email = ${email} and action is not null) as answers,
      array(
        select hidden.id::text from (
          select owner_id as id from feedback where member_id = ${ownerId} and action = 'hard_no'
          union ${hiddenMailboxesOf(ownerId)}
        ) hidden
        where not exists (select from introduction
          where asker_id = ${ownerId} and asked_id = hidden.id and introduced_at is null)) as "refusedBy",
      array(select (case when asker_id = ${ownerId} then asked_id else asker_id end)::text from introduction
        where introduced_at is not null and asker_id is not null and asked_id is not null
          and (asker_id = ${ownerId} or asked_id = ${ownerId})) as "introducedTo",
      array(select member_id::text from preview_person where owner_id = ${ownerId}) as preview,
      (select coalesce(json_agg(shown_at order by shown_at desc), '[]'::json)
       from shown_person where owner_id = ${capKeyOf(ownerId)} and shown_at > ${shownSince}) as "shownAt"`

export const readKeptList = (db: Queryable, owner: ListOwner, shownSince: Date) =>
  readOne<KeptList>(db, sql`select ${listColumns(owner, { shownSince, cards: 0 })}`)

export const readViewerAndList = (db: Queryable, owner: ListOwner, asked: Asked) =>
  readOne<ViewerRow & KeptList>(db, sql`select ${viewerColumns(owner)}, ${listColumns(owner, asked)}`)

async function readOne<Row>(db: Queryable, query: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`${query}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table gave no row.')
  return row
}

/** Without people who left the list. */
export async function readStoredCards(db: Queryable, { ownerId, email }: ListOwner, ids: readonly string[]) {
  const { rows } = await sql<{ memberId: string; card: unknown }>`
    select member_id as "memberId", card from match
    where owner_id = ${ownerId} and email = ${email} and member_id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ memberId, card }) => [memberId, card]))
}
