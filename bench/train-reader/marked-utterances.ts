import type { Utterance } from '../../src/engine/dialogue/learned/corpus.ts'
import { LABELS } from '../../src/engine/dialogue/learned/labels.ts'
import type { MarkedLine, SpanKind } from '../../src/engine/dialogue/spans/marked-line.ts'

/** What a mark says of its line, in the labels of the learned reader. */
const MEANS: Partial<Record<SpanKind, string>> = { must: 'W', nice: 'W', refused: 'X', faith: 'T', fact: 'OF' }
const ORDERS: readonly SpanKind[] = ['remove', 'old', 'new', 'move']

/**
 * What the lines that are marked word by word teach of whole messages: that they hold a wish, a refusal, faith or a
 * fact, or none. Nobody said anything else of them, and orders are left out.
 */
export function utterancesOf(lines: readonly MarkedLine[]): Utterance[] {
  return lines.flatMap(({ asked, standing, text, spans }) => {
    const isOrder = spans.some(({ kind }) => ORDERS.includes(kind)) || (asked === 'none' && standing.length > 0)
    if (isOrder) return []
    const labels = [...new Set(spans.flatMap(({ kind }) => MEANS[kind] ?? []))]
    const isTaught = (label: string) =>
      labels.includes(label) ||
      label === 'T' ||
      (label === 'W' && !labels.includes('X')) ||
      (label === 'X' && !labels.includes('W'))
    return [
      { text, asked: asked === 'none' ? 'any' : asked, labels, masked: LABELS.filter((label) => !isTaught(label)) },
    ]
  })
}
