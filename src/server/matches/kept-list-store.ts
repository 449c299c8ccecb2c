import { sql } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import { capKeyOf, hiddenMailboxesOf } from '../members/mailbox-store.ts'
import type { ProfileRow } from '../members/profile.ts'
import type { ListOwner } from '../members/viewer.ts'

/** Somebody on a kept list, with the profile as it is now. */
export type MatchRow = ProfileRow & { product: number; profileChanged: string; listedAt: string }

/** A kept list and all that decides what of it is shown, without the cards. */
export type KeptList = {
  /** What the viewer's own limits cost; null where no list is kept. */
  advice: unknown
  /** In the list's order, less whom nobody may be shown any more. */
  matches: MatchRow[]
  /** The viewer's own answers, the newest first. */
  answers: { memberId: string; action: FeedbackAction }[]
  /** Who is hidden from the viewer by a hard no. */
  refusedBy: string[]
  /** The real people a preview is held to. */
  preview: string[]
  /** When real people were shown to the viewer, the newest first. */
  shownAt: string[]
}

/**
 * An owner's list under an address, in one round trip. A hard no that answered an ask of the viewer's hides nobody from
 * a list that is kept: the viewer would read the answer from it. The next list that is made lacks them.
 *
 * @param shownSince from when on people shown to the viewer are of interest
 */
export async function readKeptList(db: Queryable, { ownerId, email }: ListOwner, shownSince: Date): Promise<KeptList> {
  const { rows } = await sql<KeptList>`
    select
      (select advice from match_list where owner_id = ${ownerId} and email = ${email}) as advice,
      (select coalesce(json_agg(json_build_object(
         'memberId', match.member_id, 'product', product, 'profileChanged', profile_changed::text,
         'listedAt', listed_at, 'demo', demo, 'birthdate', birthdate, 'facts', facts, 'changed', changed::text
       ) order by position), '[]'::json)
       from match join member_profile profile
         on profile.member_id = match.member_id and profile.listed and not profile.resting
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
      array(select member_id::text from preview_person where owner_id = ${ownerId}) as preview,
      (select coalesce(json_agg(shown_at order by shown_at desc), '[]'::json)
       from shown_person where owner_id = ${capKeyOf(ownerId)} and shown_at > ${shownSince}) as "shownAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table gave no row.')
  return row
}

/** The stored cards of these of a list, by member; none for somebody who has left the list meanwhile. */
export async function readStoredCards(db: Queryable, { ownerId, email }: ListOwner, ids: readonly string[]) {
  const { rows } = await sql<{ memberId: string; card: unknown }>`
    select member_id as "memberId", card from match
    where owner_id = ${ownerId} and email = ${email} and member_id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ memberId, card }) => [memberId, card]))
}
