import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
/** A call that carries this header has its statements kept under the header's value. */
export const KEEP_HEADER = 'x-bench-keep'

/**
 * Keeps the statements that calls send to the database, in their order, without a change to the server: Node tells when a
 * call begins, and what it starts knows which call it belongs to.
 */
export function recordStatements() {
  const kept = new Map<string, Statement[]>()
  const call = new AsyncLocalStorage<Statement[]>()
  subscribe('http.server.request.start', (message) => {
    // The channel is typed for anything; Node documents what it carries.
    const { request } = message as { request: IncomingMessage }
    const name = request.headers[KEEP_HEADER]
    if (typeof name !== 'string') return
    const statements: Statement[] = []
    kept.set(name, statements)
    call.enterWith(statements)
  })
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given
    const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text
    if (text !== undefined) call.getStore()?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, given)
  }
  // `query` has many signatures, and this passes each of them on as it came.
  pg.Client.prototype.query = recorded as typeof query
  return kept
}
