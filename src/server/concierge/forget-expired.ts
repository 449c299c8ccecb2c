import { CHAT_DAYS, UNPROVEN_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { deleteChatTextBefore, deleteUnverifiedBefore } from './store.ts'

const CHAT_TEXT_MS = CHAT_DAYS * DAY_MS
/** Unverified chats stay as long as unverified drafts and submissions. */
const UNVERIFIED_MS = UNPROVEN_DAYS * DAY_MS

export async function forgetConversations({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock().getTime()
  await deleteChatTextBefore(db, new Date(now - CHAT_TEXT_MS))
  await deleteUnverifiedBefore(db, new Date(now - UNVERIFIED_MS))
}
