import type { Database, Queryable } from '../database/database.ts'
import type { SigningKey } from '../signing-key.ts'
import { insertFirst, readKept, replaceNewest } from './store.ts'

/**
 * The keys of all signed tokens: one is made with the database, then the same for every process on it.
 *
 * @param set what SECRET and SECRET_PREVIOUS say. What the database keeps then counts as former, so that setting SECRET
 *   for the first time ends no link in a mail.
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

/** Makes a new secret in the database, and keeps the others as former ones. For a transaction. */
export const rotateSecret = async (tx: Queryable, newToken: () => string) =>
  replaceNewest(tx, newToken(), await readKept(tx))

/** Whether a process signs with the secret that the database keeps: it was read at its start. */
export async function isNewest(db: Queryable, [own]: SigningKey) {
  const [newest] = await readKept(db)
  return newest === undefined || newest === own
}
