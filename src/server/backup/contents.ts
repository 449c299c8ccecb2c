import { hash } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import { hasQueue, readTables, rowsOfQueue, rowsOfTable } from './tables-store.ts'

/** The name of the queue's rows. No table has this name. */
export const QUEUE = '(queue)'

/** The checksum ignores the order of rows. */
export type Total = { rows: number; sum: string }
export type Totals = Record<string, Total>

const MODULUS = 1n << 256n

export class Summing {
  #rows = 0
  #sum = 0n

  add(lines: readonly string[]) {
    this.#rows += lines.length
    for (const line of lines) this.#sum += BigInt(`0x${hash('sha256', line, 'hex')}`)
    this.#sum %= MODULUS
  }

  total(): Total {
    return { rows: this.#rows, sum: this.#sum.toString(16) }
  }
}

/**
 * Yields lines: an object names a table and its columns, and the arrays after it are rows. Needs a snapshot
 * transaction. @returns the totals of all tables
 */
export async function* contentsOf(db: Queryable): AsyncGenerator<string, Totals> {
  const totals: Totals = {}
  for (const table of await readTables(db)) {
    yield tableLine(table.name, columnsOf(table))
    totals[table.name] = yield* linesAndTotal(rowsOfTable(db, table))
  }
  if (!(await hasQueue(db))) return totals
  yield tableLine(QUEUE, [])
  totals[QUEUE] = yield* linesAndTotal(rowsOfQueue(db))
  return totals
}

const columnsOf = ({ columns }: { columns: { name: string }[] }) => columns.map(({ name }) => name)
const tableLine = (table: string, columns: string[]) => `${JSON.stringify({ table, columns })}\n`

async function* linesAndTotal(batches: AsyncIterable<string[]>): AsyncGenerator<string, Total> {
  const summing = new Summing()
  for await (const lines of batches) {
    summing.add(lines)
    yield `${lines.join('\n')}\n`
  }
  return summing.total()
}

export async function totalsOf(db: Queryable) {
  const contents = contentsOf(db)
  for (;;) {
    const { done, value } = await contents.next()
    if (done) return value
  }
}
