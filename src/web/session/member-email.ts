import * as z from 'zod/mini'
import { emailSchema } from '#contract/intake.ts'
import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const KEY = 'overture.member-email'

/** The last submitted email of this tab, trimmed and lowercased; undefined when there is none or it is no address. */
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

/** Whether an intake was submitted for this address in this browser, also in an earlier visit. */
export function wasSubmittedHere(email: string) {
  return email !== '' && readBrowser(SUBMITTED) === email
}

/** Remembers an address whose intake was just submitted. */
export function rememberSubmitted(email: string) {
  rememberEmail(email)
  writeBrowser(SUBMITTED, email)
}

/** Where this browser keeps its copy of the draft. The number is the shape's version: another shape is not read. */
export const DRAFT_KEY = 'overture.draft.1'
const keptDraftSchema = z.object({ values: z.object({ account: z.object({ email: emailSchema }) }) })

/** The address in this browser's copy of the draft; undefined when there is none or it is no address. */
export function draftEmail(): string | undefined {
  try {
    const kept = keptDraftSchema.safeParse(JSON.parse(readBrowser(DRAFT_KEY) ?? 'null'))
    return kept.success ? kept.data.values.account.email : undefined
  } catch {
    // What is stored there is not ours.
    return undefined
  }
}
