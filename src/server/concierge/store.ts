import { type RawBuilder, sql } from 'kysely'
import type { ChatTurn } from '#contract/concierge.ts'
import { type Conversation, conversationSchema, EMPTY } from '#engine/concierge/state/conversation.ts'
import { fromVersion1 } from '#engine/concierge/turn/upcast.ts'
import type { Queryable } from '../database/database.ts'
import { withMemory } from '../members/profile-memory.ts'
import type { SavedSnapshot } from '../members/snapshot-store.ts'
import { readStored, type Shape } from '../members/stored.ts'

const COLUMNS = [
  'id',
  'owner_id',
  'email',
  'name',
  'intake_summary',
  'state',
  'turns',
  'version',
  'status',
  'updated_at',
] as const

export type StoredConversation = {
  id: string
  ownerId: string
  email: string | null
  name: string
  intakeSummary: string | null
  state: Conversation
  turns: number
  version: number
  status: 'open' | 'completed'
}

type Row = {
  id: string
  owner_id: string
  email: string | null
  name: string
  intake_summary: string | null
  state: object
  turns: number
  version: number
  status: 'open' | 'completed'
}
const STATE: Shape<Conversation> = {
  table: 'conversation',
  schema: conversationSchema,
  version: 2,
  upcasts: [fromVersion1],
  defaults: { ...EMPTY, name: '', seed: 0 },
}

/** An unreadable conversation counts as none. */
function toConversation(row: Row): StoredConversation | undefined {
  const state = readStored(STATE, row.state)
  return (
    state && {
      id: row.id,
      ownerId: row.owner_id,
      email: row.email,
      name: row.name,
      intakeSummary: row.intake_summary,
      state,
      turns: row.turns,
      version: row.version,
      status: row.status,
    }
  )
}

export const insertConversation = (db: Queryable, conversation: Omit<StoredConversation, 'version'>, now: Date) =>
  db
    .insertInto('conversation')
    .values({
      id: conversation.id,
      owner_id: conversation.ownerId,
      email: conversation.email,
      name: conversation.name,
      intake_summary: conversation.intakeSummary,
      state: JSON.stringify(conversation.state),
      turns: conversation.turns,
      status: conversation.status,
      created_at: now,
      updated_at: now,
    })
    .execute()

export async function findConversation(
  db: Queryable,
  { id, ownerIds, lock = false }: { id: string; ownerIds: readonly string[]; lock?: boolean },
) {
  const query = db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('owner_id', 'in', [...ownerIds])
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && toConversation(row)
}

