import pg from 'pg'
import { fill } from '../../bench/start/fill.ts'
import { freePort } from '../../test/free-port.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { ownServer } from '../../test/own-server.ts'
import { createDatabase, startPostgres } from '../../test/test-postgres.ts'
import { sleep } from '../figures.ts'
import { startHaproxy } from '../haproxy.ts'

const PROCESSES = 3
const REPLICA = 'pg2'
const LOADED_MS = 180_000

type Postgres = { url(database?: string): string }

/**
 * A PostgreSQL primary with a synchronous replica, HAProxy, three processes and a mail server. `end` or an interrupt
 * stops all. @param members stored before a process starts
 */
export async function failoverWorld({ members, tell }: { members: number; tell: (line: string) => void }) {
  const ends: (() => Promise<unknown>)[] = []
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= (async () => {
      for (const each of ends.toReversed()) await each().catch((error: Error) => tell(error.message))
    })()
    return ending
  }
  const interrupted = (signal: NodeJS.Signals) => void end().finally(() => process.kill(process.pid, signal))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  ends.push(async () => process.off('SIGINT', interrupted).off('SIGTERM', interrupted))
  try {
    const mails = await startMailServer()
    ends.push(mails.stop)
    const primary = await startPostgres({})
    ends.push(primary.stop)
    const databaseUrl = await createDatabase(primary.url(), { name: 'overture' })
    await fill({ url: databaseUrl }, members)
    tell(`${members} members stored`)
    // HAProxy checks the primary with this role.
    await query(primary, 'create role haproxy login')
    const replica = await primary.startReplica(REPLICA)
    await query(primary, `alter system set synchronous_standby_names = '${REPLICA}'`)
    await query(primary, 'select pg_reload_conf()')
    await untilSynchronous(primary)
    const [people, postgres] = [await freePort(), await freePort()]
    const env = {
      DEMO_MEMBERS: '0',
      SMTP_URL: mails.url,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${postgres}/overture`,
    }
    const processes = await Promise.all(Array.from({ length: PROCESSES }, () => ownServer(env)))
    for (const process of processes) ends.push(() => process.remove())
    const haproxy = await startHaproxy({
      people,
      postgres,
      processes: processes.map(({ port }) => port),
      databases: [primary.port, replica.port],
    })
    ends.push(haproxy.stop)
    for (const process of processes) await process.start()
    for (const { url } of processes) await untilLoaded(url)
    tell(`${PROCESSES} processes know everybody`)
    const { arrived } = mails
    return {
      url: `http://localhost:${people}`,
      processes,
      primary,
      replica,
      arrived,
      /** Newest mail first. */
      mailsTo: async (_url: string, email: string) =>
        arrived
          .filter(({ to }) => to.includes(email))
          .map(({ mail }) => ({ text: mail.text ?? '' }))
          .reverse(),
      promote: () => query(replica, 'select pg_promote()'),
      faults: () =>
        processes.flatMap((process) =>
          process
            .log()
            .split('\n')
            .filter((line) => line.includes('"msg":"fault"')),
        ),
      async connectionsAt(server: Postgres) {
        const { rows } = await query(
          server,
          `select pid from pg_stat_activity where datname = 'overture' and backend_type = 'client backend'`,
        )
        return rows.length
      },
      writesAt: (server: Postgres, withinMs: number) =>
        query(server, 'create table written ()', withinMs).then(
          () => true,
          () => false,
        ),
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
export type FailoverWorld = Awaited<ReturnType<typeof failoverWorld>>

async function query({ url }: Postgres, text: string, withinMs = 60_000) {
  const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 5000, query_timeout: withinMs })
  client.on('error', () => {})
  await client.connect()
  return client.query<Record<string, string>>(text).finally(() => client.end())
}

async function untilSynchronous(primary: Postgres) {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await query(primary, 'select sync_state from pg_stat_replication')
    if (rows[0]?.sync_state === 'sync') return
    await sleep(100)
  }
  throw new Error('The replica does not follow.')
}

async function untilLoaded(url: string) {
  const until = Date.now() + LOADED_MS
  while (!(await (await fetch(`${url}/metrics`)).text()).includes('member_index_ready 1')) {
    if (Date.now() > until) throw new Error('A process did not read everybody.')
    await sleep(200)
  }
}
