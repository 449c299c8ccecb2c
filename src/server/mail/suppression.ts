import type { Queryable } from '../database/database.ts'
import { sign } from '../http/sign.ts'

type On = { db: Queryable; secret: string }

const hashOf = (secret: string, email: string) => sign(secret, 'suppression', email)

/** Whether an address wants no mail but the transactional. */
export async function isSuppressed({ db, secret }: On, email: string) {
  const row = await db
    .selectFrom('suppression')
    .select('email_hash')
    .where('email_hash', '=', hashOf(secret, email))
    .executeTakeFirst()
  return row !== undefined
}

/** Stops all mail to an address but the transactional. Only a keyed hash of the address is kept. */
export const suppress = ({ db, secret }: On, email: string, now: Date) =>
  db
    .insertInto('suppression')
    .values({ email_hash: hashOf(secret, email), suppressed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const liftSuppression = ({ db, secret }: On, email: string) =>
  db.deleteFrom('suppression').where('email_hash', '=', hashOf(secret, email)).execute()
