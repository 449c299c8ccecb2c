import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepGoing, openEmbedded } from './embedded.ts'
import type { Schema } from './schema.ts'

const CONNECT_MS = 10_000

/** Opens without migrations or a query time limit. No other process may own an embedded folder. */
export async function openBare(place: { url: string } | { folder: string; durable: boolean }) {
  const { pool, close } = await connect(place)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close }
}

async function connect(place: { url: string } | { folder: string; durable: boolean }) {
  if ('url' in place) {
    const pool = new pg.Pool({ connectionString: place.url, max: 1, connectionTimeoutMillis: CONNECT_MS })
    keepGoing(pool)
    return { pool, close: () => pool.end() }
  }
  const embedded = await openEmbedded(join(place.folder, 'pg'), { durable: place.durable })
  const pool = embedded.patientPool()
  return {
    pool,
    async close() {
      await pool.end()
      await embedded.close()
    },
  }
}
