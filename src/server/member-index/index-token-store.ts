import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

const NAME = 'index_file '

/** Remembers that a file with this token belongs to this database as it is now, and forgets such tokens of hours ago. */
export async function insertToken(db: Queryable, token: string) {
  await sql`
    delete from setting where name like ${`${NAME}%`} and value::timestamptz < now() - interval '2 hours'`.execute(db)
  await sql`insert into setting (name, value) values (${NAME + token}, now()::text)`.execute(db)
}

/** Forgets a token. @returns whether it was remembered, no longer ago than this */
export async function spendToken(db: Queryable, token: string, { withinMs }: { withinMs: number }) {
  const { rows } = await sql<{ isYoung: boolean }>`
    delete from setting where name = ${NAME + token}
    returning value::timestamptz > now() - ${withinMs} * interval '1 millisecond' as "isYoung"`.execute(db)
  return rows[0]?.isYoung ?? false
}
