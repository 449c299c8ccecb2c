import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import { DAY_MS } from '../durations.ts'
import type { Network } from '../http/network.ts'
import { type SigningKey, sign } from '../http/sign.ts'
import { findShownToNetwork, insertShownToNetwork } from './shown-store.ts'

/** Real people shown per network and day before a proof. */
const MOST_PEOPLE = 20

/**
 * Limits the real people that unproven browsers of a network see. New browsers cost nothing, so a
 * limit per browser would reveal everyone. Past it come people the network has seen, and demo
 * members.
 */
export async function admitToPreview(
  tx: Queryable,
  { secret, network, ids, now }: { secret: SigningKey; network: Network; ids: readonly string[]; now: Date },
) {
  if (network === null) return ids
  const key = sign(secret, 'preview-network', network)
  // Without a lock, two browsers of one network would each use the same remaining limit.
  await lockKey(tx, 'network', key)
  const shown = await findShownToNetwork(tx, { network: key, since: new Date(now.getTime() - DAY_MS) })
  const fresh = ids.filter((id) => !shown.has(id)).slice(0, Math.max(0, MOST_PEOPLE - shown.size))
  await insertShownToNetwork(tx, { network: key, ids: fresh, now })
  return ids.filter((id) => shown.has(id) || fresh.includes(id))
}
