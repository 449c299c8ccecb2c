import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnServer, ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { tally } from '../figures.ts'
import { browserFrom } from './people.ts'

const MB = 1024 * 1024
const WRITERS = 8
const SAVES_A_SESSION = 45
/** A day's maximum for one network, and for all unverified browsers. */
const MOST_MB = 1024

/** Strangers save the largest drafts. How much does the embedded database grow? */
export async function run({ quick, tell }: Options): Promise<Row[]> {
  const rows: Row[] = []
  const networks: [string, (session: number) => string][] = [['one network', () => '203.0.113.9']]
  if (!quick) networks.push(['ever new networks', (session) => `203.0.${session >> 8}.${session & 255}`])
  for (const [who, networkOf] of networks) {
    const server = await ownServer({ DEMO_MEMBERS: '0', TRUST_PROXY: 'on' })
    try {
      await server.start()
      rows.push(await fill(server, { who, networkOf, seconds: quick ? 20 : 300, tell }))
    } finally {
      await server.remove()
    }
  }
  return rows
}

type Attack = { who: string; networkOf: (session: number) => string; seconds: number; tell: Options['tell'] }

async function fill(server: OwnServer, { who, networkOf, seconds, tell }: Attack): Promise<Row> {
  const before = sizeOf(server.folder)
  const until = Date.now() + seconds * 1000
  const statuses: string[] = []
  let sessions = 0
  const writer = async () => {
    while (Date.now() < until) {
      const browser = browserFrom(server.url, networkOf(sessions++))
      for (let saved = 0; saved < SAVES_A_SESSION && Date.now() < until; saved += 1) {
        const reply = await browser.post('/v1/intake/save-draft', largestDraft())
        statuses.push(`${reply.status}`)
      }
      browser.close()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  const grownMb = (sizeOf(server.folder) - before) / MB
  tell(`${who}: ${tally(statuses)}`)
  return {
    check: `storage: growth by ${who}`,
    asked: `< ${MOST_MB} MB, however long it goes on`,
    reached: `${grownMb.toFixed(0)} MB in ${seconds} s`,
    holds: grownMb < MOST_MB,
    why: tally(statuses),
  }
}

const text = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
const texts = (count: number, length: number) => Array.from({ length: count }, () => text(length))
const largestDraft = () => ({
  email: `${text(12).toLowerCase().replaceAll(/[_-]/g, 'x')}@example.com`,
  draft: {
    media: { photos: texts(10, 2000).map((path) => `https://a.example/${path}`) },
    review: { notesForMatchmaker: text(2000) },
    preferences: { values: texts(20, 119), interests: texts(20, 119) },
  },
})

function sizeOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}
