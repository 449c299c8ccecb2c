import type { ColumnType } from 'kysely'

/** What the service keeps for itself and for whoever runs it. */
export type OperationTables = {
  setting: {
    name: string
    value: string
  }
  rate_limit: {
    key: string
    points: number
    /** Milliseconds since 1970; int8 arrives as text. */
    expire: ColumnType<string | null, number | null, number | null>
  }
  /** What the operator is told by mail. No names and no addresses. */
  operator_news: {
    key: string
    words: string
    noticed_at: Date
    told_at: Date | null
  }
  /** What was done at the desk, by whom and why. Rows are only ever added. */
  desk_log: {
    id: string
    at: Date
    by: string
    command: string
    about: string | null
    reason: string
  }
}
