import * as z from 'zod/mini'
import { MAIL_FREQUENCIES, MAIL_TOPICS } from './options.ts'

const topic = z.enum(MAIL_TOPICS)

/** The plain form repeats `topics`: one ticked box gives a string, several a list, none no key. */
export const emailPreferencesSchema = z.strictObject({
  freq: z._default(z.enum(MAIL_FREQUENCIES), 'weekly'),
  topics: z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
      z.array(topic),
    ),
    [],
  ),
  /** A mail's signed token. Without it, the session identifies the member. */
  t: z.optional(z.string()),
})
export type EmailPreferences = Omit<z.output<typeof emailPreferencesSchema>, 't'>
export const DEFAULT_EMAIL_PREFERENCES: EmailPreferences = { freq: 'weekly', topics: ['product', 'tips'] }

export const mailTokenSchema = z.strictObject({ t: z.optional(z.string().check(z.maxLength(200))) })

/** Has defaults if the reader is unknown (`masked` is null). */
export const emailPreferencesFoundSchema = z.object({
  freq: z.enum(MAIL_FREQUENCIES),
  topics: z.array(topic),
  pausedUntil: z.nullable(z.string()),
  /** 'a***@example.com' */
  masked: z.nullable(z.string()),
  /** True: only transactional mail, until choices are saved again. */
  unsubscribed: z.boolean(),
})
export type EmailPreferencesFound = z.output<typeof emailPreferencesFoundSchema>

/** `masked`: null for an invalid link or a deleted account. */
export const unsubscribingSchema = z.object({ masked: z.nullable(z.string()), unsubscribed: z.boolean() })
