import * as z from 'zod/mini'

export const whoSchema = z.string().check(z.minLength(1), z.maxLength(254))

/** The id, or its first letters. */
export const reportIdSchema = z.string().check(z.minLength(1), z.maxLength(100))

export const reasonSchema = z
  .string('--reason says why, in one sentence.')
  .check(
    z.trim(),
    z.minLength(1, { error: '--reason says why, in one sentence.', abort: true }),
    z.minLength(3, '--reason is too short: 3 letters at least, and better a sentence.'),
    z.maxLength(500, '--reason is 500 letters at most.'),
  )

export const limitSchema = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, '--limit is a whole number from 1 to 9999.')),
)
