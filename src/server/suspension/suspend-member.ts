import type { Transaction } from 'kysely'
import { safeFirstName } from '#engine/writing/clean.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { findIntroducedTo } from '../introductions/account-data.ts'
import { endBySuspension } from '../introductions/end-introductions.ts'
import { queueMail } from '../mail/send-mail.ts'
import { withdrawMember } from '../matches/announce-member.ts'
import { enqueueRefresh } from '../matches/refresh-matches.ts'
import { findIntake } from '../members/intake-store.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { findMembersOf } from '../members/mailbox-store.ts'
import { revokeSessionsOf } from '../session/session.ts'
import { fraudMail, suspendedMail } from './emails.ts'
import { findSuspension, insertSuspension, setFraud, setSuspendedBy } from './store.ts'

type Suspended =
  /** `told`: how many people were warned of fraud. */
  { kind: 'suspended'; told: number } | { kind: 'raised_to_fraud'; told: number } | { kind: 'suspended_before' }

/**
 * Suspends a mailbox until it is restored: members leave every list, sessions and introductions end, and a new account
 * is suspended too. Call it in the decision's transaction.
 * @param who an address, which gets a mail if it has an account; or the hash of a former mailbox
 * @param reason the text for the person
 */
export async function suspendMember(
  tx: Transaction<Schema>,
  deps: Deps,
  { fraud, reason, ...who }: ({ email: string } | { mailbox: string }) & { fraud: boolean; reason: string },
): Promise<Suspended> {
  const hash = 'mailbox' in who ? who.mailbox : mailboxHash(deps.secret, who.email)
  await lockKey(tx, 'mailbox', hash)
  const isNew = await insertSuspension(tx, { mailboxHash: hash, fraud, reason, now: deps.clock() })
  if (!isNew) {
    const before = await findSuspension(tx, hash)
    if (!fraud || before?.fraud) return { kind: 'suspended_before' }
    await setFraud(tx, hash)
    return { kind: 'raised_to_fraud', told: await warn(tx, deps, hash) }
  }
  const members = await findMembersOf(tx, hash)
  for (const member of members) {
    await setSuspendedBy(tx, member.memberId, hash)
    await revokeSessionsOf(tx, deps, member.memberId)
    await endBySuspension(tx, deps, member.memberId)
    await withdrawMember(tx, deps, member.memberId)
    await enqueueRefresh(tx, deps, { ownerId: member.memberId })
  }
  const to = 'email' in who ? who.email : members[0]?.email
  const content = suspendedMail({ reason, fraud, ...linksOf(deps) })
  if (to !== undefined && members.length > 0) await queueMail(tx, deps, { to, content, transactional: true })
  return { kind: 'suspended', told: fraud ? await warn(tx, deps, hash) : 0 }
}

const linksOf = ({ config }: Deps) => ({ privacyUrl: `${config.publicUrl}/privacy` })

/** Warns everybody who was introduced to a mailbox. The mail has its current name. @returns how many */
async function warn(tx: Transaction<Schema>, deps: Deps, mailbox: string) {
  const [member] = await findMembersOf(tx, mailbox)
  const stored = member && (await findIntake(tx, { ownerId: member.memberId, email: member.email }))
  const firstName = safeFirstName(stored?.intake.basics?.displayName)
  const content = fraudMail({ firstName, ...linksOf(deps) })
  const others = await findIntroducedTo(tx, mailbox)
  for (const { email } of others) await queueMail(tx, deps, { to: email, content, transactional: true })
  return others.length
}
