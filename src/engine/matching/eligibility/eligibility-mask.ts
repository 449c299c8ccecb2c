import { GENDERS, type Member } from '../member/member.ts'

/**
 * The filters that compare single answers, as bits: two members may meet when nothing that one is, the other refuses.
 * `eligibility.ts` says the same in words, and a property test holds the two together.
 */
export type EligibilityMask = { is: number; refuses: number }

const GENDER_SETS = 1 << GENDERS.length
/** One bit for each set of genders; the first is "unstated". */
const genderSetBit = (set: number) => 1 << set
const bit = (at: number) => 1 << (GENDER_SETS + at)

const IS = {
  pronounsBlank: bit(0),
  smokes: bit(1),
  smokingUnknown: bit(2),
  drinks: bit(3),
  drinkingUnknown: bit(4),
  wantsKids: bit(5),
  wantsNoKids: bit(6),
  kidsUnknown: bit(7),
  longTerm: bit(8),
  casual: bit(9),
  intentUnknown: bit(10),
  real: bit(11),
  ageUnknown: bit(12),
  placeUnknown: bit(13),
  /** Not a viewer with a fact missing. */
  complete: bit(14),
  demo: bit(15),
} as const
const UNKNOWN =
  IS.pronounsBlank |
  IS.smokingUnknown |
  IS.drinkingUnknown |
  IS.kidsUnknown |
  IS.intentUnknown |
  IS.ageUnknown |
  IS.placeUnknown

const genderSet = (genders: readonly string[]) =>
  GENDERS.reduce((set, gender, at) => (genders.includes(gender) ? set | (1 << at) : set), 0)

const when = (condition: boolean, bits: number) => (condition ? bits : 0)

function isBits(member: Member) {
  const { genders, smoking, drinking, wantsKids, intent } = member
  const blank = genders.length === 0 && member.missing.includes('pronouns')
  return (
    (blank ? IS.pronounsBlank : genderSetBit(genderSet(genders))) |
    when(smoking === 'yes', IS.smokes) |
    when(smoking === undefined, IS.smokingUnknown) |
    when(drinking === 'yes', IS.drinks) |
    when(drinking === undefined, IS.drinkingUnknown) |
    when(wantsKids === 'yes', IS.wantsKids) |
    when(wantsKids === 'no', IS.wantsNoKids) |
    when(wantsKids === undefined, IS.kidsUnknown) |
    when(intent === 'long_term', IS.longTerm) |
    when(intent === 'casual', IS.casual) |
    when(intent === undefined, IS.intentUnknown) |
    (member.demo ? IS.demo : IS.real) |
    when(member.age === undefined, IS.ageUnknown) |
    when(member.place === undefined, IS.placeUnknown) |
    IS.complete
  )
}

function genderRefusals(seeks: Member['seeks']) {
  if (seeks === 'everyone') return 0
  const sought = genderSet(seeks)
  let refused: number = IS.pronounsBlank
  for (let set = 0; set < GENDER_SETS; set++) if ((set & sought) === 0) refused |= genderSetBit(set)
  return refused
}

function refusedBits(member: Member) {
  const { wantsKids, intent, travelKm } = member
  return (
    genderRefusals(member.seeks) |
    when(member.refusesSmokers, IS.smokes | IS.smokingUnknown) |
    when(member.refusesDrinkers, IS.drinks | IS.drinkingUnknown) |
    when(member.refusesKidsDismissed || wantsKids === 'yes', IS.wantsNoKids | IS.kidsUnknown) |
    when(wantsKids === 'no', IS.wantsKids | IS.kidsUnknown) |
    when(intent === 'long_term', IS.casual | IS.intentUnknown) |
    when(intent === 'casual', IS.longTerm | IS.intentUnknown) |
    when(member.ageMin !== undefined || member.ageMax !== undefined, IS.ageUnknown) |
    when(travelKm !== undefined, IS.placeUnknown) |
    // A travel limit without a place can never be met, except where unknown facts are left out.
    when(travelKm !== undefined && member.place === undefined, IS.complete)
  )
}

/** The marks of a member whom others look for. */
export function maskOf(member: Member): EligibilityMask {
  return { is: isBits(member), refuses: refusedBits(member) }
}

/** Of whom a search is: everybody, demo members only, or real members only. */
export type Audience = 'everybody' | 'demo' | 'real'
const LEFT_OUT: Record<Audience, number> = { everybody: 0, demo: IS.real, real: IS.demo }

/** The marks of a member who looks: with a fact missing, only demo members are left, and what lacks a fact is left out. */
export function viewerMask(viewer: Member, audience: Audience): EligibilityMask {
  const { is, refuses } = maskOf(viewer)
  if (viewer.missing.length === 0) return { is, refuses: refuses | LEFT_OUT[audience] }
  const known = ~(UNKNOWN | IS.complete)
  return { is: is & known, refuses: (refuses & known) | IS.real | LEFT_OUT[audience] }
}
