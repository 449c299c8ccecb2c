import type { ValuePath } from '#contract/concierge.ts'
import { MEET } from '#contract/options.ts'
import { age } from './rows/age.ts'
import { availability } from './rows/availability.ts'
import { budget } from './rows/budget.ts'
import { dealbreakers } from './rows/dealbreakers.ts'
import type { Place, RowDefinition } from './rows/definition.ts'
import { distance } from './rows/distance.ts'
import { drinking } from './rows/drinking.ts'
import { faith } from './rows/faith.ts'
import { intent } from './rows/intent.ts'
import { kids } from './rows/kids.ts'
import { meet } from './rows/meet.ts'
import { mustHaves } from './rows/must-haves.ts'
import { niceToHaves } from './rows/nice-to-haves.ts'
import { notes } from './rows/notes.ts'
import { safety } from './rows/safety.ts'
import { smoking } from './rows/smoking.ts'

/** In the order of the questions: easy ones come first. */
const DEFINED = {
  intent,
  meet,
  age,
  distance,
  availability,
  smoking,
  drinking,
  kids,
  faith,
  mustHaves,
  niceToHaves,
  dealbreakers,
  safety,
  budget,
  notes,
} satisfies Record<string, RowDefinition>

export type RowName = keyof typeof DEFINED
export const isRowName = (key: string): key is RowName => Object.hasOwn(DEFINED, key)
export const ROWS: readonly RowName[] = Object.keys(DEFINED).filter(isRowName)
export const defined = (row: RowName): RowDefinition => DEFINED[row]
export const rowsWith = (has: (definition: RowDefinition) => unknown): readonly RowName[] =>
  ROWS.filter((row) => Boolean(has(defined(row))))

export type Path = ValuePath
/** A path of the contract without a row does not compile. */
const PLACES: Record<Path, { row: RowName } & Place> = placesOf(DEFINED)

type PathOf<D extends Record<string, RowDefinition>> = { [S in keyof D]: keyof D[S]['places'] }[keyof D]
function placesOf<D extends Record<string, RowDefinition>>(all: D) {
  const places = ROWS.flatMap((row) =>
    Object.entries(all[row]?.places ?? {}).map(([path, place]) => [path, { row, ...place }] as const),
  )
  return Object.fromEntries(places) as Record<PathOf<D>, { row: RowName } & Place> // each path is a key of some row
}
const isPath = (key: string): key is Path => Object.hasOwn(PLACES, key)
export const PATHS: readonly Path[] = Object.keys(PLACES).filter(isPath)
export const placeAt = (path: Path): Place => PLACES[path]

export const isListPath = (path: Path) => PLACES[path].holds === 'list'
export const holdsSeveral = (path: Path) => PLACES[path].holds !== 'one'

const MUST_HAVES: Path = 'preferences.must_haves'
export const pathsOf = (row: RowName): readonly Path[] =>
  row === 'meet' ? [MUST_HAVES] : PATHS.filter((path) => PLACES[path].row === row)

export const isMeet = (value: unknown) => MEET.some((option) => option === value)

export function rowOf({ path, value }: { path: Path; value: unknown }): RowName {
  return path === MUST_HAVES && isMeet(value) ? 'meet' : PLACES[path].row
}

/** In the contract's order. */
export const optionsOf = (row: RowName): readonly string[] => Object.keys(defined(row).options ?? {})

const optionsWhere = (isMeant: (definition: RowDefinition) => boolean): Partial<Record<Path, readonly string[]>> =>
  Object.fromEntries(
    rowsWith((one) => one.options && isMeant(one)).flatMap((row) =>
      pathsOf(row).map((path) => [path, optionsOf(row)] as const),
    ),
  )
/** Closed lists. Deal-breakers, wishes and times have open lists, which allow own words. */
export const CLOSED_OPTIONS = optionsWhere(({ isClosed }) => isClosed === true)
/** Open lists. A value that equals an option, ignoring case, is stored in the option's spelling. */
export const LISTED_OPTIONS = optionsWhere(({ isClosed }) => isClosed !== true)
