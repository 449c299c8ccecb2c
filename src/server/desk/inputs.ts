import * as z from 'zod/mini'

/** A member, by address or id. */
export const whoSchema = z.string().check(z.minLength(1), z.maxLength(254))

/** A report, by its id or the beginning of it. */
export const reportIdSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** Why something is done: every act has a reason. */
export const reasonSchema = z
  .string('--reason says why, in one sentence.')
  .check(
    z.trim(),
    z.minLength(3, '--reason says why, in one sentence.'),
    z.maxLength(500, '--reason is 500 letters at most.'),
  )

/** How many rows a list shows, as it is typed. */
export const limitSchema = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, '--limit is a whole number from 1 to 9999.')),
)
