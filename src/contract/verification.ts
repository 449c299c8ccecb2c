import * as z from 'zod/mini'
import { intakeDraftSchema } from './intake.ts'

/** Who this browser is to the server. */
export const sessionSchema = z.object({
  email: z.nullable(z.string()),
  verified: z.boolean(),
  fresh: z.boolean(),
  /** The member's intake is in. */
  submitted: z.optional(z.boolean()),
  /** The member is suspended: nothing but their own data is open to them. */
  suspended: z.optional(z.boolean()),
})
export type Session = z.output<typeof sessionSchema>

/** Deliberately loose: a malformed address is answered with `invalid_email`, not with issues. */
export const requestEmailSchema = z.strictObject({ email: z.optional(z.nullable(z.string())) })
export const emailRequestedSchema = z.object({
  alreadyVerified: z.optional(z.boolean()),
  cooldownMs: z.optional(z.number()),
  retryInMs: z.optional(z.number()),
  /** The mail waits in this machine's outbox, and this browser may read it there. */
  outbox: z.optional(z.boolean()),
})

const maybeText = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** A link's token (with the email, in a browser that did not ask for it) or an email with its code. */
export const verifySchema = z.strictObject({
  token: maybeText,
  code: maybeText,
  email: z.optional(z.nullable(z.string())),
})
export const verifiedSchema = z.object({
  /** The proven address; empty while `confirmEmail` asks for it. */
  email: z.string(),
  /** Another browser asked for this mail: type the address again to be bound here. Nothing is spent yet. */
  confirmEmail: z.optional(z.boolean()),
  /** The member had another draft already: both are kept, and the page asks which to use. */
  draftChoice: z.optional(z.boolean()),
  /** The member's intake was in before: this is a sign-in. */
  isReturning: z.optional(z.boolean()),
})
export type Verified = z.output<typeof verifiedSchema>

const keptDraftSchema = z.object({ draft: intakeDraftSchema, version: z.int(), savedAt: z.string() })
/** Both drafts while the person has not chosen: the one this browser kept before, and the member's. Null: nothing to choose. */
export const draftChoiceSchema = z.object({
  choice: z.nullable(z.object({ browser: keptDraftSchema, member: keptDraftSchema })),
})
export type DraftChoice = z.output<typeof draftChoiceSchema>
export const chooseDraftSchema = z.strictObject({ use: z.enum(['browser', 'member'], 'Choose one of the two drafts') })
/** The version of the draft that is the member's from now on. */
export const draftChosenSchema = z.object({ version: z.int() })

export const csrfTokenSchema = z.object({ csrfToken: z.optional(z.string()), csrfEnabled: z.optional(z.boolean()) })
export const okSchema = z.object({ ok: z.optional(z.boolean()) })
export const nothingSchema = z.strictObject({})
