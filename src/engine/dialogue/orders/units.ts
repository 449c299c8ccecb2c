import type { Sentence } from '../reading/sentences.ts'
import type { Ordered } from './order.ts'

/** A message of more sentences than this is a story. */
const MOST_SENTENCES = 12

const isDone = (order: Ordered | null): boolean =>
  order !== null && (order.proposals.length > 0 || order.isUndo || order.isKept === true || order.adds !== null)

/**
 * The orders of a message of several sentences, each heard by itself; what is no order is left as its rest.
 * Null where that carries out nothing, so that the message is heard as a whole.
 */
export function orderByUnit(sentences: readonly Sentence[], orderOf: (text: string) => Ordered | null): Ordered | null {
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return null
  const heard = sentences.map(({ original }) => ({ text: original, order: orderOf(original) }))
  if (!heard.some(({ order }) => isDone(order))) return null
  const orders = heard.flatMap(({ order }) => order ?? [])
  const asking = orders.find(({ which, reword, adds }) => which.length > 0 || reword !== null || adds !== null)
  return {
    isFree: false,
    isKept: orders.every(({ isKept }) => isKept === true),
    settles: orders.flatMap(({ settles = [] }) => settles),
    rest: heard
      .map(({ text, order }) => (order === null ? text : order.rest))
      .join('\n')
      .trim(),
    proposals: orders.flatMap(({ proposals }) => proposals),
    which: asking?.which ?? [],
    ask: asking?.ask,
    isUndo: orders.some(({ isUndo }) => isUndo),
    reword: asking?.reword ?? null,
    adds: asking?.adds ?? null,
    unsure: asking ? '' : orders.flatMap(({ unsure = '' }) => (unsure === '' ? [] : [unsure])).join(' '),
  }
}
