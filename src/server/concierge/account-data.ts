import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  deleteOf as eraseConversations,
  /**
   * Moves a session's chats about an address, or about none, to the member who verified it. Call it in the
   * transaction of the sign-in.
   */
  moveToMember as adoptConversations,
} from './store.ts'

export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
