import type { ColumnType } from 'kysely'

export type IdentityTables = {
  /** One browser. The hash is the SHA-256 of its cookie's token. */
  session: {
    id: string
    token_hash: Buffer
    member_id: string | null
    email: string | null
    bound_at: Date | null
    created_at: Date
    last_post_at: Date
    /** Set at the end of a session, and when its token is rotated. */
    revoked_at: Date | null
  }
  /** A browser in which a member verified the address. The hash is the SHA-256 of its cookie. */
  remembered_browser: {
    token_hash: Buffer
    member_id: string
    bound_at: Date
  }
  /** One mailed secret, as hashes of its link's token and its code. */
  challenge: {
    id: string
    session_id: string
    email: string
    token_hash: Buffer
    code_hash: string
    tries: ColumnType<number, number | undefined, number>
    created_at: Date
    expires_at: Date
    /** A keyed hash. */
    mailbox: string
    /** A keyed hash; null on this machine. */
    network: string | null
    /** The requesting browser had verified the address before. */
    known: boolean
    /** Counts against its network's share. */
    share: ColumnType<boolean, boolean | undefined, boolean>
    /** Above a limit, so never sent. */
    withheld: boolean
    /** Used, or cancelled by a newer one. */
    spent_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  member: {
    id: string
    email: string
    verified_at: Date | null
    created_at: Date
    /** The day of the last change (YYYY-MM-DD, UTC); null before the first change. */
    seen_on: ColumnType<string | null, string | null | undefined, string | null>
    demo: ColumnType<boolean, boolean | undefined, boolean>
    /** A keyed hash; null for invented members. */
    mailbox_hash: ColumnType<string | null, string | null | undefined, string | null>
    suspended_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  suspension: {
    mailbox_hash: string
    fraud: boolean
    reason: string
    suspended_at: Date
  }
}
