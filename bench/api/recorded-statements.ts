import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
export const KEEP_HEADER = 'x-bench-keep'

/** Node's diagnostics and async context assign each statement to its call. */
export function recordStatements() {
  const kept = new Map<string, Statement[]>()
  const call = new AsyncLocalStorage<Statement[]>()
  subscribe('http.server.request.start', (message) => {
    // Node documents the channel's type.
    const { request } = message as { request: IncomingMessage }
    const name = request.headers[KEEP_HEADER]
    if (typeof name !== 'string') return
    const statements: Statement[] = []
    kept.set(name, statements)
    call.enterWith(statements)
  })
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    const [asked, beside] = given
    // A prepared query is an object with its values.
    const { text, values = beside } =
      typeof asked === 'string' ? { text: asked } : (asked as { text?: string; values?: unknown })
    if (text !== undefined) call.getStore()?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, given)
  }
  // Arguments pass unchanged: `query` has many signatures.
  pg.Client.prototype.query = recorded as typeof query
  return kept
}
