import type { ColumnType, JSONColumnType } from 'kysely'
import type { FeedbackAction, IntroductionOutcome, ReportReason } from '#contract/options.ts'
import type { IntroductionState } from '#engine/introductions/lifecycle.ts'

type Json = JSONColumnType<object, string, string>
/** jsonb whose value may be missing yet. */
type MaybeJson = ColumnType<unknown, string | null, string | null>
/** The number of a transaction (xid8), as text. */
type TransactionId = string

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
    /** The day of their last call that changed something (YYYY-MM-DD, UTC); null before the first. */
    seen_on: ColumnType<string | null, string | null | undefined, string | null>
    demo: ColumnType<boolean, boolean | undefined, boolean>
    /** The suspension of their mailbox; null for everybody else. */
    suspended_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** A mailbox that may not take part. */
  suspension: {
    mailbox_hash: string
    fraud: boolean
    reason: string
    suspended_at: Date
  }
  /** What was done at the desk, by whom and why. Rows are only ever added. */
  desk_log: {
    id: string
    at: Date
    by: string
    command: string
    about: string | null
    reason: string
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
    /** Written so that an answer takes as long as another; never sent. */
    withheld: ColumnType<boolean, boolean | undefined, boolean>
    created_at: Date
  }
  /** A browser in which a member proved the address, by the SHA-256 of its cookie. */
  remembered_browser: {
    token_hash: Buffer
    member_id: string
    bound_at: Date
  }
  /** Sent mail where no mail server is set. */
  outbox: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    headers: JSONColumnType<Record<string, string>, string, string>
    sent_at: Date
  }
  /** One mailed secret, as hashes of its link's token and its code. */
  challenge: {
    id: string
    /** The session that asked for it. */
    session_id: string
    email: string
    token_hash: Buffer
    code_hash: string
    tries: ColumnType<number, number | undefined, number>
    created_at: Date
    expires_at: Date
    mailbox: string
    /** A keyed hash; null for a person at this machine. */
    network: string | null
    /** Asked for by a browser that had proven the address. */
    known: boolean
    /** Above a cap: never sent. */
    withheld: boolean
    /** When it was spent, or cancelled because another for the same address was. */
    spent_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  rate_limit: {
    key: string
    points: number
    /** Milliseconds since 1970; int8 arrives as text. */
    expire: ColumnType<string | null, number | null, number | null>
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
  /** A chat with the concierge. */
  conversation: {
    id: string
    owner_id: string
    email: string | null
    name: string
    intake_summary: string | null
    state: Json
    /** Lines of the member so far. */
    turns: number
    /** How often the row was changed. */
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
  /** What the chat learned, as it was saved last for an owner and address; the address is empty when none was given. */
  snapshot: {
    owner_id: string
    email: string
    name: string
    body: Json
    sources: Json
    intake_summary: string | null
    updated_at: Date
  }
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
  /** Whom a member was shown, and since when. */
  shown_person: {
    owner_id: string
    member_id: string
    shown_at: Date
  }
  /** Whom browsers of one network were shown before they proved anything; the network as a keyed hash. */
  preview_of_network: {
    network: string
    member_id: string
    shown_at: Date
  }
  /** The answers of an owner that decide whom they see: those in force, and hashes of those that counted on that day. */
  filter_answers: {
    owner_id: string
    day: string
    in_force: Json
    counted: string[]
  }
  /** The few real people a browser that has proven no address may see. */
  preview_person: {
    owner_id: string
    member_id: string
  }
  /** One ask for an introduction and what became of it; see `engine/introductions/lifecycle.ts`. */
  introduction: {
    id: string
    /** Null once the member left. */
    asker_id: string | null
    asked_id: string | null
    state: IntroductionState
    invented: boolean
    score: number
    text: string
    plan: Json
    asker_share: Json
    asked_share: MaybeJson
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
    reason: ReportReason
    words: string
    reported_at: Date
    closed_at: ColumnType<Date | null, undefined, Date | null>
    closed_by: ColumnType<string | null, undefined, string | null>
    closing_note: ColumnType<string | null, undefined, string | null>
  }
}
