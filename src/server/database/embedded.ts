import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { EmbeddedBackend } from './embedded-backend.ts'
import { syncPath } from './folder-file-system.ts'
import { checkNotMoved } from './moved-marker.ts'
import { damagedFolder } from './open-refusal.ts'

const POSTGRESQL = '18'
const QUERY_MS = 10_000

/**
 * A `pg.Pool` with one backend. In a transaction use only its `tx`: any other query waits for the transaction, until
 * `query_timeout`.
 * @throws StartRefusal when the folder has no usable database of this version
 */
export async function openEmbedded(
  folder: string,
  { durable, mayBegin = () => {} }: { durable: boolean; mayBegin?: () => void },
) {
  const finish = prepareFolder(folder, mayBegin)
  const backend = new EmbeddedBackend(folder, { durable })
  await backend.open().catch((error: Error) => {
    throw damagedFolder(dirname(folder), error.message)
  })
  finish()
  const pool = poolOn(backend, { max: 16, query_timeout: durable ? QUERY_MS : 8000 })
  return {
    pool,
    backend,
    /** For migrations, which may exceed the query limit. */
    patientPool: () => poolOn(backend, { max: 1 }),
    async close() {
      await pool.end()
      await backend.close()
    },
  }
}

function poolOn(backend: EmbeddedBackend, limits: pg.PoolConfig) {
  const pool = new pg.Pool({
    ...limits,
    // Without this, PGlite reads the variable USER, which may be unset.
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // WorkerConnection has everything that `pg` uses, but another type.
    stream: () => backend.connect() as never,
  })
  return keepGoing(pool)
}

/** An 'error' without a listener ends the process, and idle connections have none. */
export function keepGoing(pool: pg.Pool) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A restore builds its database here, then moves it into place. */
export const restoringIn = (dataDir: string) => join(dataDir, 'restoring')

/**
 * An interrupted first boot has no data yet, so its files are moved aside. @returns what to call once the database is
 * open
 */
function prepareFolder(folder: string, mayBegin: () => void) {
  checkNotMoved(dirname(folder))
  const marker = `${folder}.unfinished`
  const isEmpty = () => !existsSync(folder) || readdirSync(folder).length === 0
  if (existsSync(marker) && !isEmpty()) {
    rmSync(`${folder}.aside`, { recursive: true, force: true })
    renameSync(folder, `${folder}.aside`)
  }
  if (isEmpty()) {
    const restoring = restoringIn(dirname(folder))
    if (existsSync(restoring))
      throw new StartRefusal(
        `A restore into ${dirname(folder)} was interrupted: run it again. To begin with an empty database, delete ${restoring} first.`,
      )
    mayBegin()
    writeFileSync(marker, '')
    syncPath(dirname(folder))
    return () => {
      rmSync(marker)
      syncPath(dirname(folder))
    }
  }
  checkVersion(folder)
  return () => {}
}

function checkVersion(folder: string) {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file))
    throw new StartRefusal(
      `The folder ${folder} holds files but no database (PG_VERSION is missing): restore it from a backup, or set DATA_DIR to a new folder.`,
    )
  const version = readFileSync(file, 'utf8').trim()
  if (version === POSTGRESQL) return
  throw new StartRefusal(
    `The data in ${folder} was written by PostgreSQL ${version}, and this Overture reads ${POSTGRESQL}: start the version of Overture that wrote it, or set DATA_DIR to a new folder.`,
  )
}
