import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** A member with the browsers that are bound to them: everything of theirs is kept under one of these. */
export type Person = { memberId: string; email: string; sessionIds: string[] }

/** One kind of thing that is kept about people. */
export type PersonalData = {
  /** Moves what a session keeps for an address to the member who has just proven it there. */
  adopt?: (tx: Queryable, moved: { sessionId: string; memberId: string; email: string }) => Promise<unknown>
  /** Reads what is kept, for the export; left out where it would mean nothing to the person. */
  read?: (db: Queryable, person: Person) => Promise<Record<string, unknown>>
  erase: (tx: Queryable, person: Person, now: Date) => Promise<unknown>
}

/** The ids under which something of a person is kept. */
export const ownersOf = ({ memberId, sessionIds }: Person) => [memberId, ...sessionIds]

type Exported = { as: string; columns: string[] }

/** Rows kept under the id of a member or session. */
export function ownedRows(table: keyof Schema, column: string, exported?: Exported): PersonalData {
  return rowsWhere(
    table,
    (person) => sql`${sql.ref(column)} in (${sql.join(ownersOf(person).map((id) => sql`${id}::uuid`))})`,
    exported,
  )
}

/** Rows kept under an address. */
export function addressedRows(table: keyof Schema, column: string, exported?: Exported): PersonalData {
  return rowsWhere(table, ({ email }) => sql`${sql.ref(column)} = ${email}`, exported)
}

function rowsWhere(
  table: keyof Schema | 'pgboss.job',
  theirs: (person: Person) => ReturnType<typeof sql>,
  exported?: Exported,
): PersonalData {
  const erase: PersonalData['erase'] = (tx, person) =>
    sql`delete from ${sql.table(table)} where ${theirs(person)}`.execute(tx)
  if (!exported) return { erase }
  const columns = sql.join(exported.columns.map((column) => sql.ref(column)))
  return {
    erase,
    async read(db, person) {
      const { rows } = await sql`select ${columns} from ${sql.table(table)} where ${theirs(person)}`.execute(db)
      return { [exported.as]: rows }
    },
  }
}

/** The jobs that name a person; the queue remembers what its jobs were given, done ones too. */
export const jobRows = () =>
  rowsWhere('pgboss.job', (person) => {
    const owners = sql.join(ownersOf(person))
    return sql`data ->> 'email' = ${person.email} or data ->> 'ownerId' in (${owners}) or data ->> 'memberId' in (${owners})`
  })

/** A member with every browser that is bound to them. */
export async function personOf(db: Queryable, { memberId, email }: { memberId: string; email: string }) {
  const sessions = await db.selectFrom('session').select('id').where('member_id', '=', memberId).execute()
  return { memberId, email, sessionIds: sessions.map(({ id }) => id) }
}

/** When a member joined, and the browsers that are bound to them. */
export async function findAccount(db: Queryable, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(['verified_at', 'created_at', 'seen_on'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('session')
    .select(['bound_at', 'last_post_at'])
    .where('member_id', '=', memberId)
    .execute()
  return { member, sessions }
}

export const deleteMember = (db: Queryable, memberId: string) =>
  db.deleteFrom('member').where('id', '=', memberId).execute()

/** Holds a member and their sessions: what is written for them waits for the end of this transaction. */
export async function holdPerson(tx: Queryable, memberId: string) {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  await tx.selectFrom('session').select('id').where('member_id', '=', memberId).orderBy('id').forUpdate().execute()
}
