import type { Queryable } from '../database/database.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { countMailed, type Mailed } from './store.ts'

/** What strangers may send to one mailbox within any hour and any day. */
const OF_STRANGERS = { hour: 5, day: 10 }
/** What one network may use up of that, so that nobody takes it all from the others. */
const OF_A_NETWORK = { hour: 2, day: 4 }
/**
 * What a network has of its own at a mailbox, and all networks together. Strangers who use up theirs take nothing from
 * the network of the owner. One network therefore gets 2 + 3 mails in an hour at most.
 */
const OWN_SHARE = { day: 3, dayOfAll: 20 }
/** What is kept for browsers that have proven the address, however much strangers ask. */
const OF_KNOWN_BROWSERS = { day: 5 }

/** How a mail counts: against the reserve of known browsers, what strangers share, what a network has of its own, or it is not sent. */
export type Counted = 'known' | 'stranger' | 'share' | 'withheld'

/**
 * Whether a mailbox may get one more secret. The caps are silent: another reply would reveal
 * others' requests. A mailbox gets at most 25 mails in an hour and 30 in a day from strangers, and
 * 5 in a day from known browsers. @param network a keyed hash; null for a person at this machine
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
  if (hasRoom(mailed)) return 'stranger'
  return network !== null && hasOwnShare(mailed) ? 'share' : 'withheld'
}

const hasOwnShare = ({ sharesOfNetwork, shares }: Mailed) =>
  sharesOfNetwork < OWN_SHARE.day && shares < OWN_SHARE.dayOfAll

const hasRoom = ({ inHour, inDay, ofNetworkInHour, ofNetworkInDay }: Mailed) =>
  inHour < OF_STRANGERS.hour &&
  inDay < OF_STRANGERS.day &&
  ofNetworkInHour < OF_A_NETWORK.hour &&
  ofNetworkInDay < OF_A_NETWORK.day
