import * as z from 'zod/mini'
import { agreementSchema } from './agreement.ts'
import { emailSchema } from './intake.ts'
import { MAX_CONTACT, MAX_INTRODUCTION_TEXT, MAX_PLAN_PART, MAX_REPORT_WORDS } from './limits.ts'
import { maybe } from './maybe.ts'
import { answerTimesShape, meetingSchema, offerSchema, shownTimeSchema } from './meeting/meetings.ts'
import { INTRODUCTION_ANSWERS, INTRODUCTION_OUTCOMES, REPORT_REASONS } from './options.ts'
import { shownText } from './shown-text.ts'
import { introDraftSchema } from './suggestions.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const atMost = (max: number) => ({ max, tooLong: `At most ${max} characters` })
const planPart = shownText({ ...atMost(MAX_PLAN_PART), required: 'Fill this in' })

/** A proposal that the member may edit. */
export const planSchema = z.strictObject({ day: planPart, window: planPart, vibe: planPart, area: planPart })
export type Plan = z.output<typeof planSchema>

/** Contact details, sent only after both have said yes. */
export const shareSchema = z.strictObject({
  email: z._default(z.boolean(), true),
  phone: maybe(z.boolean()),
  other: maybe(shownText(atMost(MAX_CONTACT))),
})
export type Share = z.output<typeof shareSchema>

export const askIntroductionSchema = z.strictObject({
  matchId: id,
  text: shownText({ ...atMost(MAX_INTRODUCTION_TEXT), required: 'Write a few words first', room: 'lines' }),
  plan: planSchema,
  /** The first time gives the plan's day and window. */
  offer: maybe(offerSchema),
  share: shareSchema,
})
export type AskIntroduction = z.output<typeof askIntroductionSchema>
export const introductionAskedSchema = z.object({ ok: z.boolean(), id: z.string() })

export const answerIntroductionSchema = z.strictObject({
  id,
  answer: z.enum(INTRODUCTION_ANSWERS),
  share: maybe(shareSchema),
  ...answerTimesShape,
})
export const withdrawIntroductionSchema = z.strictObject({ id })

/** For a hard no. */
export const reportShape = {
  reason: maybe(z.enum(REPORT_REASONS)),
  words: maybe(shownText({ ...atMost(MAX_REPORT_WORDS), room: 'lines' })),
}

/** Has an `id` in a member's session, or a mail's `token` without a session. */
export const afterIntroductionSchema = z.strictObject({
  id: maybe(id),
  token: maybe(z.string().check(z.maxLength(512))),
  outcome: z.enum(INTRODUCTION_OUTCOMES, 'Choose what happened'),
  ...reportShape,
})
export const findAfterSchema = z.strictObject({ token: z.string().check(z.maxLength(512)) })
export const foundAfterSchema = z.object({
  firstName: z.string(),
  day: z.string(),
  outcome: z.nullable(z.enum(INTRODUCTION_OUTCOMES)),
})

/** The asker, as the asked member sees the asker. */
export const seenInAskSchema = z.object({
  firstName: z.string(),
  age: z.nullable(z.int()),
  city: z.string(),
  score: z.int(),
  /** Chips that both chose, in the reader's words. */
  shared: z.array(z.string()),
  agreement: z.optional(agreementSchema),
  /** The asker's sentence for the card. */
  line: z.optional(z.string()),
  /** An invented person answers automatically, with an example address. */
  demo: z.boolean(),
})
export type SeenInAsk = z.output<typeof seenInAskSchema>
const otherSchema = z.object({ matchId: z.string(), ...seenInAskSchema.shape })
export const previewAskSchema = z.strictObject({ matchId: id })
export const previewedAskSchema = z.object({ you: seenInAskSchema })

const words = {
  text: z.string(),
  plan: introDraftSchema.shape.plan,
  zone: z.string(),
  times: z.array(shownTimeSchema),
}

/**
 * For privacy, declined and unanswered asks look the same: `asked`, then `ended`. `refused` came with a kind sentence.
 */
const madeIntroductionSchema = z.object({
  id: z.string(),
  /** Null if the other member is no longer shown. */
  other: z.nullable(otherSchema),
  ...words,
  state: z.enum(['asked', 'ended', 'refused']),
  askedAt: z.string(),
  endsAt: z.string(),
})
const receivedIntroductionSchema = z.object({
  id: z.string(),
  other: otherSchema,
  ...words,
  /** What the reader's safety choices add to the plan after a yes. */
  safety: z.optional(z.array(z.string())),
  askedAt: z.string(),
  endsAt: z.string(),
})
const contactSchema = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  other: z.nullable(z.string()),
})
export type Contact = z.output<typeof contactSchema>
const introducedSchema = z.object({
  id: z.string(),
  /** Null if the introduction has ended for good. */
  other: z.nullable(otherSchema),
  text: z.string(),
  plan: z.nullable(introDraftSchema.shape.plan),
  /** Null if the introduction has ended, or is older than meetings. */
  meeting: z.nullable(meetingSchema),
  /** If true, the other member writes first. */
  youAsked: z.boolean(),
  /** Proposed messages for the member who writes first. */
  firstLines: z.array(z.string()),
  /** Both members' safety choices and own rules, without names. */
  safety: z.array(z.string()),
  contact: z.nullable(contactSchema),
  shared: z.nullable(shareSchema),
  /** If true, the reader's mobile number is shared, but hidden until the check-in. */
  phoneWaits: z.optional(z.boolean()),
  introducedAt: z.string(),
  state: z.enum(['introduced', 'check_in', 'ended']),
  /** The reader's own; the other member's outcome is private. */
  outcome: z.nullable(z.enum(INTRODUCTION_OUTCOMES)),
})
export const listIntroductionsSchema = z.strictObject({ email: emailSchema })
export const introductionsSchema = z.object({
  made: z.array(madeIntroductionSchema),
  received: z.array(receivedIntroductionSchema),
  introduced: z.array(introducedSchema),
  openAsksLeft: z.optional(z.int()),
  offers: z.optional(
    z.object({
      email: z.string(),
      phone: z.nullable(z.string()),
      /** The reader wants mobile numbers hidden until the check-in. */
      phoneAfterCheckIn: z.boolean(),
      avoids: z.optional(z.array(z.string())),
      /** The reader as the other would see them. */
      you: z.object({ firstName: z.string(), age: z.nullable(z.int()), city: z.string() }),
    }),
  ),
})
export type Introductions = z.output<typeof introductionsSchema>
export type MadeIntroduction = z.output<typeof madeIntroductionSchema>
export type ReceivedIntroduction = z.output<typeof receivedIntroductionSchema>
export type Introduced = z.output<typeof introducedSchema>
