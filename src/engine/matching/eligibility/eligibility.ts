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
 * Who can meet whom: hard filters, exact, asked of both sides, never relaxed.
 *
 * A filter answers 'unknown' when it is set and lacks a fact. Between people with all their facts, unknown fails. A
 * viewer with a fact missing sees demo members only, and the filters that lack a fact of theirs are left out.
 */
type Verdict = boolean | 'unknown'

/** One limit of `own` on `other`. `true` also when `own` set no such limit. */
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

/** The limits of `own` that `other` does not meet, by name. */
export function limitsAgainst(own: Member, other: Member, unknown: 'fails' | 'left out' = 'fails') {
  return FILTER_NAMES.filter((name) => {
    const verdict = verdictOf(name, own, other)
    return verdict === 'unknown' ? unknown === 'fails' : !verdict
  })
}

/**
 * Whether `viewer` may be shown `other`: both meet all limits of the other. Hard no is feedback's to judge, full
 * membership the server's: only full and demo members are put before a viewer.
 */
export function areEligible(viewer: Member, other: Member) {
  if (viewer.id === other.id) return false
  const samplesOnly = viewer.missing.length > 0
  if (samplesOnly && !other.demo) return false
  const unknown = samplesOnly ? 'left out' : 'fails'
  return limitsAgainst(viewer, other, unknown).length === 0 && limitsAgainst(other, viewer, unknown).length === 0
}
