import type { Sender } from '../sender.ts'

/** `headers` has the Message-ID. */
export type Message = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** A calendar file (RFC 5545). */
  calendar?: string | null
}

/** The receiver rejects this address: a retry hurts the sender's reputation. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Rejects when the message was not accepted. The queue retries, except after `MailRefused`. */
export type Mailer = {
  send(message: Message): Promise<void>
  /** Logs in without sending. Rejects like `send`. */
  check(): Promise<void>
  close(): void
}

/** All tries have the same id, so a receiver recognizes a repeat. */
export const messageId = (id: string, sender: Sender) => `<${id}@${sender.address.replace(/^.*@/, '')}>`
