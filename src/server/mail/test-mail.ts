import type { Config } from '../config.ts'
import type { MailContent } from './mail-content.ts'
import { senderLine } from './sender-line.ts'

export const testMail = ({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent => ({
  subject: 'Overture can send mail',
  blocks: [
    { kind: 'heading', text: 'Overture can send mail' },
    { kind: 'paragraph', text: `This is a test of the server at ${publicUrl}. Members get their mail on this way.` },
  ],
  footer: [senderLine('The person who runs this server asked for it.')],
})
