import { stripVTControlCharacters } from 'node:util'

/** User text must not color the terminal or move its cursor. */
export const plain = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()

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

export function facts(lines: [name: string, value: string | number][]) {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value))}`).join('\n')
}

/** 'YYYY-MM-DD HH:MM' (UTC). */
export const minuteOf = (iso: string | null) => (iso === null ? '' : iso.slice(0, 16).replace('T', ' '))
