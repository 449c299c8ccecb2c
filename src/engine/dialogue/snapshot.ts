import * as z from 'zod/mini'
import type { Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { snapshotSchema } from '#contract/concierge.ts'
import { type Change, fitting, merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import { isListPath, type Path, slotOf } from './slots.ts'
import type { Conversation } from './state.ts'

/** What the conversation has learned, in the wire's shape. Nothing said is null or an empty list. */
export function snapshotOf({ entries }: Conversation): Snapshot {
  const one = (path: Path) => entries.find((entry) => entry.path === path)?.value ?? null
  const all = (path: Path) => entries.filter((entry) => entry.path === path).map(({ value }) => String(value))
  const notes = all('notes')
  return z.parse(snapshotSchema, {
    valuesMap: {
      intent: one('valuesMap.intent'),
      dealbreakers: all('valuesMap.dealbreakers'),
      safety_prefs: all('valuesMap.safety_prefs'),
      distance_km: one('valuesMap.distance_km'),
      age_range: { min: one('valuesMap.age_range.min'), max: one('valuesMap.age_range.max') },
      availability: all('valuesMap.availability'),
      budget: one('valuesMap.budget'),
      lifestyle: { smoking: one('valuesMap.lifestyle.smoking'), drinking: one('valuesMap.lifestyle.drinking') },
      family: { wants_kids: one('valuesMap.family.wants_kids') },
      faith_values_edge: one('valuesMap.faith_values_edge'),
    },
    preferences: { must_haves: all('preferences.must_haves'), nice_to_haves: all('preferences.nice_to_haves') },
    notes: notes.length === 0 ? null : notes.join('\n'),
  })
}

/** For each value of the snapshot the words it came from; an item of a list has its index in the path. */
export function sourcesOf({ entries }: Conversation): SnapshotSource[] {
  const seen = new Map<Path, number>()
  return entries.map(({ path, from, words, turn }) => {
    const at = seen.get(path) ?? 0
    seen.set(path, at + 1)
    return { path: isListPath(path) ? `${path}.${at}` : path, from, words, turn }
  })
}

/**
 * A value put right by hand on the snapshot card. `null` takes it out; for a list, the value is the whole new list.
 *
 * @returns the conversation with the value in place and what changed; an unfitting value changes nothing
 */
export function correctValue(
  state: Conversation,
  path: Path,
  value: string | number | readonly string[] | null,
): { state: Conversation; changes: Change[] } {
  const origin = { from: 'answer' as const, turn: null }
  const wanted = value === null ? [] : Array.isArray(value) ? value : [value]
  if (wanted.some((one) => fitting(path, one) === null)) return { state, changes: [] }
  const bare = { ...state, entries: state.entries.filter((entry) => entry.path !== path) }
  const proposals = wanted.map(
    (one): Proposal =>
      isListPath(path)
        ? { kind: 'add', path, value: String(one), words: '' }
        : path === 'notes'
          ? { kind: 'note', value: String(one), words: '' }
          : { kind: 'set', path, value: one, words: '' },
  )
  const merged = merge(bare, proposals, origin)
  if (value !== null) return merged
  const gone = state.entries.find((entry) => entry.path === path)
  return gone ? { state: merged.state, changes: [{ kind: 'cleared', slot: slotOf(gone) }] } : { state, changes: [] }
}
