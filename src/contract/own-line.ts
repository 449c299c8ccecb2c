import * as z from 'zod/mini'
import { MAX_OWN_LINE } from './limits.ts'
import { shownText } from './shown-text.ts'

/** One sentence that a member wrote and put on their card, for other full members to read. */
export const writeOwnLineSchema = z.strictObject({
  line: shownText({ max: MAX_OWN_LINE, tooLong: `At most ${MAX_OWN_LINE} characters`, required: 'Write a line first' }),
})
export const ownLineSchema = z.object({
  /** Null where there is none. */
  line: z.nullable(z.string()),
  /** Only a member whose address is proven has a card to put it on. */
  mayWrite: z.boolean(),
})
