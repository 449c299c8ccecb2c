import * as z from 'zod/mini'
import { type Match, matchSchema } from '#contract/matches.ts'
import { distanceKm, shownDistanceKm } from '#engine/matching/member/place.ts'
import { normaliseTag } from '#engine/matching/member/tags.ts'
import { agreementOf } from '#engine/matching/score/agreement.ts'
import { type Explanation, explain } from '#engine/matching/score/explain.ts'
import { wholeScore } from '#engine/matching/score/score.ts'
import { safeFirstName, safePlace } from '#engine/writing/clean.ts'
import { factsFromExplanation, type SharedFacts } from '#engine/writing/facts.ts'
import { writePersonas } from '#engine/writing/persona.ts'
import { conflictLines, reasonLines } from '#engine/writing/reason-text.ts'
import type { KnownTopic } from '#engine/writing/topics/topics.ts'
import type { SigningKey } from '../http/sign.ts'
import { readStored, type Shape } from '../members/stored.ts'
import type { Viewer } from '../members/viewer.ts'
import type { BuiltList, Listed } from './build-list.ts'
import { matchIdOf } from './match-id.ts'
import { sharedChips } from './pair-summaries.ts'

/** The contract's match, without the viewer's own fields and the line, which is read each time. */
const cardSchema = z.omit(matchSchema, { id: true, feedback: true, answered: true, line: true })
export type Card = z.output<typeof cardSchema>

const CARD: Shape<Card> = { table: 'match', schema: cardSchema, version: 1, upcasts: [] }

export const readCard = (card: unknown) => readStored(CARD, card)

type Shared = { id: string; listed: Listed; explanation: Explanation; facts: SharedFacts }

const NAMELESS = 'This member'

export function sharedWith(
  secret: SigningKey,
  viewer: Viewer,
  { viewer: candidate, listed, answered }: BuiltList,
): Shared[] {
  return [...listed, ...answered].map((one) => {
    const { member, given, displayName, city } = one
    const explanation = explain({ viewer: candidate, other: one.candidate, given, asWritten: viewer.words })
    const people = { theirName: displayName, theirCity: city, yourCity: viewer.city, yourSafety: viewer.safety }
    return {
      id: matchIdOf(secret, viewer.ownerId, member.id),
      listed: one,
      explanation,
      facts: factsFromExplanation(explanation, people),
    }
  })
}

/** Writes all cards together, so that no two have the same text. */
export function writeCards(viewer: Viewer, shared: readonly Shared[]): Card[] {
  const chips = rarestFirst(shared.map(({ listed }) => sharedChips(viewer, listed.member)))
  const personas = writePersonas(
    shared.map(({ id, facts }, at) => ({ id, facts: withRarest(facts, chips[at] ?? []) })),
    viewer.ownerId,
  )
  return shared.map(({ listed, explanation }, at) => {
    const { member, product, displayName, city } = listed
    const introduced = { firstName: safeFirstName(displayName) || NAMELESS, city: safePlace(city) }
    return {
      score: wholeScore(product),
      safeProfileSummary: { displayName, city },
      reasons: reasonLines(explanation, introduced),
      conflicts: conflictLines(explanation, introduced),
      explanations: personas[at] ?? NO_PERSONA,
      age: member.age ?? null,
      distance_km: bandBetween(viewer, listed),
      demo: member.demo,
      shared: chips[at] ?? [],
      agreement: agreementOf(explanation),
    }
  })
}

/** Sorts facts so that the first one is shared by the fewest people on the list. */
function rarestFirst(lists: readonly string[][]) {
  const counts = new Map<string, number>()
  for (const chip of lists.flat()) counts.set(chip, (counts.get(chip) ?? 0) + 1)
  const countOf = (chip: string) => counts.get(chip) ?? 0
  return lists.map((chips) => chips.toSorted((one, other) => countOf(one) - countOf(other)))
}

/** Sorts facts like chips, so the text begins with the first chip. */
function withRarest(facts: SharedFacts, chips: readonly string[]): SharedFacts {
  const place = new Map(chips.map((chip, at) => [normaliseTag(chip), at]))
  const placeOf = ({ key }: KnownTopic) => place.get(normaliseTag(key)) ?? chips.length
  const inOrder = (topics: readonly KnownTopic[]) => topics.toSorted((one, other) => placeOf(one) - placeOf(other))
  const [values, interests] = [inOrder(facts.values), inOrder(facts.interests)]
  if (!values[0] || !interests[0]) return { ...facts, values, interests }
  return { ...facts, values, interests, rarest: placeOf(interests[0]) < placeOf(values[0]) ? 'interests' : 'values' }
}

const NO_PERSONA: Match['explanations'] = { personaNarrative: '', personaReasons: [], personaConflicts: [] }

export function bandBetween({ member: { place, travelKm } }: Viewer, { member }: Listed) {
  return place && member.place ? shownDistanceKm(distanceKm(place, member.place), travelKm) : null
}
