import { sql } from 'kysely'
import { adoptConversations, eraseConversations, readConversations } from '../concierge/account-data.ts'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { adoptAnswers, anonymiseReports, eraseAnswers, readAnswers, readReports } from '../feedback/account-data.ts'
import { eraseIntroductions, readIntroductions } from '../introductions/account-data.ts'
import { dropListOf, eraseMatches, readMatches } from '../matches/account-data.ts'

/** A member with the browsers that are bound to them: everything of theirs is kept under one of these. */
export type Person = { memberId: string; email: string; sessionIds: string[] }

/** One kind of thing that is kept about people. */
type Belonging = {
  /** Moves what a session keeps for an address to the member who has just proven it there. */
  adopt?: (tx: Queryable, moved: { sessionId: string; memberId: string; email: string }) => Promise<unknown>
  /** Reads what is kept, for the export; left out where it would mean nothing to the person. */
  read?: (db: Queryable, person: Person) => Promise<Record<string, unknown>>
  erase: (tx: Queryable, person: Person) => Promise<unknown>
}

/** Everything kept about people. Whatever stores more has its line here; the test of delete finds what has not. */
const BELONGINGS: Belonging[] = [
  ownedRows('draft', 'owner_id', { as: 'drafts', columns: ['email', 'body', 'version', 'saved_at'] }),
  ownedRows('submission', 'owner_id', { as: 'submissions', columns: ['email', 'body', 'submitted_at'] }),
  ownedRows('idempotency', 'owner_id'),
  ownedRows('email_preferences', 'member_id', {
    as: 'emailPreferences',
    columns: ['freq', 'topics', 'paused_until', 'last_digest_at', 'saved_at'],
  }),
  // What other browsers typed in this person's name without proving it goes too.
  addressedRows('draft', 'email'),
  addressedRows('submission', 'email'),
  addressedRows('challenge', 'email', { as: 'verificationMails', columns: ['created_at', 'expires_at', 'spent_at'] }),
  addressedRows('mail', 'recipient', { as: 'mailWaiting', columns: ['subject', 'created_at'] }),
  addressedRows('outbox', 'recipient', { as: 'mailSent', columns: ['subject', 'sent_at'] }),
  // The queue remembers what its jobs were given, done ones too.
  rowsWhere('pgboss.job', (person) => {
    const owners = sql.join(ownersOf(person))
    return sql`data ->> 'email' = ${person.email} or data ->> 'ownerId' in (${owners}) or data ->> 'memberId' in (${owners})`
  }),
  {
    adopt: adoptConversations,
    read: async (db, person) => ({ concierge: await readConversations(db, ownersOf(person)) }),
    erase: (tx, person) => eraseConversations(tx, { ownerIds: ownersOf(person), email: person.email }),
  },
  {
    adopt: adoptAnswers,
    read: async (db, person) => ({ feedback: await readAnswers(db, ownersOf(person)) }),
    erase: (tx, person) =>
      eraseAnswers(tx, { ownerIds: ownersOf(person), memberId: person.memberId, email: person.email }),
  },
  {
    read: async (db, person) => ({ reports: await readReports(db, ownersOf(person)) }),
    erase: (tx, person) => anonymiseReports(tx, { ownerIds: ownersOf(person), memberId: person.memberId }),
  },
  {
    read: (db, person) => readIntroductions(db, person.memberId),
    erase: (tx, person) => eraseIntroductions(tx, person.memberId),
  },
  {
    adopt: dropListOf,
    read: async (db, person) => readMatches(db, { ownerIds: ownersOf(person), memberId: person.memberId }),
    erase: (tx, person) =>
      eraseMatches(tx, { ownerIds: ownersOf(person), memberId: person.memberId, email: person.email }),
  },
]

type Exported = { as: string; columns: string[] }

/** Rows kept under the id of a member or session. */
function ownedRows(table: keyof Schema, column: string, exported?: Exported): Belonging {
  return rowsWhere(
    table,
    (person) => sql`${sql.ref(column)} in (${sql.join(ownersOf(person).map((id) => sql`${id}::uuid`))})`,
    exported,
  )
}

/** Rows kept under an address. */
function addressedRows(table: keyof Schema, column: string, exported?: Exported): Belonging {
  return rowsWhere(table, ({ email }) => sql`${sql.ref(column)} = ${email}`, exported)
}

function rowsWhere(
  table: keyof Schema | 'pgboss.job',
  theirs: (person: Person) => ReturnType<typeof sql>,
  exported?: Exported,
): Belonging {
  const erase: Belonging['erase'] = (tx, person) =>
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

const ownersOf = ({ memberId, sessionIds }: Person) => [memberId, ...sessionIds]

/** What becomes the member's when a browser is bound that asked for the mail itself; drafts and submissions have their own rules. */
export async function adoptBelongings(tx: Queryable, moved: { sessionId: string; memberId: string; email: string }) {
  for (const { adopt } of BELONGINGS) await adopt?.(tx, moved)
}

/** Everything kept about a person, by kind. */
export async function readBelongings(db: Queryable, person: Person) {
  const found: Record<string, unknown> = {}
  for (const { read } of BELONGINGS) Object.assign(found, await read?.(db, person))
  return found
}

export async function eraseBelongings(tx: Queryable, person: Person) {
  for (const { erase } of BELONGINGS) await erase(tx, person)
}
