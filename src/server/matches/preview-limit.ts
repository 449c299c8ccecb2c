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

/** Real people shown per network and day before a proof. */
const MOST_PEOPLE = 20
/** Different answers per network and day before a proof: each tells of everybody shown whether they fit. */
const MOST_ANSWERS = 5

const keyOf = (secret: SigningKey, network: string) => sign(secret, 'preview-network', network)

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
  const key = keyOf(secret, network)
  // Without a lock, two browsers of one network would each use the same remaining limit.
  await lockKey(tx, 'network', key)
  const shown = await findShownToNetwork(tx, { network: key, since: new Date(now.getTime() - DAY_MS) })
  const fresh = ids.filter((id) => !shown.has(id)).slice(0, Math.max(0, MOST_PEOPLE - shown.size))
  await insertShownToNetwork(tx, { network: key, ids: fresh, now })
  return ids.filter((id) => shown.has(id) || fresh.includes(id))
}

/**
 * Whether answers may be held against real people before a proof. A new browser with other answers
 * costs nothing either, so without a limit it would read everybody's own limits from who vanishes.
 * Past it a browser meets demo members only. @param answers what decides who fits
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
