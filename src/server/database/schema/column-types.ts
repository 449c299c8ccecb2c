import type { ColumnType, JSONColumnType } from 'kysely'

export type Json = JSONColumnType<object, string, string>
export type MaybeJson = ColumnType<unknown, string | null, string | null>
export type TransactionId = string
