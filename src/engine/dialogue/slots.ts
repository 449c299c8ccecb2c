import type { ValuePath } from '#contract/concierge.ts'
import { MEET, TYPICAL_WEEK } from '#contract/options.ts'
import { age } from './slots/age.ts'
import { availability } from './slots/availability.ts'
import { budget } from './slots/budget.ts'
import { dealbreakers } from './slots/dealbreakers.ts'
import type { Place, SlotDefinition } from './slots/definition.ts'
import { distance } from './slots/distance.ts'
import { drinking } from './slots/drinking.ts'
import { faith } from './slots/faith.ts'
import { intent } from './slots/intent.ts'
import { kids } from './slots/kids.ts'
import { meet } from './slots/meet.ts'
import { mustHaves } from './slots/must-haves.ts'
import { niceToHaves } from './slots/nice-to-haves.ts'
import { notes } from './slots/notes.ts'
import { safety } from './slots/safety.ts'
import { smoking } from './slots/smoking.ts'

/** What the conversation can be about, in the order in which it is asked for: easy things first. */
const DEFINED = {
  intent,
  meet,
  age,
  distance,
  availability,
  budget,
  smoking,
  drinking,
  kids,
  faith,
  mustHaves,
  niceToHaves,
  dealbreakers,
  safety,
  notes,
} satisfies Record<string, SlotDefinition>

/** One thing that the conversation can be about. A slot is answered, left open by the person, or still missing. */
export type Slot = keyof typeof DEFINED
export const isSlot = (key: string): key is Slot => Object.hasOwn(DEFINED, key)
export const SLOTS: readonly Slot[] = Object.keys(DEFINED).filter(isSlot)
/** All that is said of a slot in its file. */
export const defined = (slot: Slot): SlotDefinition => DEFINED[slot]
/** The slots that have something. */
export const slotsWith = (has: (definition: SlotDefinition) => unknown): readonly Slot[] =>
  SLOTS.filter((slot) => Boolean(has(defined(slot))))

/** Where a slot's values live in the snapshot. */
export type Path = ValuePath
/** The place that each path stands for. A place of the contract that no slot has does not compile. */
const PLACES: Record<Path, { slot: Slot } & Place> = placesOf(DEFINED)

type PathOf<D extends Record<string, SlotDefinition>> = { [S in keyof D]: keyof D[S]['places'] }[keyof D]
function placesOf<D extends Record<string, SlotDefinition>>(all: D) {
  const places = SLOTS.flatMap((slot) =>
    Object.entries(all[slot]?.places ?? {}).map(([path, place]) => [path, { slot, ...place }] as const),
  )
  return Object.fromEntries(places) as Record<PathOf<D>, { slot: Slot } & Place> // each path is a key of some slot
}
const isPath = (key: string): key is Path => Object.hasOwn(PLACES, key)
export const PATHS: readonly Path[] = Object.keys(PLACES).filter(isPath)
/** What a place is. */
export const placeAt = (path: Path): Place => PLACES[path]
/** The slot that a place belongs to, whatever stands there. */
export const holderOf = (path: Path): SlotDefinition => defined(PLACES[path].slot)

/** Whether a path holds a list; the others hold one value, and the notes lines of one text. */
export const isListPath = (path: Path) => PLACES[path].holds === 'list'
/** Whether a place may hold several entries: a list, or the lines of the notes. */
export const holdsSeveral = (path: Path) => PLACES[path].holds !== 'one'
/** Whether a place holds a whole number. */
export const isFigurePath = (path: Path) => PLACES[path].isFigure === true

const MUST_HAVES: Path = 'preferences.must_haves'
/** The paths of a slot. Whom to meet stands among the must-haves. */
export const pathsOf = (slot: Slot): readonly Path[] =>
  slot === 'meet' ? [MUST_HAVES] : PATHS.filter((path) => PLACES[path].slot === slot)

const WEEK: readonly unknown[] = TYPICAL_WEEK
/** Whether a free time is one of the listed; others are words of one's own beside them. */
export const isOptionOfWeek = (value: unknown) => WEEK.includes(value)

export const isMeet = (value: unknown) => MEET.some((option) => option === value)

/** The slot an entry belongs to. */
export function slotOf({ path, value }: { path: Path; value: unknown }): Slot {
  return path === MUST_HAVES && isMeet(value) ? 'meet' : PLACES[path].slot
}

/** The listed answers of a slot, in the order of the contract. */
export const optionsOf = (slot: Slot): readonly string[] => Object.keys(defined(slot).options ?? {})

const optionsWhere = (isMeant: (definition: SlotDefinition) => boolean): Partial<Record<Path, readonly string[]>> =>
  Object.fromEntries(
    slotsWith((one) => one.options && isMeant(one)).flatMap((slot) =>
      pathsOf(slot).map((path) => [path, optionsOf(slot)] as const),
    ),
  )
/** Paths whose value must be one of a closed list. Open lists (free deal-breakers, wishes, times) are not here. */
export const CLOSED_OPTIONS = optionsWhere(({ isClosed }) => isClosed === true)
/** Listed options of the open lists, for spelling: what matches one without regard to case is stored as the list has it. */
export const LISTED_OPTIONS = optionsWhere(({ isClosed }) => isClosed !== true)
