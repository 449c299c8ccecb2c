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
import { normaliseChips } from '#engine/matching/chips.ts'
import { GENDERS, type Member, type MissingFact } from '#engine/matching/member.ts'
import type { Centre } from '#engine/matching/place.ts'

export const AUSTIN: Centre = { latitude: 30.26715, longitude: -97.74306 }
export const ROUND_ROCK: Centre = { latitude: 30.50826, longitude: -97.6789 }
export const SAN_ANTONIO: Centre = { latitude: 29.42412, longitude: -98.49363 }
export const DALLAS: Centre = { latitude: 32.78306, longitude: -96.80667 }
export const NEW_YORK: Centre = { latitude: 40.71427, longitude: -74.00597 }

/** A member with ordinary answers, who sets no limits; a test states only what it is about. */
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
const age = fc.integer({ min: 18, max: 40 })
const WORDS = ['board games', 'sourdough', 'tango']
const FACTS: MissingFact[] = ['intake', 'birthdate', 'city', 'pronouns']

/** Any member at all, in a small world where people often meet and often just miss each other. */
export const anyMember: fc.Arbitrary<Omit<Member, 'id'>> = fc.record({
  demo: fc.boolean(),
  age: maybe(age, 12),
  genders: fc.subarray([...GENDERS]),
  seeks: fc.oneof(fc.constant('everyone' as const), fc.subarray([...GENDERS], { minLength: 1 })),
  intent: maybe(fc.constantFrom(...RELATIONSHIP_INTENTS), 8),
  place: maybe(fc.constantFrom(AUSTIN, ROUND_ROCK, SAN_ANTONIO, DALLAS, NEW_YORK), 12),
  offsetHours: fc.constantFrom(-10, -8, -6, -5, 0, 14),
  week: fc.integer({ min: 0, max: 31 }),
  budget: maybe(fc.constantFrom(...BUDGETS)),
  travelKm: maybe(fc.constantFrom(0, 30, 120, 300, 500)),
  ageMin: maybe(fc.integer({ min: 18, max: 30 })),
  ageMax: maybe(fc.integer({ min: 26, max: 45 })),
  values: fc.subarray(normaliseChips([...VALUES, ...WORDS])),
  interests: fc.subarray(normaliseChips([...INTERESTS, ...WORDS])),
  refusesSmokers: fc.boolean(),
  refusesDrinkers: fc.boolean(),
  refusesKidsDismissed: fc.boolean(),
  smoking: maybe(fc.constantFrom(...HABITS), 8),
  drinking: maybe(fc.constantFrom(...HABITS), 8),
  wantsKids: maybe(fc.constantFrom(...WANTS_KIDS), 8),
  missing: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(FACTS) }),
})

/** Many members, with ids whose order is not that in which they came. */
export const anyMembers = (length: { minLength: number; maxLength: number }) =>
  fc
    .array(anyMember, length)
    .map((members) => members.map((member, at): Member => ({ id: `m${(at * 7919) % 10_007}`, ...member })))

export const anyAction = fc.constantFrom(...FEEDBACK_ACTIONS)
