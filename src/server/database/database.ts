import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { MINUTE_MS } from '../durations.ts'
import { checkUsable } from './check-usable.ts'
import { makeCheckpoints } from './checkpoints.ts'
import { guardDisk } from './disk-guard.ts'
import { openEmbedded } from './embedded.ts'
import type { EmbeddedBackend } from './embedded-backend.ts'
import { claimFolder, closedFile, FolderTaken } from './folder-lock.ts'
import { applyMigrations } from './migrate.ts'
import { openRefusal } from './open-refusal.ts'
import { OutageLog } from './outage-log.ts'
import { openServer } from './postgres-server.ts'
import { preparing } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import type { Watching } from './watching.ts'

export type Database = Kysely<Schema>
export type Queryable = Database | Transaction<Schema>

/**
 * Opens and migrates PostgreSQL at `url`, or else the embedded database in `folder`, which this process owns until
 * `close`.
 * @param durable false skips fsync, for tests
 * @param prepared false sends each query's text every time
 * @param mayBegin may throw before our tables are made
 * @throws StartRefusal for errors that the operator can fix
 */
export async function openDatabase({
  url,
  folder,
  durable,
  prepared = true,
  isByDesk,
  mayBegin = () => {},
}: {
  url?: string | undefined
  folder: string
  durable?: boolean
  prepared?: boolean
  isByDesk?: boolean
  mayBegin?: () => void
}) {
  const opened = url
    ? openServer(url)
    : await openFolder(folder, { durable: durable ?? true, isByDesk: isByDesk ?? false, mayBegin })
  const { error, applied } = await migrate(opened.patientPool(), mayBegin)
  if (error) {
    await opened.close()
    throw openRefusal(error, { url, folder }) ?? closedFile(error, folder) ?? error
  }
  const { pool, connections, close, watch } = opened
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: prepared ? preparing(connections) : connections }),
  })
  return { db, pool, close, watch, applied }
}

async function migrate(pool: pg.Pool, mayBegin: () => void) {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const done = await checkUsable(db)
    .then((isUsed) => {
      if (!isUsed) mayBegin()
      return applyMigrations(db)
    })
    .catch((error: unknown) => ({ error, applied: [] }))
  await pool.end()
  return done
}

/** A desk command ends soon, so a start waits for it. */
async function claimWaiting(folder: string, isByDesk: boolean) {
  const until = performance.now() + DESK_ENDS_MS
  for (;;)
    try {
      return claimFolder(folder, { isByDesk })
    } catch (error) {
      if (!(error instanceof FolderTaken && error.isByDesk) || isByDesk || performance.now() > until) throw error
      await pass(LOOK_MS)
    }
}
const DESK_ENDS_MS = MINUTE_MS
const LOOK_MS = 200

type Opening = { durable: boolean; isByDesk: boolean; mayBegin: () => void }
async function openFolder(folder: string, { durable, isByDesk, mayBegin }: Opening) {
  const release = await claimWaiting(folder, isByDesk)
  try {
    const { pool, patientPool, backend, close } = await openEmbedded(join(folder, 'pg'), { durable, mayBegin })
    let stopWatching = () => {}
    return {
      pool,
      connections: pool,
      patientPool,
      watch(watching: Watching) {
        const stopLooking = watchBackend(backend, folder, watching)
        const stopCheckpoints = makeCheckpoints(pool, watching.log)
        stopWatching = () => {
          stopLooking()
          stopCheckpoints()
        }
      },
      async close() {
        stopWatching()
        await close()
        release()
      },
    }
  } catch (error) {
    release()
    throw closedFile(error, folder) ?? error
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
