import type { ColumnType } from 'kysely'
import type { Json, MaybeJson } from './column-types.ts'

export type AnswerTables = {
  draft: {
    owner_id: string
    email: string
    body: Json
    version: number
    saved_at: Date
  }
  /** An owner's newest row for an email counts. */
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
  conversation: {
    id: string
    owner_id: string
    email: string | null
    name: string
    intake_summary: string | null
    state: Json
    turns: number
    version: ColumnType<number, number | undefined, number>
    status: 'open' | 'completed'
    created_at: Date
    updated_at: Date
  }
  chat_line: {
    conversation_id: string
    position: number
    said_by: 'concierge' | 'member'
    text: string
    noted: string | null
  }
  /** The address is empty if none was given. */
  snapshot: {
    owner_id: string
    email: string
    name: string
    body: Json
    sources: Json
    intake_summary: string | null
    updated_at: Date
  }
  own_line: {
    member_id: string
    line: string
    written_at: Date
  }
}
