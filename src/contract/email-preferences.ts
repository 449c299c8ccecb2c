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

/** The signed token of a mail's link, as the page's address carries it. */
export const mailTokenSchema = z.strictObject({ t: z.optional(z.string().check(z.maxLength(200))) })

/** What the page shows: the reader's choices, or the defaults for someone nobody can name (`masked` null). */
export const emailPreferencesFoundSchema = z.object({
  freq: z.enum(MAIL_FREQUENCIES),
  topics: z.array(topic),
  /** When a running pause ends. */
  pausedUntil: z.nullable(z.string()),
  /** The reader's address, enough of it to recognise: 'a***@example.com'. */
  masked: z.nullable(z.string()),
  /** Nothing but transactional mail is sent until choices are saved again. */
  unsubscribed: z.boolean(),
})
export type EmailPreferencesFound = z.output<typeof emailPreferencesFoundSchema>

/** Null `masked`: the link is not one of ours, or its account is gone. */
export const unsubscribingSchema = z.object({ masked: z.nullable(z.string()), unsubscribed: z.boolean() })
