import type { SnapshotPath } from '#contract/concierge.ts'
import { fitting } from '../profile/fitting.ts'
import type { Entry, Profile } from '../profile/profile.ts'
import { type Path, pathsOf, ROWS, type RowName, rowOf } from '../profile/rows.ts'
import { asking } from '../reply/compose.ts'
import type { Conversation } from '../state/conversation.ts'
import { isOpen } from '../state/next-question.ts'

/** A null `value` clears the place. */
export type Edit = {
  path: SnapshotPath
  value:
    | string
    | number
    | readonly string[]
    | { min?: number | null | undefined; max?: number | null | undefined }
    | null
}

/** Unchanged list items keep their source words. */
export function editEntries(entries: readonly Entry[], edit: Edit): Entry[] {
  const wanted = valuesOf(edit)
  const isPlace = ({ path }: { path: Path }) => path === edit.path || path.startsWith(`${edit.path}.`)
  const edited = wanted.map(
    ({ path, value }): Entry =>
      entries.find((entry) => entry.path === path && entry.value === value) ?? {
        path,
        value,
        from: 'edit',
        words: null,
        turn: null,
      },
  )
  return [...entries.filter((entry) => !isPlace(entry)), ...edited]
}

type Value = { path: Path; value: string | number }

function valuesOf({ path, value }: Edit): Value[] {
  if (value === null) return []
  if (path === 'valuesMap.age_range') {
    const { min, max } = Object(value)
    return [...fittingAt('valuesMap.age_range.min', min), ...fittingAt('valuesMap.age_range.max', max)]
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values
    .flatMap((one) => fittingAt(path, one))
    .filter((one, at, all) => all.findIndex((other) => other.value === one.value) === at)
}

function fittingAt(path: Path, value: unknown): Value[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const fitted = fitting(path, value)
  return fitted === null ? [] : [{ path, value: fitted }]
}

const rowsAt = (path: SnapshotPath): RowName[] =>
  ROWS.filter((row) => pathsOf(row).some((one) => one === path || one.startsWith(`${path}.`)))

/** A cleared row is not asked for again. A removed entry does not come back. */
export function editProfile(before: Profile, edit: Edit): Profile {
  const entries = editEntries(before.entries, edit)
  const held = new Set(entries.map(rowOf))
  const rows = rowsAt(edit.path)
  const emptied = rows.filter((row) => !held.has(row) && before.entries.some((entry) => rowOf(entry) === row))
  const isLeft = (row: RowName) => !rows.includes(row) || !held.has(row)
  const isThere = (one: Entry) => entries.some(({ path, value }) => path === one.path && value === one.value)
  const gone = before.entries.filter((one) => !isThere(one))
  return {
    ...before,
    entries,
    declined: [...before.declined.filter(isLeft), ...emptied.filter((row) => !before.declined.includes(row))],
    settled: before.settled.filter(isLeft),
    removed: [...before.removed.filter((one) => !isThere(one)), ...gone].slice(-MOST_REMOVED),
  }
}
const MOST_REMOVED = 40

/** If the edit answers the open question, `reply` asks the next. */
export function editConversation(before: Conversation, edit: Edit): { state: Conversation; reply: string | null } {
  const state: Conversation = { ...before, profile: editProfile(before.profile, edit) }
  if (!isOpen(before) || isOpen(state)) return { state, reply: null }
  const asked = asking({ state: { ...state, instead: null }, text: '' })
  return { state: asked.state, reply: asked.text }
}
