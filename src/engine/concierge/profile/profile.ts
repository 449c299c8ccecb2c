import * as z from 'zod/mini'
import { MAX_LIST, MAX_NOTES } from '#contract/limits.ts'
import { PATHS, ROWS, type RowName, rowOf } from './rows.ts'

/** Most characters of the person's own words that are kept with a value. */
export const MAX_WORDS = 160

export const entrySchema = z.strictObject({
  path: z.enum(PATHS),
  value: z.union([z.string().check(z.minLength(1), z.maxLength(MAX_NOTES)), z.int()]),
  from: z.enum(['answer', 'intake', 'edit']),
  words: z.nullable(z.string().check(z.maxLength(MAX_WORDS))),
  /** The message's number, from 0; null for the intake. */
  turn: z.nullable(z.int().check(z.gte(0))),
})
export type Entry = z.output<typeof entrySchema>

const rows = z.array(z.enum(ROWS)).check(z.maxLength(ROWS.length))
const entries = (most: number) => z.array(entrySchema).check(z.maxLength(most))

/** Only `apply` returns a changed profile. */
export const profileSchema = z.strictObject({
  entries: entries(6 * MAX_LIST),
  /** Declined rows are not asked again. */
  declined: rows,
  /** Rows answered with "nothing". */
  settled: rows,
  /** Removed entries, newest last. An intake does not restore them. */
  removed: entries(2 * MAX_LIST),
  ownAge: z.nullable(z.int().check(z.gte(18), z.lte(120))),
  /** "Within five years of me" waits here until the person's age is known. */
  aroundOwnAge: z.nullable(
    z.strictObject({ below: z.nullable(z.int()), above: z.nullable(z.int()), words: z.string() }),
  ),
})
export type Profile = z.output<typeof profileSchema>

export const EMPTY_PROFILE: Profile = {
  entries: [],
  declined: [],
  settled: [],
  removed: [],
  ownAge: null,
  aroundOwnAge: null,
}

type Valued = Pick<Entry, 'path' | 'value'>
export const isSameText = (one: string | number, other: string | number): boolean =>
  String(one).toLowerCase() === String(other).toLowerCase()
export const isSameEntry = (one: Valued, other: Valued): boolean =>
  one.path === other.path && isSameText(one.value, other.value)
export const isAmong = (one: Valued, entries: readonly Valued[]): boolean =>
  entries.some((other) => isSameEntry(one, other))

export const entriesOfRow = ({ entries }: Pick<Profile, 'entries'>, row: RowName): Entry[] =>
  entries.filter((entry) => rowOf(entry) === row)
export const isAnswered = (profile: Profile, row: RowName): boolean =>
  profile.declined.includes(row) || profile.settled.includes(row) || entriesOfRow(profile, row).length > 0
export const valueAt = ({ entries }: Pick<Profile, 'entries'>, path: Entry['path']): string | number | undefined =>
  entries.find((entry) => entry.path === path)?.value

/** From this age on, questions about children take the age into account. */
const PAST_PARENTING_AGE = 50
export function isPastParenting(profile: Profile): boolean {
  const youngest = valueAt(profile, 'valuesMap.age_range.min')
  return (profile.ownAge ?? (typeof youngest === 'number' ? youngest : 0)) >= PAST_PARENTING_AGE
}
