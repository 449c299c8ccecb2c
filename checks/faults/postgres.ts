import { httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { percentile, sleep, tally } from '../figures.ts'

const BROWSERS = 12
const MOST_REPLY_MS = 6000
const MOST_BACK_MS = 10_000

export const run = ({ quick, tell }: Options): Promise<Row[]> =>
  onPostgres(async (env, postgres) => {
    const server = await ownServer({ DEMO_MEMBERS: '0', ...env })
    try {
      await server.start()
      const paused = await during(server.url, async () => {
        postgres.pause()
        await sleep(quick ? 12_000 : 20_000)
        postgres.resume()
      })
      tell(`paused: ${tally(paused.said)}`)
      const restarted = await during(server.url, () => postgres.whileStopped(() => sleep(quick ? 1000 : 5000)))
      tell(`restarted: ${tally(restarted.said)}`)
      return [rowOf('26 PostgreSQL paused', paused), rowOf('26 PostgreSQL restarted', restarted)]
    } finally {
      postgres.resume()
      await server.remove()
    }
  })

type Outcome = { said: string[]; refusedMs: number[]; backMs: number; lost: number }

function rowOf(check: string, { said, refusedMs, backMs, lost }: Outcome): Row {
  const others = said.filter((word) => word !== '200' && word !== '503')
  const longest = Math.round(Math.max(0, ...refusedMs))
  return {
    check,
    asked: `503 and no 500, within ${MOST_REPLY_MS / 1000} s; ready < ${MOST_BACK_MS / 1000} s after; 0 lost`,
    reached: `${tally(said)}; 503 p50 ${Math.round(percentile(refusedMs, 0.5))} ms, longest ${longest} ms; ready after ${backMs} ms; ${lost} lost`,
    holds: others.length === 0 && longest < MOST_REPLY_MS && backMs < MOST_BACK_MS && lost === 0,
  }
}

async function during(url: string, happens: () => unknown): Promise<Outcome> {
  const said: string[] = []
  const refusedMs: number[] = []
  let saving = true
  const people = Array.from({ length: BROWSERS }, async (_, person) => {
    const browser = httpBrowser(url)
    const email = `saver-${person}@example.com`
    let acknowledged = 0
    for (let turn = 1; saving; turn++) {
      const began = performance.now()
      const draft = { basics: { displayName: `n-${turn}` } }
      const status = await browser.post('/v1/intake/save-draft', { email, draft }).then((reply) => reply.status, String)
      said.push(`${status}`)
      if (status === 200) acknowledged = turn
      else refusedMs.push(performance.now() - began)
      await sleep(50)
    }
    const kept = await browser.get(`/v1/intake/draft?email=${email}`)
    browser.close()
    if (acknowledged === 0) return 0
    const name = kept.status === 200 ? kept.json<{ draft: { basics?: { displayName?: string } } }>().draft.basics : {}
    return Number(name?.displayName?.slice(2) ?? -1) >= acknowledged ? 0 : 1
  })
  await sleep(1500)
  await happens()
  const back = performance.now()
  while (!(await fetch(`${url}/readyz`)).ok && performance.now() - back < 60_000) await sleep(50)
  const backMs = Math.round(performance.now() - back)
  await sleep(1500)
  saving = false
  const lost = (await Promise.all(people)).filter((one) => one > 0).length
  return { said, refusedMs, backMs, lost }
}
