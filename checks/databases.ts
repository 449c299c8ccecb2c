import pg from 'pg'
import { startPostgres } from '../test/test-postgres.ts'

export type Where = 'embedded' | 'postgres'

/**
 * Runs a check once on each kind of database.
 *
 * @param check gets the environment that a server needs for that database; the PostgreSQL ends with the check
 */
export async function onBoth<T>(check: (where: Where, env: Record<string, string>) => Promise<T[]>): Promise<T[]> {
  const embedded = await check('embedded', {})
  return [...embedded, ...(await onPostgres((env) => check('postgres', env)))]
}

/** Runs a check against a PostgreSQL of its own, which the check may also stop and start. */
export async function onPostgres<T>(
  check: (env: { DATABASE_URL: string }, postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres()
  try {
    const admin = new pg.Pool({ connectionString: postgres.url(), max: 1 })
    await admin.query('create database overture')
    await admin.end()
    return await check({ DATABASE_URL: postgres.url('overture') }, postgres)
  } finally {
    await postgres.stop()
  }
}
