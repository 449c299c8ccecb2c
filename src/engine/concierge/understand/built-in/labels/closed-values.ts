import { defined, type Path, pathsOf, ROWS, type RowName } from '../../../profile/rows.ts'

export type Value = { label: string; path: Path; value: string; row: RowName }

/** The listed answers, keyed by the labels of the learned reader. */
export const VALUES: readonly Value[] = ROWS.flatMap((row) => {
  const [path] = pathsOf(row)
  const options = Object.entries(defined(row).options ?? {})
  return path ? options.map(([value, { label }]) => ({ label, path, value, row })) : []
})

/**
 * Rows for which no rules are needed, apart from figures: on unseen messages the learned reader alone does as well.
 * Only some deal-breakers are listed.
 */
export const isLearnedAlone = (row: RowName) => defined(row).options !== undefined && !defined(row).isInWords

/** The learned reader hears a value from this likelihood on. */
export const HEARD = 0.5
