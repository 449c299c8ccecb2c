import { defined, type Path, pathsOf, ROWS, type RowName } from '../../../profile/rows.ts'

export type Value = { label: string; path: Path; value: string; row: RowName }

export const VALUES: readonly Value[] = ROWS.flatMap((row) => {
  const [path] = pathsOf(row)
  const options = Object.entries(defined(row).options ?? {})
  return path ? options.map(([value, { label }]) => ({ label, path, value, row })) : []
})

/**
 * These rows have no rules: on unseen messages the learned reader alone is as good.
 */
export const isLearnedAlone = (row: RowName) => defined(row).options !== undefined && !defined(row).isInWords

export const HEARD = 0.5
