import type { Deps } from '../deps.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { isKnownMailbox } from '../suspension/known-mailbox.ts'
import { findMember, nobody } from './find-member.ts'
import { findReports } from './reports-store.ts'

/** A mailbox to suspend: by an address, or by its hash where nobody knows the address any more. */
type Found = {
  /** The member's; null for one who left. */
  id: string | null
  /** How the desk calls them. */
  name: string
  mailbox: { email: string } | { mailbox: string }
}

/**
 * The mailbox of a member, of somebody who left and of whom something is kept, or of whoever an open report is about.
 *
 * @throws DeskRefusal when nothing is known of it
 */
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
