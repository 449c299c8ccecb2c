import type { Queryable } from '../database/database.ts'
import { findChats, findSnapshots } from './store.ts'

export {
  deleteOf as eraseConversations,
  /** In the sign-in's transaction, chats about an address, or about none, move to the member who verified it. */
  moveToMember as adoptConversations,
} from './store.ts'

export async function readConversations(db: Queryable, ownerIds: readonly string[]) {
  return { conversations: await findChats(db, ownerIds), snapshots: await findSnapshots(db, ownerIds) }
}
