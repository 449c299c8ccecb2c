import { readFileSync } from 'node:fs'
import { httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { percentile, sleep, tally } from '../figures.ts'

const BROWSERS = 4
const MOST_GROWTH = 1.1
const BIG = 'x'.repeat(1500)

export const run = ({ quick, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const [warmMs, wholeMs] = quick ? [20_000, 60_000] : [120_000, 600_000]
    const server = await ownServer({ DEMO_MEMBERS: '60', ...env })
    try {
      await server.start()
      const load = steadyLoad(server.url)
      const samples: { atMs: number; megabytes: number }[] = []
      const began = performance.now()
      while (performance.now() - began < wholeMs) {
        await sleep(1000)
        samples.push({ atMs: performance.now() - began, megabytes: residentOf(server.pid()) })
        if (samples.length % 60 === 0) tell(`${where}: ${samples.length} s, ${samples.at(-1)?.megabytes} MB`)
      }
      const { calls, failed } = await load.stop()
      // The median of ±15 s: garbage collection moves single samples.
      const around = (atMs: number) =>
        percentile(
          samples.filter((sample) => Math.abs(sample.atMs - atMs) < 15_000).map(({ megabytes }) => megabytes),
          0.5,
        )
      const [early, late] = [around(warmMs), around(wholeMs - 15_000)]
      return [
        {
          check: `soak of ${wholeMs / 60_000} min, ${where}`,
          asked: `RSS at the end ≤ ${MOST_GROWTH} × after ${warmMs / 1000} s, 0 errors`,
          reached: `${early} → ${late} MB (${(late / early).toFixed(2)} ×), ${calls} calls, ${failed.length} failed`,
          holds: late / early <= MOST_GROWTH && failed.length === 0,
          why: `${Math.round(calls / (wholeMs / 1000))} calls a second; failed: ${tally(failed)}`,
        },
      ]
    } finally {
      await server.remove()
    }
  })

const residentOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

function steadyLoad(url: string) {
  const failed: string[] = []
  let calls = 0
  let loading = true
  const people = Array.from({ length: BROWSERS }, async (_, person) => {
    for (let visit = 0; loading; visit++) {
      const browser = httpBrowser(url)
      const email = `soak-${person}-${visit}@example.com`
      const draft = (turn: number) => ({ basics: { displayName: `n-${turn}` }, review: { notesForMatchmaker: BIG } })
      const count = async (call: Promise<{ status: number }>, what: string) => {
        const status = await call.then((reply) => `${reply.status}`, String)
        calls++
        if (status !== '200' && status !== '429') failed.push(`${what} ${status}`)
      }
      for (let turn = 0; loading && turn < 30; turn++) {
        await count(browser.post('/v1/intake/save-draft', { email, draft: draft(turn) }), 'save')
        await count(browser.get(`/v1/intake/draft?email=${email}`), 'load')
        if (turn % 5 === 0) await count(browser.get(`/v1/matches?email=${email}`), 'matches')
        if (turn % 10 === 0) await count(browser.post('/v1/concierge/intake/start', { name: 'Sam', email }), 'start')
      }
      browser.close()
    }
  })
  return {
    async stop() {
      loading = false
      await Promise.all(people)
      return { calls, failed }
    },
  }
}
