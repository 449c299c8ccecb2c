import type { ValuePath } from '#contract/concierge.ts'
import {
  BUDGETS,
  HABITS,
  MEET,
  MUST_NOTS,
  RELATIONSHIP_INTENTS,
  SAFETY,
  TYPICAL_WEEK,
  WANTS_KIDS,
} from '#contract/options.ts'

/** What the conversation can be about, one word each. A slot is answered, left open by the person, or still missing. */
export const SLOTS = [
  'intent',
  'meet',
  'age',
  'distance',
  'availability',
  'budget',
  'smoking',
  'drinking',
  'kids',
  'faith',
  'mustHaves',
  'niceToHaves',
  'dealbreakers',
  'safety',
  'notes',
] as const
export type Slot = (typeof SLOTS)[number]

/** Where a slot's values live in the snapshot. */
export type Path = ValuePath

/**
 * What each place of the snapshot is about and how much it holds. What the contract adds there and this lacks does not
 * compile. Whom to meet stands among the must-haves; `isMeet` tells their entries apart.
 */
const PLACES: Record<Path, { slot: Slot; holds: 'one' | 'list' | 'text' }> = {
  'valuesMap.intent': { slot: 'intent', holds: 'one' },
  'valuesMap.dealbreakers': { slot: 'dealbreakers', holds: 'list' },
  'valuesMap.safety_prefs': { slot: 'safety', holds: 'list' },
  'valuesMap.distance_km': { slot: 'distance', holds: 'one' },
  'valuesMap.age_range.min': { slot: 'age', holds: 'one' },
  'valuesMap.age_range.max': { slot: 'age', holds: 'one' },
  'valuesMap.availability': { slot: 'availability', holds: 'list' },
  'valuesMap.budget': { slot: 'budget', holds: 'one' },
  'valuesMap.lifestyle.smoking': { slot: 'smoking', holds: 'one' },
  'valuesMap.lifestyle.drinking': { slot: 'drinking', holds: 'one' },
  'valuesMap.family.wants_kids': { slot: 'kids', holds: 'one' },
  'valuesMap.faith_values_edge': { slot: 'faith', holds: 'one' },
  'preferences.must_haves': { slot: 'mustHaves', holds: 'list' },
  'preferences.nice_to_haves': { slot: 'niceToHaves', holds: 'list' },
  notes: { slot: 'notes', holds: 'text' },
}
const isPath = (key: string): key is Path => Object.hasOwn(PLACES, key)
export const PATHS: readonly Path[] = Object.keys(PLACES).filter(isPath)

/** Whether a path holds a list; the others hold one value, and the notes lines of one text. */
export const isListPath = (path: Path) => PLACES[path].holds === 'list'
/** Whether a place may hold several entries: a list, or the lines of the notes. */
export const holdsSeveral = (path: Path) => PLACES[path].holds !== 'one'

const FIGURES: readonly Path[] = ['valuesMap.distance_km', 'valuesMap.age_range.min', 'valuesMap.age_range.max']
/** Whether a place holds a whole number. */
export const isFigurePath = (path: Path) => FIGURES.includes(path)

/** The paths of a slot. */
export const pathsOf = (slot: Slot): readonly Path[] =>
  slot === 'meet' ? ['preferences.must_haves'] : PATHS.filter((path) => PLACES[path].slot === slot)

const WEEK: readonly unknown[] = TYPICAL_WEEK
/** Whether a free time is one of the listed; others are words of one's own beside them. */
export const isOptionOfWeek = (value: unknown) => WEEK.includes(value)

export const isMeet = (value: unknown) => MEET.some((option) => option === value)

/** The slot an entry belongs to. */
export function slotOf({ path, value }: { path: Path; value: unknown }): Slot {
  return path === 'preferences.must_haves' && isMeet(value) ? 'meet' : PLACES[path].slot
}

/** Paths whose value must be one of a closed list. Open lists (free deal-breakers, wishes, times) are not here. */
export const CLOSED_OPTIONS: Partial<Record<Path, readonly string[]>> = {
  'valuesMap.intent': RELATIONSHIP_INTENTS,
  'valuesMap.budget': BUDGETS,
  'valuesMap.lifestyle.smoking': HABITS,
  'valuesMap.lifestyle.drinking': HABITS,
  'valuesMap.family.wants_kids': WANTS_KIDS,
}

/** Listed options of the open lists, for spelling: what matches one without regard to case is stored as the list has it. */
export const LISTED_OPTIONS: Partial<Record<Path, readonly string[]>> = {
  'valuesMap.dealbreakers': MUST_NOTS,
  'valuesMap.safety_prefs': SAFETY,
  'valuesMap.availability': TYPICAL_WEEK,
  'preferences.must_haves': MEET,
}
