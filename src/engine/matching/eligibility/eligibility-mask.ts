import type { Member } from '../member/member.ts'
import { ANSWER_FILTER_NAMES, ANSWER_FILTERS, ANSWER_NAMES, ANSWERS, RANGE_FILTERS, RANGE_NAMES } from './filters.ts'

/** Two members are eligible if neither `is` what the other `refuses`, and the ranges fit. */
export type EligibilityMask = { is: number; refuses: number }

let bits = 0
const nextBit = () => 1 << bits++

const CLASS_BITS = new Map(
  ANSWER_NAMES.map((name) => [name, new Map(ANSWERS[name].classes.map((one: string) => [one, nextBit()]))]),
)
const UNKNOWN_BITS = new Map<string, number>([...ANSWER_NAMES, ...RANGE_NAMES].map((name) => [name, nextBit()]))
const REAL = nextBit()
const DEMO = nextBit()
/** Every member has this bit except a viewer with a missing fact. */
const COMPLETE = nextBit()
if (bits > 32) throw new Error(`The filters need ${bits} bits, and a mask has 32.`)

const unknownBit = (name: string) => UNKNOWN_BITS.get(name) ?? 0
const ALL_UNKNOWN = [...UNKNOWN_BITS.values()].reduce((all, bit) => all | bit, 0)

export const MEET_BITS = [...(CLASS_BITS.get(ANSWER_FILTERS.meet.answer)?.values() ?? [])].reduce(
  (all, bit) => all | bit,
  unknownBit(ANSWER_FILTERS.meet.answer),
)

function isBits(member: Member) {
  let is = COMPLETE | (member.demo ? DEMO : REAL)
  for (const name of ANSWER_NAMES) {
    const given = ANSWERS[name].classOf(member)
    is |= given === undefined ? unknownBit(name) : (CLASS_BITS.get(name)?.get(given) ?? 0)
  }
  for (const name of RANGE_NAMES) if (RANGE_FILTERS[name].unknown(member)) is |= unknownBit(name)
  return is
}

function refusedBits(member: Member) {
  let refused = 0
  for (const name of ANSWER_FILTER_NAMES) {
    const filter = ANSWER_FILTERS[name]
    const classes: readonly string[] = filter.refuses(member)
    if (classes.length > 0) refused |= unknownBit(filter.answer)
    for (const one of classes) refused |= CLASS_BITS.get(filter.answer)?.get(one) ?? 0
  }
  for (const name of RANGE_NAMES) {
    const filter = RANGE_FILTERS[name]
    if (!filter.isSet(member)) continue
    // If the member's own fact is missing, the limit fails against all members with COMPLETE.
    refused |= unknownBit(name) | (filter.ownUnknown(member) ? COMPLETE : 0)
  }
  return refused
}

export function maskOf(member: Member): EligibilityMask {
  return { is: isBits(member), refuses: refusedBits(member) }
}

export type Audience = 'everybody' | 'demo' | 'real'
const LEFT_OUT: Record<Audience, number> = { everybody: 0, demo: REAL, real: DEMO }

export function viewerMask(viewer: Member, audience: Audience): EligibilityMask {
  const { is, refuses } = maskOf(viewer)
  if (viewer.missing.length === 0) return { is, refuses: refuses | LEFT_OUT[audience] }
  const known = ~(ALL_UNKNOWN | COMPLETE)
  return { is: is & known, refuses: (refuses & known) | REAL | LEFT_OUT[audience] }
}
