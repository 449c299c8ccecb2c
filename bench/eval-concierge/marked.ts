import { readFileSync } from 'node:fs'
import { markedLinesIn, SPAN_KINDS, type Span } from '../../src/engine/dialogue/spans/marked-line.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'

const FILE = new URL('marked/unseen.txt', import.meta.url)

const COUNTS = { said: 0, asMarked: 0, inPart: 0, asAnother: 0, missed: 0, needless: 0 }
type Counts = typeof COUNTS

const overlap = (one: Span, other: Span) => Math.min(one.to, other.to) > Math.max(one.from, other.from)

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^(?:a|an|the|is|be|who) /, '')

/**
 * Scores the span reader on lines by an author who saw neither the corpus nor the code: exact,
 * partial, wrong kind, missed, spurious.
 */
function main() {
  const rows: Record<string, Counts> = {}
  const count = (kind: string, what: keyof Counts) => {
    for (const name of [kind, 'all']) {
      const row = rows[name] ?? { ...COUNTS }
      row[what] += 1
      rows[name] = row
    }
  }
  for (const { asked, standing, text, spans } of markedLinesIn(readFileSync(FILE, 'utf8'), 'unseen.txt')) {
    const found = reader.spans(text, { asked, standing })
    const wordsOf = ({ from, to }: Span) => bare(text.slice(from, to))
    for (const span of spans) {
      const own = found.filter(({ kind }) => kind === span.kind)
      count(span.kind, 'said')
      if (own.some((one) => wordsOf(one) === wordsOf(span))) count(span.kind, 'asMarked')
      else if (own.some((one) => overlap(one, span))) count(span.kind, 'inPart')
      else if (found.some((one) => overlap(one, span))) count(span.kind, 'asAnother')
      else count(span.kind, 'missed')
    }
    for (const one of found) if (!spans.some((span) => overlap(one, span))) count(one.kind, 'needless')
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
  else console.table(Object.fromEntries(['all', ...SPAN_KINDS].map((kind) => [kind, rows[kind] ?? COUNTS])))
}

main()