export async function findOpenConversation(db: Queryable, ownerIds: readonly string[]) {
  const row = await db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('owner_id', 'in', [...ownerIds])
    .where('status', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toConversation(row)
}

/** @returns false when the version has changed since */
export async function updateConversation(
  db: Queryable,
  { id, version, state, turns, status }: Pick<StoredConversation, 'id' | 'version' | 'state' | 'turns' | 'status'>,
  now: Date,
) {
  const written = await db
    .updateTable('conversation')
    .set({ state: JSON.stringify(state), turns, status, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export const deleteConversation = (db: Queryable, id: string) =>
  db.deleteFrom('conversation').where('id', '=', id).execute()

/** One statement saves round trips. @returns false if the version has changed */
export async function keepTurn(
  db: Queryable,
  { id, version, state, lines }: Pick<StoredConversation, 'id' | 'version' | 'state'> & { lines: readonly ChatTurn[] },
  now: Date,
) {
  const { rows } = await sql`
    with written as (
      update conversation
      set state = ${JSON.stringify(state)}, turns = ${state.turn}, version = version + 1, updated_at = ${now}
      where id = ${id} and version = ${version} returning id),
    said as (${insertOfLines(sql`written`, lines)})
    select id from written`.execute(db)
  return rows.length > 0
}

/** The transaction must have locked or written the conversation. */
export const appendLines = (db: Queryable, conversationId: string, lines: readonly ChatTurn[]) =>
  insertOfLines(sql`(select ${conversationId}::uuid as id)`, lines).execute(db)

const insertOfLines = (conversation: RawBuilder<unknown>, lines: readonly ChatTurn[]) => sql`
  insert into chat_line (conversation_id, position, said_by, text, noted)
  select one.id, line.at + (select count(*) from chat_line where conversation_id = one.id), line.said_by, line.text, line.noted
  from ${conversation} as one, rows from (
    unnest(${lines.map(({ from }) => from)}::text[]),
    unnest(${lines.map(({ text }) => text)}::text[]),
    unnest(${lines.map(({ noted }) => noted ?? null)}::text[])
  ) with ordinality as line (said_by, text, noted, at)`

/** @returns no lines when they are deleted */
export async function findFinishedLines(
  db: Queryable,
  { ownerId, email, name, updatedAt }: Pick<SavedSnapshot, 'ownerId' | 'email' | 'name' | 'updatedAt'>,
) {
  const row = await db
    .selectFrom('conversation')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'completed')
    .where('name', '=', name)
    .where((where) => where.or([where('email', 'is', null), where('email', '=', email)]))
    .where('updated_at', '<=', updatedAt)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? findLines(db, row.id) : []
}

export async function findLines(db: Queryable, conversationId: string): Promise<ChatTurn[]> {
  const rows = await db
    .selectFrom('chat_line')
    .select(['said_by', 'text', 'noted'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute()
  return rows.map(({ said_by, text, noted }) => ({ from: said_by, text, noted }))
}

/** Replaces the earlier snapshot for the address. */
export const saveSnapshot = (db: Queryable, saved: SavedSnapshot) => {
  const values = {
    name: saved.name,
    body: JSON.stringify(saved.snapshot),
    sources: JSON.stringify(withMemory(saved.sources, saved.memory)),
    intake_summary: saved.intakeSummary,
    updated_at: saved.updatedAt,
  }
  return db
    .insertInto('snapshot')
    .values({ owner_id: saved.ownerId, email: saved.email, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'email']).doUpdateSet(values))
    .execute()
}

/** Moves only chats and snapshots about the verified address, or about none. */
export async function moveToMember(
  db: Queryable,
  { sessionId, memberId, email }: { sessionId: string; memberId: string; email: string },
) {
  await sql`
    update conversation set owner_id = ${memberId}, email = ${email}
    where owner_id = ${sessionId} and (email is null or email = ${email})`.execute(db)
  // The member has one snapshot per address: the newest is kept.
  await sql`
    insert into snapshot (owner_id, email, name, body, sources, intake_summary, updated_at)
    select ${memberId}::uuid, ${email}::text, name, body, sources, intake_summary, updated_at
    from snapshot where owner_id = ${sessionId} and email in ('', ${email})
    order by updated_at desc limit 1
    on conflict (owner_id, email) do update
      set name = excluded.name, body = excluded.body, sources = excluded.sources,
          intake_summary = excluded.intake_summary, updated_at = excluded.updated_at
      where snapshot.updated_at < excluded.updated_at`.execute(db)
  await db.deleteFrom('snapshot').where('owner_id', '=', sessionId).where('email', 'in', ['', email]).execute()
}

/** Also deletes the quotes in snapshots. */
export async function deleteChatTextBefore(db: Queryable, before: Date) {
  await db.deleteFrom('conversation').where('updated_at', '<', before).execute()
  await sql`
    update snapshot
    set sources = (select coalesce(jsonb_agg(source - 'words'), '[]'::jsonb) from jsonb_array_elements(sources) source)
    where updated_at < ${before} and sources @? '$[*].words'`.execute(db)
}

/** Deletes chats and snapshots of sessions that never verified an address. */
export async function deleteUnverifiedBefore(db: Queryable, before: Date) {
  for (const table of ['conversation', 'snapshot'] as const)
    await db
      .deleteFrom(table)
      .where('updated_at', '<', before)
      .where((where) =>
        where.not(where.exists(where.selectFrom('member').select('member.id').whereRef('member.id', '=', 'owner_id'))),
      )
      .execute()
}

/** With their lines, oldest first. */
export async function findChats(db: Queryable, ownerIds: readonly string[]) {
  const conversations = await db
    .selectFrom('conversation')
    .select(['id', 'email', 'name', 'intake_summary', 'status', 'created_at', 'updated_at'])
    .where('owner_id', 'in', [...ownerIds])
    .orderBy('created_at')
    .execute()
  return Promise.all(
    conversations.map(async ({ id, ...conversation }) => ({ ...conversation, lines: await findLines(db, id) })),
  )
}

export const findSnapshots = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .selectFrom('snapshot')
    .select(['email', 'name', 'body', 'sources', 'intake_summary', 'updated_at'])
    .where('owner_id', 'in', [...ownerIds])
    .orderBy('updated_at')
    .execute()

/** Also deletes other owners' data about the address. Lines are deleted with their chat. */
export async function deleteOf(db: Queryable, { ownerIds, email }: { ownerIds: readonly string[]; email: string }) {
  for (const table of ['conversation', 'snapshot'] as const)
    await db
      .deleteFrom(table)
      .where((or) => or.or([or('owner_id', 'in', [...ownerIds]), or('email', '=', email)]))
      .execute()
}
