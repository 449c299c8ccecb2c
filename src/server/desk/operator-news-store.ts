import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { MailFaultKind } from '../mail/mail-fault.ts'

/** The key prevents a second mail and begins with its check's name. */
export type News = { key: string; words: string }

export async function insertNews(db: Queryable, news: readonly News[], now: Date) {
  if (news.length === 0) return
  await db
    .insertInto('operator_news')
    .values(news.map((each) => ({ ...each, noticed_at: now, told_at: null })))
    // An unsent mail gets the newest words.
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ words: ref('excluded.words'), noticed_at: ref('excluded.noticed_at') }))
        .where('operator_news.told_at', 'is', null),
    )
    .execute()
}

/**
 * Deletes unsent news whose check is in `names` but whose key is not in `keys`. Sent news stays under another key: a
 * problem that returns is mailed again.
 */
export async function dropOver(db: Queryable, { names, keys }: { names: readonly string[]; keys: readonly string[] }) {
  await sql`
    delete from operator_news
    where told_at is null and split_part(key, ':', 1) = any(${names.filter((name) => name !== MAIL)})
      and not key = any(${keys})`.execute(db)
  await sql`
    update operator_news set key = key || ${OVER}::text || extract(epoch from told_at)::text
    where told_at is not null and split_part(key, ':', 1) = any(${names}) and not key = any(${keys}) and position(${OVER}::text in key) = 0`.execute(
    db,
  )
}
const OVER = ':over:'
/** Mail failures stay, and are reported when mail works again. */
const MAIL = 'Mail'

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
    .select(['key', 'words', 'noticed_at as noticedAt'])
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

export const UNSENT = 'operator_mail_unsent'

/** Kept until a mail succeeds. */
export const markUnsent = (db: Queryable, { kind, now }: { kind: MailFaultKind; now: Date }) =>
  sql`
    insert into setting (name, value) values (${UNSENT}, ${`${now.toISOString()} ${kind} ${now.toISOString()}`})
    on conflict (name) do update set value = split_part(setting.value, ' ', 1) || ' ' || ${`${kind} ${now.toISOString()}`}`.execute(
    db,
  )

export const forgetUnsent = (db: Queryable) => db.deleteFrom('setting').where('name', '=', UNSENT).execute()

export function readUnsent(stored: string | null | undefined) {
  const [since, kind, tried = since] = stored?.split(' ') ?? []
  return since && kind && tried
    ? { since: new Date(since), kind: kind as MailFaultKind, tried: new Date(tried) }
    : undefined
}
