import { compact } from '#contract/compact.ts'
import { forgetCsrfToken } from '../api/http.ts'
import { forgetConversation, keepTyped } from './conversation-memory.ts'
import { rememberHome } from './home-memory.ts'
import { DRAFT_KEY, draftEmail, forgetEmail } from './member-email.ts'
import { rememberSeenMatches } from './seen-toasts.ts'
import { forgetSession } from './use-session.ts'

/** Called after a session ended. */
export function forgetMember() {
  forgetCsrfToken()
  forgetEmail()
  forgetConversation()
  keepTyped('email', '')
  keepTyped('name', '')
  rememberHome(false)
  rememberSeenMatches(false)
  forgetSession()
}

/** Without `always`, a draft stays while the server may lack some of its answers. */
export function forgetDraftCopy(email: string, { always = false } = {}) {
  try {
    if (draftEmail() === email && (always || isSafeOnServer())) window.localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is denied.
  }
}

function isSafeOnServer() {
  const copy: unknown = JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null')
  if (typeof copy !== 'object' || copy === null || !('values' in copy && 'base' in copy && 'sent' in copy)) return false
  return Array.isArray(copy.sent) && copy.sent.length === 0 && said(copy.values) === said(copy.base)
}

/** Missing and blank answers are equal. */
const said = (values: unknown) => JSON.stringify(compact(values) ?? {})
