import type { MailTopic } from '#contract/options.ts'
import type { Block, MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'

export type UnsubscribeLinks = { preferencesUrl: string; unsubscribeUrl: string }

export function newsMail({
  subject,
  heading,
  paragraphs,
  button,
  topic,
  ...links
}: {
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string } | undefined
  topic: MailTopic
} & UnsubscribeLinks): MailContent {
  return {
    subject,
    blocks: [
      { kind: 'heading', text: heading },
      ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
      ...(button ? [{ kind: 'button', ...button } satisfies Block] : []),
    ],
    footer: footer(`You get this because '${topic}' is on in your email preferences.`, links),
  }
}

export const footer = (why: string, { preferencesUrl, unsubscribeUrl }: UnsubscribeLinks): Block[] => [
  senderLine(why),
  {
    kind: 'links',
    links: [
      { label: 'Change how often we write', url: preferencesUrl },
      { label: 'Unsubscribe', url: unsubscribeUrl },
    ],
  },
]
