import { sql } from 'kysely'
import { CHALLENGE_TRIES } from '#contract/limits.ts'
import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'

type NewChallenge = {
  id: string
  sessionId: string
  email: string
  tokenHash: Buffer
  codeHash: string
  now: Date
  expiresAt: Date
  mailbox: string
  network: string | null
  known: boolean
  share: boolean
  withheld: boolean
}

export const insertChallenge = (
  db: Queryable,
  { id, sessionId, email, tokenHash, codeHash, now, expiresAt, ...counted }: NewChallenge,
) =>
  db
    .insertInto('challenge')
    .values({
      id,
      session_id: sessionId,
      email,
      token_hash: tokenHash,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
      ...counted,
    })
    .execute()

export type Challenge = NonNullable<Awaited<ReturnType<typeof findByToken>>>

const challenges = (db: Queryable) =>
  db
    .selectFrom('challenge')
    .select(['id', 'session_id as sessionId', 'email', 'tries', 'expires_at as expiresAt', 'spent_at as spentAt'])

export const findByToken = (db: Queryable, tokenHash: Buffer) =>
  challenges(db).where('token_hash', '=', tokenHash).executeTakeFirst()

export const findByCode = (db: Queryable, { email, codeHashes }: { email: string; codeHashes: readonly string[] }) =>
  challenges(db)
    .where('email', '=', email)
    .where('code_hash', 'in', [...codeHashes])
    .executeTakeFirst()

/** True if this session once requested the code. Then the code is used or too old, but not a guess. */
export const knowsCode = async (
  db: Queryable,
  asked: { sessionId: string; email: string; codeHashes: readonly string[] },
) =>
  (await ofSession(db, asked)
    .select('id')
    .where('code_hash', 'in', [...asked.codeHashes])
    .executeTakeFirst()) !== undefined

const ofSession = (db: Queryable, { sessionId, email }: { sessionId: string; email: string }) =>
  db.selectFrom('challenge').where('session_id', '=', sessionId).where('email', '=', email)

/** Recent secrets for a mailbox: of all strangers, of known browsers, and of networks' own shares. */
export type Mailed = {
  inHour: number
  inDay: number
  ofNetworkInHour: number
  ofNetworkInDay: number
  toKnown: number
  shares: number
  sharesOfNetwork: number
}

export async function countMailed(
  db: Queryable,
  asked: { mailbox: string; network: string | null; hourAgo: Date; dayAgo: Date },
): Promise<Mailed> {
  const { mailbox, network, hourAgo, dayAgo } = asked
  const { rows } = await sql<Mailed>`
    select count(*) filter (where common and created_at > ${hourAgo})::integer as "inHour",
      count(*) filter (where common)::integer as "inDay",
      count(*) filter (where common and of_network and created_at > ${hourAgo})::integer as "ofNetworkInHour",
      count(*) filter (where common and of_network)::integer as "ofNetworkInDay",
      count(*) filter (where known)::integer as "toKnown",
      count(*) filter (where share)::integer as shares,
      count(*) filter (where share and of_network)::integer as "sharesOfNetwork"
    from (
      select known, share, created_at, not known and not share as common,
        coalesce(network = ${network}::text, false) as of_network
      from challenge where mailbox = ${mailbox} and created_at > ${dayAgo} and not withheld
    ) as mailed`.execute(db)
  const [mailed] = rows
  if (!mailed) throw new Error('A count without a row.')
  return mailed
}

/** Without this lock, two secrets used at once could deadlock: each cancels the other. */
export const lockAddress = (db: Queryable, email: string) => lockKey(db, 'address', email)

/** One statement, so only one of concurrent attempts succeeds. @returns whether this one did */
export async function spendById(db: Queryable, id: string, now: Date) {
  const spent = await live(db, now).where('id', '=', id).set({ spent_at: now }).returning('id').executeTakeFirst()
  return spent !== undefined
}

export async function spendByCode(
  db: Queryable,
  { sessionId, email, codeHashes, now }: { sessionId: string; email: string; codeHashes: readonly string[]; now: Date },
) {
  const spent = await live(db, now)
    .where('session_id', '=', sessionId)
    .where('email', '=', email)
    .where('code_hash', 'in', [...codeHashes])
    .set({ spent_at: now })
    .returning('id')
    .executeTakeFirst()
  return spent?.id
}

const live = (db: Queryable, now: Date) =>
  db
    .updateTable('challenge')
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CHALLENGE_TRIES)

/** A wrong code counts against every mail that it may belong to. */
export const countTriesOf = (db: Queryable, { sessionId, email }: { sessionId: string; email: string }) =>
  db
    .updateTable('challenge')
    .where('session_id', '=', sessionId)
    .where('email', '=', email)
    .where('spent_at', 'is', null)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .execute()

export const countTry = (db: Queryable, id: string) =>
  db
    .updateTable('challenge')
    .where('id', '=', id)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .execute()

export const cancelChallengesFor = (db: Queryable, email: string, now: Date) =>
  db.updateTable('challenge').where('email', '=', email).where('spent_at', 'is', null).set({ spent_at: now }).execute()

/** The rows stay for one day under the mailbox hash: deleting an account resets no limit. */
export const eraseChallenges = (tx: Queryable, email: string, now: Date) =>
  sql`
    update challenge set email = '', spent_at = coalesce(spent_at, ${now}), expires_at = least(expires_at, ${now})
    where email = ${email}`.execute(tx)
