import * as z from 'zod/mini'
import { MAX_OWN_LINE } from './limits.ts'
import { shownText } from './shown-text.ts'

export const writeOwnLineSchema = z.strictObject({
  line: shownText({ max: MAX_OWN_LINE, tooLong: `At most ${MAX_OWN_LINE} characters`, required: 'Write a line first' }),
})
export const ownLineSchema = z.object({
  line: z.nullable(z.string()),
  /** Only a verified member has a card. */
  mayWrite: z.boolean(),
})
