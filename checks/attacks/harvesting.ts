import pg from 'pg'
import { anIntake } from '../../test/builders.ts'
import type { HttpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { sleep } from '../figures.ts'
import { browserFrom, prove } from './people.ts'

const CITIES = ['Austin, Texas', 'New York', 'Chicago', 'Los Angeles', 'Houston', 'Seattle', 'Denver', 'Boston']
type Shown = {
  id: string
  age?: number
  demo?: boolean
  safeProfileSummary?: { displayName: string; city: string }
}

export const run = ({ quick, tell }: Options): Promise<Row[]> =>
  onPostgres(async (env) => {
    const server = await ownServer({ DEMO_MEMBERS: quick ? '1500' : '5000', TRUST_PROXY: 'on', ...env })
    try {
      await server.start()
      await makeReal(env.DATABASE_URL)
      const { url } = server
      const member = await harvestAsMember(url, quick ? 20_000 : 60_000)
      tell(`member: ${member}`)
      const browser = new Set<string>()
      const one = browserFrom(url, '203.0.113.1')
      for (let at = 0; at < (quick ? 8 : 28); at += 1)
        await submitAndRead(one, { at, email: `one${at}@example.com`, seen: browser })
      const network = new Set<string>()
      for (let at = 0; at < (quick ? 10 : 30); at += 1)
        await submitAndRead(browserFrom(url, '203.0.113.2'), { at, email: `many${at}@example.com`, seen: network })
      return [
        row('a member, in a day', 60, member),
        row('a browser that proved nothing', 6, browser.size),
        row('browsers of one network that proved nothing, in a day', 20, network.size),
      ]
    } finally {
      await server.remove()
    }
  })

const row = (who: string, most: number, reached: number): Row => ({
  check: `harvesting: distinct real people shown to ${who}`,
  asked: `≤ ${most}`,
  reached: `${reached}`,
  holds: reached <= most && reached > 0,
})

async function makeReal(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('update member set demo = false, verified_at = now() where demo')
  await client.query('update member_profile set demo = false, changed = pg_current_xact_id() where demo')
  await client.end()
  await sleep(5000)
}

const intakeFor = (email: string, at: number) =>
  anIntake({
    account: { email },
    location: { city: CITIES[at % CITIES.length] ?? '', willingToTravelKm: 500 },
    preferences: { ageMin: 18 + (at % 5) * 8, ageMax: 34 + (at % 5) * 8 },
  })

// A person has a different id for each viewer.
const personOf = ({ age, safeProfileSummary: { displayName, city } = { displayName: '', city: '' } }: Shown) =>
  [displayName, age, city].join('|')

async function readAll(browser: HttpBrowser, email: string, seen: Set<string>) {
  const all: Shown[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ email, cursor })
    const reply = await browser.get(`/v1/matches?${query}`)
    if (reply.status !== 200) return all
    const page: { items: Shown[]; nextCursor: string | null } = reply.json()
    for (const shown of page.items) if (!shown.demo) seen.add(personOf(shown))
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}

async function submitAndRead(
  browser: HttpBrowser,
  { at, email, seen }: { at: number; email: string; seen: Set<string> },
) {
  await browser.post('/v1/intake/submit', intakeFor(email, at))
  await readAll(browser, email, seen)
}

async function harvestAsMember(url: string, forMs: number) {
  const email = 'collector@example.com'
  const browser = browserFrom(url, '198.51.100.1')
  const seen = new Set<string>()
  await prove(url, browser, email)
  const until = Date.now() + forMs
  for (let at = 0; Date.now() < until; at += 1) {
    await browser.post('/v1/intake/submit', intakeFor(email, at))
    const shown = await readAll(browser, email, seen)
    for (const { id } of shown) await browser.post('/v1/feedback', { email, matchId: id, action: 'hard_no' })
    await readAll(browser, email, seen)
    await browser.post('/v1/matches/suggestions', { snapshot: { valuesMap: { age_range: { min: 18 + at, max: 60 } } } })
  }
  return seen.size
}
