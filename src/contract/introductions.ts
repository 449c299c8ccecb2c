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

/** A proposal for a first meeting, in words that a person may edit. */
export const planSchema = z.strictObject({ day: planPart, window: planPart, vibe: planPart, area: planPart })
export type Plan = z.output<typeof planSchema>

/** What one side lets the other have, and only once both have said yes. */
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
  /** Real times for it; the plan's day and window are those of the first. */
  offer: maybe(offerSchema),
  share: shareSchema,
})
export type AskIntroduction = z.output<typeof askIntroductionSchema>
export const introductionAskedSchema = z.object({ ok: z.boolean(), id: z.string() })

export const answerIntroductionSchema = z.strictObject({
  id,
  answer: z.enum(INTRODUCTION_ANSWERS),
  share: maybe(shareSchema),
  /** With a yes: one of the times, or others. */
  ...answerTimesShape,
})
export const withdrawIntroductionSchema = z.strictObject({ id })

/** What a member says is wrong with another; both keys belong to a hard no. */
export const reportShape = {
  reason: maybe(z.enum(REPORT_REASONS)),
  words: maybe(shownText({ ...atMost(MAX_REPORT_WORDS), room: 'lines' })),
}

/** By `id` in the browser of a bound member, or by the `token` of a mail, which needs no session. */
export const afterIntroductionSchema = z.strictObject({
  id: maybe(id),
  token: maybe(z.string().check(z.maxLength(512))),
  outcome: z.enum(INTRODUCTION_OUTCOMES, 'Choose what happened'),
  /** A report goes with any outcome. */
  ...reportShape,
})
/** What the page of a mailed link shows before anything is pressed. */
export const findAfterSchema = z.strictObject({ token: z.string().check(z.maxLength(512)) })
export const foundAfterSchema = z.object({
  firstName: z.string(),
  day: z.string(),
  outcome: z.nullable(z.enum(INTRODUCTION_OUTCOMES)),
})

/** The one who asks, as the other will see them. */
export const seenInAskSchema = z.object({
  firstName: z.string(),
  age: z.nullable(z.int()),
  city: z.string(),
  score: z.int(),
  /** Chips that both chose, in the words of the one who reads. */
  shared: z.array(z.string()),
  agreement: z.optional(agreementSchema),
  /** What they wrote about themselves and put on their card. */
  line: z.optional(z.string()),
  /** An invented member: answers by themselves, under an example address. */
  demo: z.boolean(),
})
export type SeenInAsk = z.output<typeof seenInAskSchema>
/** The other of the two, as far as a card shows them. */
const otherSchema = z.object({ matchId: z.string(), ...seenInAskSchema.shape })
export const previewAskSchema = z.strictObject({ matchId: id })
export const previewedAskSchema = z.object({ you: seenInAskSchema })

const words = {
  text: z.string(),
  plan: introDraftSchema.shape.plan,
  zone: z.string(),
  times: z.array(shownTimeSchema),
}

/** An ask of the reader's own. Declined and unanswered are one state: `asked`, then `ended`. `refused` was said kindly. */
const madeIntroductionSchema = z.object({
  id: z.string(),
  /** Null when there is nothing more to tell than that it ended. */
  other: z.nullable(otherSchema),
  ...words,
  state: z.enum(['asked', 'ended', 'refused']),
  askedAt: z.string(),
  endsAt: z.string(),
})
const receivedIntroductionSchema = z.object({
  id: z.string(),
  other: otherSchema,
  /** As they were sent. */
  ...words,
  /** What the reader's own safety choices add for both, once they say yes. */
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
  /** Null once it has ended for good: only that it ended is told. */
  other: z.nullable(otherSchema),
  text: z.string(),
  plan: z.nullable(introDraftSchema.shape.plan),
  /** Null once it has ended, and for one that began before meetings had times. */
  meeting: z.nullable(meetingSchema),
  /** Whether the reader asked; then the other writes first. */
  youAsked: z.boolean(),
  /** First lines for the one who writes first. */
  firstLines: z.array(z.string()),
  /** The safety wishes of both, joined, and their own rules in quotes: nothing says whose each is. */
  safety: z.array(z.string()),
  contact: z.nullable(contactSchema),
  /** What the reader shares. */
  shared: z.nullable(shareSchema),
  introducedAt: z.string(),
  state: z.enum(['introduced', 'check_in', 'ended']),
  /** The reader's own word afterwards; the other's is never here. */
  outcome: z.nullable(z.enum(INTRODUCTION_OUTCOMES)),
})
export const listIntroductionsSchema = z.strictObject({ email: emailSchema })
export const introductionsSchema = z.object({
  made: z.array(madeIntroductionSchema),
  received: z.array(receivedIntroductionSchema),
  introduced: z.array(introducedSchema),
  /** How many more asks the reader may have open now, and what they may offer to share. */
  openAsksLeft: z.optional(z.int()),
  offers: z.optional(
    z.object({
      email: z.string(),
      phone: z.nullable(z.string()),
      /** The reader wished that mobile numbers wait for the check-in. */
      phoneAfterCheckIn: z.boolean(),
      /** Kinds of place that a safety rule of the reader says no to. */
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
