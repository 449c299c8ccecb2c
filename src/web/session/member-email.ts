import * as z from 'zod/mini'
import { emailSchema } from '#contract/intake.ts'
import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const KEY = 'overture.member-email'

/** Trimmed and lowercased; undefined without a valid address. */
export function rememberedEmail(): string | undefined {
  const parsed = emailSchema.safeParse(readTab(KEY))
  return parsed.success ? parsed.data : undefined
}

export function rememberEmail(email: string) {
  writeTab(KEY, email)
}

export function forgetEmail() {
  writeTab(KEY, undefined)
  writeBrowser(SUBMITTED, undefined)
}

const SUBMITTED = 'overture.submitted-email'

/** Also true for earlier visits. */
export function wasSubmittedHere(email: string) {
  return email !== '' && readBrowser(SUBMITTED) === email
}

export function rememberSubmitted(email: string) {
  rememberEmail(email)
  writeBrowser(SUBMITTED, email)
}

/** The number is the draft shape's version. Other versions are not read. */
export const DRAFT_KEY = 'overture.draft.1'
const keptDraftSchema = z.object({ values: z.object({ account: z.object({ email: emailSchema }) }) })

/** Undefined without a valid address. */
export function draftEmail(): string | undefined {
  try {
    const kept = keptDraftSchema.safeParse(JSON.parse(readBrowser(DRAFT_KEY) ?? 'null'))
    return kept.success ? kept.data.values.account.email : undefined
  } catch {
    // The stored text is not ours.
    return undefined
  }
}
