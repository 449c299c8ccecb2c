import type { SnapshotPath } from '#contract/concierge.ts'
import { isOpen } from './groups.ts'
import { fitting } from './merge.ts'
import { type Path, pathsOf, SLOTS, type Slot, slotOf } from './slots.ts'
import type { Conversation, Entry } from './state.ts'
import { askNext } from './wording/next-question.ts'

/** A value put on the snapshot by hand; null clears its place. */
export type Edit = {
  path: SnapshotPath
  value:
    | string
    | number
    | readonly string[]
    | { min?: number | null | undefined; max?: number | null | undefined }
    | null
}

/** The entries after an edit. Entries of a list that stay keep the words they came from. */
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

const slotsAt = (path: SnapshotPath): Slot[] =>
  SLOTS.filter((slot) => pathsOf(slot).some((one) => one === path || one.startsWith(`${path}.`)))

/**
 * A conversation after a value was changed on the snapshot. What was emptied by hand is not asked for again; when the
 * change answered the open question, `reply` puts the next one.
 */
export function editConversation(before: Conversation, edit: Edit): { state: Conversation; reply: string | null } {
  const entries = editEntries(before.entries, edit)
  const held = new Set(entries.map(slotOf))
  const slots = slotsAt(edit.path)
  const emptied = slots.filter((slot) => !held.has(slot) && before.entries.some((entry) => slotOf(entry) === slot))
  const isLeft = (slot: Slot) => !slots.includes(slot) || !held.has(slot)
  const state: Conversation = {
    ...before,
    entries,
    handover: null,
    declined: [...before.declined.filter(isLeft), ...emptied.filter((slot) => !before.declined.includes(slot))],
    settled: before.settled.filter(isLeft),
    lastPath: before.lastPath === edit.path ? null : before.lastPath,
  }
  const [wasOpen, isAnswered] = [isOpen(before), !isOpen(state)]
  if (!wasOpen || !isAnswered) return { state, reply: null }
  const asked = askNext(state)
  return { state: asked.state, reply: asked.text }
}
