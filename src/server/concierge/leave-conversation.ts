import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { ownConversation } from './conversation-ownership.ts'
import { deleteConversation } from './store.ts'

/** Saved snapshots stay. @throws `not_found` unless the conversation is the owner's and open */
export function leaveConversation({ db }: Deps, owner: Owner, { sessionId }: { sessionId: string }) {
  return db.transaction().execute(async (tx) => {
    const conversation = await ownConversation(tx, owner, { sessionId, lock: true })
    if (conversation.status !== 'open') throw refuse('not_found')
    await deleteConversation(tx, conversation.id)
    return { ok: true }
  })
}
