import pg from 'pg'
import { keepGoing } from './embedded.ts'
import { OutageLog } from './outage-log.ts'
import { ServerPulse } from './server-pulse.ts'
import { isUnavailable } from './unavailable.ts'
import type { Watching } from './watching.ts'

/** How long a server may take to let us in. */
const CONNECT_MS = 3000
/** How long a query of a call may take. Migrations have a connection without such a limit. */
const QUERY_MS = 10_000
/** A transaction whose process has stopped in the middle holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000

/** A pool on the PostgreSQL server of a connection string; it connects when it is first asked. */
export function openServer(url: string) {
  const pulse = new ServerPulse(url)
  const pool = keepGoing(
    new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      // The server gives up first: a statement that ran on after its caller had gone would keep the connection's next user waiting.
      statement_timeout: QUERY_MS - 1000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      stream: pulse.socket,
    }),
  )
  let outage: OutageLog | undefined
  return {
    pool,
    /** The pool as Kysely needs it, which sees whether the server lets us in. */
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
    /** From now on the server may be silent for 4 seconds; then whoever waits for it is refused. */
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
