import type { Utterance } from '../../src/engine/dialogue/learned/corpus.ts'
import { LABELS } from '../../src/engine/dialogue/learned/labels.ts'
import type { MarkedLine, SpanKind } from '../../src/engine/dialogue/spans/marked-line.ts'

/** What a mark says of its line, in the labels of the learned reader. */
const MEANS: Partial<Record<SpanKind, string>> = { must: 'W', nice: 'W', refused: 'X', faith: 'T', fact: 'OF' }
const ORDERS: Partial<Record<SpanKind, string>> = { remove: 'Orem', old: 'Orep', new: 'Orep', move: 'Omov' }

/**
 * What the lines that are marked word by word teach of whole messages: that they order something, that they hold a wish, a
 * refusal, faith or a fact, or none of these. Nobody said anything else of them. A line without a mark of an order may
 * still order what has no mark, beside entries that stand: it is left out.
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
