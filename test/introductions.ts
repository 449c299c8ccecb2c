import type { Introductions } from '#contract/introductions.ts'
import { allMatchesOf, type fullMember, matchesOf } from './full-member.ts'

export type Person = Pick<Awaited<ReturnType<typeof fullMember>>, 'browser' | 'email'>

export const aPlan = {
  day: 'Saturday',
  window: '2 to 4 PM',
  vibe: 'An art walk, then pie',
  area: 'A café in Logan Square',
}
/** The weekend after the test clock's start. The clocks go forward on this Sunday. */
export const SATURDAY = '2026-03-07T20:00:00.000Z'
export const SUNDAY = '2026-03-08T16:00:00.000Z'
export const anOffer = {
  zone: 'America/Chicago',
  times: [
    { starts: '2026-03-07T14:00', minutes: 120 },
    { starts: '2026-03-08T11:00', minutes: 90 },
  ],
}
export const offerAt = (...starts: string[]) => ({
  zone: 'America/Chicago',
  times: starts.map((at) => ({ starts: at, minutes: 90 })),
})
export const WORDS = 'There is live music on Saturday. Walk over together?'

/** Looks among liked, listed and introduced people. Returns '' if nobody has the name. */
export async function matchIdFor(person: Person, name: string) {
  const { liked = [] } = await matchesOf(person)
  const items = [...liked, ...(await allMatchesOf(person))]
  const onList = items.find(({ safeProfileSummary }) => safeProfileSummary.displayName === name)?.id
  if (onList) return onList
  const { introduced } = await introductionsOf(person)
  return introduced.find(({ other }) => other?.firstName === name)?.other?.matchId ?? ''
}

export async function ask(person: Person, name: string, given: object = {}) {
  const matchId = await matchIdFor(person, name)
  return person.browser.post('/v1/introductions', { matchId, text: WORDS, plan: aPlan, share: {}, ...given })
}

export async function introductionsOf({ browser, email }: Person) {
  const reply = await browser.get(`/v1/introductions?${new URLSearchParams({ email })}`)
  if (reply.statusCode !== 200) throw new Error(`introductions: ${reply.body}`)
  return reply.json<Introductions>()
}

export const answer = (
  { browser }: Person,
  id: string,
  given: string,
  share: object = { email: true },
  times: { startsAt?: string; offer?: object } = {},
) => browser.post('/v1/introductions/answer', { id, answer: given, share, ...times })

export const settle = ({ browser }: Person, what: 'offer' | 'pick' | 'cancel', body: object) =>
  browser.post(`/v1/introductions/meeting/${what}`, body)

export async function meetingOf(person: Person) {
  const [introduced] = (await introductionsOf(person)).introduced
  if (!introduced) throw new Error('They are not introduced.')
  return introduced.meeting
}
