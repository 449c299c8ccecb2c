import { mailboxOf } from '../challenges/mailbox.ts'
import type { Queryable } from '../database/database.ts'
import { everySign, type SigningKey, sign } from '../http/sign.ts'
import { findSuspendedHash } from './store.ts'

const PURPOSE = 'suspension'

/** What is kept of a suspended address: of the mailbox, so that another spelling of it leads to the same. */
export const mailboxHash = (secret: SigningKey, email: string) => sign(secret, PURPOSE, mailboxOf(email))

/** The hash under which a mailbox is suspended, maybe by a former secret; else the one that it would get. */
export const suspendedHash = async (db: Queryable, secret: SigningKey, email: string) =>
  (await findSuspendedHash(db, everySign(secret, PURPOSE, mailboxOf(email)))) ?? mailboxHash(secret, email)
