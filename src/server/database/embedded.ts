import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import type { Packet } from './embedded-worker.ts'
import { WorkerConnection } from './worker-connection.ts'

const POSTGRESQL = '18'

/**
 * Opens the embedded PostgreSQL of a folder, in a worker thread, behind a plain `pg.Pool` that talks the wire
 * protocol to it: everything above (Kysely, pg-boss) is the same as on a PostgreSQL server.
 *
 * It is one backend, so a transaction keeps all other queries waiting: inside one, use only its own `tx`.
 * A query of the pool awaited there waits for itself until `query_timeout`.
 *
 * @throws StartRefusal when the folder holds another version's data
 */
export async function openEmbedded(folder: string, { durable }: { durable: boolean }) {
  checkVersion(folder)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder, durable } })
  worker.setMaxListeners(32)
  await Promise.race([once(worker, 'message'), stopped(worker)])
  let connections = 0
  const pool = new pg.Pool({
    max: 8,
    // Without a user PGlite's startup would read USER, which is not set everywhere.
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    query_timeout: durable ? 10_000 : 8000,
    // `pg` asks of its stream only what WorkerConnection has, but is typed for a whole socket.
    stream: () => new WorkerConnection(worker, ++connections) as never,
  })
  return {
    pool,
    async close() {
      await pool.end()
      const exited = once(worker, 'exit')
      worker.postMessage({ connection: 0, closed: true } satisfies Packet)
      await exited
    },
  }
}

async function stopped(worker: Worker) {
  const [code] = await once(worker, 'exit')
  throw new Error(`The embedded database stopped while starting (code ${code}).`)
}

function checkVersion(folder: string) {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const version = readFileSync(file, 'utf8').trim()
  if (version === POSTGRESQL) return
  throw new StartRefusal(
    `The data in ${folder} was written by PostgreSQL ${version}, and this Overture reads ${POSTGRESQL}: start the version of Overture that wrote it, or set DATA_DIR to a new folder.`,
  )
}
