import * as z from 'zod/mini'
import { ageOn } from '#contract/intake.ts'
import { USUAL_TRAVEL_KM } from '#contract/limits.ts'
import { BUDGETS, HABITS, RELATIONSHIP_INTENTS, WANTS_KIDS } from '#contract/options.ts'
import { GENDERS, type Member } from '#engine/matching/member/member.ts'
import { cardName } from './card-name.ts'
import { readStored, type Shape } from './stored.ts'
import { wholeCheck } from './whole-check.ts'

const genders = z.array(z.enum(GENDERS))
const maybeNumber = z.optional(z.number())
const strings = z.array(z.string())

/** A `Member` without id, age and mark, plus card facts. */
const factsSchema = z.object({
  displayName: z.string(),
  /** The gazetteer's name, never the typed text, which may contain more. */
  city: z.string(),
  genders,
  seeks: z.union([z.literal('everyone'), genders]),
  intent: z.optional(z.enum(RELATIONSHIP_INTENTS)),
  place: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  offsetHours: z.number(),
  week: z.number(),
  ownTimes: z.optional(strings),
  budget: z.optional(z.enum(BUDGETS)),
  travelKm: maybeNumber,
  ageMin: maybeNumber,
  ageMax: maybeNumber,
  values: strings,
  interests: strings,
  wishes: z.optional(strings),
  faith: z.optional(z.string()),
  refusesSmokers: z.boolean(),
  refusesDrinkers: z.boolean(),
  refusesKidsDismissed: z.boolean(),
  smoking: z.optional(z.enum(HABITS)),
  drinking: z.optional(z.enum(HABITS)),
  wantsKids: z.optional(z.enum(WANTS_KIDS)),
  missing: z.array(z.enum(['intake', 'birthdate', 'city', 'pronouns'])),
})

/** Limits must be complete: without one, a member would be shown to people they excluded. */
const FACTS: Shape<z.output<typeof factsSchema>> = {
  table: 'member_profile',
  schema: factsSchema,
  version: 1,
  upcasts: [],
  essential: ['genders', 'seeks', 'ageMin', 'ageMax', 'travelKm', 'place', 'missing'],
  isWhole: wholeCheck(factsSchema),
}

export type ProfileRow = { memberId: string; demo: boolean; birthdate: string | null; facts: object; changed: string }

export type Profile = { member: Member; displayName: string; city: string; changed: string }

export function factsOf({ member, displayName, city }: Pick<Profile, 'member' | 'displayName' | 'city'>) {
  const { id: _id, age: _age, demo: _demo, ...facts } = member
  return { displayName: cardName(displayName), city, ...facts }
}

/** @param today YYYY-MM-DD, for the age @returns undefined for an unreadable row, which `rebuildDerived` rewrites */
export function profileFrom(
  { memberId, demo, birthdate, facts, changed }: ProfileRow,
  today: string,
): Profile | undefined {
  const read = readStored(FACTS, facts)
  if (!read) return undefined
  const { displayName, city, ...known } = read
  const member: Member = {
    ...known,
    id: memberId,
    demo,
    age: birthdate === null ? undefined : ageOn(birthdate, today),
    intent: known.intent,
    place: known.place,
    budget: known.budget,
    // Missing in rows of an older version.
    travelKm: known.travelKm ?? USUAL_TRAVEL_KM,
    ageMin: known.ageMin,
    ageMax: known.ageMax,
    smoking: known.smoking,
    drinking: known.drinking,
    wantsKids: known.wantsKids,
  }
  return { member, displayName, city, changed }
}
