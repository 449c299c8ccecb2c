import { readFileSync } from 'node:fs'

export type CsvRow = Record<string, string>

/** No cell contains a quote or comma. */
export function readCsv(file: string): CsvRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}
