import type { ColumnType, Generated } from 'kysely'
import type { IntroductionOutcome, ReportReason } from '#contract/options.ts'
import type { IntroductionState, Side } from '#engine/introductions/lifecycle.ts'
import type { MeetingState } from '#engine/introductions/meeting.ts'
import type { Json, MaybeJson } from './column-types.ts'

export type IntroductionTables = {
  /** See `engine/introductions/lifecycle.ts`. */
  introduction: {
    id: string
    /** Null after the member's deletion. */
    asker_id: string | null
    asked_id: string | null
    /** Keyed hashes, kept for some time after deletion. For invented members the id. */
    asker_mailbox: string | null
    asked_mailbox: string | null
    state: IntroductionState
    invented: boolean
    score: number
    text: string
    plan: Json
    asker_share: Json
    asked_share: MaybeJson
    /** The contact shared at the yes. Null before it, and in rows before migration 0021. */
    asker_contact: MaybeJson
    asked_contact: MaybeJson
    /** The asked member as the asker saw them. Null before migration 0030. */
    asked_shown: MaybeJson
    asked_at: Date
    delivered_at: Date | null
    introduced_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    check_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    check_in_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    asker_outcome: ColumnType<IntroductionOutcome | null, undefined, IntroductionOutcome | null>
    asked_outcome: ColumnType<IntroductionOutcome | null, undefined, IntroductionOutcome | null>
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    opened_at: ColumnType<Date | null, undefined, Date | null>
    nudged_at: ColumnType<Date | null, undefined, Date | null>
  }
  /** See `engine/introductions/meeting.ts`. */
  meeting: {
    introduction_id: string
    state: MeetingState
    zone: string
    starts_at: ColumnType<Date | null, undefined, Date | null>
    minutes: ColumnType<number | null, undefined, number | null>
    taken_by: ColumnType<Side | null, Side | null | undefined, Side | null>
    offered_by: Side | null
    offered: Json
    passed_over: ColumnType<object, string | undefined, string>
    asker_moves: Generated<number>
    asked_moves: Generated<number>
    cancelled_by: ColumnType<Side | null, undefined, Side | null>
    sequence: Generated<number>
    remind_at: ColumnType<Date | null, undefined, Date | null>
    asker_friend: ColumnType<string | null, undefined, string | null>
    asked_friend: ColumnType<string | null, undefined, string | null>
  }
  report: {
    id: string
    reporter_id: string | null
    reported_id: string | null
    /** Kept after deletion until the report is closed. */
    reported_mailbox: string | null
    reason: ReportReason
    words: string
    reported_at: Date
    closed_at: ColumnType<Date | null, undefined, Date | null>
    closed_by: ColumnType<string | null, undefined, string | null>
    closing_note: ColumnType<string | null, undefined, string | null>
  }
}
