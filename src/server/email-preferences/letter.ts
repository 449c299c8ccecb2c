import { distanceBandText } from '#contract/distance.ts'
import type { Block, MailContent } from '../mail/mail-content.ts'
import { footer, type UnsubscribeLinks } from './emails.ts'

export type NewPerson = {
  matchId: string
  displayName: string
  city: string
  age: number | null
  distanceKm: number | null
  /** The person's own sentence for their card. */
  line: string | null
  /** Lines of the card without full stops, strongest first. */
  reasons: readonly string[]
  shared: readonly string[]
}

type Letter = {
  firstName: string
  /** 'Thursday, December 3' */
  day: string
  /** Best first. */
  matches: readonly NewPerson[]
  introductions: { asks: number; introductions: number }
  resultsUrl: string
} & UnsubscribeLinks

const REASONS_SHOWN = 2
const CHIPS_SHOWN = 4
const OTHERS_SHOWN = 5
const LONGEST_NAME = 60
/** A link, an address or a long number. */
const CONTACT = /@|:\/\/|www\.|\p{L}\.\p{L}{2,}|(?:\d[^\p{L}\d]*){6,}/u
const WAITS = "Thursday's letter: somebody would like to meet you"
const INTRODUCED = "Thursday's letter: you were introduced"
const WHY = 'You get this letter on Thursdays, and only when there is news for you.'

/** Shows one person in full, others by name. A locked screen shows subject and preview: no name or town is there. */
export function letterMail({ firstName, day, matches, introductions, resultsUrl, ...links }: Letter): MailContent {
  const [first, ...others] = matches
  const news = introductionLines(introductions)
  const greeting: Block[] = [
    { kind: 'eyebrow', text: day },
    { kind: 'lede', text: firstName === '' ? 'Good evening,' : `Dear ${firstName},` },
  ]
  if (!first)
    return {
      subject: introductions.asks > 0 ? WAITS : INTRODUCED,
      blocks: [...greeting, ...news, { kind: 'button', label: 'Open your page', url: resultsUrl }],
      footer: footer(WHY, links),
    }
  const name = plainName(first.displayName)
  return {
    subject: "Thursday's letter: one person for you",
    preheader: `One person we'd introduce you to, and why. ${moreByName(others.length)}`.trim(),
    blocks: [
      ...greeting,
      ...news,
      { kind: 'lede', text: 'If we could seat you next to one person this week, it would be' },
      personBlock(first),
      { kind: 'button', label: `Ask to meet ${name}`, url: `${resultsUrl}#ask-${encodeURIComponent(first.matchId)}` },
      ...othersBlocks(others),
      { kind: 'paragraph', text: noneKnows(matches.length) },
    ],
    footer: footer(WHY, links),
  }
}

const noneKnows = (people: number) =>
  `${people === 1 ? 'They do not know' : 'None of them knows'} that we wrote to you. If this isn't the week for it, leave it. Nothing is lost.`

const moreByName = (count: number) =>
  count === 0 ? '' : count === 1 ? 'One more, by name.' : `${count} more, by name.`

function personBlock(person: NewPerson): Block {
  const { line, reasons, shared } = person
  return {
    kind: 'person',
    name: plainName(person.displayName),
    detail: whereabouts(person).join(' · '),
    line: line === null || CONTACT.test(line) ? null : line,
    // A reason may contain a colon or a comma, so each is its own sentence.
    text: reasons
      .slice(0, REASONS_SHOWN)
      .map((reason) => `${reason}.`)
      .join(' '),
    shared: shared.map(letters).filter(Boolean).slice(0, CHIPS_SHOWN),
  }
}

function othersBlocks(others: readonly NewPerson[]): Block[] {
  if (others.length === 0) return []
  const more = others.length - OTHERS_SHOWN
  return [
    { kind: 'subheading', text: 'Also new since we last wrote' },
    {
      kind: 'list',
      items: others.slice(0, OTHERS_SHOWN).map((person) => ({
        title: plainName(person.displayName),
        detail: whereabouts(person).join(' · '),
        text:
          person.reasons[0] === undefined ? 'Their card says why you might suit each other.' : `${person.reasons[0]}.`,
      })),
    },
    ...(more > 0 ? [{ kind: 'small', text: `And ${more} more on your page.` } satisfies Block] : []),
  ]
}

const whereabouts = ({ age, city, distanceKm }: NewPerson) =>
  [age === null ? '' : `${age}`, plainCity(city), distanceKm === null ? '' : distanceBandText(distanceKm)].filter(
    Boolean,
  )

function introductionLines({ asks, introductions }: Letter['introductions']): Block[] {
  const lines = [
    asks > 0 &&
      (asks === 1
        ? 'Somebody would like to meet you. Their words wait on your page.'
        : `${asks} people would like to meet you. Their words wait on your page.`),
    introductions > 0 && 'You were introduced to somebody. Your page says how to reach them.',
  ]
  return lines.flatMap((text): Block[] => (text ? [{ kind: 'paragraph', text }] : []))
}

// Mail programs must not turn a display name into a link.
const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)

const plainName = (name: string) => letters(name) || 'Someone new'

/** The comma of 'Chicago, Illinois' makes no link. */
const plainCity = (city: string) => city.split(',').map(letters).filter(Boolean).join(', ')
