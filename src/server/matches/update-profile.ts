import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { factsOf } from './profile.ts'
import { findViewer, type ListOwner } from './viewer.ts'

/**
 * Brings what others may be shown of an owner up to date with what the owner stored. For the transaction of the change.
 * Owners who are not full members have nothing to show, and lose what they had.
 *
 * @returns whether others would see a change
 */
export async function updateProfile(tx: Queryable, deps: Deps, owner: ListOwner) {
  const viewer = await findViewer(deps, owner, { on: tx })
  if (viewer?.access !== 'full') return withdrawProfile(tx, owner.ownerId)
  const { member, displayName, city, birthdate } = viewer
  const { rows } = await sql`
    insert into member_profile (member_id, demo, listed, birthdate, facts, changed)
    values (${owner.ownerId}, false, true, ${birthdate}, ${JSON.stringify(factsOf({ member, displayName, city }))}::jsonb, pg_current_xact_id())
    on conflict (member_id) do update
      set listed = true, birthdate = excluded.birthdate, facts = excluded.facts, changed = excluded.changed
      where not member_profile.listed or member_profile.birthdate is distinct from excluded.birthdate
        or member_profile.facts <> excluded.facts
    returning member_id`.execute(tx)
  return rows.length > 0
}

async function withdrawProfile(tx: Queryable, memberId: string) {
  const { rows } = await sql`
    update member_profile set listed = false, facts = '{}', birthdate = null, changed = pg_current_xact_id()
    where member_id = ${memberId} and listed
    returning member_id`.execute(tx)
  return rows.length > 0
}
