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
import { linesOf, strangeBackup } from './backup-file.ts'
import { QUEUE, totalsOf } from './contents.ts'
import {
  dropEverything,
  fixFormats,
  insertRows,
  readTables,
  restartNumbers,
  setTriggers,
  type Table,
} from './tables-store.ts'

const headerSchema = z.object({ madeAt: z.string(), migrations: z.array(z.string()), secretProof: z.string() })
const endSchema = z.object({ end: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })) })
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

const BATCH_CHARACTERS = 2 ** 20

/** Call `checkBackupFile` first. @throws StartRefusal if a newer program wrote it */
export async function readHeader(path: string) {
  for await (const line of linesOf(path)) {
    const header = parsed(headerSchema, line, path)
    const newer = header.migrations.find((name) => !Object.hasOwn(migrations, name))
    if (newer === undefined) return header
    throw new StartRefusal(`The backup ${path} was written by a newer Overture (${newer}): use that version.`)
  }
  throw strangeBackup(path, 'it has no lines')
}

/**
 * In one transaction, creates the old tables, fills and checks them, then migrates.
 * @param mayLoad throws, in the same transaction, when the database must not change
 * @returns the rows of each table
 */
export async function loadBackup(
  { db, pool }: Awaited<ReturnType<typeof openBare>>,
  { path, mayLoad = async () => {} }: { path: string; mayLoad?: (tx: Queryable) => Promise<void> },
) {
  const header = await readHeader(path)
  await db.transaction().execute(mayLoad)
  // The queue creates its empty tables in its own transaction.
  const jobs = await startJobs({ pool, polls: false, onError: () => {} })
  try {
    return await db.transaction().execute(async (tx) => {
      await fixFormats(tx)
      await mayLoad(tx)
      await dropEverything(tx)
      await applySome(tx, header.migrations).catch(refuseValues(path))
      // Triggers that check other tables would fail, because those may be filled later.
      await setTriggers(tx, 'disable')
      const told = await fillTables(tx, jobs, path).catch(refuseValues(path))
      await setTriggers(tx, 'enable')
      const found = await totalsOf(tx)
      if (!isDeepStrictEqual(told, found)) throw strangeBackup(path, differenceOf(told, found))
      const { error } = await applyMigrations(tx)
      if (error) throw error
      return { header, rows: Object.fromEntries(Object.entries(found).map(([table, { rows }]) => [table, rows])) }
    })
  } finally {
    await jobs.stop()
  }
}

async function fillTables(tx: Transaction<Schema>, jobs: Jobs, path: string) {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]))
  let fill = async (_lines: string[]): Promise<unknown> => {
    throw strangeBackup(path, 'it has rows of no table')
  }
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
    const said = parsed(z.record(z.string(), z.unknown()), line, path)
    if ('end' in said) {
      for (const table of tables.values()) await restartNumbers(tx, table)
      return parsed(endSchema, line, path).end
    }
    if ('table' in said) fill = fillerOf(parsed(tableSchema, line, path))
  }
  throw strangeBackup(path, 'it has no last line')

  function fillerOf({ table: name, columns }: { table: string; columns: string[] }) {
    if (name === QUEUE)
      return (batch: string[]) =>
        jobs.sendAgain(
          tx,
          batch.map((line) => waitingJob(line, path)),
        )
    const table: Table | undefined = tables.get(name)
    if (!table) throw strangeBackup(path, 'it names a table that no migration of it makes')
    if (columns.some((column) => !table.columns.some((known) => known.name === column)))
      throw strangeBackup(path, 'it names a column that no migration of it makes')
    return (batch: string[]) => insertRows(tx, { table, columns, lines: batch })
  }
}

function parsed<T extends z.ZodMiniType>(schema: T, line: string, path: string): z.output<T> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw strangeBackup(path, 'a line of it is no JSON')
  }
  const read = schema.safeParse(value)
  if (!read.success) throw strangeBackup(path, 'a line of it holds something else')
  return read.data
}

/** A bad value, reference or name (SQLSTATE 22, 23 and 42). */
const isOfValues = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:22|23|42)\w{3}$/.test(String(error.code))
const refuseValues =
  (path: string) =>
  (error: unknown): never => {
    throw isOfValues(error) ? strangeBackup(path, 'its rows do not fit their tables') : error
  }

const waitingJobSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.nullable(z.string())])

function waitingJob(line: string, path: string): WaitingJob {
  const [name, id, data, priority, startAfter, singletonKey] = parsed(waitingJobSchema, line, path)
  return {
    name,
    id,
    data: parsed(z.json(), data, path) as object,
    priority: Number(priority),
    startAfter,
    ...(singletonKey === null ? {} : { singletonKey }),
  }
}

function differenceOf(told: object, found: object) {
  const all = new Map([...Object.entries(told), ...Object.entries(found)])
  const different = [...all.keys()].filter(
    (table) => !isDeepStrictEqual(Reflect.get(told, table), Reflect.get(found, table)),
  )
  return `what it counts of ${different.slice(0, 5).join(', ')} is not in it`
}
