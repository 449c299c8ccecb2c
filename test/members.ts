import fc from 'fast-check'
import {
  BUDGETS,
  FEEDBACK_ACTIONS,
  HABITS,
  INTERESTS,
  RELATIONSHIP_INTENTS,
  VALUES,
  WANTS_KIDS,
} from '#contract/options.ts'
import { GENDERS, type Member, type MissingFact } from '#engine/matching/member/member.ts'
import type { Centre } from '#engine/matching/member/place.ts'
import { normaliseTags } from '#engine/matching/member/tags.ts'

export const AUSTIN: Centre = { latitude: 30.26715, longitude: -97.74306 }
export const ROUND_ROCK: Centre = { latitude: 30.50826, longitude: -97.6789 }
export const SAN_ANTONIO: Centre = { latitude: 29.42412, longitude: -98.49363 }
export const DALLAS: Centre = { latitude: 32.78306, longitude: -96.80667 }
export const NEW_YORK: Centre = { latitude: 40.71427, longitude: -74.00597 }

export function aMember(facts: Partial<Member> & { id: string }): Member {
  return {
    demo: false,
    age: 34,
    genders: ['woman'],
    seeks: 'everyone',
    intent: 'exploring',
    place: AUSTIN,
    offsetHours: -6,
    week: 0b00011,
    budget: '$$',
    travelKm: undefined,
    ageMin: undefined,
    ageMax: undefined,
    values: [],
    interests: [],
    refusesSmokers: false,
    refusesDrinkers: false,
    refusesKidsDismissed: false,
    smoking: 'no',
    drinking: 'sometimes',
    wantsKids: 'open',
    missing: [],
    ...facts,
  }
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 4) =>
  fc.oneof({ weight, arbitrary }, { weight: 1, arbitrary: fc.constant(undefined) })
const rarely = <T>(arbitrary: fc.Arbitrary<T>, usual: T) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary })
const yes = fc.constant(true)
const age = fc.integer({ min: 18, max: 40 })
const WORDS = ['board games', 'sourdough', 'tango']
const FACTS: MissingFact[] = ['intake', 'birthdate', 'city', 'pronouns']

/** Small ranges of values, so that people often fit and often almost fit. */
export const anyMember: fc.Arbitrary<Omit<Member, 'id'>> = fc.record({
  demo: fc.boolean(),
  age: maybe(age, 20),
  genders: rarely(fc.subarray([...GENDERS]), ['woman']),
  seeks: rarely<Member['seeks']>(fc.subarray([...GENDERS], { minLength: 1 }), 'everyone'),
  intent: rarely(maybe(fc.constantFrom(...RELATIONSHIP_INTENTS)), 'exploring'),
  place: maybe(fc.constantFrom(AUSTIN, AUSTIN, ROUND_ROCK, ROUND_ROCK, SAN_ANTONIO, DALLAS, NEW_YORK), 20),
  offsetHours: fc.constantFrom(-10, -8, -6, -5, 0, 14),
  week: fc.integer({ min: 0, max: 31 }),
  budget: maybe(fc.constantFrom(...BUDGETS)),
  travelKm: rarely(fc.constantFrom(0, 30, 120, 300, 500), undefined),
  ageMin: rarely(fc.integer({ min: 18, max: 30 }), undefined),
  ageMax: rarely(fc.integer({ min: 26, max: 45 }), undefined),
  values: fc.subarray(normaliseTags([...VALUES, ...WORDS])),
  interests: fc.subarray(normaliseTags([...INTERESTS, ...WORDS])),
  refusesSmokers: rarely(yes, false),
  refusesDrinkers: rarely(yes, false),
  refusesKidsDismissed: rarely(yes, false),
  smoking: maybe(fc.constantFrom(...HABITS), 8),
  drinking: maybe(fc.constantFrom(...HABITS), 8),
  wantsKids: rarely(maybe(fc.constantFrom(...WANTS_KIDS)), 'open'),
  missing: rarely(fc.subarray(FACTS), []),
})

/** Ids are not in order of creation. */
export const anyMembers = (length: { minLength: number; maxLength: number }) =>
  fc
    .array(anyMember, length)
    .map((members) => members.map((member, at): Member => ({ id: `m${(at * 7919) % 10_007}`, ...member })))

export const anyAction = fc.constantFrom(...FEEDBACK_ACTIONS)
