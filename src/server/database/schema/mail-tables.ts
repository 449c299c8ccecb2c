import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json } from './column-types.ts'

/** What is written to people, and what they want to get. */
export type MailTables = {
  /** Mail that waits to be sent; gone once it is. */
  mail: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: JSONColumnType<Record<string, string>, string, string>
    /** Whether it goes out even to those who unsubscribed. */
    transactional: boolean
    /** Never sent: written so that an answer takes as long as another, or taken back. */
    withheld: ColumnType<boolean, boolean | undefined, boolean>
    /** Members whom it goes to or tells of: it leaves only while each of them is one and not suspended. */
    about: ColumnType<string[], string[] | undefined, string[]>
    /** A calendar file (RFC 5545) that goes with it. */
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
  /** A letter to members. */
  campaign: {
    id: string
    news: Json
    begun_at: Date
  }
  /** Who got a letter. */
  campaign_mail: {
    campaign_id: string
    member_id: string
    queued_at: Date
  }
}
