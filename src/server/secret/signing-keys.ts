import type { Database, Queryable } from '../database/database.ts'
import type { SigningKey } from '../signing-key.ts'
import { insertFirst, readKept, replaceNewest } from './store.ts'

/**
 * The first secret is stored in the database, for all its processes.
 * @param set SECRET and SECRET_PREVIOUS. The database's secrets then count as former, so mailed links stay valid.
 */
export async function readSecret(
  db: Database,
  { newToken, set }: { newToken: () => string; set: { secret: string | undefined; previous: readonly string[] } },
): Promise<SigningKey> {
  const { secret, previous } = set
  if (secret === undefined) await insertFirst(db, newToken())
  const [kept, ...former] = await readKept(db)
  const [own, ...others] = [secret ?? kept, ...previous, kept, ...former].filter((each) => each !== undefined)
  if (own === undefined) throw new Error('The database keeps no secret.')
  return [own, ...new Set(others.filter((other) => other !== own))]
}

/** Earlier secrets stay as former ones. Call it in a transaction. */
export const rotateSecret = async (tx: Queryable, newToken: () => string) =>
  replaceNewest(tx, newToken(), await readKept(tx))

/** True if this process signs with the database's current secret, which it read at its start. */
export async function isNewest(db: Queryable, [own]: SigningKey) {
  const [newest] = await readKept(db)
  return newest === undefined || newest === own
}
