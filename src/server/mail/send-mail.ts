import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { SigningKey } from '../http/sign.ts'
import { countEvent } from '../instruments.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readSender } from '../sender.ts'
import { contentHtml } from './content-html.ts'
import type { MailContent } from './mail-content.ts'
import { contentText } from './mail-content.ts'
import { mailFaultOf } from './mail-fault.ts'
import { type Mailer, MailRefused, type Message, messageId } from './mailer.ts'
import { operatorBlocks } from './operator-blocks.ts'
import { deleteMail, findMail, insertMail, withholdMail } from './store.ts'
import { isSuppressed } from './suppression.ts'

/** How long to retry deleting a sent mail: a manual failover takes minutes. */
const DELETE_FOR_MS = 30 * 60_000
const DELETE_PAUSE_MS = 250
const FAULTS = { name: 'mail_faults_total', help: 'Failed attempts to send a mail, by the kind of fault' }
const REFUSED = { kind: 'recipient_refused', code: 'refused for good' } as const
const MAILS = { name: 'mails_total', help: 'Attempts to send a mail, by what came of them' }

type Queueing = { config: Config; jobs: Jobs; clock: () => Date; newId: () => string }
type Sending = { db: Database; secret: SigningKey; mailer: Mailer; metrics: Registry; log: FastifyBaseLogger }

export function messageOf(
  { config, newId }: Pick<Queueing, 'config' | 'newId'>,
  { to, content, headers = {} }: { to: string; content: MailContent; headers?: Record<string, string> },
): Message {
  const id = newId()
  const whole = { ...content, footer: [...content.footer, ...operatorBlocks(config)] }
  return {
    id,
    to,
    subject: content.subject,
    text: contentText(whole),
    html: contentHtml(whole),
    headers: {
      'Message-ID': messageId(id, readSender(config.mailFrom)),
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(config.replyTo ? { 'Reply-To': config.replyTo } : {}),
      ...headers,
    },
  }
}

/**
 * Call it in the change's transaction.
 * @param withheld never sent
 * @param about not sent if one of these members is suspended or gone
 * @param meeting sent only while the meeting has this sequence
 * @param headers for mail with an unsubscribe link
 * @returns the mail's id
 */
export async function queueMail(
  tx: Transaction<Schema>,
  { config, jobs, clock, newId }: Queueing,
  {
    to,
    content,
    transactional,
    withheld = false,
    about = [],
    calendar = null,
    meeting,
    headers = {},
  }: {
    to: string
    content: MailContent
    transactional: boolean
    withheld?: boolean
    about?: readonly string[]
    calendar?: string | null
    meeting?: { id: string; sequence: number } | undefined
    headers?: Record<string, string>
  },
) {
  const { id, to: recipient, ...message } = messageOf({ config, newId }, { to, content, headers })
  await insertMail(tx, {
    ...message,
    id,
    recipient,
    transactional,
    withheld,
    about,
    calendar,
    meeting_id: meeting?.id ?? null,
    meeting_sequence: meeting?.sequence ?? null,
    now: clock(),
  })
  // People wait for transactional mail; news can wait.
  await jobs.send(tx, 'send-mail', { mailId: id }, { priority: transactional ? 1 : 0 })
  return id
}

/** Cancels unsent mails about all of these members, except letters and digests. */
export const takeBackMail = (tx: Transaction<Schema>, { about }: { about: readonly string[] }) =>
  withholdMail(tx, about)

/** No row: the mail was sent, or its reader was deleted. @throws the mailer's error, so that the queue retries */
export async function sendMail(deps: Sending, { mailId }: { mailId: string }) {
  const { db } = deps
  const row = await findMail(db, mailId)
  if (!row) return
  const {
    id,
    recipient: to,
    subject,
    text,
    html,
    headers,
    calendar,
    transactional,
    withheld,
    isAboutGone,
    isOutdated,
  } = row
  // The reader may have left or unsubscribed meanwhile.
  const wanted = !withheld && !isAboutGone && !isOutdated && (transactional || !(await isSuppressed(deps, to)))
  if (wanted) await deliver(deps, { id, to, subject, text, html, headers, calendar })
  // First sends, then deletes: after a crash between them, the mail is sent again with its Message-ID. The reverse
  // order would lose it.
  await deleteSurely(db, id)
}

/** If the row stayed, a later worker would send the mail again. */
async function deleteSurely(db: Database, id: string) {
  for (const until = performance.now() + DELETE_FOR_MS; ; ) {
    try {
      return await deleteMail(db, id)
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until) throw error
      await pass(DELETE_PAUSE_MS, undefined, { ref: false })
    }
  }
}

async function deliver(deps: Sending, message: Message) {
  try {
    await sendCounted(deps, message)
  } catch (error) {
    const refused = error instanceof MailRefused
    // Servers quote the address: only fault and code are logged.
    deps.log.warn({ ...faultOfSending(error), refused }, 'mail')
    if (!refused) throw error
  }
}

export async function sendCounted(
  { mailer, metrics }: Pick<Sending, 'metrics'> & { mailer: Pick<Mailer, 'send'> },
  message: Message,
) {
  const count = (outcome: string) => countEvent(metrics, MAILS, { outcome })
  try {
    await mailer.send(message)
    count('sent')
  } catch (error) {
    count(error instanceof MailRefused ? 'refused' : 'failed')
    countEvent(metrics, FAULTS, { kind: faultOfSending(error).kind })
    throw error
  }
}

export const faultOfSending = (error: unknown) => (error instanceof MailRefused ? REFUSED : mailFaultOf(error))
