import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json } from './column-types.ts'

export type MailTables = {
  /** Deleted once sent. */
  mail: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: JSONColumnType<Record<string, string>, string, string>
    /** Sent even to those who unsubscribed. */
    transactional: boolean
    /** Taken back, or never sent so that an answer takes as long as another. */
    withheld: ColumnType<boolean, boolean | undefined, boolean>
    /** Members it goes to or names: it leaves only while none is gone or suspended. */
    about: ColumnType<string[], string[] | undefined, string[]>
    /** RFC 5545. */
    calendar: ColumnType<string | null, string | null | undefined, string | null>
    /** It leaves only while this meeting is at this sequence. */
    meeting_id: ColumnType<string | null, string | null | undefined, string | null>
    meeting_sequence: ColumnType<number | null, number | null | undefined, number | null>
    created_at: Date
  }
  /** Sent mail where no mail server is set. */
  outbox: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: JSONColumnType<Record<string, string>, string, string>
    calendar: ColumnType<string | null, string | null | undefined, string | null>
    sent_at: Date
  }
  email_preferences: {
    member_id: string
    freq: string
    topics: string[]
    paused_until: Date | null
    last_digest_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Null while the row only remembers the last digest. */
    saved_at: Date | null
  }
  suppression: {
    email_hash: string
    suppressed_at: Date
  }
  campaign: {
    id: string
    news: Json
    begun_at: Date
  }
  campaign_mail: {
    campaign_id: string
    member_id: string
    queued_at: Date
  }
}
