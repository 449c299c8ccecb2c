import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { type DiskGuardOptions, guardDisk } from './disk-guard.ts'
import { keepGoing, openEmbedded } from './embedded.ts'
import type { EmbeddedBackend } from './embedded-backend.ts'
import { claimFolder } from './folder-lock.ts'
import { applyMigrations } from './migrate.ts'
import { openRefusal } from './open-refusal.ts'
import { OutageLog } from './outage-log.ts'
import type { Schema } from './schema.ts'
import { isUnavailable } from './unavailable.ts'

export type Database = Kysely<Schema>
/** What a query runs on: the pool, or the transaction that the caller is in. */
export type Queryable = Database | Transaction<Schema>

/** How long a server may take to let us in. */
const CONNECT_MS = 3000
/** How long a query of a call may take. Migrations have a connection without such a limit. */
const QUERY_MS = 10_000
/** A transaction whose process has stopped in the middle holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000

/**
 * Opens and migrates the database: PostgreSQL when `url` is given, else the embedded one in `folder`,
 * which this process then owns until `close`.
 *
 * @param durable false leaves out fsync, for tests
 * @throws StartRefusal when another process owns the folder, its data is damaged or of another version, or there is no
 *   way to the server
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
  const opened = url ? openServer(url) : await openFolder(folder, durable ?? true)
  const { error, applied } = await migrate(opened.patientPool())
  if (error) {
    await opened.close()
    throw openRefusal(error, { url, folder }) ?? error
  }
  const { pool, connections, close, watch } = opened
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: connections }) })
  return { db, pool, close, watch, /** The migrations that this opening applied. */ applied }
}

/** @returns what went wrong, if anything did, and which migrations were applied */
async function migrate(pool: pg.Pool) {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const done = await applyMigrations(db).catch((error: unknown) => ({ error, applied: [] }))
  await pool.end()
  return done
}

/** Where a database tells how it is, and how much room its disk must have for writes to be taken. */
type Watching = { log: FastifyBaseLogger; metrics: Registry; minFreeBytes?: number } & Pick<
  DiskGuardOptions,
  'freeBytes'
>

function openServer(url: string) {
  const pool = keepGoing(
    new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      // The server gives up first: a statement that ran on after its caller had gone would keep the connection's next user waiting.
      statement_timeout: QUERY_MS - 1000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  )
  let outage: OutageLog | undefined
  return {
    pool,
    /** The pool as Kysely needs it, which sees whether the server lets us in. */
    connections: {
      options: pool.options,
      connect: () =>
        pool.connect().then(
          (client) => {
            outage?.back()
            return client
          },
          (error: unknown) => {
            if (isUnavailable(error)) outage?.away(describe(error))
            throw error
          },
        ),
      end: () => pool.end(),
    },
    patientPool: () => keepGoing(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })),
    watch({ log }: Watching) {
      outage = new OutageLog(log)
    },
    close: () => pool.end(),
  }
}

const describe = (error: unknown) =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message : 'unknown'

async function openFolder(folder: string, durable: boolean) {
  const release = claimFolder(folder)
  try {
    const { pool, patientPool, backend, close } = await openEmbedded(join(folder, 'pg'), { durable })
    let stopWatching = () => {}
    return {
      pool,
      connections: pool,
      patientPool,
      watch(watching: Watching) {
        stopWatching = watchBackend(backend, folder, watching)
      },
      async close() {
        stopWatching()
        await close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function watchBackend(
  backend: EmbeddedBackend,
  folder: string,
  { log, metrics, minFreeBytes = 0, ...reading }: Watching,
) {
  const outage = new OutageLog(log)
  backend.watch((event) => (event.kind === 'stopped' ? outage.away(event.reason) : outage.back()))
  const refuseWrites = (on: boolean) => backend.refuseWrites(on)
  const disk = guardDisk({ folder, minFreeBytes, log, refuseWrites, ...reading })
  gauge(metrics, {
    name: 'embedded_database_heap_bytes',
    help: "JavaScript heap of the embedded database's thread; it stays flat whatever is asked",
    read: () => backend.heapBytes,
  })
  gauge(metrics, {
    name: 'data_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR; below MIN_FREE_DISK_MB writes are refused',
    read: () => disk.freeBytes,
  })
  return disk.stop
}

function gauge(metrics: Registry, { name, help, read }: { name: string; help: string; read: () => number }) {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read())
    },
  })
}
