import type { ColumnType, JSONColumnType } from 'kysely'

export type Json = JSONColumnType<object, string, string>
/** jsonb whose value may be missing yet. */
export type MaybeJson = ColumnType<unknown, string | null, string | null>
/** The number of a transaction (xid8), as text. */
export type TransactionId = string
