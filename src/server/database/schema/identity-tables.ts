import type { ColumnType } from 'kysely'

/** Who somebody is: sessions, members, and what proves an address. */
export type IdentityTables = {
  /** One browser. The cookie's token is stored as its SHA-256 only. */
  session: {
    id: string
    token_hash: Buffer
    member_id: string | null
    email: string | null
    bound_at: Date | null
    created_at: Date
    last_post_at: Date
    /** Set on a session that was ended, and on the rows that remember the tokens of rotated ones. */
    revoked_at: Date | null
  }
  /** A browser in which a member proved the address, by the SHA-256 of its cookie. */
  remembered_browser: {
    token_hash: Buffer
    member_id: string
    bound_at: Date
  }
  /** One mailed secret, as hashes of its link's token and its code. */
  challenge: {
    id: string
    /** The session that asked for it. */
    session_id: string
    email: string
    token_hash: Buffer
    code_hash: string
    tries: ColumnType<number, number | undefined, number>
    created_at: Date
    expires_at: Date
    /** A keyed hash. */
    mailbox: string
    /** A keyed hash; null for a person at this machine. */
    network: string | null
    /** Asked for by a browser that had proven the address. */
    known: boolean
    /** Above a cap: never sent. */
    /** Counts against what its network has of its own. */
    share: ColumnType<boolean, boolean | undefined, boolean>
    withheld: boolean
    /** When it was spent, or cancelled because another for the same address was. */
    spent_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  member: {
    id: string
    email: string
    verified_at: Date | null
    created_at: Date
    /** The day of their last call that changed something (YYYY-MM-DD, UTC); null before the first. */
    seen_on: ColumnType<string | null, string | null | undefined, string | null>
    demo: ColumnType<boolean, boolean | undefined, boolean>
    /** A keyed hash of the mailbox that the address reaches; null for invented members. */
    mailbox_hash: ColumnType<string | null, string | null | undefined, string | null>
    /** The suspension of their mailbox; null for everybody else. */
    suspended_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** A mailbox that may not take part. */
  suspension: {
    mailbox_hash: string
    fraud: boolean
    reason: string
    suspended_at: Date
  }
}
