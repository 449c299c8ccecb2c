/** A mail ready to leave. `headers` holds everything beyond recipient and subject, the Message-ID included. */
export type Message = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
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
  close(): void
}

/** Who mail comes from: `MAIL_FROM` is 'hello@example.com' or 'Overture <hello@example.com>'. */
export type Sender = { name: string; address: string }

const SENDER = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>,"]+@[^\s<>,"]+)>|([^\s<>,"]+@[^\s<>,"]+))\s*$/

export const isSender = (mailFrom: string) => SENDER.test(mailFrom)

/** @throws Error when the text is no sender, which the configuration has ruled out */
export function readSender(mailFrom: string): Sender {
  const [, name, inBrackets, bare] = SENDER.exec(mailFrom) ?? []
  const address = inBrackets ?? bare
  if (address === undefined) throw new Error('MAIL_FROM is not an address like "Overture <hello@example.com>".')
  return { name: name || 'Overture', address }
}

/** The same for every attempt at one mail, so that a receiver can tell a repeated delivery from a second mail. */
export const messageId = (id: string, sender: Sender) => `<${id}@${sender.address.replace(/^.*@/, '')}>`
