import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { findSuspension, setSuspendedBy } from './store.ts'

/** Suspends a member of a suspended mailbox, with any address. The sign-in's transaction has locked the mailbox. */
export async function keepSuspended(
  tx: Transaction<Schema>,
  { memberId, mailbox }: { memberId: string; mailbox: string },
) {
  if (await findSuspension(tx, mailbox)) await setSuspendedBy(tx, memberId, mailbox)
}
