import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { suppress } from '../mail/suppression.ts'
import { revokeSessionsOf } from '../session/session.ts'
import type { Member } from './account-owner.ts'
import { erasePersonalData } from './personal-data.ts'
import { deleteMember, personOf } from './store.ts'

/** Deletes a member and everything about them in one transaction, and ends every session of theirs. */
export const deleteAccount = (deps: Deps, member: Member) =>
  deps.db.transaction().execute((tx) => removeAccount(tx, deps, member))

/**
 * The same in the caller's transaction. What stays is a keyed hash of the address, so that nothing of ours is ever sent
 * there unasked.
 */
export async function removeAccount(tx: Transaction<Schema>, deps: Deps, { memberId, email }: Member) {
  await erasePersonalData(tx, await personOf(tx, { memberId, email }), deps.clock())
  await revokeSessionsOf(tx, deps, memberId)
  await deleteMember(tx, memberId)
  await suppress({ db: tx, secret: deps.secret }, email, deps.clock())
}
