import * as z from 'zod/mini'
import { introductionsSchema } from './introductions.ts'
import { ACCESS, MISSING_FACTS } from './matches.ts'

/** Where a member whose intake is in now is: everything their first page says. */
export const homeSchema = z.object({
  firstName: z.string(),
  access: z.enum(ACCESS),
  /** The reader's own facts that keep others from seeing them. */
  missing: z.array(z.enum(MISSING_FACTS)),
  /** Whether the reader has said who they would like to meet. */
  hasSaidWhom: z.boolean(),
  /** Whether a talk with the concierge is begun and not saved. */
  isTalking: z.optional(z.boolean()),
  introductions: introductionsSchema,
  /** How many people suit the reader, and how many real ones of them came after `since` and are not answered. */
  matches: z.object({
    count: z.int(),
    invented: z.optional(z.int()),
    fresh: z.int(),
    since: z.string(),
    /** The intake came after `since`: everyone is new. */
    isFirstWeek: z.optional(z.boolean()),
  }),
  /** When the next letter may come, if there is news; null while none does. */
  letterAt: z.nullable(z.string()),
})
export type Home = z.output<typeof homeSchema>
