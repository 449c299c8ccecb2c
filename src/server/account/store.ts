import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** Rows with this id, this address or one of these sessions are the member's data. */
export type Person = { memberId: string; email: string; sessionIds: string[] }

export type PersonalData = {
  /** Moves a session's data for an address to the member who has just verified it. */
  adopt?: (tx: Queryable, moved: { sessionId: string; memberId: string; email: string }) => Promise<unknown>
  /** Reads the data for the export. It is absent for data that means nothing to people. */
  read?: (db: Queryable, person: Person) => Promise<Record<string, unknown>>
  erase: (tx: Queryable, person: Person, now: Date) => Promise<unknown>
}

export const ownersOf = ({ memberId, sessionIds }: Person) => [memberId, ...sessionIds]

type Exported = { as: string; columns: string[] }

export function ownedRows(table: keyof Schema, column: string, exported?: Exported): PersonalData {
  return rowsWhere(
    table,
    (person) => sql`${sql.ref(column)} in (${sql.join(ownersOf(person).map((id) => sql`${id}::uuid`))})`,
    exported,
  )
}

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

/** Jobs that name a person, finished ones too: the queue stores their data. */
export const jobRows = () =>
  rowsWhere('pgboss.job', (person) => {
    const owners = sql.join(ownersOf(person))
    return sql`data ->> 'email' = ${person.email} or data ->> 'ownerId' in (${owners}) or data ->> 'memberId' in (${owners})`
  })

export async function personOf(db: Queryable, { memberId, email }: { memberId: string; email: string }) {
  const sessions = await db.selectFrom('session').select('id').where('member_id', '=', memberId).execute()
  return { memberId, email, sessionIds: sessions.map(({ id }) => id) }
}

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

/** Other writes for the member wait until this transaction ends. */
export async function holdPerson(tx: Queryable, memberId: string) {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  await tx.selectFrom('session').select('id').where('member_id', '=', memberId).orderBy('id').forUpdate().execute()
}
