import type { ColumnType, JSONColumnType } from 'kysely'

type Json = JSONColumnType<object, string, string>
/** jsonb whose value may be missing yet. */
type MaybeJson = ColumnType<unknown, string | null, string | null>

export type Schema = {
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
  member: {
    id: string
    email: string
    verified_at: Date | null
    created_at: Date
    demo: ColumnType<boolean, boolean | undefined, boolean>
  }
  /** `owner_id` is a session's id or a member's id, here and below. */
  draft: {
    owner_id: string
    email: string
    body: Json
    version: number
    saved_at: Date
  }
  /** Every submission ever made; the newest of an owner and email counts. */
  submission: {
    id: string
    owner_id: string
    email: string
    body: Json
    submitted_at: Date
  }
  idempotency: {
    owner_id: string
    key: string
    request_hash: Buffer
    reply: MaybeJson
    created_at: Date
  }
  setting: {
    name: string
    value: string
  }
}
