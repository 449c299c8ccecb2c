import type { ColumnType } from 'kysely'
import type { IntroductionOutcome, ReportReason } from '#contract/options.ts'
import type { IntroductionState } from '#engine/introductions/lifecycle.ts'
import type { Json, MaybeJson } from './column-types.ts'

/** What becomes of two people who meet. */
export type IntroductionTables = {
  /** One ask for an introduction and what became of it; see `engine/introductions/lifecycle.ts`. */
  introduction: {
    id: string
    /** Null once the member left. */
    asker_id: string | null
    asked_id: string | null
    /** Keyed hashes of both mailboxes; they stay for a time when a member left. An invented member's is their id. */
    asker_mailbox: string | null
    asked_mailbox: string | null
    state: IntroductionState
    invented: boolean
    score: number
    text: string
    plan: Json
    asker_share: Json
    asked_share: MaybeJson
    /** What each shared, as it was at the yes; null before it, and in rows from before version 0021. */
    asker_contact: MaybeJson
    asked_contact: MaybeJson
    asked_at: Date
    delivered_at: Date | null
    introduced_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    check_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    check_in_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    asker_outcome: ColumnType<IntroductionOutcome | null, undefined, IntroductionOutcome | null>
    asked_outcome: ColumnType<IntroductionOutcome | null, undefined, IntroductionOutcome | null>
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** What a member reported of another. */
  report: {
    id: string
    reporter_id: string | null
    reported_id: string | null
    /** A keyed hash; when the member left it stays until the report is closed. */
    reported_mailbox: string | null
    reason: ReportReason
    words: string
    reported_at: Date
    closed_at: ColumnType<Date | null, undefined, Date | null>
    closed_by: ColumnType<string | null, undefined, string | null>
    closing_note: ColumnType<string | null, undefined, string | null>
  }
}
