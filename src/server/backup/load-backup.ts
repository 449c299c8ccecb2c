import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { openBare } from '../database/bare-database.ts'
import type { Queryable } from '../database/database.ts'
import { applyMigrations, applySome } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import type { Schema } from '../database/schema.ts'
import { type Jobs, startJobs, type WaitingJob } from '../jobs/jobs.ts'
import { StartRefusal } from '../start-refusal.ts'
import { linesOf } from './backup-file.ts'
import { QUEUE, totalsOf } from './contents.ts'
import { dropEverything, fixFormats, insertRows, readTables, restartNumbers, type Table } from './tables-store.ts'

const headerSchema = z.object({ madeAt: z.string(), migrations: z.array(z.string()), secretProof: z.string() })
const endSchema = z.object({ end: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })) })
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

/** What is written with one statement. */
const BATCH_CHARACTERS = 2 ** 20

/**
 * Reads what a backup says about itself. Its checksum must have been looked at.
 *
 * @throws StartRefusal when a newer program wrote it
 */
export async function readHeader(path: string) {
  for await (const line of linesOf(path)) {
    const header = headerSchema.parse(JSON.parse(line))
    const newer = header.migrations.find((name) => !Object.hasOwn(migrations, name))
    if (newer === undefined) return header
    throw new StartRefusal(`The backup ${path} was written by a newer Overture (${newer}): use that version.`)
  }
  throw new Error(`The backup ${path} has no lines.`)
}

/**
 * Puts what a backup holds in the place of everything there is, in one transaction: first the tables as they were, the
 * rows, and a look whether all of them are there; then the migrations that came later.
 *
 * @param mayLoad looks at the database in the same transaction, and throws when it is to stay as it is
 * @returns how many rows each table has
 */
export async function loadBackup(
  { db, pool }: Awaited<ReturnType<typeof openBare>>,
  { path, mayLoad = async () => {} }: { path: string; mayLoad?: (tx: Queryable) => Promise<void> },
) {
  const header = await readHeader(path)
  await db.transaction().execute(mayLoad)
  // The queue makes its own tables, and commits them: empty, they change nothing of what is asked above.
  const jobs = await startJobs({ pool, polls: false, onError: () => {} })
  try {
    return await db.transaction().execute(async (tx) => {
      await fixFormats(tx)
      await mayLoad(tx)
      await dropEverything(tx)
      await applySome(tx, header.migrations)
      const told = await fillTables(tx, jobs, path)
      const found = await totalsOf(tx)
      if (!isDeepStrictEqual(told, found)) throw new Error(differenceOf(told, found))
      const { error } = await applyMigrations(tx)
      if (error) throw error
      return { header, rows: Object.fromEntries(Object.entries(found).map(([table, { rows }]) => [table, rows])) }
    })
  } finally {
    await jobs.stop()
  }
}

/** Writes all rows. @returns the totals that the backup's last line tells */
async function fillTables(tx: Transaction<Schema>, jobs: Jobs, path: string) {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]))
  let fill = async (_lines: string[]) => {}
  let lines: string[] = []
  let characters = 0
  const flush = async () => {
    if (lines.length > 0) await fill(lines)
    lines = []
    characters = 0
  }
  for await (const line of linesOf(path)) {
    if (line.startsWith('[')) {
      lines.push(line)
      characters += line.length
      if (characters >= BATCH_CHARACTERS) await flush()
      continue
    }
    await flush()
    const said: object = JSON.parse(line)
    if ('end' in said) {
      for (const table of tables.values()) await restartNumbers(tx, table)
      return endSchema.parse(said).end
    }
    if ('table' in said) fill = fillerOf(tableSchema.parse(said))
  }
  throw new Error('The backup has no last line.')

  function fillerOf({ table: name, columns }: { table: string; columns: string[] }) {
    if (name === QUEUE) return (batch: string[]) => jobs.sendAgain(tx, batch.map(waitingJob))
    const table: Table | undefined = tables.get(name)
    if (!table) throw new Error(`No migration of the backup makes the table ${name}.`)
    return (batch: string[]) => insertRows(tx, { table, columns, lines: batch })
  }
}

const waitingJobSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.nullable(z.string())])

function waitingJob(line: string): WaitingJob {
  const [name, id, data, priority, startAfter, singletonKey] = waitingJobSchema.parse(JSON.parse(line))
  return {
    name,
    id,
    data: JSON.parse(data),
    priority: Number(priority),
    startAfter,
    ...(singletonKey === null ? {} : { singletonKey }),
  }
}

/** Names the tables in which rows differ, without a word of what is in them. */
function differenceOf(told: object, found: object) {
  const all = new Map([...Object.entries(told), ...Object.entries(found)])
  const different = [...all.keys()].filter(
    (table) => !isDeepStrictEqual(Reflect.get(told, table), Reflect.get(found, table)),
  )
  return `What was restored is not what was backed up: ${different.join(', ')}.`
}
