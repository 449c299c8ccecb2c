import { join } from 'node:path'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { percentile, sleep, tally } from '../figures.ts'
import { isReady, msUntil, savers } from './savers.ts'

const NOTICE_MS = 5500
const BACK_MS = 30_000
const STOP_MS = 12_000
const AT_ONCE_MS = 1000

/** A hanging batch is ended and the database reopened; nothing is lost. */
export async function run({ tell }: Options): Promise<Row[]> {
  const preload = join(import.meta.dirname, 'hang-on-signal.ts')
  const server = await ownServer({ DEMO_MEMBERS: '0' }, { nodeArgs: ['--import', preload] })
  const hang = () => process.kill(server.pid(), 'SIGUSR2')
  try {
    await server.start()
    const load = savers(server.url, { people: 6, noteLength: 500 })
    await sleep(2000)
    hang()
    const began = performance.now()
    const noticed = await msUntil(() => load.since(began).some(({ status }) => status === '503'), 20_000)
    const known = performance.now()
    const wasReady = await isReady(server.url)
    const back = await msUntil(() => load.since(known).some(({ status }) => status === '200'), BACK_MS)
    const refused = load.since(known).filter(({ status }) => status === '503')
    const refusedIn = (share: number) =>
      Math.round(
        percentile(
          refused.map(({ tookMs }) => tookMs),
          share,
        ),
      )
    tell(`noticed ${noticed} ms, back ${back} ms, ${tally(load.saves.map(({ status }) => status))}`)
    hang()
    await sleep(500)
    const stopped = await server.stop()
    await load.stop()
    await server.start()
    const lost = await load.lost()
    load.close()
    return [
      {
        check: '2 the embedded database hangs',
        asked: `noticed < ${NOTICE_MS} ms, then 503 (p90) < ${AT_ONCE_MS} ms and not ready, saves again < ${BACK_MS / 1000} s, 0 lost`,
        reached: `noticed ${noticed ?? '-'} ms, 503 in ${refusedIn(0.9)} ms, ${wasReady ? 'ready' : 'not ready'}, again after ${back ?? '-'} ms, ${lost} lost`,
        holds:
          (noticed ?? Number.POSITIVE_INFINITY) < NOTICE_MS &&
          refusedIn(0.9) < AT_ONCE_MS &&
          back !== undefined &&
          (!wasReady || back < 500) &&
          lost === 0,
        why: `${tally(load.saves.map(({ status }) => status))}; 503: p50 ${refusedIn(0.5)} ms, slowest ${refusedIn(1)} ms`,
      },
      {
        check: '2 SIGTERM while it hangs',
        asked: `ends < ${STOP_MS / 1000} s`,
        reached: `${stopped.tookMs} ms, code ${stopped.code}`,
        holds: stopped.tookMs < STOP_MS,
      },
    ]
  } finally {
    await server.remove()
  }
}
