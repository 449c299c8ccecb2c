import type { Queryable } from '../database/database.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { countMailed, type Mailed } from './store.ts'

/** What strangers may send to one mailbox within any hour and any day. */
const OF_STRANGERS = { hour: 5, day: 10 }
/** What one network may use up of that, so that nobody takes it all from the others. */
const OF_A_NETWORK = { hour: 2, day: 4 }
/** What is kept for browsers that have proven the address, however much strangers ask. */
const OF_KNOWN_BROWSERS = { day: 5 }

/** How a mail counts: against the reserve of known browsers, against what strangers have, or it is not sent. */
export type Counted = 'known' | 'stranger' | 'withheld'

/**
 * Whether one more secret may be mailed to a mailbox. The caps are silent: an answer that differs would tell a stranger
 * that others wrote to the address.
 *
 * @param network a keyed hash; null for a person at this machine
 */
export async function countAgainstCaps(
  db: Queryable,
  asked: { mailbox: string; network: string | null; isKnown: boolean; now: Date },
): Promise<Counted> {
  const { mailbox, network, now } = asked
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const mailed = await countMailed(db, { mailbox, network, hourAgo, dayAgo })
  if (asked.isKnown && mailed.toKnown < OF_KNOWN_BROWSERS.day) return 'known'
  return hasRoom(mailed) ? 'stranger' : 'withheld'
}

const hasRoom = ({ inHour, inDay, ofNetworkInHour, ofNetworkInDay }: Mailed) =>
  inHour < OF_STRANGERS.hour &&
  inDay < OF_STRANGERS.day &&
  ofNetworkInHour < OF_A_NETWORK.hour &&
  ofNetworkInDay < OF_A_NETWORK.day
