import { maskOf } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import { optionBits } from '../member/options.ts'
import type { Columns } from './columns.ts'
import { NO_AGE_MAX, NO_LIMIT_KM } from './compiled-query.ts'
import { NONE } from './overflow-store.ts'
import type { RowFacts } from './partition.ts'
import { traitsOf } from './score-tables.ts'

/** Without a place, no distance is known. The mask handles that case. */
export const travelColumn = ({ travelKm, place }: Member) => (place ? (travelKm ?? NO_LIMIT_KM) : NO_LIMIT_KM)

export function factsOf(member: Member): RowFacts {
  const { week, offsetHours, age = 0 } = member
  return { ...maskOf(member), age, traits: traitsOf(member), week, offsetHours }
}

/** Does not write standing and exposure. */
export function writeMember(
  columns: Columns,
  row: number,
  {
    member,
    version,
    facts,
    place,
    words,
  }: { member: Member; version: number; facts: RowFacts; place: number; words: number },
) {
  columns.version[row] = version
  columns.is[row] = facts.is
  columns.refuses[row] = facts.refuses
  columns.place[row] = place
  columns.ownWords[row] = words
  columns.travelKm[row] = travelColumn(member)
  columns.traits[row] = facts.traits
  columns.options[row] = optionBits(member)
  columns.age[row] = facts.age
  columns.ageMin[row] = member.ageMin ?? 0
  columns.ageMax[row] = member.ageMax ?? NO_AGE_MAX
  columns.valuesCount[row] = member.values.length
  columns.interestsCount[row] = member.interests.length
  columns.week[row] = facts.week
  columns.offsetHours[row] = facts.offsetHours
}

export function clearRow(columns: Columns, row: number) {
  columns.ownWords[row] = NONE
  columns.taste[row] = NONE
  columns.firstPages[row] = 0
  columns.selectivity[row] = 0
  columns.popularity[row] = 0
}
