import type { Home } from '#contract/home.ts'
import type { Introduced } from '#contract/introductions.ts'
import {
  dayInWords,
  hourInWords,
  nobodyComes,
  timeInFull,
  weekdayInWords,
  zoneInWords,
} from '#contract/meeting/meeting-words.ts'
import { askedWhen, daysUntil, introducedTitle, onWeekday, receivedTitle, untilDay } from '../../introductions/copy.ts'
import { introductionPath } from '../../introductions/linked-person.ts'
import type { FieldName } from '../form/form-values.ts'

export type Standing = {
  title: string
  text: string
  action?: { label: string; to: string; state?: { field: FieldName } }
}

export type StandingItem = { title: string; text: string; link: string; to: string }

const INTRODUCTIONS = '/results#introductions'
const DAY_MS = 86_400_000
/** How long an introduction without a reported outcome is shown. */
const NEWS_DAYS = 21
const NAMES = new Intl.ListFormat('en-US')

/** Shows the first that applies. */
export function standingOf(home: Home, now: Date, { hasSeenMatches = true } = {}): Standing {
  return (
    waitingStanding(home) ??
    introducedStanding(home, now) ??
    missingStanding(home) ??
    saidWhomStanding(home) ??
    (hasSeenMatches ? undefined : unseenStanding(home)) ??
    newStanding(home) ??
    talkStanding(home) ??
    askedStanding(home) ??
    quietStanding(home, now)
  )
}

function waitingStanding({ introductions: { received } }: Home): Standing | undefined {
  const [first] = received
  if (!first) return undefined
  const names = received.map(({ other }) => other.firstName)
  return {
    title: `${receivedTitle(NAMES.format(names))}.`,
    text: `Answer when you like, until ${untilDay(first.endsAt)}. Nobody learns whether you have read it.`,
    action: {
      label: names.length === 1 ? `Read what ${first.other.firstName} wrote` : 'Read what they wrote',
      to: INTRODUCTIONS,
    },
  }
}

function introducedStanding(home: Home, now: Date): Standing | undefined {
  const [next] = currentOf(home, now)
  if (!next?.other) return undefined
  const { firstName } = next.other
  if (next.state === 'check_in')
    return {
      title: `How did it go with ${firstName}?`,
      text: `One press is enough, and ${firstName} never sees it.`,
      action: { label: 'Tell us how it went', to: introductionPath(next.id) },
    }
  const agreed = agreedOf(next)
  if (next.meeting?.offer?.by === 'them')
    return {
      title: `${firstName} ${next.youAsked && !agreed ? 'said yes, and ' : ''}offers another time.`,
      text: 'Choose the one that suits you, or offer others.',
      action: { label: 'Choose a time', to: introductionPath(next.id) },
    }
  return {
    title: agreed
      ? `${dayOf(agreed.starts, next.meeting?.zone ?? '', now)}, ${unbroken(hourInWords(agreed.starts))} with ${firstName}.`
      : `${introducedTitle(firstName)}.`,
    text: planLine(next),
    action: { label: agreed ? 'See the plan' : `See how to reach ${firstName}`, to: introductionPath(next.id) },
  }
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

const dayOf = (starts: string, zone: string, now: Date) =>
  daysUntil(starts, zone, now) < 7 ? weekdayInWords(starts) : dayInWords(starts)

const agreedOf = ({ meeting }: Introduced) => (meeting?.state === 'cancelled' ? null : (meeting?.agreed ?? null))

/** Introductions that still need the member. Order: real people, a due outcome, the soonest meeting. */
const currentOf = ({ introductions: { introduced } }: Home, now: Date) =>
  introduced
    .filter(
      ({ state, outcome, introducedAt }) =>
        state !== 'ended' && outcome === null && now.getTime() - Date.parse(introducedAt) < NEWS_DAYS * DAY_MS,
    )
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))

const rankOf = (introduced: Introduced) =>
  `${introduced.other?.demo ? 1 : 0}${introduced.state === 'check_in' ? 0 : 1}${agreedOf(introduced)?.startsAt ?? '9'}`

function planLine(introduced: Introduced) {
  const { plan, meeting, other } = introduced
  if (!plan) return ''
  const agreed = agreedOf(introduced)
  const when = agreed && meeting ? `${timeInFull(agreed)}, ${zoneInWords(meeting.zone)}. ` : ''
  const nobody = other?.demo ? `${nobodyComes(other.firstName)} ` : ''
  return `${nobody}${when}${plan.vibe}. ${plan.area}.`
}

const MISSING: Partial<Record<Home['missing'][number], Standing>> = {
  birthdate: {
    title: 'Nobody sees you yet.',
    text: 'Overture is for adults, so your card waits for your birthdate. Add it and submit once more.',
    action: { label: 'Add your birthdate', to: '/intake/basics', state: { field: 'basics.birthdate' } },
  },
  city: {
    title: "We don't know your city yet.",
    text: 'Pick it from the list, and you see people nearby.',
    action: { label: 'Add your city', to: '/intake/location', state: { field: 'location.city' } },
  },
}

const missingStanding = ({ access, missing }: Home): Standing | undefined =>
  missing.flatMap((fact) => MISSING[fact] ?? [])[0] ??
  (access === 'full'
    ? undefined
    : {
        title: 'Nobody sees you yet.',
        text: 'Your intake lacks a consent or an adult birthdate. Look through it and submit once more.',
        action: { label: 'Look through your intake', to: '/intake/review' },
      })

