import { freePort } from '../../test/free-port.ts'
import { httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { sleep, tally } from '../figures.ts'
import { startHaproxy } from '../haproxy.ts'

const CALLS = 900
const PEOPLE = 3
const PAUSE_MS = 70

export const run = ({ tell }: Options): Promise<Row[]> =>
  onPostgres(async (env) => {
    const one = await ownServer({ DEMO_MEMBERS: '60', ...env })
    const other = await ownServer({ DEMO_MEMBERS: '60', ...env })
    const [people, postgres] = [await freePort(), await freePort()]
    try {
      await Promise.all([one.start(), other.start()])
      // The configuration names three processes; the third is never started.
      const processes = [one.port, other.port, await freePort()]
      const nowhere = [await freePort(), await freePort()]
      const haproxy = await startHaproxy({ people, postgres, processes, databases: nowhere })
      // HAProxy checks each process before it sends calls.
      await sleep(3000)
      const failed: string[] = []
      let slowestMs = 0
      let made = 0
      const use = Array.from({ length: PEOPLE }, async (_, person) => {
        const browser = httpBrowser(`http://127.0.0.1:${people}`)
        while (made < CALLS) {
          made++
          const began = performance.now()
          const path = made % 3 === 0 ? '/v1/places?q=Aus' : '/intake/account'
          const said = await browser.get(path).then(
            ({ status }) => status,
            (error: Error) => error.message,
          )
          slowestMs = Math.max(slowestMs, performance.now() - began)
          if (typeof said !== 'number' || said >= 500) failed.push(`${person}: ${said}`)
          await sleep(PAUSE_MS)
        }
        browser.close()
      })
      await sleep(4000)
      await one.stop()
      await one.start()
      await Promise.all(use)
      await haproxy.stop()
      tell(`${made} calls, failed: ${tally(failed)}, slowest ${Math.round(slowestMs)} ms`)
      return [
        {
          check: '26 one of two processes restarted under light use',
          asked: `0 of ${CALLS} calls failed`,
          reached: `${failed.length} of ${made} failed, slowest ${(slowestMs / 1000).toFixed(1)} s`,
          holds: failed.length === 0,
          why: tally(failed),
        },
      ]
    } finally {
      await one.remove()
      await other.remove()
    }
  })
