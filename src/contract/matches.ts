import * as z from 'zod/mini'
import { agreementSchema } from './agreement.ts'
import { emailSchema } from './intake.ts'
import { reportShape } from './introductions.ts'
import { FEEDBACK_ACTIONS } from './options.ts'

/** The only facts of a member that leave the server. */
export const matchSchema = z.object({
  id: z.string(),
  score: z.int(),
  safeProfileSummary: z.object({ displayName: z.string(), city: z.string() }),
  reasons: z.array(z.string()),
  conflicts: z.array(z.string()),
  explanations: z.object({
    personaNarrative: z.string(),
    personaReasons: z.array(z.string()),
    personaConflicts: z.array(z.string()),
  }),
  age: z.optional(z.nullable(z.int())),
  /** Between two city centers, rounded up to 5 km. */
  distance_km: z.optional(z.nullable(z.int())),
  demo: z.optional(z.boolean()),
  /** Chips that both chose, in the viewer's words, rarest on the list first. */
  shared: z.optional(z.array(z.string())),
  agreement: z.optional(agreementSchema),
  /** The person's sentence for the card. Only full members see it. */
  line: z.optional(z.string()),
  feedback: z.optional(z.nullable(z.enum(FEEDBACK_ACTIONS))),
  /** True after a negative answer; these people come last. */
  answered: z.optional(z.boolean()),
})
export type Match = z.output<typeof matchSchema>

/**
 * One of the viewer's own limits, and how many people a wider one adds. Never about children, faith, intent, must-nots
 * or who they meet.
 */
export const adviceSchema = z.object({
  limit: z.enum(['travel', 'ageMin', 'ageMax']),
  text: z.string(),
  adds: z.int(),
  /** The snapshot holds the limit, so changing the intake has no effect. */
  inSnapshot: z.optional(z.boolean()),
})
export type Advice = z.output<typeof adviceSchema>

export const ACCESS = ['full', 'preview', 'none'] as const
/** If a fact is missing, the list has only invented members, or does not use all filters. */
export const MISSING_FACTS = ['intake', 'birthdate', 'city', 'pronouns', 'email'] as const

/** For a full member with an empty list: full members nearby. */
export const townSchema = z.object({
  city: z.string(),
  /** A multiple of five that includes the viewer; 0 means fewer than five. */
  people: z.int(),
  /** Only for display. */
  seats: z.int(),
})
export type Town = z.output<typeof townSchema>

/** An empty cursor is the first page. */
export const listMatchesSchema = z.strictObject({
  email: emailSchema,
  cursor: z.optional(z.string().check(z.maxLength(512))),
})
export const matchPageSchema = z.object({
  items: z.array(matchSchema),
  nextCursor: z.nullable(z.string()),
  /** Liked people, on the first page only, newest first; not in `items`. */
  liked: z.optional(z.array(matchSchema)),
  access: z.optional(z.enum(ACCESS)),
  missing: z.optional(z.array(z.enum(MISSING_FACTS))),
  advice: z.optional(z.array(adviceSchema)),
  /** The viewer has not said who to meet. */
  showsEveryone: z.optional(z.boolean()),
  /** The viewer named no distance. */
  hasUsualDistance: z.optional(z.boolean()),
  /** When the newest filter answers apply, after several changes in one day. */
  answersCountFrom: z.optional(z.nullable(z.string())),
  /** When a member at the daily or weekly maximum can see new people. */
  newPeopleFrom: z.optional(z.nullable(z.string())),
  town: z.optional(townSchema),
})
export type MatchPage = z.output<typeof matchPageSchema>

const matchId = z.string().check(z.minLength(1), z.maxLength(64))
export const giveFeedbackSchema = z.strictObject({
  email: emailSchema,
  matchId,
  action: z.enum(FEEDBACK_ACTIONS, 'Choose one of the three signals'),
  /** With a hard no; only the operator reads it. */
  ...reportShape,
})
export const undoFeedbackSchema = z.strictObject({ email: emailSchema, matchId })
export const feedbackGivenSchema = z.object({ ok: z.optional(z.boolean()) })