const talkStanding = ({ isTalking }: Home): Standing | undefined =>
  isTalking
    ? {
        title: 'Shall we pick up where you left off?',
        text: 'Your concierge has kept what you said. It counts once you save it.',
        action: { label: 'Go on with your concierge', to: '/concierge' },
      }
    : undefined

const saidWhomStanding = (home: Home): Standing | undefined =>
  home.hasSaidWhom
    ? undefined
    : (talkStanding(home) ?? {
        title: 'Who would you like to meet?',
        text: 'Two minutes with the concierge, in your own words. Until then you see everyone.',
        action: { label: 'Talk with the concierge', to: '/concierge' },
      })

/** A list that was never opened is news, however old. */
function unseenStanding({ firstName, matches }: Home): Standing | undefined {
  const { count } = matches
  const invented = inventedOf(matches)
  if (count === 0) return undefined
  const name = firstName === '' ? '' : `, ${firstName}`
  return {
    title: `${peopleSuit(count)}${name}.`,
    text: `${invented ? `${invented.sentence} ${LOOK_AROUND}. ` : ''}Each comes with the reasons, and with what might be in the way.`,
    action: { label: count === 1 ? 'See who it is' : 'Meet the first', to: '/results' },
  }
}

function newStanding({ matches: { count, fresh, since, isFirstWeek } }: Home): Standing | undefined {
  if (fresh === 0) return undefined
  return {
    title: isFirstWeek ? `${peopleSuit(count)} so far.` : `${peopleNew(fresh)} since ${onWeekday(since)}.`,
    text: 'They suit you, and you suit them.',
    action: { label: (isFirstWeek ? count : fresh) === 1 ? 'See who it is' : 'See who they are', to: '/results' },
  }
}

const openAsks = ({ introductions: { made } }: Home) =>
  made.flatMap(({ other, state, askedAt, endsAt }) =>
    other && state === 'asked' ? [{ firstName: other.firstName, askedAt, endsAt }] : [],
  )

function askedStanding(home: Home): Standing | undefined {
  const names = openAsks(home).map(({ firstName }) => firstName)
  if (names.length === 0) return undefined
  return {
    title: `Waiting for ${NAMES.format(names)}.`,
    text: 'You hear as soon as there is a yes. Until then, nothing is asked of you.',
  }
}

const quietStanding = ({ firstName, letterAt }: Home, now: Date): Standing => ({
  title: firstName === '' ? 'Nothing new today.' : `Nothing new today, ${firstName}.`,
  text:
    letterAt === null
      ? 'Letters are off, so look in when you like. Until then, nothing is asked of you.'
      : `Your letter comes on ${letterDay(letterAt, now)} if there is somebody new. Until then, nothing is asked of you.`,
})

export function letterDay(letterAt: string, now: Date) {
  const isNext = Date.parse(letterAt) - now.getTime() < 7 * DAY_MS
  return isNext ? onWeekday(letterAt) : `${onWeekday(letterAt)}, ${untilDay(letterAt)}`
}

const peopleSuit = (count: number) => (count === 1 ? 'One person suits you' : `${count} people suit you`)

/** Members must not hope to meet an invented person. */
function inventedOf({ count, invented = 0 }: Home['matches']) {
  if (invented === 0) return undefined
  if (count === 1) return { part: '', sentence: 'They are' }
  return invented === count
    ? { part: 'all ', sentence: 'All are' }
    : { part: `${invented} of them `, sentence: `${invented} ${invented === 1 ? 'is' : 'are'}` }
}
const LOOK_AROUND = 'invented for a look around'

const peopleNew = (count: number) => (count === 1 ? '1 new person' : `${count} new people`)

/** Everything except what the heading says. */
export function standingItems(home: Home, now: Date): StandingItem[] {
  const { introductions, matches } = home
  const asked = openAsks(home).map(({ firstName, askedAt, endsAt }) => ({
    title: firstName,
    text: `Your ask went out ${askedWhen(askedAt, now)} and stays open until ${untilDay(endsAt)}.`,
    link: 'See it',
    to: '/results',
  }))
  const introduced = currentOf(home, now).flatMap((each) =>
    each.other
      ? {
          title: each.other.firstName,
          text: `You are introduced. ${planLine(each)}`.trim(),
          link: 'See it',
          to: introductionPath(each.id),
        }
      : [],
  )
  const isInHeading = introductions.received.length === 0
  return [
    ...(isInHeading ? introduced.slice(1) : introduced),
    ...asked,
    { title: 'Matches', text: matchesLine(matches, introductions.introduced.length > 0), link: 'Look', to: '/results' },
    { title: 'Concierge', ...conciergeLine(home), to: '/concierge' },
  ]
}

function conciergeLine({ isTalking, hasSaidWhom }: Home) {
  if (isTalking)
    return { text: 'Your talk is not finished. What you said is kept, and counts once you save it.', link: 'Go on' }
  return hasSaidWhom
    ? { text: 'Has something changed? Say it in your own words.', link: 'Talk' }
    : { text: "You haven't said who you'd like to meet, so you see everyone.", link: 'Answer' }
}

function matchesLine(matches: Home['matches'], isIntroduced: boolean) {
  const { count, fresh, since, isFirstWeek } = matches
  if (count === 0) return `Nobody${isIntroduced ? ' else' : ''} is within your limits yet. We write when somebody is.`
  const invented = inventedOf(matches)
  const suit = `${peopleSuit(count)}${invented ? `, ${invented.part}${LOOK_AROUND}` : ''}.`
  return fresh === 0 || isFirstWeek
    ? suit
    : `${suit} ${fresh} ${fresh === 1 ? 'is' : 'are'} new since ${onWeekday(since)}.`
}
