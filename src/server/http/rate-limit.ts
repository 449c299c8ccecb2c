import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Queryable } from '../database/database.ts'
import { refuse } from './refusal.ts'
import { type SigningKey, sign } from './sign.ts'
import { deleteCountsBefore } from './store.ts'

/** `name` separates limits. */
export type Limit = { name: string; points: number; windowMs: number }

/**
 * Counts for all processes. A rollback undoes the count. Keys may be addresses, so they are stored as keyed hashes.
 * @returns how long to wait in milliseconds; 0 within the limit
 */
export async function countCall(
  { db, secret }: { db: Queryable; secret: SigningKey },
  limit: Limit,
  key: string,
): Promise<number> {
  try {
    await limiterOn(db, limit).consume(sign(secret, 'rate-limit', key))
    return 0
  } catch (refused) {
    // At the limit, the package throws.
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1)
    throw refused
  }
}

/** @throws `rate_limited` */
export async function countOrRefuse(on: { db: Queryable; secret: SigningKey }, limit: Limit, key: string) {
  const retryInMs = await countCall(on, limit, key)
  if (retryInMs > 0) throw refuse('rate_limited', { retryInMs })
}

/** Takes back a call that the limit does not cover. */
export const uncountCall = ({ db, secret }: { db: Queryable; secret: SigningKey }, limit: Limit, key: string) =>
  limiterOn(db, limit).reward(sign(secret, 'rate-limit', key))

/** `now`: milliseconds since 1970. */
export const forgetOldCounts = (db: Queryable, now: number) => deleteCountsBefore(db, now)

// One limiter per call: the package keeps the connection, which is the caller's transaction.
const limiterOn = (db: Queryable, { name, points, windowMs }: Limit) =>
  new RateLimiterPostgres({
    storeClient: {
      // Unnamed, because embedded connections share the names of statements.
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: windowMs / 1000,
  })
