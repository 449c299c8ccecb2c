import { type HttpBrowser, httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { percentile, sleep, tally } from '../figures.ts'

const CONNECTIONS = 10
const LINE_CHARACTERS = 4000
/** A conversation holds 40. */
const LINES_EACH = 30
const MOST_MS = 100
const MOST_TIMES = 2

const STORY =
  'I moved here three years ago and I like hiking with my dog, cooking for friends and quiet evenings. I do not smoke, and I would like somebody between 30 and 40 who wants children one day. My last relationship ended because we wanted different things. Fridays are mostly free, and I can travel about fifteen miles. My sister says that I am too picky, but honesty matters a lot to me. '
const LINE = STORY.repeat(Math.ceil(LINE_CHARACTERS / STORY.length)).slice(0, LINE_CHARACTERS)

/** The longest lines must not slow another person's save. */
export const run = ({ quick, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const phaseMs = quick ? 4000 : 15_000
    const server = await ownServer({ DEMO_MEMBERS: '0', ...env })
    try {
      await server.start()
      const saver = httpBrowser(server.url)
      await savesDuring(saver, 2000)
      const alone = await savesDuring(saver, phaseMs)
      const chat = chatters(server.url)
      const beside = await savesDuring(saver, phaseMs)
      const { answered, other } = await chat.stop()
      saver.close()
      tell(`${where}: ${answered} lines answered, other replies: ${tally(other)}`)
      const ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
      return [
        {
          check: `3 ten chats of 4,000 characters, ${where}`,
          asked: `a save's p99 < ${MOST_MS} ms, or < ${MOST_TIMES} × the same without chats`,
          reached: `${msOf(beside)}; without chats ${msOf(alone)}; ratio ${ratio.toFixed(1)}`,
          holds: answered > 0 && (percentile(beside, 0.99) < MOST_MS || ratio < MOST_TIMES),
          why: `${answered} lines answered meanwhile, other replies: ${tally(other)}`,
        },
      ]
    } finally {
      await server.remove()
    }
  })

const msOf = (values: number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(0)} ms, p99 ${percentile(values, 0.99).toFixed(0)} ms`

async function savesDuring(browser: HttpBrowser, forMs: number) {
  const took: number[] = []
  const until = performance.now() + forMs
  for (let turn = 0; performance.now() < until; turn++) {
    const began = performance.now()
    const draft = { basics: { displayName: `n-${turn}` } }
    const { status, text } = await browser.post('/v1/intake/save-draft', { email: 'saver@example.com', draft })
    if (status !== 200) throw new Error(`A save was answered ${status}: ${text}`)
    took.push(performance.now() - began)
    // Twenty per second: half of a session's limit.
    await sleep(50)
  }
  return took
}

function chatters(url: string) {
  const other: string[] = []
  let answered = 0
  let talking = true
  const people = Array.from({ length: CONNECTIONS }, async () => {
    const browser = httpBrowser(url)
    while (talking) {
      const started = await browser.post('/v1/concierge/intake/start', { name: 'Sam' })
      if (started.status !== 200) {
        other.push(`start ${started.status}`)
        await sleep(100)
        continue
      }
      const { sessionId } = started.json<{ sessionId: string }>()
      for (let line = 0; talking && line < LINES_EACH; line++) {
        const { status } = await browser.post('/v1/concierge/intake/reply', { sessionId, text: LINE })
        if (status === 200) answered++
        else {
          other.push(`reply ${status}`)
          await sleep(100)
        }
      }
    }
    browser.close()
  })
  return {
    async stop() {
      talking = false
      await Promise.all(people)
      return { answered, other }
    },
  }
}
