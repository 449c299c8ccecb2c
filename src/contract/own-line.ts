import * as z from 'zod/mini'
import { MAX_OWN_LINE } from './limits.ts'

/** One sentence that a member wrote and put on their card, for other full members to read. */
export const writeOwnLineSchema = z.strictObject({
  line: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/\s+/g, ' ').trim()),
    ),
    z
      .string()
      .check(z.minLength(1, 'Write a line first'), z.maxLength(MAX_OWN_LINE, `At most ${MAX_OWN_LINE} characters`)),
  ),
})
export const ownLineSchema = z.object({
  /** Null where there is none. */
  line: z.nullable(z.string()),
  /** Only a member whose address is proven has a card to put it on. */
  mayWrite: z.boolean(),
})
