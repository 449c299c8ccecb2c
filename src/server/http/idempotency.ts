import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { DAY_MS } from '../durations.ts'
import { issueAt, refuse } from './refusal.ts'
import { sha256 } from './sign.ts'
import { deleteKeysBefore, findReply, insertKey, keepReply } from './store.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** A blank key counts as none. */
export function idempotencyKeyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw refuse('validation_failed', {
    issues: [issueAt(['Idempotency-Key'], 'Up to 200 printable characters without spaces')],
  })
}

/**
 * Runs in one transaction, once per key and owner. A repeat waits and gets the first reply. @throws
 * `idempotency_mismatch` when the key was used for another request
 */
export function once<T extends object>(
  { db, clock }: { db: Database; clock: () => Date },
  { ownerId, key, request }: { ownerId: string; key: string | undefined; request: object },
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (key === undefined) return work(tx)
    const requestHash = sha256(JSON.stringify(request))
    if (await insertKey(tx, { ownerId, key, requestHash, now: clock() })) {
      const reply = await work(tx)
      await keepReply(tx, { ownerId, key, reply })
      return reply
    }
    const first = await findReply(tx, { ownerId, key })
    if (!requestHash.equals(first.request_hash)) throw refuse('idempotency_mismatch')
    // Stored as a T, and parsed again by the endpoint's schema.
    return first.reply as T
  })
}

const KEPT_MS = DAY_MS

export const forgetIdempotencyKeys = ({ db, clock }: { db: Database; clock: () => Date }) =>
  deleteKeysBefore(db, new Date(clock().getTime() - KEPT_MS))
