import type { Row } from './check.ts'

export function tableOf(rows: readonly Row[]) {
  const cells = rows.map(({ check, asked, reached, holds }) => [holds ? 'holds' : 'BROKE', check, asked, reached])
  const all = [['', 'check', 'asked', 'reached'], ...cells]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const lines = all.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const reasons = rows.filter(({ why }) => why !== undefined).map(({ check, why }) => `${check}: ${why}`)
  const broke = rows.filter(({ holds }) => !holds).length
  return [...lines, '', ...reasons, `${rows.length - broke} of ${rows.length} hold`].join('\n')
}
