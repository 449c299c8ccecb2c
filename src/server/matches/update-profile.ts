import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { factsOf } from '../members/profile.ts'
import { findViewer, type ListOwner } from '../members/viewer.ts'
import { upsertProfile, withdrawProfile } from './profile-store.ts'

/**
 * Call it in the change's transaction. If the owner is not a full member, the profile is withdrawn. @returns whether
 * others would see a change
 */
export async function updateProfile(tx: Queryable, deps: Deps, owner: ListOwner) {
  const viewer = await findViewer(deps, owner, { on: tx })
  if (viewer?.access !== 'full') return withdrawProfile(tx, owner.ownerId)
  const { member, displayName, city, birthdate } = viewer
  return upsertProfile(tx, { memberId: owner.ownerId, birthdate, facts: factsOf({ member, displayName, city }) })
}
