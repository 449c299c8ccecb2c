import type { MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'

/** The mail has one secret, as link and as code. It has no text that a user typed, so nobody can send words with it. */
export function verificationMail({ link, code }: { link: string; code: string }): MailContent {
  return {
    subject: `Your Overture code: ${code}`,
    blocks: [
      { kind: 'heading', text: "Confirm it's you" },
      { kind: 'paragraph', text: 'Type this code where you asked for it. It works once, for 10 minutes.' },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: 'Or open the link in the same browser, and press the button you find there.' },
      { kind: 'button', label: 'Open the link', url: link },
      {
        kind: 'small',
        text: "Didn't ask for this? Ignore it: nothing happens until somebody presses the button or types the code. We never ask for the code by phone or chat.",
      },
    ],
    footer: [senderLine('Somebody asked for it on our pages, so it has no unsubscribe link.')],
  }
}
