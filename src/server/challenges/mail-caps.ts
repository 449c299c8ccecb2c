import type { Queryable } from '../database/database.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { countMailed, type Mailed } from './store.ts'

/** For mails that strangers request to one mailbox. */
const OF_STRANGERS = { hour: 5, day: 10 }
/** The part of these mails that one network may request. */
const OF_A_NETWORK = { hour: 2, day: 4 }
/**
 * Extra mails to one mailbox: per network, and for all networks together. Strangers cannot use up the extra mails of
 * the owner's network. A network gets at most 2 + 3 mails per hour.
 */
const OWN_SHARE = { day: 3, dayOfAll: 20 }
/** Reserved for browsers that have verified the address. */
const OF_KNOWN_BROWSERS = { day: 5 }

/** Which limit counts the mail: known browsers', strangers', or the network's own. `withheld` is not sent. */
export type Counted = 'known' | 'stranger' | 'share' | 'withheld'

/**
 * The reply does not show the result: it would reveal others' requests. Strangers can send a mailbox at most 25 mails
 * per hour and 30 per day, known browsers 5 per day.
 * @param network a keyed hash; null for this machine
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
