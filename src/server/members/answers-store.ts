import { sql } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import { capKeyOf, hiddenMailboxesOf } from './mailbox-store.ts'

type Owner = { ownerId: string; email: string }

/** Newest first. */
export const answersOf = async (db: Queryable, owner: Owner) => (await readAnswers(db, owner)).answers

export async function readAnswers(db: Queryable, { ownerId, email }: Owner) {
  const rows = await db
    .selectFrom('feedback')
    .select(['member_id', 'action', 'met'])
    .where('owner_id', '=', ownerId)
    .where('email', '=', email)
    .where('action', 'is not', null)
    .orderBy('given_at', 'desc')
    .orderBy('member_id')
    .execute()
  const answers = new Map(
    rows.flatMap(({ member_id, action }): [string, FeedbackAction][] => (action ? [[member_id, action]] : [])),
  )
  return { answers, met: new Set(rows.filter(({ met }) => met).map(({ member_id }) => member_id)) }
}

const hiddenFrom = (memberId: string) => sql<{ id: string }>`
  select owner_id as id from feedback where member_id = ${memberId} and action = 'hard_no'
  union ${hiddenMailboxesOf(memberId)}`

/** Members hidden by a hard no of either side, by id or mailbox, even of a deleted account. */
export async function findHiddenFrom(db: Queryable, memberId: string) {
  const { rows } = await hiddenFrom(memberId).execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Members who are hidden by a hard no, introduced, or were asked since `askedSince`, with any answer. Asks count by
 * mailbox, so a new account's first list reveals no answer.
 */
export async function findLeftOut(db: Queryable, memberId: string, askedSince: Date) {
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select asked_id, asked_mailbox from introduction
      where asker_mailbox = ${capKeyOf(memberId)} and asked_at > ${askedSince})
    ${hiddenFrom(memberId)}
    union select case when asker_id = ${memberId} then asked_id else asker_id end from introduction
      where introduced_at is not null and asker_id is not null and asked_id is not null
        and (asker_id = ${memberId} or asked_id = ${memberId})
    union select asked_id from asked where asked_id is not null
    union select member.id from asked join member on mailbox_hash = asked_mailbox`.execute(db)
  return rows.map(({ id }) => id)
}
