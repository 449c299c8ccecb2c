import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Never reuse a number. */
const KINDS = {
  address: 0,
  preview: 1,
  'new-people': 2,
  network: 3,
  'filter-answers': 4,
  introductions: 5,
  seeding: 6,
  mailbox: 7,
  upgrade: 8,
} as const

/** Locks until the transaction ends. It needs no row. */
export const lockKey = (tx: Queryable, kind: keyof typeof KINDS, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${KINDS[kind]}))`.execute(tx)
