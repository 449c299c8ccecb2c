import { type HttpBrowser, httpBrowser } from '../../test/http-browser.ts'
import { type OwnServer, ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { sleep, tally } from '../figures.ts'

const BROWSERS = 20
const MOST_MS = 12_000

export const run = ({ quick, rounds: given, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const rounds = given ?? (quick ? 1 : 5)
    const broken: string[] = []
    const took: number[] = []
    let answered = 0
    const server = await ownServer({ DEMO_MEMBERS: '0', ...env })
    try {
      for (let round = 0; round < rounds; round++) {
        await server.start()
        const ended = await stopUnderLoad(server)
        answered += ended.answered
        broken.push(...ended.broken)
        took.push(ended.tookMs)
        tell(`${where}: round ${round + 1}, ${ended.answered} answered, broken: ${tally(ended.broken)}`)
      }
    } finally {
      await server.remove()
    }
    const longest = Math.max(...took)
    return [
      {
        check: `25 SIGTERM under load, ${where}`,
        asked: `0 broken replies, exit < ${MOST_MS / 1000} s`,
        reached: `${broken.length} of ${answered + broken.length} broken, exit ${longest} ms`,
        holds: broken.length === 0 && longest < MOST_MS,
        ...(broken.length > 0 ? { why: tally(broken) } : {}),
      },
    ]
  })

async function stopUnderLoad(server: OwnServer) {
  const broken: string[] = []
  let answered = 0
  let loading = true
  const people = Array.from({ length: BROWSERS }, async (_, person) => {
    const browser = httpBrowser(server.url)
    for (let turn = 0; loading; turn++) {
      const said = await outcomeOf(browser, person, turn)
      if (said === 'refused') break
      if (said === 'answered') answered++
      else broken.push(said)
    }
    browser.close()
  })
  await sleep(2500)
  const { tookMs, code } = await server.stop()
  loading = false
  await Promise.all(people)
  if (code !== 0) broken.push(`exit code ${code}`)
  return { answered, broken, tookMs }
}

/** A refused new connection is no broken reply. */
async function outcomeOf(browser: HttpBrowser, person: number, turn: number) {
  const email = `leaver-${person}@example.com`
  try {
    const reply =
      turn % 3 === 2
        ? await browser.get(`/v1/intake/draft?email=${email}`)
        : await browser.post('/v1/intake/save-draft', { email, draft: { basics: { displayName: `n-${turn}` } } })
    return reply.status === 200 ? 'answered' : `status ${reply.status}`
  } catch (error) {
    const code = codeOf(error)
    return code === 'ECONNREFUSED' ? 'refused' : code
  }
}

// A name with two addresses fails with one error for both.
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : 'unknown'
