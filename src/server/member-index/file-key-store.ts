import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

const NAME = 'index_file '
/** Traces of deletions stay longer, so a saved index misses no deletion. */
const USABLE_MINUTES = 25

export async function insertFileKey(db: Queryable, { file, key }: { file: string; key: string }) {
  await sql`insert into setting (name, value)
    values (${NAME + file}, extract(epoch from now())::bigint || ':' || ${key}::text)`.execute(db)
}

/** Removes the key. @returns undefined if there is none, or it is too old */
export async function takeFileKey(db: Queryable, file: string) {
  const { rows } = await sql<{ key: string; isUsable: boolean }>`
    delete from setting where name = ${NAME + file}
    returning split_part(value, ':', 2) as key, not ${isOld} as "isUsable"`.execute(db)
  return rows[0]?.isUsable ? rows[0].key : undefined
}

export async function forgetOldFileKeys(db: Queryable) {
  await sql`delete from setting where name like ${`${NAME}%`} and ${isOld}`.execute(db)
}

const isOld = sql`split_part(value, ':', 1)::bigint < extract(epoch from now()) - ${sql.lit(USABLE_MINUTES * 60)}`
