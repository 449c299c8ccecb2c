import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  /** Call it in the transaction that deletes the account. */
  deleteOf as eraseConversations,
  /**
   * Moves a session's chats about an address, or about none, to the member who verified it. Call it in the
   * transaction of the sign-in.
   */
  moveToMember as adoptConversations,
} from './store.ts'

/** For the export of an account. */
export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
