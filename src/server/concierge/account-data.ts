import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  /** Call it in the transaction that deletes the account. */
  deleteOf as eraseConversations,
  /**
   * Moves a session's chats about an address, or about none, to the member who has proven it. Call
   * it in the transaction of the bind.
   */
  moveToMember as adoptConversations,
} from './store.ts'

/** All that the concierge keeps under these owners, for the export of an account. */
export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
