/** `MAIL_FROM` is 'hello@example.com' or 'Overture <hello@example.com>'. */
export type Sender = { name: string; address: string }

const SENDER = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>,"]+@[^\s<>,"]+)>|([^\s<>,"]+@[^\s<>,"]+))\s*$/

export const isSender = (mailFrom: string) => SENDER.test(mailFrom)

/** @throws Error if the text is no sender; readConfig has checked that */
export function readSender(mailFrom: string): Sender {
  const [, name, inBrackets, bare] = SENDER.exec(mailFrom) ?? []
  const address = inBrackets ?? bare
  if (address === undefined) throw new Error('MAIL_FROM is not an address like "Overture <hello@example.com>".')
  return { name: name || 'Overture', address }
}
