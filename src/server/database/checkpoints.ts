import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { repeat } from '../repeat.ts'
import { isUnavailable } from './unavailable.ts'

const LOOK_MS = 1000
/** A disk that takes 20 MB a second has its pages within four seconds, after which the database would count as hanging. */
const MOST_LOG_BYTES = 64 * 2 ** 20

/**
 * Keeps the embedded database's write-ahead log small. A server of PostgreSQL has a process that makes a checkpoint when
 * the log has grown to `max_wal_size`; the embedded database, which is one backend, has nobody for it, so that the log
 * would grow until the folder is closed.
 *
 * @returns how to stop
 */
export function makeCheckpoints(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
  return repeat({
    everyMs: LOOK_MS,
    step: () => checkpointIfDue(pool),
    complain(error) {
      // That the database is away is told once, by whoever watches it.
      if (!isUnavailable(error)) log.warn({ reason: error.message }, 'checkpoint')
    },
  })
}

/**
 * Makes a checkpoint when more than `mostLogBytes` were written to the log since the last one.
 *
 * @returns whether it did
 */
export async function checkpointIfDue(pool: Pick<pg.Pool, 'query'>, mostLogBytes = MOST_LOG_BYTES) {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  const isDue = Number(rows[0]?.bytes) > mostLogBytes
  if (isDue) await pool.query('checkpoint')
  return isDue
}
