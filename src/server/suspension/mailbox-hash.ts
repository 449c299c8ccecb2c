import { mailboxOf } from '../challenges/mailbox.ts'
import { sign } from '../http/sign.ts'

/** What is kept of a suspended address: of the mailbox, so that another spelling of it leads to the same. */
export const mailboxHash = (secret: string, email: string) => sign(secret, 'suspension', mailboxOf(email))
