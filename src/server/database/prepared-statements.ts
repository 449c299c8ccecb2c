import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Query texts vary with list lengths and must not fill the server's memory. */
const MOST_STATEMENTS = 200
/** A column has a new type, or the server dropped the statement, as PgBouncer's `DISCARD ALL` does. */
const OUTDATED = new Set(['0A000', '26000'])

/** The server plans each query text once per connection. */
export function preparing(
  pool: Pick<pg.Pool, 'options' | 'end'> & { connect(): Promise<pg.PoolClient> },
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let count = 0
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      // Embedded connections share one backend, so each needs its own names.
      const prepared = prepare(client, `c${++count}`)
      clients.set(client, prepared)
      return prepared
    },
  }
}

function prepare(client: pg.PoolClient, prefix: string): PostgresPoolClient {
  const names = new Map<string, string>()
  let generation = 0

  function nameOf(text: string) {
    const known = names.get(text)
    if (known || names.size >= MOST_STATEMENTS) return known
    const name = `${prefix}_${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }

  async function query(text: string, values: unknown[]) {
    const name = nameOf(text)
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && OUTDATED.has(String(error.code)))) throw error
      names.clear()
      generation++
      // The error ended the transaction: the caller begins again.
      if (client.getTransactionStatus() !== 'I') throw error
      return client.query(text, values)
    }
  }

  // Without parameters, a plan saves nothing.
  const ask = (text: string, values?: readonly unknown[]) =>
    values?.length ? query(text, [...values]) : client.query(text)
  // Kysely calls `query` with a cursor only if the dialect has cursors.
  return { query: ask as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}
