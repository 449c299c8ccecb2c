import pg from 'pg'
import { keepGoing } from './embedded.ts'
import { OutageLog } from './outage-log.ts'
import { ServerPulse } from './server-pulse.ts'
import { isUnavailable } from './unavailable.ts'
import type { Watching } from './watching.ts'

const CONNECT_MS = 3000
/** Migrations have no time limit. */
const QUERY_MS = 10_000
/** After this time the server releases the locks of a stopped process. */
const IDLE_IN_TRANSACTION_MS = 30_000

export function openServer(url: string) {
  const pulse = new ServerPulse(url)
  const pool = keepGoing(
    new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      // The server gives up first. Otherwise, a running statement delays the connection's next user.
      statement_timeout: QUERY_MS - 1000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      stream: pulse.socket,
    }),
  )
  let outage: OutageLog | undefined
  return {
    pool,
    connections: {
      options: pool.options,
      connect: () =>
        pool.connect().then(
          (client) => {
            outage?.back()
            return client
          },
          (error: unknown) => {
            if (isUnavailable(error)) outage?.away(describe(error))
            throw error
          },
        ),
      end: () => pool.end(),
    },
    patientPool: () => keepGoing(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })),
    /** From now on, after 4 seconds of silence, waiting queries are refused. */
    watch({ log }: Watching) {
      outage = new OutageLog(log)
      pulse.start()
    },
    async close() {
      await pulse.stop()
      await pool.end()
    },
  }
}

const describe = (error: unknown) =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message : 'unknown'
