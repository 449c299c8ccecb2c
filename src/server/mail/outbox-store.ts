import type { Database } from '../database/database.ts'
import type { Message } from './mailer.ts'

export type OutboxMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  calendar: string | null
  sentAt: string
}

const SHOWN = 200

export const insertSent = (
  db: Database,
  { id, to, subject, text, html, headers, calendar = null }: Message,
  now: Date,
) =>
  db
    .insertInto('outbox')
    .values({ id, recipient: to, subject, text, html, headers: JSON.stringify(headers), calendar, sent_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

const columns = ['id', 'recipient', 'subject', 'text', 'html', 'headers', 'calendar', 'sent_at'] as const

/** At most 200, newest first. `to` ignores case. */
export async function listOutbox(db: Database, to?: string) {
  let query = db.selectFrom('outbox').select(columns).orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(SHOWN)
  if (to !== undefined) query = query.where('recipient', '=', to.trim().toLowerCase())
  return (await query.execute()).map(asOutboxMail)
}

export async function readOutbox(db: Database, id: string) {
  const row = await db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst()
  return row && asOutboxMail(row)
}

const asOutboxMail = ({
  id,
  recipient,
  subject,
  text,
  html,
  headers,
  calendar,
  sent_at,
}: {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  calendar: string | null
  sent_at: Date
}): OutboxMail => ({ id, to: recipient, subject, text, html, headers, calendar, sentAt: sent_at.toISOString() })
