import autocannon from 'autocannon'
import { httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import { type Call, callsOf } from '../calls.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { percentile, tally } from '../figures.ts'

const CONNECTIONS = 50
/** Limits apply per session and network. */
const PEOPLE_EACH = 4
const MOST_MS = { load: 50, save: 100 }

export const run = ({ quick, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const seconds = quick ? 6 : 60
    const server = await ownServer({ DEMO_MEMBERS: '60', TRUST_PROXY: 'on', ...env })
    try {
      await server.start()
      const people = await Promise.all(
        Array.from({ length: CONNECTIONS * PEOPLE_EACH }, (_, at) => callsOfPerson(server.url, at)),
      )
      const during = (length: number, of: (calls: Calls) => Call[]) => phase(server.url, length, people.map(of))
      const bare = await during(seconds / 2, ({ nothing }) => [nothing])
      const loads = await during(seconds, ({ load }) => [load])
      const saves = await during(seconds, ({ saves }) => saves)
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
      await server.remove()
    }
  })

type Calls = { nothing: Call; load: Call; saves: Call[] }
type Phase = { took: number[]; failed: string[]; perSecond: number }

const ms = ({ took }: Phase, share: number) => Math.round(percentile(took, share))

/** The two saves differ, so each one changes the draft. */
async function callsOfPerson(url: string, at: number): Promise<Calls> {
  const network = { 'x-forwarded-for': `10.0.${at}.1` }
  const browser = httpBrowser(url, network)
  const email = `load-${at}@example.com`
  const draftNamed = (displayName: string) => ({ email, draft: { basics: { displayName } } })
  await browser.post('/v1/intake/save-draft', draftNamed('Robin'))
  const { get, post } = await callsOf(browser, network)
  browser.close()
  const save = (name: string) => post('/v1/intake/save-draft', draftNamed(name))
  return {
    nothing: get('/healthz'),
    load: get(`/v1/intake/draft?email=${email}`),
    saves: [save('Kim'), save('Robin')],
  }
}

/** Each connection calls for its people in turn, and again as soon as it has its reply. */
async function phase(url: string, seconds: number, callsOfPeople: Call[][]): Promise<Phase> {
  const took: number[] = []
  const failed: string[] = []
  let connection = 0
  await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        setupClient(client) {
          const from = PEOPLE_EACH * connection++
          const people = callsOfPeople.slice(from, from + PEOPLE_EACH)
          countUnanswered(client, failed)
          client.setRequests([0, 1].flatMap((turn) => people.flatMap((calls) => calls[turn % calls.length] ?? [])))
        },
      },
      (error: Error | null, result) => (error ? fail(error) : done(result)),
    )
    run.on('response', (_client, status, _bytes, responseMs) => {
      if (status === 200) took.push(responseMs)
      else failed.push(`${status}`)
    })
  })
  return { took, failed, perSecond: Math.round(took.length / seconds) }
}

/** autocannon opens a closed connection again and counts no error. */
function countUnanswered(client: NodeJS.EventEmitter, failed: string[]) {
  let waits = false
  client.on('response', () => {
    waits = false
  })
  client.on('request', () => {
    if (waits) failed.push('no reply')
    waits = true
  })
}
