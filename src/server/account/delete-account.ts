import type { Deps } from '../deps.ts'
import { suppress } from '../mail/suppression.ts'
import { revokeSessionsOf } from '../session/session.ts'
import { type Member, personOf } from './account-owner.ts'
import { eraseBelongings } from './belongings.ts'

/**
 * Deletes a member and everything about them in one transaction, and ends every session of theirs.
 * What stays is a keyed hash of the address, so that nothing of ours is ever sent there unasked.
 */
export function deleteAccount(deps: Deps, { memberId, email }: Member) {
  return deps.db.transaction().execute(async (tx) => {
    await eraseBelongings(tx, await personOf(tx, { memberId, email }))
    await revokeSessionsOf(tx, deps, memberId)
    await tx.deleteFrom('member').where('id', '=', memberId).execute()
    await suppress({ db: tx, secret: deps.secret }, email, deps.clock())
  })
}
