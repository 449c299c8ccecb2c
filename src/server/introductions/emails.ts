import type { Contact, Plan } from '#contract/introductions.ts'
import { introductionHash } from '#contract/meeting/introduction-hash.ts'
import { kindNo, nobodyComes, PICK_TOGETHER, weekdayInWords, whenToWrite } from '#contract/meeting/meeting-words.ts'
import type { ShownTime } from '#contract/meeting/meetings.ts'
import type { Side } from '#engine/introductions/lifecycle.ts'
import type { Block, MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'
import { dateBlock, mailtoUrl, timesBlock } from './meeting/meeting-blocks.ts'

export const footer = [
  senderLine('You get this because it is about an introduction of yours, so it has no unsubscribe link.'),
]

const few = 'Asks are few here: a member can have three open, and one of these is for you.'

/** No name and no words, because others may read a mailbox. */
export const askedMail = ({ resultsUrl }: { resultsUrl: string }): MailContent => ({
  subject: 'Somebody would like to meet you',
  blocks: [
    { kind: 'heading', text: 'Somebody would like to meet you' },
    {
      kind: 'paragraph',
      text: `A member whose wishes fit yours asked for an introduction. Their words and their times wait for you on your matches page. ${few}`,
    },
    { kind: 'button', label: 'See who it is', url: resultsUrl },
    {
      kind: 'small',
      text: 'You decide in your own time. A "not this time" tells them nothing, and after 14 days it ends by itself.',
    },
  ],
  footer,
})

export const nudgeMail = ({ resultsUrl }: { resultsUrl: string }): MailContent => ({
  subject: 'Somebody still hopes to hear from you',
  blocks: [
    { kind: 'heading', text: 'Somebody still hopes to hear from you' },
    { kind: 'paragraph', text: `Two days ago a member asked to meet you, and you have not looked yet. ${few}` },
    { kind: 'button', label: 'See who it is', url: resultsUrl },
    { kind: 'small', text: 'A kind no is an answer too. This is the only reminder about it.' },
  ],
  footer,
})

export const kindNoMail = ({ firstName, resultsUrl }: { firstName: string; resultsUrl: string }): MailContent => ({
  subject: 'An answer to your ask',
  blocks: [
    { kind: 'heading', text: 'An answer to your ask' },
    { kind: 'paragraph', text: kindNo(firstName) },
    { kind: 'paragraph', text: 'Your place for an ask is free again.' },
    { kind: 'button', label: 'See your matches', url: resultsUrl },
  ],
  footer,
})

type Introduced = {
  id: string
  firstName: string
  contact: Contact
  plan: Plan
  safety: readonly string[]
  invented: boolean
  resultsUrl: string
  words: string
  /** If true, the other member writes first. */
  youAsked: boolean
  firstLines: readonly string[]
  zone: string
  agreed: ShownTime | null
  offered: readonly ShownTime[]
  offeredBy: Side | null
  side: Side
}

export const introducedMail = (told: Introduced): MailContent => ({
  subject: 'You are introduced',
  blocks: [
    { kind: 'heading', text: `You and ${told.firstName} are introduced` },
    ...(told.invented
      ? [paragraph(`${nobodyComes(told.firstName)} The address is an example, and nobody reads it.`)]
      : []),
    ...whenBlocks(told),
    ...wordsBlocks(told),
    paragraph(
      told.youAsked
        ? `${told.firstName} writes first. ${whenToWrite({ hasDate: told.agreed !== null })}`
        : `You write first, because ${told.firstName} asked. Here are lines to begin with:`,
    ),
    ...told.firstLines.map((text, at): Block => ({ kind: 'quote', by: `Line ${at + 1}`, text })),
    { kind: 'facts', items: contactItems(told.firstName, told.contact) },
    ...(told.safety.length > 0 ? [paragraph(`What the two of you asked for: ${told.safety.join(' ')}`)] : []),
    ...buttons(told),
    small(
      `Keep your own way home, and tell a friend where you are. ${told.agreed ? 'Your' : 'Once a time is fixed, your'} page has a link that shows a friend the plan.`,
    ),
  ],
  footer,
})

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const small = (text: string): Block => ({ kind: 'small', text })

function whenBlocks({ firstName, agreed, zone, plan, offered, youAsked, offeredBy, side }: Introduced): Block[] {
  if (agreed)
    return [
      paragraph(
        youAsked ? `${firstName} said yes to ${weekdayInWords(agreed.starts)}.` : 'You both said yes. You meet here:',
      ),
      dateBlock(agreed, { zone, place: plan.area }),
      paragraph(`${plan.vibe}. ${PICK_TOGETHER}`),
    ]
  const open: Block[] =
    offered.length === 0
      ? [{ kind: 'facts', items: planItems(plan) }]
      : [
          paragraph(
            offeredBy === side
              ? `${firstName} picks one of the times you offered, and we write to you then:`
              : `${firstName} offers these times. Take one of them on your page:`,
          ),
          timesBlock(offered, zone),
          paragraph(`${plan.vibe}. ${plan.area}. ${PICK_TOGETHER}`),
        ]
  return [paragraph('You both said yes.'), ...open]
}

const planItems = ({ day, window, vibe, area }: Plan) => [
  { name: 'When', value: `${day}, ${window}. Offer a real time on your page.` },
  { name: 'What', value: vibe },
  { name: 'Where', value: area },
]

function wordsBlocks({ firstName, youAsked, words }: Introduced): Block[] {
  return [{ kind: 'quote', by: youAsked ? 'You wrote' : `${firstName} wrote to you`, text: words }]
}

function buttons({ id, firstName, contact, firstLines, youAsked, resultsUrl }: Introduced): Block[] {
  const page = { label: 'See it on your page', url: `${resultsUrl}${introductionHash(id)}` }
  if (youAsked || contact.email === null) return [{ kind: 'button', ...page }]
  const url = mailtoUrl(contact.email, firstLines[0] ?? '')
  return [
    { kind: 'button', label: `Write to ${firstName}`, url },
    { kind: 'links', links: [page] },
  ]
}

const contactItems = (firstName: string, { email, phone, other }: Contact) =>
  [
    { name: `${firstName}'s email`, value: email },
    { name: 'Mobile number', value: phone },
    { name: 'Another way', value: other },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))

/** The link only opens a page, where a button stores the answer. */
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
