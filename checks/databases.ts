import { createDatabase, startPostgres } from '../test/test-postgres.ts'

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
    return await check({ DATABASE_URL: await createDatabase(postgres.url(), { name: 'overture' }) }, postgres)
  } finally {
    await postgres.stop()
  }
}
