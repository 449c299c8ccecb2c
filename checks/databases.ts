import { createDatabase, startPostgres } from '../test/test-postgres.ts'

export const WHERE = ['embedded', 'postgres'] as const
export type Where = (typeof WHERE)[number]

/** @param only the database to check; both if undefined @param check runs per database, with the server's environment */
export async function onBoth<T>(
  only: Where | undefined,
  check: (where: Where, env: Record<string, string>) => Promise<T[]>,
): Promise<T[]> {
  const embedded = only === 'postgres' ? [] : await check('embedded', {})
  return only === 'embedded' ? embedded : [...embedded, ...(await onPostgres((env) => check('postgres', env)))]
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
