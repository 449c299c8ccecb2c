import { type HttpBrowser, type HttpReply, httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { percentile, tally } from '../figures.ts'

const CONNECTIONS = 50
/** Limits apply per session and network. */
const PEOPLE_EACH = 4
const MOST_MS = { load: 50, save: 100 }

export const run = ({ quick, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const forMs = quick ? 5000 : 60_000
    const server = await ownServer({ DEMO_MEMBERS: '60', TRUST_PROXY: 'on', ...env })
    const browsers = Array.from({ length: CONNECTIONS * PEOPLE_EACH }, (_, at) =>
      httpBrowser(server.url, { 'x-forwarded-for': `10.0.${at}.1` }),
    )
    try {
      await server.start()
      const emailOf = (at: number) => `load-${at}@example.com`
      const save = (browser: HttpBrowser, at: number, turn: number) =>
        browser.post('/v1/intake/save-draft', {
          email: emailOf(at),
          draft: { basics: { displayName: `n-${turn}` } },
        })
      await Promise.all(browsers.map((browser, at) => save(browser, at, 0)))
      const bare = await phase(browsers, forMs / 2, (browser) => browser.get('/healthz'))
      const loads = await phase(browsers, forMs, (browser, at) => browser.get(`/v1/intake/draft?email=${emailOf(at)}`))
      const saves = await phase(browsers, forMs, save)
      tell(`${where}: done`)
      const row = (name: keyof typeof MOST_MS, of: Phase): Row => ({
        check: `24 ${name} at ${CONNECTIONS} connections, ${where}`,
        asked: `p99 < ${MOST_MS[name]} ms, 0 errors`,
        reached: `${of.perSecond}/s, p50 ${ms(of, 0.5)}, p99 ${ms(of, 0.99)} ms, ${of.failed.length} errors`,
        holds: percentile(of.took, 0.99) < MOST_MS[name] && of.failed.length === 0,
        why: `GET /healthz in the same minute: ${bare.perSecond}/s, p50 ${ms(bare, 0.5)}, p99 ${ms(bare, 0.99)} ms; errors: ${tally(of.failed)}`,
      })
      return [row('load', loads), row('save', saves)]
    } finally {
      for (const browser of browsers) browser.close()
      await server.remove()
    }
  })

type Phase = { took: number[]; failed: string[]; perSecond: number }

const ms = ({ took }: Phase, share: number) => Math.round(percentile(took, share))

async function phase(
  browsers: HttpBrowser[],
  forMs: number,
  call: (browser: HttpBrowser, at: number, turn: number) => Promise<HttpReply>,
): Promise<Phase> {
  const took: number[] = []
  const failed: string[] = []
  const until = performance.now() + forMs
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let turn = 1; performance.now() < until; turn++) {
        const at = connection * PEOPLE_EACH + (turn % PEOPLE_EACH)
        const browser = browsers[at]
        if (!browser) return
        const began = performance.now()
        const said = await call(browser, at, turn).then(({ status }) => `${status}`, String)
        if (said === '200') took.push(performance.now() - began)
        else failed.push(said)
      }
    }),
  )
  return { took, failed, perSecond: Math.round(took.length / (forMs / 1000)) }
}
