import { APART, SCORE_TERMS, type ScoreTerm } from '#contract/agreement.ts'
import {
  type Budget,
  type Habit,
  INTERESTS,
  type RelationshipIntent,
  TYPICAL_WEEK,
  VALUES,
  type WantsKids,
} from '#contract/options.ts'
import { hoursInCommon } from '../member/availability.ts'
import type { Member } from '../member/member.ts'
import { distanceBandKm, distanceKm, shownDistanceKm } from '../member/place.ts'
import { normaliseTag, sharedTags } from '../member/tags.ts'
import { type Candidate, exactScore, mutualProduct } from './score.ts'
import { ageLevel, availabilityLevel, contribution, distanceLevel, interestsLevel, valuesLevel } from './terms.ts'
import { type MetBetween, metBetween, pointsOfEach } from './wishes-and-faith.ts'

/** Holds of the other's choices only those that the viewer made too. */
export type Fact =
  | { kind: 'values' | 'interests'; shared: string[] /** How many the viewer chose. */; chosen: number }
  /** `shared`: ticked by both; `hours`: per week, when both are free, across time zones. */
  | { kind: 'availability'; shared: string[]; hours: number }
  | { kind: 'age'; age: number; gapYears: number }
  | { kind: 'intent'; both: RelationshipIntent | undefined }
  | { kind: 'kids'; both: WantsKids | undefined }
  | { kind: 'smoking'; both: Habit | undefined }
  | { kind: 'drinking'; both: Habit | undefined }
  | { kind: 'budget'; both: Budget | undefined }
  /** Between city centers. `bandKm` is rounded up to 5 km; `withinKm` is on the card. */
  | { kind: 'distance'; bandKm: number; withinKm: number; sameCity: boolean }

/** `points`: the score minus the score without this term. `level`: agreement, 0 to 1, from shown facts only. */
export type Term = Fact & { points: number; level: number }
/** The viewer's matched wishes, or the faith that both name. */
export type WordsTerm = ({ kind: 'wishes'; met: string[] } | { kind: 'faith'; both: string }) & { points: number }
export type Explanation = {
  reasons: (Term | WordsTerm)[]
  /** Largest first. */
  conflicts: Term[]
  /** Terms known for both, in the order of SCORE_TERMS. */
  terms: Term[]
}

export type Explained = {
  viewer: Candidate
  other: Candidate
  /** Points for the viewer's own feedback. */
  given?: number
  /** The viewer's spelling of their tags. */
  asWritten?: readonly string[]
}

/** The smallest change that is visible in the whole score. */
const WORTH_SAYING = 1
/** Privacy: levels are rounded, to show no more than the card's words. */
const STEPS = 20
export const inSteps = (level: number) => Math.round(level * STEPS) / STEPS

export function explain({ viewer, other, given = 0, asWritten = [] }: Explained): Explanation {
  const met = metBetween(viewer.member, other.member)
  const words = pointsOfEach(met)
  const score = exactScore(mutualProduct(viewer, other, { given, words }))
  const spelling = new Map([...asWritten, ...VALUES, ...INTERESTS].map((word) => [normaliseTag(word), word]))
  const terms: Term[] = []
  for (const term of SCORE_TERMS) {
    const fact = factOf(term, viewer.member, other.member, (tag) => spelling.get(tag) ?? tag)
    if (fact)
      terms.push({
        ...fact,
        level: inSteps(levelOf(fact, viewer.member)),
        points: score - exactScore(mutualProduct(viewer, other, { given, words, without: term })),
      })
  }
  const lostWith = (fewer: MetBetween) =>
    score - exactScore(mutualProduct(viewer, other, { given, words: pointsOfEach(fewer) }))
  const raising = [...terms, ...wordsTerms(met, lostWith)]
  return {
    reasons: raising.filter(({ points }) => points >= WORTH_SAYING).sort((a, b) => b.points - a.points),
    conflicts: terms.filter(({ level }) => level <= APART).sort((a, b) => drawnPoints(a) - drawnPoints(b)),
    terms,
  }
}

