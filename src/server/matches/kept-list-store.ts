import { sql } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import type { ProfileRow } from '../members/profile.ts'
import type { ListOwner } from '../members/viewer.ts'

/** Somebody on a kept list, with the profile as it is now. */
export type MatchRow = ProfileRow & { product: number; card: unknown; profileChanged: string; listedAt: string }

/** A kept list and all that decides what of it is shown. */
export type KeptList = {
  /** What the viewer's own limits cost; null where no list is kept. */
  advice: unknown
  /** In the list's order, less whom nobody may be shown any more. */
  matches: MatchRow[]
  /** The viewer's own answers, the newest first. */
  answers: { memberId: string; action: FeedbackAction }[]
  /** Who said hard no to the viewer. */
  refusedBy: string[]
  /** The real people a preview is held to. */
  preview: string[]
  /** When real people were shown to the viewer, the newest first. */
  shownAt: string[]
}

/**
 * An owner's list under an address, in one round trip.
 *
 * @param shownSince from when on people shown to the viewer are of interest
 */
export async function readKeptList(db: Queryable, { ownerId, email }: ListOwner, shownSince: Date): Promise<KeptList> {
  const { rows } = await sql<KeptList>`
    select
      (select advice from match_list where owner_id = ${ownerId} and email = ${email}) as advice,
      (select coalesce(jsonb_agg(jsonb_build_object(
         'memberId', match.member_id, 'product', product, 'card', card, 'profileChanged', profile_changed::text,
         'listedAt', listed_at, 'demo', demo, 'birthdate', birthdate, 'facts', facts, 'changed', changed::text
       ) order by position), '[]')
       from match join member_profile profile
         on profile.member_id = match.member_id and profile.listed and not profile.resting
       where owner_id = ${ownerId} and email = ${email}) as matches,
      (select coalesce(jsonb_agg(jsonb_build_object('memberId', member_id, 'action', action)
         order by given_at desc, member_id), '[]')
       from feedback where owner_id = ${ownerId} and email = ${email} and action is not null) as answers,
      array(select owner_id::text from feedback where member_id = ${ownerId} and action = 'hard_no') as "refusedBy",
      array(select member_id::text from preview_person where owner_id = ${ownerId}) as preview,
      (select coalesce(jsonb_agg(shown_at order by shown_at desc), '[]')
       from shown_person where owner_id = ${ownerId} and shown_at > ${shownSince}) as "shownAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table gave no row.')
  return row
}
