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

/** Accepts any text: a malformed address gets `invalid_email`, not issues. */
export const requestEmailSchema = z.strictObject({ email: z.optional(z.nullable(z.string())) })
export const emailRequestedSchema = z.object({
  alreadyVerified: z.optional(z.boolean()),
  cooldownMs: z.optional(z.number()),
  retryInMs: z.optional(z.number()),
  /** True: the mail is in this machine's outbox, which this browser may read. */
  outbox: z.optional(z.boolean()),
})

const maybeText = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** A link's token, or an email with its code. A browser that did not request the link also sends the email. */
export const verifySchema = z.strictObject({
  token: maybeText,
  code: maybeText,
  email: z.optional(z.nullable(z.string())),
})
export const verifiedSchema = z.object({
  /** Empty while `confirmEmail` is set. */
  email: z.string(),
  /** Another browser requested this mail, so this one must send the address again. The token is not used up yet. */
  confirmEmail: z.optional(z.boolean()),
  /** The member had another draft. Both are kept, and the page asks. */
  draftChoice: z.optional(z.boolean()),
  /** The member submitted before, so this is a sign-in. */
  isReturning: z.optional(z.boolean()),
})
export type Verified = z.output<typeof verifiedSchema>

const keptDraftSchema = z.object({ draft: intakeDraftSchema, version: z.int(), savedAt: z.string() })
/** Both drafts are kept until the person chooses. Null: there is no choice. */
export const draftChoiceSchema = z.object({
  choice: z.nullable(z.object({ browser: keptDraftSchema, member: keptDraftSchema })),
})
export type DraftChoice = z.output<typeof draftChoiceSchema>
export const chooseDraftSchema = z.strictObject({ use: z.enum(['browser', 'member'], 'Choose one of the two drafts') })
export const draftChosenSchema = z.object({ version: z.int() })

export const csrfTokenSchema = z.object({ csrfToken: z.optional(z.string()), csrfEnabled: z.optional(z.boolean()) })
export const okSchema = z.object({ ok: z.optional(z.boolean()) })
export const nothingSchema = z.strictObject({})