/** Privacy: an order by exact points would reveal how far apart two answers are. */
const drawnPoints = ({ kind, level }: Term) => contribution(kind, level)

/** Shows only the viewer's own wishes. `lostWith`: the points that are lost if fewer words match. */
function wordsTerms([mine, theirs]: MetBetween, lostWith: (fewer: MetBetween) => number) {
  const terms: WordsTerm[] = []
  if (mine.wishes.length > 0)
    terms.push({ kind: 'wishes', met: mine.wishes, points: lostWith([{ ...mine, wishes: [] }, theirs]) })
  if (mine.faith)
    terms.push({
      kind: 'faith',
      both: mine.faith,
      points: lostWith([
        { ...mine, faith: undefined },
        { ...theirs, faith: undefined },
      ]),
    })
  return terms
}

/** Privacy: one level for all differences, because the other answer stays hidden. */
const DIFFERENT = 0.25
/** If eligible people have different intents, one is exploring, which fits every intent. */
const ONE_IS_EXPLORING = 0.5

function levelOf(fact: Fact, viewer: Pick<Member, 'values' | 'interests'>) {
  switch (fact.kind) {
    case 'values':
      return valuesLevel(fact.shared.length, viewer.values.length)
    case 'interests':
      return interestsLevel(fact.shared.length, viewer.interests.length)
    case 'availability':
      return availabilityLevel(fact.hours)
    case 'age':
      return ageLevel(fact.gapYears)
    case 'distance':
      return distanceLevel(fact.sameCity ? 0 : fact.bandKm)
    case 'intent':
      return fact.both === undefined ? ONE_IS_EXPLORING : 1
    default:
      return fact.both === undefined ? DIFFERENT : 1
  }
}

const same = <T>(mine: T, theirs: T) => (mine === theirs ? mine : undefined)

function factOf(kind: ScoreTerm, viewer: Member, other: Member, spelled: (tag: string) => string): Fact | undefined {
  switch (kind) {
    case 'values':
    case 'interests':
      if (viewer[kind].length === 0 || other[kind].length === 0) return undefined
      return { kind, shared: sharedTags(viewer[kind], other[kind]).map(spelled), chosen: viewer[kind].length }
    case 'availability':
      return availabilityFact(viewer, other)
    case 'age':
      if (!viewer.age || !other.age) return undefined
      return { kind, age: other.age, gapYears: Math.abs(viewer.age - other.age) }
    case 'distance':
      return distanceFact(viewer, other)
    case 'intent':
      return viewer.intent && other.intent ? { kind, both: same(viewer.intent, other.intent) } : undefined
    case 'kids':
      return viewer.wantsKids && other.wantsKids ? { kind, both: same(viewer.wantsKids, other.wantsKids) } : undefined
    case 'smoking':
    case 'drinking':
      return viewer[kind] && other[kind] ? { kind, both: same(viewer[kind], other[kind]) } : undefined
    case 'budget':
      return viewer.budget && other.budget ? { kind, both: same(viewer.budget, other.budget) } : undefined
  }
}

function availabilityFact(viewer: Member, other: Member): Fact | undefined {
  if (!viewer.week || !other.week) return undefined
  const shared = TYPICAL_WEEK.filter((_, bit) => viewer.week & other.week & (1 << bit))
  const hours = hoursInCommon(viewer.week, other.week, other.offsetHours - viewer.offsetHours)
  return { kind: 'availability', shared, hours }
}

function distanceFact(viewer: Member, other: Member): Fact | undefined {
  if (!viewer.place || !other.place) return undefined
  const km = distanceKm(viewer.place, other.place)
  const withinKm = shownDistanceKm(km, viewer.travelKm)
  return { kind: 'distance', bandKm: distanceBandKm(km), withinKm, sameCity: km === 0 }
}
