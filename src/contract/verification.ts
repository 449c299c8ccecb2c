import * as z from 'zod/mini'
import { intakeDraftSchema } from './intake.ts'

export const sessionSchema = z.object({
  email: z.nullable(z.string()),
  verified: z.boolean(),
  fresh: z.boolean(),
  submitted: z.optional(z.boolean()),
  /** The member can use only their own data. */
  suspended: z.optional(z.boolean()),
})
export type Session = z.output<typeof sessionSchema>

/** Accepts any text, so that a malformed address gets the code `invalid_email`. */
export const requestEmailSchema = z.strictObject({ email: z.optional(z.nullable(z.string())) })
export const emailRequestedSchema = z.object({
  alreadyVerified: z.optional(z.boolean()),
  cooldownMs: z.optional(z.number()),
  retryInMs: z.optional(z.number()),
  /** True: the mail is in the server's outbox, and this browser may read it there. */
  outbox: z.optional(z.boolean()),
})

const maybeText = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** A link's token, or an address and its code. A browser that did not request the link adds the address. */
export const verifySchema = z.strictObject({
  token: maybeText,
  code: maybeText,
  email: z.optional(z.nullable(z.string())),
})
export const verifiedSchema = z.object({
  /** Empty while `confirmEmail` is set. */
  email: z.string(),
  /** Another browser requested this mail, so this browser must also send the address. The token is not used up yet. */
  confirmEmail: z.optional(z.boolean()),
  /** The member had another draft. Both are kept, and the page asks which one to use. */
  draftChoice: z.optional(z.boolean()),
  /** The member submitted before, so this is a sign-in. */
  isReturning: z.optional(z.boolean()),
})
export type Verified = z.output<typeof verifiedSchema>

const keptDraftSchema = z.object({ draft: intakeDraftSchema, version: z.int(), savedAt: z.string() })
/** Both drafts are kept until the person chooses. Null if there are not two drafts. */
export const draftChoiceSchema = z.object({
  choice: z.nullable(z.object({ browser: keptDraftSchema, member: keptDraftSchema })),
})
export type DraftChoice = z.output<typeof draftChoiceSchema>
export const chooseDraftSchema = z.strictObject({ use: z.enum(['browser', 'member'], 'Choose one of the two drafts') })
export const draftChosenSchema = z.object({ version: z.int() })

export const csrfTokenSchema = z.object({ csrfToken: z.optional(z.string()), csrfEnabled: z.optional(z.boolean()) })
export const okSchema = z.object({ ok: z.optional(z.boolean()) })
export const nothingSchema = z.strictObject({})
