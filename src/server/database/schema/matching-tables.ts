import type { ColumnType } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Json, TransactionId } from './column-types.ts'

export type MatchingTables = {
  member_profile: {
    member_id: string
    demo: boolean
    listed: boolean
    /** Hidden after long inactivity. */
    resting: ColumnType<boolean, boolean | undefined, boolean>
    birthdate: string | null
    facts: Json
    /** If set, the row only informs other processes of a deletion. */
    erased_at: Date | null
    changed: TransactionId
  }
  filter_answers: {
    owner_id: string
    in_force: Json
  }
  /** Per mailbox, or per session if unverified. `counted` holds hashes of answers. */
  filter_changes: {
    mailbox: string
    day: string
    counted: string[]
  }
  /** Permanent, per mailbox. */
  hidden_pair: {
    by_mailbox: string
    about_mailbox: string
  }
  /** `action` is null after a withdrawal. */
  feedback: {
    owner_id: string
    email: string
    member_id: string
    action: FeedbackAction | null
    /** The owner's list page at the answer. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    met: ColumnType<boolean, boolean | undefined, boolean>
    given_at: Date
    changed: TransactionId
  }
  exposure: {
    member_id: string
    lists: number
    changed: TransactionId
  }
  match_list: {
    owner_id: string
    email: string
    advice: Json
    /** The list knows every transaction before this one. */
    seen: TransactionId
    made_at: Date
  }
  match: {
    owner_id: string
    email: string
    member_id: string
    position: number
    product: number
    card: Json
    /** The page of a full member's list. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    exposed: boolean
    profile_changed: TransactionId
    listed_at: Date
  }
  /** `owner_id` is a mailbox hash. */
  shown_person: {
    owner_id: string
    member_id: string
    shown_at: Date
  }
  /** Real people that an unverified browser may see. */
  preview_person: {
    owner_id: string
    member_id: string
  }
  /** Answers of unverified browsers. `network` and `answers` are keyed hashes. */
  preview_answers: {
    network: string
    answers: string
    counted_at: Date
  }
  /** People shown to unverified browsers; the network is a keyed hash. */
  preview_of_network: {
    network: string
    member_id: string
    shown_at: Date
  }
}
