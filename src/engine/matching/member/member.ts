import type { Snapshot } from '#contract/concierge.ts'
import { ageOn, type IntakeDraft } from '#contract/intake.ts'
import { USUAL_TRAVEL_KM } from '#contract/limits.ts'
import type { Advice, MISSING_FACTS } from '#contract/matches.ts'
import { type Budget, type Habit, MEET, MUST_NOTS, type RelationshipIntent, type WantsKids } from '#contract/options.ts'
import { refusedWith } from '#contract/refusals.ts'
import { standardOffsetHours, weekBits } from './availability.ts'
import type { Centre } from './place.ts'
import { normaliseTag, normaliseTags } from './tags.ts'

export const GENDERS = ['woman', 'man', 'nonbinary'] as const
export type Gender = (typeof GENDERS)[number]
/** A viewer who lacks one sees invented members only. The server checks 'email'. */
export type MissingFact = Exclude<(typeof MISSING_FACTS)[number], 'email'>

/** `undefined`: not answered. Tags are in normal form. */
export type Member = {
  id: string
  demo: boolean
  age: number | undefined
  /** Empty for blank pronouns or those without a gender. */
  genders: readonly Gender[]
  /** 'everyone' includes members with no stated gender. */
  seeks: readonly Gender[] | 'everyone'
  intent: RelationshipIntent | undefined
  place: Centre | undefined
  /** Standard time minus UTC, whole hours. */
  offsetHours: number
  /** Bits in the order of TYPICAL_WEEK; 0 for unknown. */
  week: number
  /** Free times in own words, for meeting times only. */
  ownTimes?: readonly string[] | undefined
  budget: Budget | undefined
  travelKm: number | undefined
  ageMin: number | undefined
  ageMax: number | undefined
  values: readonly string[]
  interests: readonly string[]
  wishes?: readonly string[] | undefined
  faith?: string | undefined
  refusesSmokers: boolean
  refusesDrinkers: boolean
  refusesKidsDismissed: boolean
  smoking: Habit | undefined
  drinking: Habit | undefined
  wantsKids: WantsKids | undefined
  missing: readonly MissingFact[]
}

export type MemberSource = {
  id: string
  demo?: boolean
  intake: IntakeDraft | undefined
  /** The snapshot's values override the intake. */
  snapshot?: Snapshot | null | undefined
  place: Centre | undefined
  today: string
}

const GENDER_BY_WORD = new Map<string, Gender>([
  ['she', 'woman'],
  ['he', 'man'],
  ['they', 'nonbinary'],
])
const [SMOKERS, DRINKERS, KIDS_DISMISSED] = MUST_NOTS.map(normaliseTag)
const [WOMEN, MEN, NONBINARY, EVERYONE] = MEET.map(normaliseTag)
const GENDER_BY_MEET = new Map<string | undefined, Gender>([
  [WOMEN, 'woman'],
  [MEN, 'man'],
  [NONBINARY, 'nonbinary'],
])

/** 'she/they' → woman and nonbinary; blank or other → none. */
export function gendersFrom(pronouns: string): Gender[] {
  const words = normaliseTag(pronouns).split(' ')
  return GENDERS.filter((gender) => words.some((word) => GENDER_BY_WORD.get(word) === gender))
}

/** 'everyone' if `must_haves` names no group or 'Everyone'. */
export function seeksFrom(mustHaves: readonly string[]): Member['seeks'] {
  const wishes = mustHaves.map(normaliseTag)
  if (wishes.some((wish) => wish === EVERYONE)) return 'everyone'
  const named = GENDERS.filter((gender) => wishes.some((wish) => GENDER_BY_MEET.get(wish) === gender))
  return named.length === 0 ? 'everyone' : named
}

const isMeet = (wish: string) => wish === EVERYONE || GENDER_BY_MEET.has(wish)

export const hasSaidWhom = (mustHaves: readonly string[]) => mustHaves.map(normaliseTag).some(isMeet)

