import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  /** Deletes all that the concierge keeps about a person. For the transaction that deletes the account. */
  deleteOf as eraseConversations,
  /**
   * Moves what a session told the concierge about an address, or about none, to the member who has just proven it.
   * What it said in the name of another address stays with the session. For the transaction of the bind.
   */
  moveToMember as adoptConversations,
} from './store.ts'

/** All that the concierge keeps under these owners, for the export of an account. */
export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
