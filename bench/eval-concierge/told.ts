import { likelihoodOf } from '../../src/engine/concierge/understand/built-in/labels/likelihood.ts'
import { toldIn } from '../../src/engine/concierge/understand/built-in/labels/told.ts'
import { readSentences } from '../../src/engine/concierge/understand/built-in/reading/sentences.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { type LineSet, linesOf } from './lines.ts'

/** Counts how many told facts are noticed, and with the right kind. Only sets 6 and 7 have such facts. */
export function told({ name, miss }: LineSet) {
  const counts = { told: 0, met: 0, right: 0, notTold: 0, metWrongly: 0 }
  for (const { labels, text } of linesOf(name, 'told.txt')) {
    const sentences = readSentences(text)
    const likely = likelihoodOf(reader, { text, sentences: sentences.map(({ original }) => original), asked: null })
    const kinds = toldIn(sentences, { reader, asked: null, likely }).map(({ kind }) => kind)
    const isTold = labels.some((label) => label.startsWith('M'))
    counts[isTold ? 'told' : 'notTold'] += 1
    if (kinds.length > 0) counts[isTold ? 'met' : 'metWrongly'] += 1
    counts.right += Number(kinds.some((kind) => labels.includes(kind)))
    if (!kinds.some((kind) => labels.includes(kind)))
      miss(`told ${labels.join(' ')} | ${text}\n    ${kinds.join(', ') || '-'}`)
  }
  return counts
}
