import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { factsOf } from '../members/profile.ts'
import { findViewer, type ListOwner } from '../members/viewer.ts'
import { upsertProfile, withdrawProfile } from './profile-store.ts'

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
  return upsertProfile(tx, { memberId: owner.ownerId, birthdate, facts: factsOf({ member, displayName, city }) })
}
