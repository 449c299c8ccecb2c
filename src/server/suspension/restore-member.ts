import type { Transaction } from 'kysely'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { publishProfile } from '../matches/announce-member.ts'
import { enqueueRefresh } from '../matches/refresh-matches.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { restoredMail } from './emails.ts'
import { deleteSuspension, findSuspendedMembers, findSuspension, setSuspendedBy } from './store.ts'

/** The mailbox's members are visible again; ended introductions stay ended. @returns false if it was not suspended */
export async function restoreMember(tx: Transaction<Schema>, deps: Deps, { email }: { email: string }) {
  const hash = mailboxHash(deps.secret, email)
  await lockKey(tx, 'mailbox', hash)
  if (!(await findSuspension(tx, hash))) return false
  const members = await findSuspendedMembers(tx, hash)
  for (const { memberId, email: address } of members) {
    await setSuspendedBy(tx, memberId, null)
    await publishProfile(tx, deps, { ownerId: memberId, email: address })
    await enqueueRefresh(tx, deps, { ownerId: memberId })
  }
  await deleteSuspension(tx, hash)
  const content = restoredMail({ returnUrl: `${deps.config.publicUrl}/intake/account` })
  if (members.length > 0) await queueMail(tx, deps, { to: email, content, transactional: true })
  return true
}
