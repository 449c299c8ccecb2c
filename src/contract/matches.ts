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
  /** Rounded up to 5 km, between the centres of two cities. */
  distance_km: z.optional(z.nullable(z.int())),
  demo: z.optional(z.boolean()),
  /** Chips that both chose, in the viewer's words, the one that fewest on the list share first. */
  shared: z.optional(z.array(z.string())),
  agreement: z.optional(agreementSchema),
  /** What the other wrote about themselves and put there. For full members only. */
  line: z.optional(z.string()),
  feedback: z.optional(z.nullable(z.enum(FEEDBACK_ACTIONS))),
  /** Whether the viewer has answered. Those who were not liked come after all others. */
  answered: z.optional(z.boolean()),
})
export type Match = z.output<typeof matchSchema>

/**
 * One of the viewer's own limits, and what loosening it would bring. The limit itself is never touched for them. Nobody
 * is advised on children, faith, intent, must-nots or who they meet.
 */
export const adviceSchema = z.object({
  limit: z.enum(['travel', 'ageMin', 'ageMax']),
  text: z.string(),
  adds: z.int(),
  /** Set where the concierge's snapshot holds the limit: a change of the intake would not move it. */
  inSnapshot: z.optional(z.boolean()),
})
export type Advice = z.output<typeof adviceSchema>

export const ACCESS = ['full', 'preview', 'none'] as const
/** The viewer's own facts whose absence leaves only demo members, or filters out. */
export const MISSING_FACTS = ['intake', 'birthdate', 'city', 'pronouns', 'email'] as const

/** How many full members live near a full member whose list is empty. */
export const townSchema = z.object({
  city: z.string(),
  /** In whole steps of five, the viewer counted; 0 stands for fewer than five. */
  people: z.int(),
  /** How many seats the figure has. Nothing opens or closes by it. */
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
  /** With the first page: who the viewer liked, the newest first. They are not among the items. */
  liked: z.optional(z.array(matchSchema)),
  access: z.optional(z.enum(ACCESS)),
  missing: z.optional(z.array(z.enum(MISSING_FACTS))),
  advice: z.optional(z.array(adviceSchema)),
  /** Set where the viewer has not said who they would like to meet, so that everyone is shown. */
  showsEveryone: z.optional(z.boolean()),
  /** Set where the viewer has not said how far they would travel, so that the usual distance is the limit. */
  hasUsualDistance: z.optional(z.boolean()),
  /** When the newest answers count that decide who the viewer sees, after several changes on one day. */
  answersCountFrom: z.optional(z.nullable(z.string())),
  /** When new people come again, for a member who has met as many as a day or week has. */
  newPeopleFrom: z.optional(z.nullable(z.string())),
  /** For a full member with an empty list. */
  town: z.optional(townSchema),
})
export type MatchPage = z.output<typeof matchPageSchema>

const matchId = z.string().check(z.minLength(1), z.maxLength(64))
export const giveFeedbackSchema = z.strictObject({
  email: emailSchema,
  matchId,
  action: z.enum(FEEDBACK_ACTIONS, 'Choose one of the three signals'),
  /** With a hard no: what is wrong, for the operator. */
  ...reportShape,
})
export const undoFeedbackSchema = z.strictObject({ email: emailSchema, matchId })
export const feedbackGivenSchema = z.object({ ok: z.optional(z.boolean()) })
