import { stripVTControlCharacters } from 'node:util'

/** What people wrote, made safe for a terminal: no colour, no cursor, no line of its own. */
export const plain = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()

/** Rows under headings, each column as wide as its longest cell. */
export function table(headings: string[], rows: (string | number)[][]) {
  const cells = [headings, ...rows.map((row) => row.map((cell) => plain(String(cell))))]
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Facts one below the other, the names in a column of their own. */
export function facts(lines: [name: string, value: string | number][]) {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value))}`).join('\n')
}

/** 'YYYY-MM-DD HH:MM' of a moment as JSON writes it, in UTC. */
export const minuteOf = (iso: string | null) => (iso === null ? '' : iso.slice(0, 16).replace('T', ' '))
