import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { findSuspension, setSuspendedBy } from './store.ts'

/**
 * Suspends a member whose mailbox is suspended, under any address of theirs. For the transaction that binds them, which
 * holds the mailbox.
 */
export async function keepSuspended(
  tx: Transaction<Schema>,
  { memberId, mailbox }: { memberId: string; mailbox: string },
) {
  if (await findSuspension(tx, mailbox)) await setSuspendedBy(tx, memberId, mailbox)
}