/** Never throws. */
export function memberFrom(source: MemberSource): Member {
  const { id, intake, place, today } = source
  const learned = source.snapshot?.valuesMap ?? {}
  const availability = intake?.location?.availability
  const lifestyle = intake?.dealbreakers?.lifestyle
  const pronouns = intake?.basics?.pronouns ?? ''
  const birthdate = intake?.basics?.birthdate
  const mustNot = normaliseTags(said(learned.dealbreakers) ?? intake?.dealbreakers?.mustNot ?? [])
  const refuses = (listed: string | undefined) =>
    mustNot.some((tag) => tag === listed || normaliseTag(refusedWith(tag) ?? '') === listed)
  const stated = {
    intent: learned.intent ?? intake?.basics?.relationshipIntent,
    smoking: learned.lifestyle?.smoking ?? lifestyle?.smoking,
    drinking: learned.lifestyle?.drinking ?? lifestyle?.drinking,
    wantsKids: learned.family?.wants_kids ?? lifestyle?.wantsKids,
  }
  const typicalWeek = said(learned.availability) ?? availability?.typicalWeek ?? []
  const ownTimes = typicalWeek.filter((entry) => weekBits([entry]) === 0)
  return {
    id,
    demo: source.demo ?? false,
    age: birthdate === undefined ? undefined : ageOn(birthdate, today),
    genders: gendersFrom(pronouns),
    seeks: seeksFrom(source.snapshot?.preferences?.must_haves ?? []),
    ...stated,
    place,
    offsetHours: standardOffsetHours(availability?.timezone ?? ''),
    week: weekBits(typicalWeek),
    ...(ownTimes.length > 0 ? { ownTimes } : {}),
    budget: learned.budget ?? availability?.budget,
    travelKm: learned.distance_km ?? intake?.location?.willingToTravelKm ?? USUAL_TRAVEL_KM,
    ageMin: learned.age_range?.min ?? intake?.preferences?.ageMin ?? undefined,
    ageMax: learned.age_range?.max ?? intake?.preferences?.ageMax ?? undefined,
    values: normaliseTags(intake?.preferences?.values ?? []),
    interests: normaliseTags(intake?.preferences?.interests ?? []),
    ...ownWords(source.snapshot),
    refusesSmokers: refuses(SMOKERS),
    refusesDrinkers: refuses(DRINKERS),
    refusesKidsDismissed: refuses(KIDS_DISMISSED),
    missing: missingFacts({ intakeKnown: Object.values(stated).every(Boolean), birthdate, place, pronouns }),
  }
}

export function limitsInSnapshot(snapshot: Snapshot): Advice['limit'][] {
  const { distance_km, age_range } = snapshot.valuesMap ?? {}
  const held = { travel: distance_km, ageMin: age_range?.min, ageMax: age_range?.max }
  return (Object.keys(held) as (keyof typeof held)[]).filter((limit) => held[limit] != null)
}

function ownWords(snapshot: MemberSource['snapshot']): Pick<Member, 'wishes' | 'faith'> {
  const { must_haves, nice_to_haves } = snapshot?.preferences ?? {}
  const wishes = [...(must_haves ?? []), ...(nice_to_haves ?? [])].filter((wish) => !isMeet(normaliseTag(wish)))
  const faith = snapshot?.valuesMap?.faith_values_edge
  return { ...(wishes.length > 0 ? { wishes } : {}), ...(faith ? { faith } : {}) }
}

/** Empty means that the topic was not discussed. */
const said = (list: string[] | null | undefined) => (list && list.length > 0 ? list : undefined)

function missingFacts(known: {
  intakeKnown: boolean
  birthdate: string | undefined
  place: Centre | undefined
  pronouns: string
}) {
  const missing: MissingFact[] = []
  if (!known.intakeKnown) missing.push('intake')
  if (known.birthdate === undefined) missing.push('birthdate')
  if (known.place === undefined) missing.push('city')
  if (known.pronouns.trim() === '') missing.push('pronouns')
  return missing
}
