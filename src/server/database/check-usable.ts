import { type Kysely, sql } from 'kysely'
import { StartRefusal } from '../start-refusal.ts'
import { isNewer, VERSION } from '../version.ts'
import type { Schema } from './schema.ts'

const OLDEST_POSTGRESQL = 18
const VERSION_NUMBERS = 10_000

/**
 * @returns whether our tables are there
 * @throws StartRefusal when PostgreSQL is too old, or when a newer Overture used the tables: data may mean other things
 */
export async function checkUsable(db: Kysely<Schema>) {
  const { rows } = await sql<{ number: string; text: string; used: boolean }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as text,
      to_regclass('setting') is not null as used`.execute(db)
  const [server] = rows
  if (Math.floor(Number(server?.number) / VERSION_NUMBERS) < OLDEST_POSTGRESQL)
    throw new StartRefusal(
      `The server of DATABASE_URL is PostgreSQL ${server?.text}, and Overture needs ${OLDEST_POSTGRESQL} or newer: install that version (docs/operate.md says from where).`,
    )
  const newest = server?.used ? await readNewestVersion(db) : undefined
  if (newest === undefined || !isNewer(newest, VERSION)) return server?.used === true
  throw new StartRefusal(
    `The database was used by Overture ${newest}, and this is ${VERSION}: start that version or a newer one, or restore a backup from before the upgrade.`,
  )
}

async function readNewestVersion(db: Kysely<Schema>) {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NEWEST).executeTakeFirst()
  return row?.value
}

const NEWEST = 'newest_version'

/** @param isNew the tables were just made @returns another version that used the tables before, or undefined */
export async function recordVersion(db: Kysely<Schema>, { isNew = false } = {}) {
  const before = await readNewestVersion(db)
  if (before === VERSION) return undefined
  await db
    .insertInto('setting')
    .values({ name: NEWEST, value: VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: VERSION }))
    .execute()
  return before ?? (isNew ? undefined : 'an older version')
}
