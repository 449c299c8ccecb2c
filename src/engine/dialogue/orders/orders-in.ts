import type { Likelihood } from '../learned/reader.ts'
import type { Proposal } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { cleanText } from '../reading/clean-text.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { entryOrder } from './entry-orders.ts'
import { isOrder, kindOfOrder, likelyOrder } from './likely-order.ts'
import { named } from './named-entries.ts'
import { type Choice, NO_ORDER } from './order.ts'

/** `isFree`: the order was understood as a whole, in free words; what else the message says is read with more doubt. */
export type Ordered = {
  isFree: boolean
  rest: string
  proposals: Proposal[]
  which: Choice[]
  isUndo: boolean
  reword: Entry | null
}

const TIMES: Path = 'valuesMap.availability'

/** What a message orders to be done with the entries that stand: as a whole in free words, else by its plain orders. */
export function orderIn(
  reading: Reading,
  { before, text, likely }: { before: Conversation; text: string; likely: Likelihood | undefined },
): Ordered | null {
  const free = likely ? freeOrder(reading, { before, text: cleanText(text), likely }) : null
  return free ?? plainOrders(reading, { before, isLikely: likely !== undefined && isOrder(likely) })
}

/** The order that the learned reader hears in a message, resolved against the entries that stand. */
function freeOrder(
  { sentences, proposals }: Reading,
  { before, text, likely }: { before: Conversation; text: string; likely: Likelihood },
): Ordered | null {
  const kind = kindOfOrder(likely)
  if (kind === null || (kind === 'Oundo' && proposals.length > 0)) return null
  const said = sentences.map((sentence) => sentence.text).join(' ')
  if (kind !== 'Oclr' && said.split(' ').length <= BARE_WORDS) return null
  // "Nice to have: a good voice" tells something new, which the readers have heard.
  const isTold = proposals.some((one) => one.kind === 'add')
  if (isTold && (kind === 'Oadd' || named(said, text, before.entries).length === 0)) return null
  const order = likelyOrder(kind, { said, text, entries: before.entries })
  if (order.kind === 'none') return null
  return {
    isFree: true,
    rest: '',
    proposals: order.kind === 'does' ? order.proposals : [],
    which: order.kind === 'which' ? order.choices : [],
    isUndo: order.kind === 'undo',
    reword: order.kind === 'reword' ? order.entry : null,
  }
}

/** "Take it off": what so few words mean depends on what was noted last. */
const BARE_WORDS = 3

/** The orders about entries in a message, and what it says besides. Null when there are none. */
function plainOrders(
  { sentences, proposals }: Reading,
  { before, isLikely }: { before: Conversation; isLikely: boolean },
): Ordered | null {
  const { entries, lastPath } = before
  // "Scrap the mornings, weeknights it is": the readers put the new times in the place of the old.
  const isNewTime = proposals.some((one) => one.kind === 'add' && one.path === TIMES)
  const order = (text: string, said?: string) => {
    const found = entryOrder(text, entries, { lastPath, isLikely, ...(said === undefined ? {} : { said }) })
    const isOfTimes = found.kind === 'does' && found.proposals.some((one) => 'path' in one && one.path === TIMES)
    return isNewTime && isOfTimes ? NO_ORDER : found
  }
  const found = sentences.map(({ original, text, asks }) => {
    const whole = asks ? NO_ORDER : order(original, text)
    if (whole.kind === 'none') return { order: whole, rest: original }
    // "Scrap the weeknights, only weekends": what follows the order says something of its own.
    const [, first = '', after = ''] = /^([^,;]+)[,;]\s*(.+)$/.exec(original) ?? []
    const part = first === '' ? NO_ORDER : order(first)
    const isAll = part.kind === 'does' && whole.kind === 'does' && part.proposals.length >= whole.proposals.length
    return isAll ? { order: part, rest: after } : { order: whole, rest: '' }
  })
  const orders = found.map((one) => one.order).filter(({ kind }) => kind !== 'none')
  if (orders.length === 0) return null
  return {
    isFree: false,
    rest: found
      .map(({ rest }) => rest)
      .filter((rest) => rest !== '')
      .join(' '),
    proposals: orders.flatMap((one) => (one.kind === 'does' ? one.proposals : [])),
    which: orders.flatMap((one) => (one.kind === 'which' ? one.choices : [])),
    isUndo: orders.some(({ kind }) => kind === 'undo'),
    reword: orders.flatMap((one) => (one.kind === 'reword' ? [one.entry] : []))[0] ?? null,
  }
}
