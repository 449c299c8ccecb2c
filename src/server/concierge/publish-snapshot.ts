import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { publishProfile } from '../matches/announce-member.ts'
import { enqueueRefresh } from '../matches/refresh-matches.ts'
import { newestEmailOf } from '../members/intake-store.ts'
import type { SavedSnapshot } from '../members/snapshot-store.ts'
import { saveSnapshot } from './store.ts'

/** @returns the owner and address whose list to refresh */
export async function publishSnapshot(tx: Transaction<Schema>, deps: Deps, saved: SavedSnapshot) {
  const { ownerId, email } = saved
  await saveSnapshot(tx, saved)
  const list = { ownerId, email: email || ((await newestEmailOf(tx, ownerId)) ?? '') }
  await publishProfile(tx, deps, list)
  await enqueueRefresh(tx, deps, list)
  return list
}
