import type { Plan } from '#contract/introductions.ts'
import { introductionHash } from '#contract/meeting/introduction-hash.ts'
import { cannotCome, dayInWords, hourInWords, nobodyComes, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import type { ShownTime } from '#contract/meeting/meetings.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import { footer } from '../emails.ts'
import { dateBlock, timesBlock } from './meeting-blocks.ts'

type Told = { id: string; firstName: string; invented: boolean; plan: Plan; zone: string; resultsUrl: string }
type At = Told & { agreed: ShownTime }

const inventedBlocks = ({ invented, firstName }: Pick<Told, 'invented' | 'firstName'>) =>
  invented ? [{ kind: 'paragraph' as const, text: nobodyComes(firstName) }] : []

const onPage = (label: string, { id, resultsUrl }: Pick<Told, 'id' | 'resultsUrl'>) => ({
  kind: 'button' as const,
  label,
  url: `${resultsUrl}${introductionHash(id)}`,
})

/** Others may read a mailbox: no name in the subject. */
export const agreedMail = ({
  id,
  firstName,
  invented,
  plan,
  zone,
  agreed,
  isMoved,
  resultsUrl,
}: At & { isMoved: boolean }): MailContent => {
  const heading = isMoved ? `New time: ${weekdayInWords(agreed.starts)}` : `It's ${weekdayInWords(agreed.starts)}`
  return {
    subject: isMoved ? 'Your meeting has a new time' : 'Your meeting has a time',
    blocks: [
      { kind: 'heading', text: heading },
      {
        kind: 'paragraph',
        text: isMoved
          ? `You and ${firstName} meet at another time than before. The old one no longer holds.`
          : `You and ${firstName} have settled on a time.`,
      },
      ...inventedBlocks({ invented, firstName }),
      dateBlock(agreed, { zone, place: plan.area }),
      { kind: 'paragraph', text: `${plan.vibe}.` },
      onPage('See it on your page', { id, resultsUrl }),
      {
        kind: 'small',
        text: 'The calendar file in this mail puts it into your calendar. If something comes up, say so on your page.',
      },
    ],
    footer,
  }
}

export const offeredMail = ({
  id,
  firstName,
  invented,
  zone,
  agreed,
  times,
  resultsUrl,
}: Told & { agreed: ShownTime | null; times: readonly ShownTime[] }): MailContent => ({
  subject: 'Another time for your meeting?',
  blocks: [
    { kind: 'heading', text: 'Another time?' },
    { kind: 'paragraph', text: `${firstName} asks whether one of these would suit you:` },
    ...inventedBlocks({ invented, firstName }),
    timesBlock(times, zone),
    ...(agreed
      ? [
          {
            kind: 'paragraph' as const,
            text: `${dayInWords(agreed.starts)} at ${hourInWords(agreed.starts)} holds until you take one.`,
          },
        ]
      : []),
    onPage('Take one, or offer others', { id, resultsUrl }),
  ],
  footer,
})

export const cancelledMail = ({
  id,
  firstName,
  agreed,
  resultsUrl,
}: Pick<Told, 'id' | 'firstName' | 'resultsUrl'> & { agreed: ShownTime | null }): MailContent => ({
  subject: 'Your meeting is off',
  blocks: [
    { kind: 'heading', text: agreed ? `${weekdayInWords(agreed.starts)} is off` : 'The meeting is off' },
    { kind: 'paragraph', text: cannotCome(firstName) },
    onPage('See it on your page', { id, resultsUrl }),
    ...(agreed
      ? [{ kind: 'small' as const, text: 'The calendar file in this mail takes the entry out of your calendar.' }]
      : []),
  ],
  footer,
})

/** Nobody should go to a cancelled meeting. The mail does not say who ended it, or why. */
export const endedMail = ({ agreed }: { agreed: ShownTime }): MailContent => ({
  subject: 'Your meeting is off',
  blocks: [
    { kind: 'heading', text: `${weekdayInWords(agreed.starts)} is off` },
    {
      kind: 'paragraph',
      text: `The introduction behind your meeting on ${dayInWords(agreed.starts)} has ended, so please don't go. There is nothing you need to do.`,
    },
    { kind: 'small', text: 'The calendar file in this mail takes the entry out of your calendar.' },
  ],
  footer,
})

export const reminderMail = ({ id, firstName, invented, plan, zone, agreed, resultsUrl }: At): MailContent => ({
  subject: 'Tomorrow: your meeting',
  blocks: [
    { kind: 'heading', text: `Tomorrow at ${hourInWords(agreed.starts)}` },
    { kind: 'paragraph', text: `You meet ${firstName}.` },
    ...inventedBlocks({ invented, firstName }),
    dateBlock(agreed, { zone, place: plan.area }),
    { kind: 'paragraph', text: `${plan.vibe}.` },
    onPage('See the plan', { id, resultsUrl }),
    {
      kind: 'links',
      links: [
        { label: 'Another time', url: `${resultsUrl}?another-time=${id}#introductions` },
        { label: "I can't after all", url: `${resultsUrl}?cannot=${id}#introductions` },
      ],
    },
    { kind: 'small', text: 'Keep your own way home. Your page has a link that shows a friend where you will be.' },
  ],
  footer,
})
