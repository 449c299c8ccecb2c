import type { Transaction } from 'kysely'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { mailboxHash, suspendedHash } from './mailbox-hash.ts'
import { findSuspension, setSuspendedBy } from './store.ts'

/** Suspends a member whose mailbox is suspended, whoever they say they are now. For the transaction that binds them. */
export async function keepSuspended(
  tx: Transaction<Schema>,
  { secret }: Deps,
  { memberId, email }: { memberId: string; email: string },
) {
  // A suspension that is being made sees either this member, or is seen here.
  await lockKey(tx, 'mailbox', mailboxHash(secret, email))
  const hash = await suspendedHash(tx, secret, email)
  if (await findSuspension(tx, hash)) await setSuspendedBy(tx, memberId, hash)
}
