import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json } from './column-types.ts'

export type MailTables = {
  /** Rows are deleted after sending. */
  mail: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: JSONColumnType<Record<string, string>, string, string>
    /** Also sent to readers who unsubscribed. */
    transactional: boolean
    /** Never sent: cancelled, or a dummy so that replies take equal time. */
    withheld: ColumnType<boolean, boolean | undefined, boolean>
    /** Recipient and named members. The mail is not sent if one of them is deleted or suspended. */
    about: ColumnType<string[], string[] | undefined, string[]>
    calendar: ColumnType<string | null, string | null | undefined, string | null>
    /** The mail is sent only while this meeting has this sequence. */
    meeting_id: ColumnType<string | null, string | null | undefined, string | null>
    meeting_sequence: ColumnType<number | null, number | null | undefined, number | null>
    created_at: Date
  }
  /** Sent mails, if no mail server is set. */
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
    /** Null if the row only remembers the last digest. */
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
