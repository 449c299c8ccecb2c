import type { Transaction } from 'kysely'
import { safeFirstName } from '#engine/writing/clean.ts'
import { mailboxOf, namesOfProvider } from '../challenges/mailbox.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { findIntroducedTo } from '../introductions/account-data.ts'
import { endBySuspension } from '../introductions/end-introductions.ts'
import { queueMail } from '../mail/send-mail.ts'
import { withdrawMember } from '../matches/announce-member.ts'
import { enqueueRefresh } from '../matches/refresh-matches.ts'
import { findIntake } from '../members/intake-store.ts'
import { revokeSessionsOf } from '../session/session.ts'
import { fraudMail, suspendedMail } from './emails.ts'
import { mailboxHash, suspendedHash } from './mailbox-hash.ts'
import { findByLetters, findSuspension, insertSuspension, setFraud, setSuspendedBy } from './store.ts'

type Member = { memberId: string; email: string }
type Suspended =
  /** It was suspended just now; `told`: how many people were warned of fraud. */
  | { kind: 'suspended'; told: number }
  /** It was suspended before, and is for fraud from now on. */
  | { kind: 'raised_to_fraud'; told: number }
  | { kind: 'suspended_before' }

/**
 * Takes a mailbox out of the service until it is restored: off every list, every session and introduction ended, and
 * kept out when somebody deletes the account and comes back. For the transaction of the one who decides it.
 *
 * @param reason what the person is told
 */
export async function suspendMember(
  tx: Transaction<Schema>,
  deps: Deps,
  { email, fraud, reason }: { email: string; fraud: boolean; reason: string },
): Promise<Suspended> {
  await lockKey(tx, 'mailbox', mailboxHash(deps.secret, email))
  const hash = await suspendedHash(tx, deps.secret, email)
  const isNew = await insertSuspension(tx, { mailboxHash: hash, fraud, reason, now: deps.clock() })
  if (!isNew) {
    const before = await findSuspension(tx, hash)
    if (!fraud || before?.fraud) return { kind: 'suspended_before' }
    await setFraud(tx, hash)
    return { kind: 'raised_to_fraud', told: await warn(tx, deps, await membersOf(tx, email)) }
  }
  const members = await membersOf(tx, email)
  for (const member of members) {
    await setSuspendedBy(tx, member.memberId, hash)
    await revokeSessionsOf(tx, deps, member.memberId)
    await endBySuspension(tx, deps, member.memberId)
    await withdrawMember(tx, deps, member.memberId)
    await enqueueRefresh(tx, deps, { ownerId: member.memberId })
  }
  await queueMail(tx, deps, {
    to: email,
    content: suspendedMail({ reason, fraud, ...linksOf(deps) }),
    transactional: true,
  })
  return { kind: 'suspended', told: fraud ? await warn(tx, deps, members) : 0 }
}

const linksOf = ({ config }: Deps) => ({ privacyUrl: `${config.publicUrl}/privacy` })

/** Every member of a mailbox: other spellings of the address too. */
async function membersOf(tx: Transaction<Schema>, email: string): Promise<Member[]> {
  const mailbox = mailboxOf(email)
  const [name = '', domain = ''] = mailbox.split(/@(?=[^@]*$)/)
  const letters = (name.split('+')[0] ?? '').replaceAll('.', '')
  const alike = await findByLetters(tx, { letters, domains: namesOfProvider(domain) })
  return alike.filter((each) => mailboxOf(each.email) === mailbox)
}

/** Warns everybody who was ever introduced to these members. @returns how many */
async function warn(tx: Transaction<Schema>, deps: Deps, members: Member[]) {
  let told = 0
  for (const { memberId, email } of members) {
    const stored = await findIntake(tx, { ownerId: memberId, email })
    const firstName = safeFirstName(stored?.intake.basics?.displayName)
    const content = fraudMail({ firstName, ...linksOf(deps) })
    for (const other of await findIntroducedTo(tx, memberId)) {
      await queueMail(tx, deps, { to: other.email, content, transactional: true })
      told += 1
    }
  }
  return told
}
