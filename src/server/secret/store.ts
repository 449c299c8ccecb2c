import type { Database, Queryable } from '../database/database.ts'
import type { SigningKey } from '../signing-key.ts'

const NAME = 'secret'
/** The former ones, newest first, one a line. */
const FORMER = 'secret_former'

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
  if (secret === undefined)
    await db
      .insertInto('setting')
      .values({ name: NAME, value: newToken() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const [own, ...others] = [
    ...(secret === undefined ? [] : [secret, ...previous]),
    ...(await readKept(db)),
    ...previous,
  ]
  if (own === undefined) throw new Error('The database keeps no secret.')
  return [own, ...new Set(others.filter((other) => other !== own))]
}

/** The secrets that the database keeps: the one it made last, and the former ones. */
async function readKept(db: Queryable) {
  const rows = await db.selectFrom('setting').select(['name', 'value']).where('name', 'in', [NAME, FORMER]).execute()
  const kept = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? ''
  return [kept(NAME), ...kept(FORMER).split('\n')].filter((value) => value !== '')
}

/** Makes a new secret in the database, and keeps the others as former ones. For a transaction. */
export async function rotateSecret(tx: Queryable, newToken: () => string) {
  const kept = await readKept(tx)
  for (const [name, value] of [
    [NAME, newToken()],
    [FORMER, kept.join('\n')],
  ] as const)
    await tx
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
}
