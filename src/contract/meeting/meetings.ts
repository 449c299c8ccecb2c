import * as z from 'zod/mini'
import { MAX_OFFERED_TIMES } from '../limits.ts'
import { maybe } from '../maybe.ts'
import { MEETING_MINUTES } from '../options.ts'

/** The start in local time of the plan's zone: '2026-11-29T14:00'. */
const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Choose a day and a start'))
const minutes = z
  .number('Choose how long')
  .check(z.refine((given) => (MEETING_MINUTES as readonly number[]).includes(given), 'Choose how long'))

export const wallTimeSchema = z.strictObject({ starts: wallClock, minutes })
export type WallTime = z.output<typeof wallTimeSchema>

/** The other member takes one time or offers other times. */
export const offerSchema = z.strictObject({
  zone: z.string().check(z.maxLength(64)),
  times: z
    .array(wallTimeSchema)
    .check(z.minLength(1, 'Choose a time'), z.maxLength(MAX_OFFERED_TIMES, `At most ${MAX_OFFERED_TIMES} times`)),
})
export type Offer = z.output<typeof offerSchema>

const id = z.string().check(z.minLength(1), z.maxLength(64))
export const offerTimesSchema = z.strictObject({ id, offer: offerSchema })
/** `startsAt` is the instant from the list of introductions. */
export const pickTimeSchema = z.strictObject({ id, startsAt: z.string().check(z.maxLength(40)) })
export const ofIntroductionSchema = z.strictObject({ id })
export const findTimesSchema = z.strictObject({ matchId: id })

/** The instant, and the zone's local time at it. */
export const shownTimeSchema = z.object({ startsAt: z.string(), starts: z.string(), minutes: z.int() })
export type ShownTime = z.output<typeof shownTimeSchema>

/** Proposed times, and the first and last possible day. */
export const foundTimesSchema = z.object({
  zone: z.string(),
  times: z.array(z.object({ starts: z.string(), minutes: z.int(), bothFree: z.boolean() })),
  /** YYYY-MM-DD */
  from: z.string(),
  to: z.string(),
})
export type FoundTimes = z.output<typeof foundTimesSchema>

export const meetingSchema = z.object({
  state: z.enum(['proposed', 'agreed', 'moved', 'cancelled', 'past']),
  zone: z.string(),
  /** This time stays until another time is agreed. */
  agreed: z.nullable(shownTimeSchema),
  /** Who took the agreed time, if known. */
  takenBy: z.optional(z.nullable(z.enum(['you', 'them']))),
  offer: z.nullable(z.object({ by: z.enum(['you', 'them']), times: z.array(shownTimeSchema) })),
  cancelledBy: z.nullable(z.enum(['you', 'them'])),
  movesLeft: z.int(),
  /** Null unless a time is agreed and not past. */
  calendarUrl: z.nullable(z.string()),
  friendUrl: z.nullable(z.string()),
})
export type Meeting = z.output<typeof meetingSchema>

export const planSharedSchema = z.object({ ok: z.boolean(), url: z.string() })
export const findSharedPlanSchema = z.strictObject({ token: z.string().check(z.maxLength(512)) })
export const sharedPlanSchema = z.object({
  firstName: z.string(),
  starts: z.string(),
  minutes: z.int(),
  zone: z.string(),
  area: z.string(),
  isOff: z.boolean(),
})
/** With a yes, the member takes an offered time or offers other times. */
export const answerTimesShape = { startsAt: maybe(z.string().check(z.maxLength(40))), offer: maybe(offerSchema) }
