import { emailSchema } from '#contract/intake.ts'
import { readTab, writeTab } from './tab-storage.ts'

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
}
