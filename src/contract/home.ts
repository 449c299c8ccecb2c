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
  /** `fresh`: real members who came after `since` and are not answered. */
  matches: z.object({
    count: z.int(),
    invented: z.optional(z.int()),
    fresh: z.int(),
    since: z.string(),
    /** The intake came after `since`, so everyone is new. */
    isFirstWeek: z.optional(z.boolean()),
  }),
  /** The next letter's time if there is news; null if none is sent. */
  letterAt: z.nullable(z.string()),
})
export type Home = z.output<typeof homeSchema>
