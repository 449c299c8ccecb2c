import type { Contact, Plan } from '#contract/introductions.ts'
import type { Block, MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'

const footer = [senderLine('You get this because it is about an introduction of yours, so it has no unsubscribe link.')]

/** Somebody asked. Neither name nor words are in it: a mailbox is read by more than one pair of eyes. */
export const askedMail = ({ resultsUrl }: { resultsUrl: string }): MailContent => ({
  subject: 'Somebody would like to meet you',
  blocks: [
    { kind: 'heading', text: 'Somebody would like to meet you' },
    {
      kind: 'paragraph',
      text: 'A member whose wishes fit yours asked for an introduction. Their words and their plan wait for you on your matches page.',
    },
    { kind: 'button', label: 'See who it is', url: resultsUrl },
    {
      kind: 'small',
      text: 'You decide in your own time. A "not this time" tells them nothing, and after 14 days it ends by itself.',
    },
  ],
  footer,
})

type Introduced = {
  firstName: string
  contact: Contact
  plan: Plan
  safety: readonly string[]
  invented: boolean
  resultsUrl: string
}

/** Both said yes: what the other chose to share, the plan, and the safety wishes of both without whose they are. */
export const introducedMail = ({
  firstName,
  contact,
  plan,
  safety,
  invented,
  resultsUrl,
}: Introduced): MailContent => ({
  subject: 'You are introduced',
  blocks: [
    { kind: 'heading', text: `You and ${firstName} are introduced` },
    ...(invented
      ? [
          {
            kind: 'paragraph',
            text: `${firstName} is invented, and so is this address: nobody reads it.`,
          } satisfies Block,
        ]
      : []),
    { kind: 'paragraph', text: `You both said yes. This is how to reach ${firstName}:` },
    { kind: 'list', items: contactItems(contact) },
    {
      kind: 'list',
      items: [
        { title: 'When', detail: [plan.day, plan.window].join(', '), text: plan.vibe },
        { title: 'Where', detail: plan.area, text: 'Change it together as you like.' },
      ],
    },
    ...(safety.length > 0
      ? [{ kind: 'paragraph', text: `What the two of you asked for: ${safety.join(' ')}` } satisfies Block]
      : []),
    { kind: 'button', label: 'See it on your page', url: resultsUrl },
  ],
  footer,
})

const contactItems = ({ email, phone, other }: Contact) =>
  [
    { title: 'Email', detail: email },
    { title: 'Mobile number', detail: phone },
    { title: 'Another way', detail: other },
  ].flatMap(({ title, detail }) => (detail === null ? [] : [{ title, detail, text: 'For you alone.' }]))

/** The one question afterwards. The link only opens a page: nothing is kept before a button is pressed there. */
export const checkInLetter = ({ firstName, afterUrl }: { firstName: string; afterUrl: string }): MailContent => ({
  subject: 'How did it go?',
  blocks: [
    { kind: 'heading', text: 'How did it go?' },
    { kind: 'paragraph', text: `You and ${firstName} were introduced. Tell us in one press how it went.` },
    { kind: 'button', label: 'Tell us how it went', url: afterUrl },
    {
      kind: 'small',
      text: `${firstName} never sees what you say. If anything felt unsafe, the same page has people who answer day and night.`,
    },
  ],
  footer,
})
