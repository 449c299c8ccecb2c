import { createServer, type Server } from 'node:net'
import pg from 'pg'
import { freePort } from '../../test/free-port.ts'
import { httpBrowser } from '../../test/http-browser.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { sleep } from '../figures.ts'
import { timesOf } from '../person.ts'

const MOST_REPLY_MS = 2000
const MAIL_MS = 40_000
const AWAY_MINUTES = 10

export const run = ({ quick, tell }: Options): Promise<Row[]> =>
  onPostgres(async (env) => {
    const port = await freePort()
    const server = await ownServer({ DEMO_MEMBERS: '0', SMTP_URL: `smtp://127.0.0.1:${port}`, ...env })
    const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
    const each = quick ? 3 : 10
    const asked: string[] = []
    const replyMs: number[] = []
    const ask = async (kind: string) => {
      for (let at = 0; at < each; at++) {
        const email = `${kind}-${at}@example.com`
        replyMs.push(await askForMail(server.url, email))
        asked.push(email)
      }
    }
    try {
      await server.start()
      await ask('refused')
      const silent = await silentServer(port)
      await ask('hanging')
      await sleep(2000)
      silent.stop()
      await server.kill()
      await server.start()
      await ask('after-kill')
      tell(`${asked.length} mails wait; ten minutes pass`)
      await letMinutesPass(database, AWAY_MINUTES)
      const mails = await startMailServer({ port })
      const until = Date.now() + MAIL_MS
      while (Date.now() < until && new Set(mails.arrived.flatMap(({ to }) => to)).size < asked.length) {
        await letMinutesPass(database, 5)
        await sleep(1000)
      }
      const came = mails.arrived.flatMap(({ to }) => to)
      const ids = Map.groupBy(mails.arrived, ({ to }) => to[0])
      const twice = [...ids.values()].filter((all) => new Set(all.map(({ mail }) => mail.messageId)).size > 1).length
      await mails.stop()
      const missing = asked.filter((email) => !came.includes(email)).length
      const longest = Math.max(...replyMs)
      return [
        {
          check: '21 SMTP refused, hanging, killed, away 10 min',
          asked: 'all sent, twice only with one Message-ID',
          reached: `${asked.length - missing} of ${asked.length} sent, ${came.length - new Set(came).size} again, ${twice} under another Message-ID`,
          holds: missing === 0 && twice === 0,
          why: 'the ten minutes pass by moving the times of the waiting jobs',
        },
        {
          check: '21 replies while SMTP is away',
          asked: `< ${MOST_REPLY_MS} ms`,
          reached: timesOf(replyMs),
          holds: longest < MOST_REPLY_MS,
        },
        {
          check: '21 no address in the log',
          asked: '0',
          reached: `${server.log().split('@example.com').length - 1}`,
          holds: !server.log().includes('@example.com'),
        },
      ]
    } finally {
      await server.remove()
      await database.end()
    }
  })

async function askForMail(url: string, email: string) {
  const browser = httpBrowser(url)
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  const began = performance.now()
  const { status } = await browser.post('/api/auth/request-email', { email })
  const took = performance.now() - began
  browser.close()
  if (status !== 200) throw new Error(`A mail was answered ${status}.`)
  return took
}

async function silentServer(port: number) {
  const sockets = new Set<{ destroy(): void }>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return {
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const letMinutesPass = (database: pg.Pool, minutes: number) =>
  database.query(
    `update pgboss.job set start_after = start_after - $1 * interval '1 minute',
            created_on = created_on - $1 * interval '1 minute', keep_until = keep_until - $1 * interval '1 minute'
     where name = 'send-mail' and state in ('created', 'retry')`,
    [minutes],
  )
