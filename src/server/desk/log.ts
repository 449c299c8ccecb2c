import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { insertLine } from './store.ts'

/** No names, no answers: the log stays after accounts are deleted. */
type Line = { by: string; command: string; about?: string | null; reason?: string }

const write = (tx: Transaction<Schema>, { newId, clock }: Deps, { by, command, about = null, reason = '' }: Line) =>
  insertLine(tx, { id: newId(), at: clock(), by, command, about, reason })

/** Runs in one transaction. An act that changes nothing is not logged. */
export function act<T>(
  deps: Deps,
  line: Line,
  change: (tx: Transaction<Schema>) => Promise<{ changed: boolean; result: T }>,
): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    const { changed, result } = await change(tx)
    if (changed) await write(tx, deps, line)
    return result
  })
}

/** Logs access to answers, or an act that may be repeated. */
export const logLine = (deps: Deps, line: Line) => deps.db.transaction().execute((tx) => write(tx, deps, line))
