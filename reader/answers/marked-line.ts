/**
 * A wish (must, nice), a refusal, the person's faith, a fact to note; an entry to remove, to reword (old, new) or to
 * move to another list.
 */
export const SPAN_KINDS = ['must', 'nice', 'refused', 'faith', 'fact', 'remove', 'old', 'new', 'move'] as const
export type SpanKind = (typeof SPAN_KINDS)[number]

/** Positions in code units; `to` is excluded. */
export type Span = { kind: SpanKind; from: number; to: number }

/** `standing`: the current entries. */
export type MarkedLine = { asked: string; standing: readonly Standing[]; text: string; spans: readonly Span[] }

export type Standing = { row: string; value: string }

const LETTERS: Record<string, SpanKind> = {
  m: 'must',
  n: 'nice',
  x: 'refused',
  f: 'faith',
  k: 'fact',
  d: 'remove',
  o: 'old',
  w: 'new',
  v: 'move',
}
/** Names of questions in the corpus. */
const QUESTIONS: Record<string, string> = {
  wishes: 'mustHaves',
  who: 'meet',
  ages: 'age',
  week: 'availability',
}
const MARK = /\{([a-z]):([^{}]*)\}/g

/** "must: kind; tall / not: snobs" */
function standingIn(field: string): Standing[] {
  return field.split(/\s+\/\s+/).flatMap((list) => {
    const [, row = '', values = ''] = /^\s*([a-z ]+?)\s*:\s*(.*)$/i.exec(list) ?? []
    return values
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .map((value) => ({ row: row.toLowerCase(), value }))
  })
}

/** Reads lines `asked | entries | message`; `{m:kind}` marks a span. @throws with the line's number */
export function markedLinesIn(file: string, name: string): MarkedLine[] {
  return file.split('\n').flatMap((line, at): MarkedLine[] => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [, asked = '', stands = '', message = ''] = /^\s*([a-z]+)\s*\|([^|]*)\|(.*)$/i.exec(line) ?? []
    let text = ''
    let end = 0
    const spans: Span[] = []
    const marked = message.trim()
    for (const mark of marked.matchAll(MARK)) {
      const kind = LETTERS[mark[1] ?? '']
      text += marked.slice(end, mark.index)
      if (kind === undefined) throw new Error(`${name}, line ${at + 1}: no mark ${mark[1]}`)
      spans.push({ kind, from: text.length, to: text.length + (mark[2] ?? '').length })
      text += mark[2] ?? ''
      end = mark.index + mark[0].length
    }
    text += marked.slice(end)
    if (text === '' || /[{}]/.test(text)) throw new Error(`${name}, line ${at + 1}: no "asked | stands | message"`)
    return [{ asked: QUESTIONS[asked.toLowerCase()] ?? asked.toLowerCase(), standing: standingIn(stands), text, spans }]
  })
}
