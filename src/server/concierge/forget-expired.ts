import { CHAT_DAYS, UNPROVEN_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { deleteChatTextBefore, deleteUnverifiedBefore } from './store.ts'

/** What was said in a chat is kept this long after its last word. */
const CHAT_TEXT_MS = CHAT_DAYS * DAY_MS
/** As long as unproven drafts and submissions. */
const UNVERIFIED_MS = UNPROVEN_DAYS * DAY_MS

/** Deletes chats and saved snapshots that have outlived their use. */
export async function forgetConversations({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock().getTime()
  await deleteChatTextBefore(db, new Date(now - CHAT_TEXT_MS))
  await deleteUnverifiedBefore(db, new Date(now - UNVERIFIED_MS))
}
