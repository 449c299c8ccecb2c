import type { Member } from '../member/member.ts'
import {
  ANSWER_FILTER_NAMES,
  ANSWER_FILTERS,
  ANSWERS,
  type FilterName,
  RANGE_FILTERS,
  RANGE_NAMES,
  type RangeName,
} from './filters.ts'

/**
 * No filter is relaxed. A set filter without its fact is 'unknown'. Between complete members, 'unknown' fails. A viewer
 * with a missing fact sees only invented members, and unknown filters are skipped.
 */
type Verdict = boolean | 'unknown'

/** Also true if `own` has no such limit. */
function verdictOf(name: FilterName, own: Member, other: Member): Verdict {
  if (isRange(name)) {
    const filter = RANGE_FILTERS[name]
    if (!filter.isSet(own)) return true
    return filter.ownUnknown(own) || filter.unknown(other) ? 'unknown' : filter.meets(own, other)
  }
  const filter = ANSWER_FILTERS[name]
  const refused: readonly string[] = filter.refuses(own)
  if (refused.length === 0) return true
  const given = ANSWERS[filter.answer].classOf(other)
  return given === undefined ? 'unknown' : !refused.includes(given)
}

const isRange = (name: FilterName): name is RangeName => name in RANGE_FILTERS
const FILTER_NAMES: readonly FilterName[] = [...ANSWER_FILTER_NAMES, ...RANGE_NAMES]

export function limitsAgainst(own: Member, other: Member, unknown: 'fails' | 'left out' = 'fails') {
  return FILTER_NAMES.filter((name) => {
    const verdict = verdictOf(name, own, other)
    return verdict === 'unknown' ? unknown === 'fails' : !verdict
  })
}

/** Feedback handles hard no; the server shows only full and invented members. */
export function areEligible(viewer: Member, other: Member) {
  if (viewer.id === other.id) return false
  const samplesOnly = viewer.missing.length > 0
  if (samplesOnly && !other.demo) return false
  const unknown = samplesOnly ? 'left out' : 'fails'
  return limitsAgainst(viewer, other, unknown).length === 0 && limitsAgainst(other, viewer, unknown).length === 0
}
