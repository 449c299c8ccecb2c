import * as z from 'zod/mini'
import type { Row, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { snapshotSchema } from '#contract/concierge.ts'
import type { Entry, Profile } from './profile.ts'
import { isListPath, PATHS, type Path, pathsOf, type RowName } from './rows.ts'

/** Missing values are null or an empty list. */
export function snapshotOf({ entries }: Pick<Profile, 'entries'>): Snapshot {
  const snapshot: Nested = {}
  for (const path of PATHS) {
    const values = entries.filter((entry) => entry.path === path).map(({ value }) => value)
    put(snapshot, path.split('.'), held(path, values))
  }
  return z.parse(snapshotSchema, snapshot)
}

type Held = string | number | null | string[]
type Nested = { [key: string]: Held | Nested }

function held(path: Path, values: readonly (string | number)[]): Held {
  if (isListPath(path)) return values.map(String)
  if (path !== 'notes') return values[0] ?? null
  return values.length === 0 ? null : values.join('\n')
}

function put(into: Nested, [key = '', ...rest]: readonly string[], value: Held): void {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const inner = into[key]
  const next: Nested = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  into[key] = next
  put(next, rest, value)
}

/** Leaves out blank values. */
export function valuesAt(snapshot: Snapshot, path: Path): (string | number)[] {
  const found = path.split('.').reduce<unknown>((value, key) => Object(value)[key], snapshot)
  return (Array.isArray(found) ? found : [found]).filter(
    (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  )
}

/** The path of a list item includes its index. */
export function sourcesOf({ entries }: Pick<Profile, 'entries'>): SnapshotSource[] {
  const seen = new Map<Path, number>()
  return entries.map(({ path, from, words, turn }) => {
    const at = seen.get(path) ?? 0
    seen.set(path, at + 1)
    return { path: isListPath(path) ? `${path}.${at}` : path, from, words, turn }
  })
}

/** The inverse of `snapshotOf` and `sourcesOf`. */
export function entriesOf(snapshot: Snapshot, sources: readonly SnapshotSource[]): Entry[] {
  return PATHS.flatMap((path) =>
    valuesAt(snapshot, path).map((value, at): Entry => {
      const source = sources.find((one) => one.path === (isListPath(path) ? `${path}.${at}` : path))
      return { path, value, from: source?.from ?? 'answer', words: source?.words ?? null, turn: source?.turn ?? null }
    }),
  )
}

export function shownRow(row: RowName): Row {
  const [path = 'notes'] = pathsOf(row)
  const isEnd = path === 'valuesMap.age_range.min' || path === 'valuesMap.age_range.max'
  return { path: isEnd ? 'valuesMap.age_range' : path, isMeet: row === 'meet' }
}
