import type { ColumnType } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Json, TransactionId } from './column-types.ts'

export type MatchingTables = {
  /** Derived from intake and snapshot. */
  member_profile: {
    member_id: string
    demo: boolean
    listed: boolean
    /** On no list after long silence. */
    resting: ColumnType<boolean, boolean | undefined, boolean>
    birthdate: string | null
    facts: Json
    /** Set when the member is gone; the row only informs other processes. */
    erased_at: Date | null
    changed: TransactionId
  }
  /** The answers in force that decide who the owner sees. */
  filter_answers: {
    owner_id: string
    in_force: Json
  }
  /** Hashes of answers that counted on a day, by mailbox, or by session without a proof. */
  filter_changes: {
    mailbox: string
    day: string
    counted: string[]
  }
  /** Permanent, by mailbox. */
  hidden_pair: {
    by_mailbox: string
    about_mailbox: string
  }
  /** Null: taken back. */
  feedback: {
    owner_id: string
    email: string
    member_id: string
    action: FeedbackAction | null
    /** The page of the owner's list at the answer; null for no page. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    /** Given after the two had met. */
    met: ColumnType<boolean, boolean | undefined, boolean>
    given_at: Date
    changed: TransactionId
  }
  exposure: {
    member_id: string
    /** On how many members' first pages someone is. */
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
    /** The page of a full member's list; null on lists of others. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    exposed: boolean
    profile_changed: TransactionId
    listed_at: Date
  }
  /** The owner is the member's mailbox. */
  shown_person: {
    owner_id: string
    member_id: string
    shown_at: Date
  }
  /** The few real people that a browser without a proven address may see. */
  preview_person: {
    owner_id: string
    member_id: string
  }
  /** Answers that a network's browsers without a proof had counted; both are keyed hashes. */
  preview_answers: {
    network: string
    answers: string
    counted_at: Date
  }
  /** People shown to a network's browsers without a proof; the network is a keyed hash. */
  preview_of_network: {
    network: string
    member_id: string
    shown_at: Date
  }
}
