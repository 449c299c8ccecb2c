import { defined, type Path, pathsOf, ROWS, type RowName } from '../../../profile/rows.ts'

export type Value = { label: string; path: Path; value: string; row: RowName }

/** The listed answers, by the labels of the learned reader. */
export const VALUES: readonly Value[] = ROWS.flatMap((row) => {
  const [path] = pathsOf(row)
  const options = Object.entries(defined(row).options ?? {})
  return path ? options.map(([value, { label }]) => ({ label, path, value, row })) : []
})

/**
 * What rules do not read, figures aside: on messages that were new to both, the learned reader alone does as well. Of the
 * deal-breakers only some are listed.
 */
export const isLearnedAlone = (row: RowName) => defined(row).options !== undefined && !defined(row).isInWords

/** From here on the learned reader hears a value. */
export const HEARD = 0.5
