import * as z from 'zod/mini'
import type { Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { snapshotSchema } from '#contract/concierge.ts'
import { isListPath, PATHS, type Path } from './slots.ts'
import type { Conversation, Entry } from './state.ts'

/** What the conversation has learned, in the wire's shape. Nothing said is null or an empty list. */
export function snapshotOf({ entries }: Pick<Conversation, 'entries'>): Snapshot {
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
export function sourcesOf({ entries }: Pick<Conversation, 'entries'>): SnapshotSource[] {
  const seen = new Map<Path, number>()
  return entries.map(({ path, from, words, turn }) => {
    const at = seen.get(path) ?? 0
    seen.set(path, at + 1)
    return { path: isListPath(path) ? `${path}.${at}` : path, from, words, turn }
  })
}

/** The entries of a saved snapshot, each with the source kept beside it: `snapshotOf` and `sourcesOf` undone. */
export function entriesOf(snapshot: Snapshot, sources: readonly SnapshotSource[]): Entry[] {
  return PATHS.flatMap((path) => {
    const held = path.split('.').reduce<unknown>((value, key) => Object(value)[key], snapshot)
    const values = (Array.isArray(held) ? held : [held]).filter((value) => value !== null && value !== undefined)
    return values
      .filter((value) => value !== '')
      .map((value, at): Entry => {
        const source = sources.find((one) => one.path === (isListPath(path) ? `${path}.${at}` : path))
        return { path, value, from: source?.from ?? 'answer', words: source?.words ?? null, turn: source?.turn ?? null }
      })
  })
}
