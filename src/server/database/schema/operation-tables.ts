import type { ColumnType } from 'kysely'

export type OperationTables = {
  setting: {
    name: string
    value: string
  }
  rate_limit: {
    key: string
    points: number
    /** Milliseconds since 1970, as text. */
    expire: ColumnType<string | null, number | null, number | null>
  }
  /** The operator's mails hold no names and no addresses. */
  operator_news: {
    key: string
    words: string
    noticed_at: Date
    told_at: Date | null
  }
  /** Append only. */
  desk_log: {
    id: string
    at: Date
    by: string
    command: string
    about: string | null
    reason: string
  }
}
