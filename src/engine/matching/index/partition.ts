import { MEET_BITS } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from '../score/feedback.ts'
import { type Columns, emptyGroup, type Group } from './columns.ts'
import { HABITS_MASK, PLANS_MASK } from './score-tables.ts'

/**
 * A tree over one area's rows. A full part is split by the next fact. A search skips parts that fail its limits or
 * score too low.
 */
export type Part = {
  /** How many leading facts are equal in all rows. */
  level: number
  /** The facts of any one row. */
  facts: RowFacts
  /** Empty after a split. */
  group: Group
  /** By the fact at `level`; set after a split. */
  parts: Map<number, Part> | undefined
  /** Upper bounds, never lowered. They affect speed only. */
  mostPopularity: number
  mostSelectivity: number
}

export type RowFacts = Pick<Member, 'week' | 'offsetHours'> & {
  is: number
  refuses: number
  age: number
  traits: number
}

const MOST_ROWS = 384
const AGE_BAND_BITS = 2
export const ageBand = (age: number) => age >> AGE_BAND_BITS
const HOURS = 64

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

export const isFull = ({ group, level }: Part) => group.size >= MOST_ROWS && level < KEYS.length

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
