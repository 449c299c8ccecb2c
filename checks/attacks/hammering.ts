import type { Endpoint } from '../../src/contract/endpoints/endpoint.ts'
import { endpoints, limitOf } from '../../src/contract/endpoints/endpoints.ts'
import { type HttpBrowser, httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { percentile, sleep } from '../figures.ts'
import { browserFrom } from './people.ts'

const SESSIONS = 200
const MOST_P99_MS = 50
const TIMES = 2.2
/** After these saves, start-up work is done. */
const QUICK_SAVES = 30
const SETTLE_MS = 30_000
const HAMMER_MS = 3000

/**
 * One session, then 200 sessions of one network, send every call as fast as possible, while somebody elsewhere saves.
 */
export async function run({ quick, tell }: Options): Promise<Row[]> {
  const server = await ownServer({ DEMO_MEMBERS: '0', TRUST_PROXY: 'on' })
  try {
    await server.start()
    const other = saveMeanwhile(server.url)
    await other.untilQuick()
    const all: Endpoint[] = Object.values(endpoints)
    // The quick run tests the default limit, the highest, on two calls.
    const calls = quick ? [...all.filter(({ limit }) => limit), ...all.filter(({ limit }) => !limit).slice(0, 2)] : all
    const hammerMs = quick ? 0 : HAMMER_MS
    const bySession: string[] = []
    const byNetwork: string[] = []
    for (const [at, call] of calls.entries()) {
      const one = browserFrom(server.url, `198.51.100.${at}`)
      const { session, network } = limitOf(call)
      // `signOut` ends the session, so it cannot be sent twice.
      if (call !== endpoints.signOut && !(await isRefused([one], call, { limit: session, hammerMs })))
        bySession.push(call.path)
      one.close()
      if (quick && !call.limit) continue
      const crowd = Array.from({ length: SESSIONS }, () => browserFrom(server.url, `203.0.113.${at}`))
      if (!(await isRefused(crowd, call, { limit: network, hammerMs }))) byNetwork.push(call.path)
      for (const browser of crowd) browser.close()
      tell(`${call.method} ${call.path}`)
    }
    const tookMs = await other.end()
    const p99 = percentile(tookMs, 0.99)
    return [
      row('one session', calls.filter((call) => call !== endpoints.signOut).length, bySession),
      row(`${SESSIONS} sessions of one network`, calls.length, byNetwork),
      {
        check: '32 hammering: a save of somebody else',
        asked: `p99 < ${MOST_P99_MS} ms`,
        reached: `${p99.toFixed(0)} ms of ${tookMs.length} saves`,
        holds: p99 < MOST_P99_MS,
      },
    ]
  } finally {
    await server.remove()
  }
}

const row = (who: string, calls: number, missed: readonly string[]): Row => ({
  check: `32 hammering by ${who}`,
  asked: 'each call answers 429 with Retry-After',
  reached: `${calls - missed.length} of ${calls}`,
  holds: missed.length === 0,
  ...(missed.length > 0 ? { why: missed.join(' ') } : {}),
})

async function isRefused(
  browsers: readonly HttpBrowser[],
  { method, path }: Endpoint,
  { limit, hammerMs }: { limit: number; hammerMs: number },
) {
  // A GET opens no session, so only the network limit applies.
  await Promise.all(browsers.map((browser) => browser.get('/v1/csrf-token')))
  let left = Math.ceil(limit * TIMES)
  let refused = false
  const until = Date.now() + hammerMs
  const caller = async (first: number) => {
    for (let at = first; Date.now() < until || (left > 0 && !refused); at += 8) {
      left -= 1
      const browser = browsers[at % browsers.length]
      if (!browser) return
      const call = method === 'GET' ? browser.get(path) : method === 'POST' ? browser.post(path) : browser.delete(path)
      const reply = await call.catch(() => undefined)
      if (reply?.status === 429) refused ||= Number(reply.headers['retry-after']) > 0
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, first) => caller(first)))
  return refused
}

/** `end` returns the time of each save. */
function saveMeanwhile(url: string) {
  const browser = httpBrowser(url, { 'x-forwarded-for': '192.0.2.200' })
  const tookMs: number[] = []
  let saving = true
  const saves = (async () => {
    while (saving) {
      const began = performance.now()
      const saved = await browser
        .post('/v1/intake/save-draft', { email: 'else@example.com', draft: {} })
        .catch(() => undefined)
      tookMs.push(saved?.status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY)
      await sleep(100)
    }
  })()
  return {
    /** Waits for quick saves, up to a timeout, and starts timing again. */
    async untilQuick() {
      const isQuick = () => tookMs.length >= QUICK_SAVES && Math.max(...tookMs.slice(-QUICK_SAVES)) < MOST_P99_MS
      for (const until = Date.now() + SETTLE_MS; Date.now() < until && !isQuick(); ) await sleep(100)
      tookMs.length = 0
    },
    async end() {
      saving = false
      await saves
      browser.close()
      return tookMs
    },
  }
}
