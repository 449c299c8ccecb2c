import { readFileSync } from 'node:fs'
import { type HttpBrowser, httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep, tally } from '../figures.ts'

const BROWSERS = 16
const MOST_MB = 700
const MOST_HEAP_MB = 64

/** Replies with large drafts must not stay in memory. */
export async function run({ quick, tell }: Options): Promise<Row[]> {
  const seconds = quick ? 20 : 120
  const server = await ownServer({ DEMO_MEMBERS: '50' })
  try {
    await server.start()
    const readers = await Promise.all(Array.from({ length: BROWSERS }, (_, number) => readerOf(server.url, number)))
    const until = performance.now() + seconds * 1000
    const reading = Promise.all(readers.map(({ browser, path }) => readUntil(browser, path, until)))
    const sizes: number[] = []
    while (performance.now() < until) {
      await sleep(Math.min(5000, until - performance.now() + 1))
      sizes.push(residentMb(server.pid()))
      tell(`${sizes.at(-1)} MB`)
    }
    const replies = (await reading).flat()
    const heapMb = await heapOf(server.url)
    for (const { browser } of readers) browser.close()
    const atEnd = sizes.at(-1) ?? Number.NaN
    return [
      {
        check: '1 large drafts read by strangers, embedded',
        asked: `alive, ends < ${MOST_MB} MB, the database's own heap < ${MOST_HEAP_MB} MB`,
        reached: `${server.isRunning() ? 'alive' : 'DEAD'}, ${atEnd} MB (at most ${Math.max(...sizes)}), heap ${heapMb} MB`,
        holds: server.isRunning() && atEnd < MOST_MB && heapMb < MOST_HEAP_MB && replies.includes('200'),
        why: `${seconds} s, replies: ${tally(replies)}; MB every 5 s: ${sizes.join(' ')}`,
      },
    ]
  } finally {
    await server.remove()
  }
}

async function readerOf(url: string, number: number) {
  const browser = httpBrowser(url)
  const email = `reader-${number}@example.com`
  const photos = Array.from({ length: 10 }, (_, at) => `https://example.com/${at}/${'x'.repeat(1900)}`)
  const { status } = await browser.post('/v1/intake/save-draft', { email, draft: { media: { photos } } })
  if (status !== 200) throw new Error(`A draft was answered ${status}.`)
  return { browser, path: `/v1/intake/draft?email=${email}` }
}

async function readUntil(browser: HttpBrowser, path: string, until: number) {
  const replies: string[] = []
  while (performance.now() < until) {
    const { status } = await browser.get(path).catch(() => ({ status: 'none' }))
    replies.push(`${status}`)
    if (status !== 200) await sleep(200)
  }
  return replies
}

const residentMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

async function heapOf(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Math.round(Number(/^embedded_database_heap_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20)
}
