import { MEET_BITS } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from '../score/feedback.ts'
import { type Columns, emptyGroup, type Group } from './columns.ts'
import { HABITS_MASK, PLANS_MASK } from './score-tables.ts'

/**
 * Rows of one area in parts. A part of many rows is split by the next of the facts below, so that a search passes over
 * whole parts that its limits shut out or whose best possible score is too low.
 */
export type Part = {
  /** How many of the facts are the same in all rows. */
  level: number
  /** Of any row in it: as many of them as `level` says hold for all. */
  facts: RowFacts
  /** The rows, while the part is not split. */
  group: Group
  /** By the key of the fact at `level`, once it is split. */
  parts: Map<number, Part> | undefined
  /** At least what any row holds. They are raised at once and never lowered: only speed depends on them. */
  mostPopularity: number
  mostSelectivity: number
}

/** The facts of a row that parts are made by. */
export type RowFacts = Pick<Member, 'week' | 'offsetHours'> & {
  is: number
  refuses: number
  /** 0 for unknown. */
  age: number
  traits: number
}

/** A part of more rows than this is split. */
const MOST_ROWS = 384
/** Ages that are kept together. */
const AGE_BAND_BITS = 2
export const ageBand = (age: number) => age >> AGE_BAND_BITS
const HOURS = 64

/** By which facts parts are made, in this order. */
export const MEET = 0
export const AGE = 1
export const PLANS = 2
export const WEEK = 3
export const HABITS = 4
const KEYS: readonly ((facts: RowFacts) => number)[] = [
  ({ is, refuses }) => Math.clz32(is & MEET_BITS) * 2 ** 32 + ((refuses & MEET_BITS) >>> 0),
  ({ age }) => ageBand(age),
  ({ traits }) => traits & PLANS_MASK,
  ({ week, offsetHours }) => week * HOURS + offsetHours,
  ({ traits }) => traits & HABITS_MASK,
]

const NO_FACTS: RowFacts = { is: 0, refuses: 0, age: 0, traits: 0, week: 0, offsetHours: 0 }

export function emptyPart(level = 0, facts = NO_FACTS): Part {
  return {
    level,
    facts,
    group: emptyGroup(),
    parts: undefined,
    mostPopularity: 0,
    mostSelectivity: 0,
  }
}

/** Whether a part has too many rows for one more, and a fact left to split it by. */
export const isFull = ({ group, level }: Part) => group.size >= MOST_ROWS && level < KEYS.length

/** The part that is not split in which a row with these facts belongs. */
export function leafOf(root: Part, facts: RowFacts): Part {
  let part = root
  while (part.parts) part = partWithin(part, part.parts, facts)
  return part
}

function partWithin({ level }: Part, parts: Map<number, Part>, facts: RowFacts) {
  const key = KEYS[level]?.(facts) ?? 0
  const known = parts.get(key)
  if (known) return known
  const made = emptyPart(level + 1, facts)
  parts.set(key, made)
  return made
}

/** Raises what every part says that holds a row with these facts. */
export function raise(root: Part, facts: RowFacts, { popularity, selectivity }: Standing) {
  for (let part = root; ; part = partWithin(part, part.parts, facts)) {
    part.mostPopularity = Math.max(part.mostPopularity, popularity)
    part.mostSelectivity = Math.max(part.mostSelectivity, selectivity)
    if (!part.parts) return
  }
}

export function factsOfRow(columns: Columns, row: number): RowFacts {
  return {
    is: columns.is[row] ?? 0,
    refuses: columns.refuses[row] ?? 0,
    age: columns.age[row] ?? 0,
    traits: columns.traits[row] ?? 0,
    week: columns.week[row] ?? 0,
    offsetHours: columns.offsetHours[row] ?? 0,
  }
}

export function standingOfRow(columns: Columns, row: number): Standing {
  return {
    popularity: columns.popularity[row] ?? 0,
    selectivity: columns.selectivity[row] ?? 0,
  }
}
