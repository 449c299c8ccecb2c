import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  deleteOf as eraseConversations,
  /** Chats about an address, or about none, go to the member who verified it, in the sign-in's transaction. */
  moveToMember as adoptConversations,
} from './store.ts'

export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
