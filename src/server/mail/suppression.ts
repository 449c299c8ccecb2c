import type { Queryable } from '../database/database.ts'
import { everySign, type SigningKey, sign } from '../http/sign.ts'
import { deleteSuppression, hasSuppression, insertSuppression } from './store.ts'

type On = { db: Queryable; secret: SigningKey }

const hashOf = (secret: SigningKey, email: string) => sign(secret, 'suppression', email)
/** An address may have unsubscribed under an older secret. */
const hashesOf = (secret: SigningKey, email: string) => everySign(secret, 'suppression', email)

export const isSuppressed = ({ db, secret }: On, email: string) => hasSuppression(db, hashesOf(secret, email))

export const suppress = ({ db, secret }: On, email: string, now: Date) =>
  insertSuppression(db, hashOf(secret, email), now)

export const liftSuppression = ({ db, secret }: On, email: string) => deleteSuppression(db, hashesOf(secret, email))
