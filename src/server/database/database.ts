import { join } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { openEmbedded } from './embedded.ts'
import { claimFolder } from './folder-lock.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
/** What a query runs on: the pool, or the transaction that the caller is in. */
export type Queryable = Database | Transaction<Schema>

/** How long a server may take to let us in. */
const CONNECT_MS = 5000

/**
 * Opens and migrates the database: PostgreSQL when `url` is given, else the embedded one in `folder`,
 * which this process then owns until `close`.
 *
 * @param durable false leaves out fsync, for tests
 * @throws StartRefusal when another process owns the folder, its data is of another version, or there is no way to the server
 */
export async function openDatabase({
  url,
  folder,
  durable,
}: {
  url?: string | undefined
  folder: string
  durable?: boolean
}) {
  const { pool, close } = url ? openServer(url) : await openFolder(folder, durable ?? true)
  const error = await (url ? migrateServer(url) : migrate(pool))
  if (error) {
    await close()
    throw url ? (refusalOf(error) ?? error) : error
  }
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close }
}

/** @returns what went wrong; undefined when every migration is applied */
async function migrate(pool: pg.Pool) {
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  return error
}

/** On a connection of its own, because a large table may take longer to change than any query of a person's call. */
async function migrateServer(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })
  const error = await migrate(pool)
  await pool.end()
  return error
}

function openServer(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: 10_000,
  })
  // A server that restarts ends its connections: idle ones, and those between two queries of a transaction. Unheard,
  // that would end this process. The pool drops them, and whoever asks next hears of it or connects anew.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, close: () => pool.end() }
}

// Not there, no such name, no such database, not let in.
const NO_WAY_IN = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '3D000', '28P01', '28000'])

/** What the person at the terminal can put right; undefined for a fault. The address stays unsaid: it holds a password. */
function refusalOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return NO_WAY_IN.has(code)
    ? new StartRefusal(`The database of DATABASE_URL cannot be reached (${code}): check the address, and that it runs.`)
    : undefined
}

async function openFolder(folder: string, durable: boolean) {
  const release = claimFolder(folder)
  try {
    const { pool, close } = await openEmbedded(join(folder, 'pg'), { durable })
    return {
      pool,
      async close() {
        await close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
