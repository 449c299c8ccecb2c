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

/** How much each place of the snapshot holds. What the contract adds there and this lacks does not compile. */
const HOLDS: Record<Path, 'one' | 'list' | 'text'> = {
  'valuesMap.intent': 'one',
  'valuesMap.dealbreakers': 'list',
  'valuesMap.safety_prefs': 'list',
  'valuesMap.distance_km': 'one',
  'valuesMap.age_range.min': 'one',
  'valuesMap.age_range.max': 'one',
  'valuesMap.availability': 'list',
  'valuesMap.budget': 'one',
  'valuesMap.lifestyle.smoking': 'one',
  'valuesMap.lifestyle.drinking': 'one',
  'valuesMap.family.wants_kids': 'one',
  'valuesMap.faith_values_edge': 'one',
  'preferences.must_haves': 'list',
  'preferences.nice_to_haves': 'list',
  notes: 'text',
}
const isPath = (key: string): key is Path => Object.hasOwn(HOLDS, key)
export const PATHS: readonly Path[] = Object.keys(HOLDS).filter(isPath)

/** Paths that hold a list; the others hold one value, and the notes lines of one text. */
export const LIST_PATHS: readonly Path[] = PATHS.filter((path) => HOLDS[path] === 'list')
export const isListPath = (path: Path) => LIST_PATHS.includes(path)

/** The paths of a slot. Whom to meet and must-haves share a list; `isMeet` tells their entries apart. */
export const PATHS_OF: Record<Slot, readonly Path[]> = {
  intent: ['valuesMap.intent'],
  meet: ['preferences.must_haves'],
  age: ['valuesMap.age_range.min', 'valuesMap.age_range.max'],
  distance: ['valuesMap.distance_km'],
  availability: ['valuesMap.availability'],
  budget: ['valuesMap.budget'],
  smoking: ['valuesMap.lifestyle.smoking'],
  drinking: ['valuesMap.lifestyle.drinking'],
  kids: ['valuesMap.family.wants_kids'],
  faith: ['valuesMap.faith_values_edge'],
  mustHaves: ['preferences.must_haves'],
  niceToHaves: ['preferences.nice_to_haves'],
  dealbreakers: ['valuesMap.dealbreakers'],
  safety: ['valuesMap.safety_prefs'],
  notes: ['notes'],
}

export const isMeet = (value: unknown) => MEET.some((option) => option === value)

/** The slot an entry belongs to. */
export function slotOf({ path, value }: { path: Path; value: unknown }): Slot {
  if (path === 'preferences.must_haves') return isMeet(value) ? 'meet' : 'mustHaves'
  const slot = SLOTS.find((name) => name !== 'meet' && PATHS_OF[name].includes(path))
  // Every path of PATHS stands in PATHS_OF, so the fallback is never taken.
  return slot ?? 'notes'
}

/** Paths whose value must be one of a closed list. Open lists (free deal-breakers, wishes) are not here. */
export const CLOSED_OPTIONS: Partial<Record<Path, readonly string[]>> = {
  'valuesMap.intent': RELATIONSHIP_INTENTS,
  'valuesMap.budget': BUDGETS,
  'valuesMap.lifestyle.smoking': HABITS,
  'valuesMap.lifestyle.drinking': HABITS,
  'valuesMap.family.wants_kids': WANTS_KIDS,
  'valuesMap.availability': TYPICAL_WEEK,
}

/** Listed options of the open lists, for spelling: what matches one without regard to case is stored as the list has it. */
export const LISTED_OPTIONS: Partial<Record<Path, readonly string[]>> = {
  'valuesMap.dealbreakers': MUST_NOTS,
  'valuesMap.safety_prefs': SAFETY,
  'valuesMap.availability': TYPICAL_WEEK,
  'preferences.must_haves': MEET,
}
