import { readFileSync } from 'node:fs'

export type CsvRow = Record<string, string>

/** Cells hold neither quotes nor commas. */
export function readCsv(file: string): CsvRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}
