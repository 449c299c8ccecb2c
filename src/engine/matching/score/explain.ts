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
import { distanceBandKm, distanceKm } from '../member/place.ts'
import { normaliseTag, sharedTags } from '../member/tags.ts'
import { type Candidate, exactScore, mutualProduct } from './score.ts'
import { ageLevel, availabilityLevel, contribution, distanceLevel, interestsLevel, valuesLevel } from './terms.ts'
import { type MetBetween, metBetween, pointsOfEach } from './wishes-and-faith.ts'

/**
 * What may be said about a term: what both chose, the other's age, the distance band. `both` and `shared` hold only
 * what the two have in common, so a fact never tells an answer that the viewer did not give too.
 */
export type Fact =
  | { kind: 'values' | 'interests'; shared: string[] /** How many the viewer chose. */; chosen: number }
  /** `shared`: options of TYPICAL_WEEK that both ticked; `hours` a week both are free, across their time zones. */
  | { kind: 'availability'; shared: string[]; hours: number }
  | { kind: 'age'; age: number; gapYears: number }
  | { kind: 'intent'; both: RelationshipIntent | undefined }
  | { kind: 'kids'; both: WantsKids | undefined }
  | { kind: 'smoking'; both: Habit | undefined }
  | { kind: 'drinking'; both: Habit | undefined }
  | { kind: 'budget'; both: Budget | undefined }
  /** Between the centres of the two cities, rounded up to 5 km. */
  | { kind: 'distance'; bandKm: number; sameCity: boolean }

/**
 * A fact and what it did to this score: `points` is the score minus what it would be without the term. `level` is how
 * far the two agree, from 0 to 1, made only of what the card may say.
 */
export type Term = Fact & { points: number; level: number }
/** What words of one's own did to this score: the viewer's wishes that the other meets, or the faith that both name. */
export type WordsTerm = ({ kind: 'wishes'; met: string[] } | { kind: 'faith'; both: string }) & { points: number }
export type Explanation = {
  /** Terms that raised the score, largest first. */
  reasons: (Term | WordsTerm)[]
  /** Terms on which the two are apart, as the figure draws them, largest first. */
  conflicts: Term[]
  /** Everything both said something about, in the order of SCORE_TERMS: reasons, conflicts and what changes little. */
  terms: Term[]
}

export type Explained = {
  viewer: Candidate
  other: Candidate
  /** What the viewer's own answer about the other adds, in points. */
  given?: number
  /** The viewer's tags as the viewer wrote them, so that own words are shown in their own spelling. */
  asWritten?: readonly string[]
}

/** Below this a reason is not worth a sentence. One whole point, so that what is named is seen in the whole score. */
const WORTH_SAYING = 1
/** Steps of a level, so that nothing finer than a card's own words can be read from it. */
const STEPS = 20
export const inSteps = (level: number) => Math.round(level * STEPS) / STEPS

/** Why this score: the score's own terms, each measured by leaving it out of both directions. */
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

/** What a term weighs at the level that is drawn: an order by exact points would tell how far an answer is off. */
const drawnPoints = ({ kind, level }: Term) => contribution(kind, level)

/** What the words of the two did; of wishes only the viewer's own are told. `lostWith`: the points missing with fewer. */
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

/** Different answers to one question have one level, whatever the other answered: that answer is theirs. */
const DIFFERENT = 0.25
/** Different answers about what one is here for: of two who may meet, one is exploring, which suits both. */
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

/** What may be said about one term, or `undefined` when one of the two said nothing. */
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
  return { kind: 'distance', bandKm: distanceBandKm(km), sameCity: km === 0 }
}
