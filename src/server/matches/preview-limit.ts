import type { Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import { DAY_MS } from '../durations.ts'
import type { Network } from '../http/network.ts'
import { type SigningKey, sign } from '../http/sign.ts'
import { findShownToNetwork, insertShownToNetwork } from './shown-store.ts'

/** How many real people all browsers of one network together are shown in a day before they prove anything. */
const MOST_PEOPLE = 20

/**
 * Settles who of these a browser that proved nothing may be shown. A new browser costs nothing, so that six people each
 * would add up to everybody; past the limit there are those whom the network was shown already, and demo members.
 */
export async function admitToPreview(
  tx: Queryable,
  { secret, network, ids, now }: { secret: SigningKey; network: Network; ids: readonly string[]; now: Date },
) {
  if (network === null) return ids
  const key = sign(secret, 'preview-network', network)
  // Two browsers of one network at once would each fill the room that both see.
  await lockKey(tx, 'network', key)
  const shown = await findShownToNetwork(tx, { network: key, since: new Date(now.getTime() - DAY_MS) })
  const fresh = ids.filter((id) => !shown.has(id)).slice(0, Math.max(0, MOST_PEOPLE - shown.size))
  await insertShownToNetwork(tx, { network: key, ids: fresh, now })
  return ids.filter((id) => shown.has(id) || fresh.includes(id))
}
