import type { ColumnType } from 'kysely'
import type { FeedbackAction } from '#contract/options.ts'
import type { Json, TransactionId } from './column-types.ts'

/** Who is shown to whom: profiles, answers to cards, lists. */
export type MatchingTables = {
  /** What matching knows of those who may be shown, derived from intake and snapshot. */
  member_profile: {
    member_id: string
    demo: boolean
    /** Whether the member may be shown to anyone. */
    listed: boolean
    /** Whether the member has been silent for so long that they are on no list. */
    resting: ColumnType<boolean, boolean | undefined, boolean>
    birthdate: string | null
    facts: Json
    /** Set when the member is gone, and the row only tells the processes so. */
    erased_at: Date | null
    changed: TransactionId
  }
  /** The answers in force of an owner that decide whom they see. */
  filter_answers: {
    owner_id: string
    in_force: Json
  }
  /** Hashes of such answers that counted on a day, by mailbox, and by session where none was proven. */
  filter_changes: {
    mailbox: string
    day: string
    counted: string[]
  }
  /** Which mailbox hid which, for good. */
  hidden_pair: {
    by_mailbox: string
    about_mailbox: string
  }
  /** The last thing an owner said of a member; null once taken back. */
  feedback: {
    owner_id: string
    email: string
    member_id: string
    action: FeedbackAction | null
    /** On which page of the owner's list the member stood when they were answered; null for no page. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    /** Whether it was given after the two had met. */
    met: ColumnType<boolean, boolean | undefined, boolean>
    given_at: Date
    changed: TransactionId
  }
  exposure: {
    member_id: string
    /** On how many members' first pages someone stands. */
    lists: number
    changed: TransactionId
  }
  match_list: {
    owner_id: string
    email: string
    advice: Json
    /** Every transaction before this one was known when the list was made. */
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
    /** On which page of a full member's list they stand; null on lists of others. */
    place: ColumnType<number | null, number | null | undefined, number | null>
    /** Whether it counts in `exposure`. */
    exposed: boolean
    profile_changed: TransactionId
    listed_at: Date
  }
  /** Whom a member was shown, and since when; the owner is the member's mailbox. */
  shown_person: {
    owner_id: string
    member_id: string
    shown_at: Date
  }
  /** The few real people a browser that has proven no address may see. */
  preview_person: {
    owner_id: string
    member_id: string
  }
  /** Whom browsers of one network were shown before they proved anything; the network as a keyed hash. */
  preview_of_network: {
    network: string
    member_id: string
    shown_at: Date
  }
}
