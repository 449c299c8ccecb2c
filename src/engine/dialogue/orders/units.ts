import type { Sentence } from '../reading/sentences.ts'
import { joined, type Ordered } from './order.ts'

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
  return joined(
    orders,
    heard.map(({ text, order }) => (order === null ? text : order.rest)),
  )
}
