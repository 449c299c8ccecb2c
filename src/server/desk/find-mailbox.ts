import type { Deps } from '../deps.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { isKnownMailbox } from '../suspension/known-mailbox.ts'
import { findMember, nobody } from './find-member.ts'
import { findReports } from './reports-store.ts'

type Found = {
  /** Null for former members. */
  id: string | null
  name: string
  mailbox: { email: string } | { mailbox: string }
}

/** Of a member, a former member or an open report. @throws DeskRefusal if there is none */
export async function requireMailbox({ db, secret }: Deps, who: string): Promise<Found> {
  const member = await findMember(db, who)
  if (member) return { id: member.id, name: member.email, mailbox: { email: member.email } }
  const named = who.trim()
  if (named.includes('@') && (await isKnownMailbox(db, mailboxHash(secret, named))))
    return { id: null, name: named, mailbox: { email: named } }
  const [report] = ID.test(named) ? await findReports(db, named.toLowerCase()) : []
  if (!report?.reportedMailbox) throw nobody(who)
  return { id: report.reportedId, name: 'The member of this report', mailbox: { mailbox: report.reportedMailbox } }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
