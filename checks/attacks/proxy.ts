import { httpBrowser } from '../../test/http-browser.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { tally } from '../figures.ts'
import { askFor, browserFrom } from './people.ts'

const CALLS = 26

/** Network limits hold, and outbox routes stay closed. */
export async function run(_options: Options): Promise<Row[]> {
  const server = await ownServer({
    DEMO_MEMBERS: '0',
    PUBLIC_URL: 'https://attacked.test',
    TRUST_PROXY: 'off',
    OPERATOR_NAME: 'A check',
    OPERATOR_CONTACT: 'check@attacked.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'check@attacked.test',
  })
  try {
    await server.start()
    const { url } = server
    const statuses: string[] = []
    for (let at = 0; at < CALLS; at += 1) {
      const { status } = await askFor(browserFrom(url, `203.0.113.${at}`), `p${at}@example.com`)
      statuses.push(`${status}`)
    }
    const passed = statuses.filter((status) => status === '200').length
    const silent = httpBrowser(url)
    const closed = [
      (await silent.get('/metrics')).status,
      (await silent.get('/dev/outbox')).status,
      (await silent.get('/dev/outbox.json')).status,
    ]
    return [
      {
        check: 'proxy with TRUST_PROXY=off: requests for mail of one network',
        asked: '≤ 20 an hour',
        reached: tally(statuses),
        holds: passed <= 20,
      },
      {
        check: 'proxy that adds no header: metrics and outbox',
        asked: '404',
        reached: closed.join(', '),
        holds: closed.every((status) => status === 404),
      },
    ]
  } finally {
    await server.remove()
  }
}
