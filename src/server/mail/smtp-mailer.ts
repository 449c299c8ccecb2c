import { createTransport } from 'nodemailer'
import { emailSchema } from '#contract/intake.ts'
import { MINUTE_MS } from '../durations.ts'
import { isLoopback } from '../loopback.ts'
import type { Sender } from '../sender.ts'
import { type Mailer, MailRefused } from './mailer.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
// Shorter than the queue's timeout, after which another worker tries.
const WHOLE_MS = MINUTE_MS

// Codes of a mailbox that is unknown, moved or not allowed. Other causes (full, policy, relay) may end while the queue
// retries for a day.
const NO_SUCH_MAILBOX = new Set([550, 551, 553])
/** RFC 3463: a refusal by policy, such as a missing SPF record, although its code is 550. */
const BY_POLICY = /^\d{3}[ -]5\.7\./

/**
 * `url`: smtp://user:password@host:587 (STARTTLS) or smtps://host:465. TLS needs a valid certificate, except on this
 * machine.
 */
export function smtpMailer({ url, sender }: { url: string; sender: Sender }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const onThisMachine = isLoopback(hostname)
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !onThisMachine,
    ignoreTLS: onThisMachine && !secure,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !onThisMachine },
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, calendar, headers: { 'Message-ID': messageId, ...headers } }) {
      // The package splits text at commas and line breaks, but not an address object.
      if (emailSchema.safeParse(to).data !== to) throw new Error('The recipient is not one plain address.')
      const recipient = { name: '', address: to }
      const mail = {
        from: sender,
        to: recipient,
        subject,
        text,
        html,
        headers,
        // Some mail programs show the calendar part. The others show the file.
        ...(calendar ? { icalEvent: { method: 'PUBLISH', filename: 'meeting.ics', content: calendar } } : {}),
        signal: AbortSignal.timeout(WHOLE_MS),
        ...(messageId === undefined ? {} : { messageId }),
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefused('The mailbox does not exist.') : error
      })
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  NO_SUCH_MAILBOX.has(Number(error.responseCode)) &&
  !('response' in error && BY_POLICY.test(String(error.response)))
