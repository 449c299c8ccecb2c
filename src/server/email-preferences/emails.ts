import type { Block, MailContent } from '../mail/mail-content.ts'
import { senderLine } from '../mail/sender-line.ts'

/** One new match in the digest: facts of the match's card, nothing else. `reason` is a line of the card without its full stop. */
export type DigestMatch = { displayName: string; city: string; score: number; reason: string | null }

export type UnsubscribeLinks = { preferencesUrl: string; unsubscribeUrl: string }

const SHOWN = 6
const LONGEST_NAME = 60

// A display name is somebody else's text in a mail that carries our name: letters only, so that none
// reads as an address, which mail programs would turn into a link.
const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)

const plainName = (name: string) => letters(name) || 'Someone new'

/** 'Chicago, Illinois' keeps its comma, which makes nothing a link. */
const plainCity = (city: string) => city.split(',').map(letters).filter(Boolean).join(', ')

/** New matches since the last digest, best first. Nothing new of either kind means no mail. */
export function digestMail({
  matches,
  introductions = NO_INTRODUCTIONS,
  resultsUrl,
  ...links
}: {
  matches: DigestMatch[]
  introductions?: { asks: number; introductions: number }
  resultsUrl: string
} & UnsubscribeLinks): MailContent {
  const count = matches.length === 1 ? '1 new match' : `${matches.length} new matches`
  const more = matches.length - SHOWN
  const told = introductionLines(introductions)
  if (matches.length === 0)
    return {
      subject: 'An introduction waits for you',
      blocks: [
        { kind: 'heading', text: 'An introduction waits for you' },
        ...told,
        { kind: 'button', label: 'See your matches', url: resultsUrl },
      ],
      footer: footer('You get this because new matches are on in your email preferences.', links),
    }
  return {
    subject: count,
    blocks: [
      { kind: 'heading', text: matches.length === 1 ? 'Someone to meet' : 'People to meet' },
      ...told,
      { kind: 'paragraph', text: `${count} since we last wrote, chosen by the limits and values you gave us.` },
      {
        kind: 'list',
        items: matches.slice(0, SHOWN).map(({ displayName, city, score, reason }) => ({
          title: plainName(displayName),
          detail: [plainCity(city), `score ${score}`].filter(Boolean).join(', '),
          text: reason === null ? 'The page says why you two might suit each other.' : `${reason}.`,
        })),
      },
      ...(more > 0 ? [{ kind: 'small', text: `And ${more} more on the page.` } satisfies Block] : []),
      { kind: 'button', label: 'See your matches', url: resultsUrl },
      {
        kind: 'small',
        text: 'They see you under the same rules: never your birthdate or where exactly you live. Ways to reach you go out only in an introduction that you both said yes to, and only those you ticked.',
      },
    ],
    footer: footer('You get this because new matches are on in your email preferences.', links),
  }
}

const NO_INTRODUCTIONS = { asks: 0, introductions: 0 }

function introductionLines({ asks, introductions }: { asks: number; introductions: number }): Block[] {
  const lines = [
    asks > 0 && (asks === 1 ? 'Somebody would like to meet you.' : `${asks} people would like to meet you.`),
    introductions > 0 && 'You were introduced to somebody: your page says how to reach them.',
  ]
  return lines.flatMap((text): Block[] => (text ? [{ kind: 'paragraph', text }] : []))
}

/** News by topic: one heading, plain paragraphs, at most one button. */
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
  topic: 'product' | 'tips' | 'promos'
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

/** Below every mail that somebody may unsubscribe from. */
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
