import { createDatabase, startPostgres } from '../test/test-postgres.ts'

export type Where = 'embedded' | 'postgres'

/** @param check gets the server's environment */
export async function onBoth<T>(check: (where: Where, env: Record<string, string>) => Promise<T[]>): Promise<T[]> {
  const embedded = await check('embedded', {})
  return [...embedded, ...(await onPostgres((env) => check('postgres', env)))]
}

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
