import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/** The key keeps it from being mailed twice. */
export type News = { key: string; words: string }

export async function insertNews(db: Queryable, news: readonly News[], now: Date) {
  if (news.length === 0) return
  await db
    .insertInto('operator_news')
    .values(news.map((each) => ({ ...each, noticed_at: now, told_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function readUntoldReports(db: Queryable) {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id::text, reason from report
    where closed_at is null and not exists (select from operator_news where key = 'report:' || report.id::text)
    order by reported_at`.execute(db)
  return rows
}

export const readUntold = (db: Queryable) =>
  db
    .selectFrom('operator_news')
    .select(['key', 'words'])
    .where('told_at', 'is', null)
    .orderBy('noticed_at')
    .orderBy('key')
    .execute()

export async function countMails(db: Queryable, since: Date) {
  const { rows } = await sql<{ mails: number }>`
    select count(distinct told_at)::integer as mails from operator_news where told_at > ${since}`.execute(db)
  return rows[0]?.mails ?? 0
}

export const markTold = (db: Queryable, keys: readonly string[], now: Date) =>
  db
    .updateTable('operator_news')
    .set({ told_at: now })
    .where('key', 'in', [...keys])
    .execute()

export const forgetNews = (db: Queryable, before: Date) =>
  db.deleteFrom('operator_news').where('told_at', '<', before).execute()
