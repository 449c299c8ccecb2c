import type { Sender } from '../sender.ts'

/** A mail ready to leave. `headers` holds everything beyond recipient and subject, the Message-ID included. */
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

/** A receiver said that this address takes no mail: trying again is useless, and held against the sender. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/**
 * The way out. Rejects when the message was not taken over; the queue then tries again,
 * unless it was refused for good (`MailRefused`).
 */
export type Mailer = {
  send(message: Message): Promise<void>
  /** Opens a connection and logs in, without sending anything. Rejects as `send` does. */
  check(): Promise<void>
  close(): void
}

/** The same for every attempt at one mail, so that a receiver can tell a repeated delivery from a second mail. */
export const messageId = (id: string, sender: Sender) => `<${id}@${sender.address.replace(/^.*@/, '')}>`
