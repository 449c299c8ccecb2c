import type { MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'

const footer = [
  senderLine('You get this because it is about your safety or your account, so it has no unsubscribe link.'),
]

/** A suspended member gets no other mail. The operator wrote the reason. */
export const suspendedMail = ({
  reason,
  fraud,
  privacyUrl,
}: {
  reason: string
  fraud: boolean
  privacyUrl: string
}): MailContent => ({
  subject: 'Your account is suspended',
  blocks: [
    { kind: 'heading', text: 'Your account is suspended' },
    { kind: 'paragraph', text: 'The people who run this service have suspended your account. Their reason:' },
    { kind: 'paragraph', text: reason },
    {
      kind: 'paragraph',
      text: `Nobody is shown your profile, you see nobody else, and every introduction of yours has ended. ${
        fraud ? 'People you were introduced to are warned.' : 'Nobody is told why.'
      }`,
    },
    {
      kind: 'paragraph',
      text: 'What you told us is kept as it is. On the privacy page you can still take a copy of it or delete it. If you think that this is a mistake, answer this mail.',
    },
    { kind: 'button', label: 'Your data', url: privacyUrl },
  ],
  footer,
})

export const restoredMail = ({ returnUrl }: { returnUrl: string }): MailContent => ({
  subject: 'Your account is back',
  blocks: [
    { kind: 'heading', text: 'Your account is back' },
    {
      kind: 'paragraph',
      text: 'Your account is no longer suspended, and you are shown to others as before. Confirm your email once more to see your matches. Introductions that ended stay ended.',
    },
    { kind: 'button', label: 'Come back', url: returnUrl },
  ],
  footer,
})

export const fraudMail = ({ firstName, privacyUrl }: { firstName: string; privacyUrl: string }): MailContent => ({
  subject: 'About somebody you were introduced to',
  blocks: [
    { kind: 'heading', text: 'Please be careful' },
    {
      kind: 'paragraph',
      text: `We have suspended the account of ${firstName || 'somebody'} for fraud, and you were introduced to each other. The introduction has ended, and they cannot find you here any more.`,
    },
    {
      kind: 'paragraph',
      text: 'They may still have what you chose to share with them. Send no money, no codes and no pictures of documents, whatever the story. If you have sent something, tell your bank and the police today.',
    },
    {
      kind: 'paragraph',
      text: 'You did nothing wrong. If they wrote you something that would help us, answer this mail.',
    },
    { kind: 'button', label: 'What others see of you', url: privacyUrl },
  ],
  footer,
})
