import type { Utterance } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import type { MarkedLine, SpanKind } from './marked-line.ts'

const MEANS: Partial<Record<SpanKind, string>> = { must: 'W', nice: 'W', refused: 'X', faith: 'T', fact: 'OF' }
const ORDERS: Partial<Record<SpanKind, string>> = { remove: 'Orem', old: 'Orep', new: 'Orep', move: 'Omov' }

/**
 * Labels whole messages: an order, wish, refusal, faith, fact, or none. A line without an order mark may still order an
 * unmarked entry, so it is left out.
 */
export function utterancesOf(lines: readonly MarkedLine[]): Utterance[] {
  return lines.flatMap(({ asked, standing, text, spans }) => {
    const orders = new Set(spans.flatMap(({ kind }) => ORDERS[kind] ?? []))
    if (orders.size === 0 && asked === 'none' && standing.length > 0) return []
    const held = new Set(spans.flatMap(({ kind }) => MEANS[kind] ?? []))
    const labels = [...held, ...orders, ...(orders.size > 0 ? ['R'] : [])]
    const isTaught = (label: string) =>
      labels.includes(label) ||
      (orders.size > 0
        ? Object.values(ORDERS).includes(label)
        : label === 'T' || (label === 'W' && !labels.includes('X')) || (label === 'X' && !labels.includes('W')))
    return [
      { text, asked: asked === 'none' ? 'any' : asked, labels, masked: LABELS.filter((label) => !isTaught(label)) },
    ]
  })
}
