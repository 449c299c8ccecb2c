import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { queues } from '../jobs/queues.ts'

/** Without computed columns. */
export type Table = { name: string; columns: { name: string; type: string }[] }

const NOT_OURS = ['kysely_migration', 'kysely_migration_lock', 'durability_probe']
/** A server start writes these tables even without members. */
const NO_ANSWERS = ['setting', 'rate_limit', 'operator_news']
const ROWS_AT_ONCE = 200

/** A table comes after the tables that it references. */
export async function readTables(db: Queryable): Promise<Table[]> {
  const { rows } = await sql<Table & { after: string[] }>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as after
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all(${NOT_OURS}) order by c.relname`.execute(db)
  const sorted: Table[] = []
  const left = new Map(rows.map((table) => [table.name, table]))
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ after }) => !after.some((name) => left.has(name)))
    if (ready.length === 0) throw new Error(`Foreign keys in a circle: ${[...left.keys()]}`)
    for (const { name, columns } of ready) {
      sorted.push({ name, columns })
      left.delete(name)
    }
  }
  return sorted
}

export async function fixFormats(db: Queryable) {
  await sql`set local timezone = 'UTC'`.execute(db)
  await sql`set local datestyle = 'ISO, MDY'`.execute(db)
  await sql`set local intervalstyle = 'postgres'`.execute(db)
  await sql`set local bytea_output = 'hex'`.execute(db)
  await sql`set local extra_float_digits = 1`.execute(db)
}

/** One JSON array of column texts per row. */
export const rowsOfTable = (db: Queryable, table: Table) =>
  readByCursor(
    db,
    sql`select json_build_array(${sql.join(table.columns.map((column) => textOf(table, column)))})::text as line
      from ${sql.table(table.name)} t`,
  )

/**
 * Transaction numbers restart in another database, so all become old numbers, but a card older than its profile stays
 * older.
 */
function textOf(table: Table, { name, type }: Table['columns'][number]): RawBuilder<string> {
  if (type !== 'xid8') return sql`t.${sql.ref(name)}::text`
  if (table.name !== 'match' || name !== 'profile_changed') return sql`'3'`
  return sql`case when t.profile_changed =
    (select p.changed from member_profile p where p.member_id = t.member_id) then '3' else '2' end`
}

/** Unfinished jobs. The queue needs whole milliseconds. */
export const rowsOfQueue = (db: Queryable) =>
  readByCursor(
    db,
    sql`select json_build_array(name, id::text, data::text, priority::text,
        date_trunc('milliseconds', start_after)::text, singleton_key)::text as line
      from pgboss.job where state in ('created', 'retry', 'active') and name = any(${Object.keys(queues)})`,
  )

/** The first server start creates the queue's tables. */
export async function hasQueue(db: Queryable) {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db)
  return rows[0]?.exists ?? false
}

/** Reads in parts, to limit memory. Needs a transaction. */
async function* readByCursor(db: Queryable, query: RawBuilder<unknown>) {
  await sql`declare contents no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(ROWS_AT_ONCE)} from contents`.execute(db)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close contents`.execute(db)
}

export async function insertRows(
  db: Queryable,
  { table, columns, lines }: { table: Table; columns: readonly string[]; lines: readonly string[] },
) {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, at) => {
    const type = typeOf.get(name)
    if (type === undefined) throw new Error(`The table ${table.name} has no column ${name}.`)
    return sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`
  })
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as lines(line)`.execute(db)
}

/** Foreign key triggers stay on. */
export async function setTriggers(db: Queryable, to: 'enable' | 'disable') {
  for (const { name } of await readTables(db))
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(db)
}

/** Sequences continue after the greatest number. */
export async function restartNumbers(db: Queryable, { name, columns }: Table) {
  for (const column of columns) {
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(${name}, ${column.name}) as sequence`.execute(db)
    const sequence = rows[0]?.sequence
    if (sequence == null) continue
    await sql`
      select setval(${sequence}::regclass, greatest(max(${sql.ref(column.name)}), 1), count(*) > 0)
      from ${sql.table(name)}`.execute(db)
  }
}

export async function isEmpty(db: Queryable) {
  for (const { name } of await readTables(db)) {
    if (NO_ANSWERS.includes(name)) continue
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(name)}) as found`.execute(db)
    if (rows[0]?.found) return false
  }
  return true
}

export async function countOthers(db: Queryable) {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  return rows[0]?.others ?? 0
}

export async function dropEverything(db: Queryable) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  // Without its own tables, the migrator runs all migrations again.
  const names = rows.map(({ name }) => name).filter((name) => name !== 'durability_probe')
  if (names.length > 0) await sql`drop table ${sql.join(names.map((name) => sql.table(name)))} cascade`.execute(db)
  // Trigger functions stay without their tables.
  const { rows: functions } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db)
  for (const { name } of functions) await sql`drop function ${sql.raw(name)} cascade`.execute(db)
  if (await hasQueue(db)) await sql`delete from pgboss.job`.execute(db)
}

export const checkpoint = (db: Queryable) => sql`checkpoint`.execute(db)

export async function sizeOf(db: Queryable) {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

const LAST_BACKUP = 'last_backup'
const LAST_PLACE = 'last_backup_place'
const LAST_FAILURE = 'last_backup_failure'
const LAST_COPY = 'last_backup_copy'
const LAST_COPY_FAILURE = 'last_backup_copy_failure'

const keep = (db: Queryable, name: string, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

export async function recordBackup(db: Queryable, at: Date, place: string) {
  await keep(db, LAST_BACKUP, at.toISOString())
  await keep(db, LAST_PLACE, place)
  await db.deleteFrom('setting').where('name', '=', LAST_FAILURE).execute()
}

/** The reason stays until a backup succeeds. */
export const recordBackupFailure = (db: Queryable, reason: string) => keep(db, LAST_FAILURE, reason)

export async function recordCopy(db: Queryable, madeAt: Date) {
  await keep(db, LAST_COPY, madeAt.toISOString())
  await db.deleteFrom('setting').where('name', '=', LAST_COPY_FAILURE).execute()
}

export const recordCopyFailure = (db: Queryable, reason: string) => keep(db, LAST_COPY_FAILURE, reason)

export async function readBackups(db: Queryable) {
  const { rows } = await sql<{
    made: string | null
    place: string | null
    copied: string | null
    failure: string | null
    copyFailure: string | null
    databaseMade: string
  }>`
    select (select value from setting where name = ${LAST_BACKUP}) as made,
      (select value from setting where name = ${LAST_PLACE}) as place,
      (select value from setting where name = ${LAST_COPY}) as copied,
      (select value from setting where name = ${LAST_FAILURE}) as failure,
      (select value from setting where name = ${LAST_COPY_FAILURE}) as "copyFailure",
      (select min(timestamp) from kysely_migration) as "databaseMade"`.execute(db)
  const dateOf = (text: string | null | undefined) => (text == null ? undefined : new Date(text))
  const [row] = rows
  return {
    made: dateOf(row?.made),
    place: row?.place ?? undefined,
    copied: dateOf(row?.copied),
    failure: row?.failure ?? undefined,
    copyFailure: row?.copyFailure ?? undefined,
    databaseMade: new Date(row?.databaseMade ?? 0),
  }
}
