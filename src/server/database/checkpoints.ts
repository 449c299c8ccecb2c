import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { repeat } from '../repeat.ts'
import { isUnavailable } from './unavailable.ts'

const LOOK_MS = 1000
/** A disk with 20 MB/s writes this before the database counts as hanging (4 seconds). */
const MOST_LOG_BYTES = 64 * 2 ** 20

/** PGlite has no checkpointer, so its write-ahead log would grow until the folder is closed. @returns how to stop */
export function makeCheckpoints(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
  return repeat({
    everyMs: LOOK_MS,
    step: () => checkpointIfDue(pool),
    complain(error) {
      if (!isUnavailable(error)) log.warn({ reason: error.message }, 'checkpoint')
    },
  })
}

export async function checkpointIfDue(pool: Pick<pg.Pool, 'query'>, mostLogBytes = MOST_LOG_BYTES) {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  const isDue = Number(rows[0]?.bytes) > mostLogBytes
  if (isDue) await pool.query('checkpoint')
  return isDue
}
