import type { Database } from './database.ts'

/** The key of all signed tokens: made once, then the same for every process on this database. */
export async function readSecret(db: Database, newToken: () => string) {
  await db
    .insertInto('setting')
    .values({ name: 'secret', value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}
