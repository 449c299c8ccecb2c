import type { Introductions } from '#contract/introductions.ts'
import { allMatchesOf, type fullMember } from './full-member.ts'

export type Person = Pick<Awaited<ReturnType<typeof fullMember>>, 'browser' | 'email'>

export const aPlan = {
  day: 'Saturday',
  window: '2 to 4 PM',
  vibe: 'An art walk, then pie',
  area: 'A café in Logan Square',
}
export const WORDS = 'There is live music on Saturday. Walk over together?'

/** What somebody calls a match of theirs, found by first name; empty when there is none. */
export async function matchIdFor(person: Person, name: string) {
  const items = await allMatchesOf(person)
  return items.find(({ safeProfileSummary }) => safeProfileSummary.displayName === name)?.id ?? ''
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

export const answer = ({ browser }: Person, id: string, given: string, share: object = { email: true }) =>
  browser.post('/v1/introductions/answer', { id, answer: given, share })
