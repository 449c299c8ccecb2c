import { CALL_WINDOW_MS } from '#contract/endpoints/call-limits.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { endpoints, limitOf } from '#contract/endpoints/endpoints.ts'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import { METROS } from '#engine/population/metros.ts'
import { type Call, callsOf } from '../../checks/calls.ts'
import { sleep } from '../../checks/figures.ts'
import { becomeMember } from '../../checks/person.ts'
import { SUBMISSIONS } from '../../src/server/intake/submit-intake.ts'
import { SUGGESTIONS } from '../../src/server/matches/suggest-matches.ts'
import { anIntake } from '../../test/builders.ts'
import { KEEP_HEADER } from './recorded-statements.ts'
import type { Pace } from './slices.ts'

type Measured = {
  repeats: boolean
  endpoint: Endpoint
  /** A second limit, per hour or day. */
  mostInAll?: number
}
const measured = <Name extends string>(calls: Record<Name, Measured>) => calls
export const CALLS = measured({
  'load draft': { repeats: true, endpoint: endpoints.loadDraft },
  'save draft': { repeats: true, endpoint: endpoints.saveDraft },
  'match list': { repeats: true, endpoint: endpoints.listMatches },
  introductions: { repeats: true, endpoint: endpoints.listIntroductions },
  suggestions: { repeats: true, endpoint: endpoints.suggestMatches, mostInAll: SUGGESTIONS.points },
  'chat reply': { repeats: false, endpoint: endpoints.replyConcierge },
  submit: { repeats: false, endpoint: endpoints.submitIntake, mostInAll: SUBMISSIONS.points },
})
export type CallName = keyof typeof CALLS

const SHARE_OF_LIMIT = 0.6

/** At this pace no owner reaches a limit. @param slices the number of slices in all */
export function paceOf(name: CallName, { owners, slices }: { owners: number; slices: number }): Pace {
  const { endpoint, mostInAll = Number.POSITIVE_INFINITY } = CALLS[name]
  const inWindow = SHARE_OF_LIMIT * owners * limitOf(endpoint).session
  return {
    // A slice and the next one may share a window.
    mostInSlice: Math.floor(Math.min(inWindow / 2, (SHARE_OF_LIMIT * owners * mostInAll) / slices)),
    perSecond: (1000 * inWindow) / CALL_WINDOW_MS,
  }
}

export type Owner = Record<CallName | 'longest line', Call>

const AT_ONCE = 4
const SENTENCES =
  'We read by the sea, cook with our friends, and my sister visits us on most Sundays with her two dogs. '
const LONG_TEXT = SENTENCES.repeat(MAX_CHAT_TEXT).slice(0, MAX_CHAT_TEXT)

/** Each owner has a list and an open conversation. */
export async function makeOwners(url: string, count: number, progress: (text: string) => void): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at)
    owners.push(...(await Promise.all(numbers.map((number) => makeOwner(url, number)))))
    if (first % 40 === 0) progress(`${owners.length} of ${count} owners`)
  }
  return owners
}

async function makeOwner(url: string, number: number): Promise<Owner> {
  const email = `owner-${number}@example.com`
  const [city, region] = METROS[number % METROS.length] ?? ['Austin', 'Texas']
  const intake = anIntake({
    account: { email },
    basics: { pronouns: number % 2 === 0 ? 'she/her' : 'he/him' },
    location: { city: `${city}, ${region}`, willingToTravelKm: 160 },
  })
  const { browser } = await becomeMember(url, intake)
  await browser.post('/v1/intake/save-draft', { email, draft: intake })
  const { sessionId } = (await browser.post('/v1/concierge/intake/start', { name: 'Sam', email })).json()
  const { get, post } = await callsOf(browser)
  browser.close()
  const line = (text: string) => post('/v1/concierge/intake/reply', { sessionId, text })
  return {
    'load draft': get(`/v1/intake/draft?email=${email}`),
    'save draft': post('/v1/intake/save-draft', { email, draft: intake }),
    'match list': get(`/v1/matches?email=${email}`),
    introductions: get(`/v1/introductions?email=${email}`),
    suggestions: post('/v1/matches/suggestions', { snapshot: { valuesMap: {}, preferences: {} } }),
    'chat reply': line('I like hiking with my dog, and I do not smoke. Somebody between 30 and 40 would be good.'),
    'longest line': line(LONG_TEXT),
    submit: post('/v1/intake/submit', intake),
  }
}

/** Repeats the call after a 429. @throws on any other status except 200 */
async function send(url: string, call: Call, more: Record<string, string> = {}): Promise<void> {
  const { method, path, headers, body } = call
  const sent = { method, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) }
  const reply = await fetch(`${url}${path}`, sent)
  const text = await reply.text()
  if (reply.status === 429) {
    await sleep(JSON.parse(text).retryInMs)
    return send(url, call, more)
  }
  if (reply.status !== 200) throw new Error(`${method} ${path} was answered ${reply.status}: ${text}`)
}

export const keepStatements = (url: string, call: Call, name: string) => send(url, call, { [KEEP_HEADER]: name })

/** @returns a function that stops the loop and gives the number of replies */
export function keepSending(url: string, calls: readonly Call[]) {
  let stopped = false
  const answered = (async () => {
    let count = 0
    while (!stopped)
      for (const call of calls) {
        if (stopped) break
        await send(url, call)
        count += 1
      }
    return count
  })()
  return () => {
    stopped = true
    return answered
  }
}
