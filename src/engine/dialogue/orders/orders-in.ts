import type { Proposal } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { entryOrder, NO_ORDER } from './entry-orders.ts'

export type Ordered = { rest: string; proposals: Proposal[]; which: Entry[]; isUndo: boolean }

const TIMES: Path = 'valuesMap.availability'

/** The orders about entries in a message, and what it says besides. Null when there are none. */
export function ordersIn(
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
    rest: found
      .map(({ rest }) => rest)
      .filter((rest) => rest !== '')
      .join(' '),
    proposals: orders.flatMap((one) => (one.kind === 'does' ? one.proposals : [])),
    which: orders.flatMap((one) => (one.kind === 'which' ? one.candidates : [])),
    isUndo: orders.some(({ kind }) => kind === 'undo'),
  }
}
