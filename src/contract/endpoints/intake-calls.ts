import * as z from 'zod/mini'
import { emailSchema, intakeDraftSchema, intakeSubmissionSchema } from '../intake.ts'
import { MAX_VERSION } from '../limits.ts'
import { maybe } from '../maybe.ts'

const version = z.int().check(z.gte(0), z.lte(MAX_VERSION))

/** A save's body wraps the draft. Issues get paths of the draft; `email` is a field of Account. */
export function draftIssuePath([first, ...rest]: (string | number)[]): (string | number)[] {
  if (first === 'draft') return rest
  if (first === 'email') return ['account', 'email', ...rest]
  return first === undefined ? [] : [first, ...rest]
}

export const saveDraftSchema = z
  .strictObject({ email: emailSchema, draft: intakeDraftSchema, version: maybe(version) })
  .check(
    z.refine(({ email, draft }) => draft.account?.email === undefined || draft.account.email === email, {
      path: ['account', 'email'],
      error: 'Enter a valid email address',
    }),
  )
export const savedDraftSchema = z.object({ savedAt: z.optional(z.string()), version: z.optional(version) })
export const loadDraftSchema = z.strictObject({ email: emailSchema })
export const loadedDraftSchema = z.object({ draft: intakeDraftSchema, version: z.optional(version) })
export const submitResultSchema = z.object({ submittedAt: z.string(), submission: intakeSubmissionSchema })
export type SubmitResult = z.output<typeof submitResultSchema>
