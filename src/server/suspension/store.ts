import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

export const findSuspension = (db: Queryable, mailboxHash: string) =>
  db
    .selectFrom('suspension')
    .select(['fraud', 'reason', 'suspended_at as suspendedAt'])
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst()

/** Which of these hashes is a suspended mailbox. */
export async function findSuspendedHash(db: Queryable, hashes: readonly string[]) {
  const row = await db
    .selectFrom('suspension')
    .select('mailbox_hash as hash')
    .where('mailbox_hash', 'in', [...hashes])
    .executeTakeFirst()
  return row?.hash
}

/** @returns false when the mailbox is suspended already */
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

/** Notes that a suspension is for fraud. */
export const setFraud = (tx: Queryable, mailboxHash: string) =>
  tx.updateTable('suspension').set({ fraud: true }).where('mailbox_hash', '=', mailboxHash).execute()

/** Restores a mailbox. */
export const deleteSuspension = (tx: Queryable, mailboxHash: string) =>
  tx.deleteFrom('suspension').where('mailbox_hash', '=', mailboxHash).execute()

/** Members whose address may reach the same mailbox: with these letters before the @, whatever stands between them. */
export async function findByLetters(db: Queryable, { letters, domains }: { letters: string; domains: string[] }) {
  const { rows } = await sql<{ memberId: string; email: string }>`
    select id as "memberId", email from member
    where not demo and lower(split_part(email, '@', 2)) = any(${domains})
      and replace(split_part(lower(split_part(email, '@', 1)), '+', 1), '.', '') = ${letters}
    order by id`.execute(db)
  return rows
}

/** The members whom the suspension of this mailbox holds, in the order of their ids. */
export const findSuspendedMembers = (db: Queryable, mailboxHash: string) =>
  db
    .selectFrom('member')
    .select(['id as memberId', 'email'])
    .where('suspended_by', '=', mailboxHash)
    .orderBy('id')
    .execute()

/** Puts a member under the suspension of a mailbox; null takes them out. */
export const setSuspendedBy = (tx: Queryable, memberId: string, mailboxHash: string | null) =>
  tx.updateTable('member').set({ suspended_by: mailboxHash }).where('id', '=', memberId).execute()

/** What a member is suspended for, for the export of their account. */
export const findSuspensionOf = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .innerJoin('suspension', 'mailbox_hash', 'suspended_by')
    .select(['reason', 'suspended_at as suspendedAt'])
    .where('id', '=', memberId)
    .execute()

/** The hash and the day stay when a suspended account is deleted; what was said about the person does not. */
export const forgetReason = (tx: Queryable, memberId: string) =>
  sql`
    update suspension set reason = '' from member
    where member.id = ${memberId} and mailbox_hash = suspended_by`.execute(tx)
