import type { Kysely } from 'kysely'

const BY_ADDRESS = ['draft', 'submission', 'conversation', 'snapshot', 'feedback', 'match_list'] as const

export async function up(db: Kysely<never>) {
  for (const table of BY_ADDRESS) await db.schema.createIndex(`${table}_email`).on(table).column('email').execute()
  for (const table of ['mail', 'outbox'] as const)
    await db.schema.createIndex(`${table}_recipient`).on(table).column('recipient').execute()
}
