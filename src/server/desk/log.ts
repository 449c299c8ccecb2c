import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { insertLine } from './store.ts'

/** A line of the log: who did what, about whom, and why. No names and no answers: the log outlives accounts. */
type Line = { by: string; command: string; about?: string | null; reason?: string }

const write = (tx: Transaction<Schema>, { newId, clock }: Deps, { by, command, about = null, reason = '' }: Line) =>
  insertLine(tx, { id: newId(), at: clock(), by, command, about, reason })

/**
 * Does an act and writes its line, in one transaction. An act that found everything as it should be, because it was
 * done before, writes none.
 */
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

/** Writes a line of its own: that somebody looked at what people told us, or began what can be begun again. */
export const logLine = (deps: Deps, line: Line) => deps.db.transaction().execute((tx) => write(tx, deps, line))
