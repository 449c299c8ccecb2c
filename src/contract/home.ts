import * as z from 'zod/mini'
import { introductionsSchema } from './introductions.ts'
import { ACCESS, MISSING_FACTS } from './matches.ts'

export const homeSchema = z.object({
  firstName: z.string(),
  access: z.enum(ACCESS),
  /** Facts this member has not given. Without them, some members are not shown. */
  missing: z.array(z.enum(MISSING_FACTS)),
  hasSaidWhom: z.boolean(),
  isTalking: z.optional(z.boolean()),
  introductions: introductionsSchema,
  /** `fresh`: real members who joined the list after `since` and have no answer from this member. */
  matches: z.object({
    count: z.int(),
    invented: z.optional(z.int()),
    fresh: z.int(),
    since: z.string(),
    /** The member submitted the intake after `since`, so all matches are new. */
    isFirstWeek: z.optional(z.boolean()),
  }),
  /** When the next letter is sent, if there is news by then. Null: this member gets no letters. */
  letterAt: z.nullable(z.string()),
})
export type Home = z.output<typeof homeSchema>
