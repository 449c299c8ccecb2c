import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export const findSuspension = (db: Queryable, mailboxHash: string) =>
  db
    .selectFrom('suspension')
    .select(['fraud', 'reason', 'suspended_at as suspendedAt'])
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst()

/** @returns false if the mailbox is already suspended */
export async function insertSuspension(
  tx: Queryable,
  given: { mailboxHash: string; fraud: boolean; reason: string; now: Date },
) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('suspension')
    .values({ mailbox_hash: given.mailboxHash, fraud: given.fraud, reason: given.reason, suspended_at: given.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const setFraud = (tx: Queryable, mailboxHash: string) =>
  tx.updateTable('suspension').set({ fraud: true }).where('mailbox_hash', '=', mailboxHash).execute()

export const deleteSuspension = (tx: Queryable, mailboxHash: string) =>
  tx.deleteFrom('suspension').where('mailbox_hash', '=', mailboxHash).execute()

export async function isKnownMailbox(db: Queryable, mailbox: string) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from member where mailbox_hash = ${mailbox})
      or exists (select from suspension where mailbox_hash = ${mailbox})
      or exists (select from hidden_pair where by_mailbox = ${mailbox} or about_mailbox = ${mailbox})
      or exists (select from introduction where asker_mailbox = ${mailbox} or asked_mailbox = ${mailbox})
      or exists (select from report where reported_mailbox = ${mailbox})
      or exists (select from shown_person where owner_id = ${mailbox}) as known`.execute(db)
  return rows[0]?.known ?? false
}

export const findSuspendedMembers = (db: Queryable, mailboxHash: string) =>
  db
    .selectFrom('member')
    .select(['id as memberId', 'email'])
    .where('suspended_by', '=', mailboxHash)
    .orderBy('id')
    .execute()

export const setSuspendedBy = (tx: Queryable, memberId: string, mailboxHash: string | null) =>
  tx.updateTable('member').set({ suspended_by: mailboxHash }).where('id', '=', memberId).execute()

export const findSuspensionOf = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .innerJoin('suspension', 'suspension.mailbox_hash', 'suspended_by')
    .select(['reason', 'suspended_at as suspendedAt'])
    .where('id', '=', memberId)
    .execute()

/** Keeps hash and day after the account is deleted. */
export const forgetReason = (tx: Queryable, memberId: string) =>
  sql`
    update suspension set reason = '' from member
    where member.id = ${memberId} and suspension.mailbox_hash = suspended_by`.execute(tx)
