import type { Database, Queryable } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import { DAY_MS } from '../durations.ts'
import type { Network } from '../http/network.ts'
import { type SigningKey, sign } from '../http/sign.ts'
import {
  findAnswersOfNetwork,
  findShownToNetwork,
  insertAnswersOfNetwork,
  insertShownToNetwork,
} from './shown-store.ts'

/** Real people shown per network and day to unverified browsers. */
const MOST_PEOPLE = 20
/** Sets of answers per network and day. Each set reveals which of the shown people fit. */
const MOST_ANSWERS = 5

const keyOf = (secret: SigningKey, network: string) => sign(secret, 'preview-network', network)

/**
 * New browsers cost nothing, so a limit per browser would reveal everybody. Above the network's limit, a browser sees
 * only people the network has seen, and invented members.
 */
export async function admitToPreview(
  tx: Queryable,
  { secret, network, ids, now }: { secret: SigningKey; network: Network; ids: readonly string[]; now: Date },
) {
  if (network === null) return ids
  const key = keyOf(secret, network)
  // Without a lock, two browsers could both use what is left.
  await lockKey(tx, 'network', key)
  const shown = await findShownToNetwork(tx, { network: key, since: new Date(now.getTime() - DAY_MS) })
  const fresh = ids.filter((id) => !shown.has(id)).slice(0, Math.max(0, MOST_PEOPLE - shown.size))
  await insertShownToNetwork(tx, { network: key, ids: fresh, now })
  return ids.filter((id) => shown.has(id) || fresh.includes(id))
}

/**
 * New answers cost nothing either: without a limit, who disappears would reveal everybody's limits. Above it, a browser
 * sees only invented members.
 * @param answers what decides who fits
 */
export async function admitAnswers(
  db: Database,
  { secret, network, answers, now }: { secret: SigningKey; network: Network; answers: string; now: Date },
) {
  if (network === null) return true
  const [key, counted] = [keyOf(secret, network), sign(secret, 'preview-answers', answers)]
  return db.transaction().execute(async (tx) => {
    await lockKey(tx, 'network', key)
    const known = await findAnswersOfNetwork(tx, { network: key, since: new Date(now.getTime() - DAY_MS) })
    const isAdmitted = known.has(counted) || known.size < MOST_ANSWERS
    if (isAdmitted && !known.has(counted)) await insertAnswersOfNetwork(tx, { network: key, answers: counted, now })
    return isAdmitted
  })
}
