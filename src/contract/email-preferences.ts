import * as z from 'zod/mini'
import { MAIL_FREQUENCIES, MAIL_TOPICS } from './options.ts'

const topic = z.enum(MAIL_TOPICS)

/** The plain form: `topics` is repeated, so one ticked box arrives as a string, several as a list, none not at all. */
export const emailPreferencesSchema = z.strictObject({
  freq: z._default(z.enum(MAIL_FREQUENCIES), 'weekly'),
  topics: z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
      z.array(topic),
    ),
    [],
  ),
  /** The signed token of a mail; without it the bound session says who asks. */
  t: z.optional(z.string()),
})
export type EmailPreferences = Omit<z.output<typeof emailPreferencesSchema>, 't'>
export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = { freq: 'weekly', topics: ['product', 'tips'] }
