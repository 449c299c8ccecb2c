import type { Transaction } from 'kysely'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { lockMembers } from '../introductions/account-data.ts'
import { callOffMeetings } from '../introductions/end-introductions.ts'
import { suppress } from '../mail/suppression.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { revokeSessionsOf } from '../session/session.ts'
import type { Member } from './account-owner.ts'
import { erasePersonalData } from './personal-data.ts'
import { deleteMember, holdPerson, personOf } from './store.ts'

/** Also ends all sessions. */
export const deleteAccount = (deps: Deps, member: Member) =>
  deps.db.transaction().execute((tx) => removeAccount(tx, deps, member))

/**
 * Data that protects other people stays, under keyed hashes: the wish for no unrequested mail, and the data of
 * `members/mailbox-store.ts`.
 */
export async function removeAccount(tx: Transaction<Schema>, deps: Deps, { memberId, email }: Member) {
  // All callers take the locks in this order. Then every other write for this member has committed, or it waits and is
  // refused.
  await lockKey(tx, 'mailbox', mailboxHash(deps.secret, email))
  await lockMembers(tx, [memberId])
  await holdPerson(tx, memberId)
  await callOffMeetings(tx, deps, memberId)
  await erasePersonalData(tx, await personOf(tx, { memberId, email }), deps.clock())
  await revokeSessionsOf(tx, deps, memberId)
  await deleteMember(tx, memberId)
  await suppress({ db: tx, secret: deps.secret }, email, deps.clock())
}
