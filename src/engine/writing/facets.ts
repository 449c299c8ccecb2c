import { TYPICAL_WEEK } from '#contract/options.ts'
import { normaliseTag } from '../matching/member/tags.ts'
import type { SharedFacts } from './facts.ts'
import { listed, many, one, type Slots } from './grammar.ts'
import { nounOf } from './topics/topics.ts'

/** Templates are grouped by facet, so a text mentions only known facts. */
export type Facet =
  | 'values'
  | 'interests'
  | 'long_term'
  | 'casual'
  | 'exploring'
  | 'kids_yes'
  | 'kids_no'
  | 'kids_open'
  | 'time'
  | 'flexible'
  | 'near'
  | 'budget'
  | 'age'
  | 'smoke_free'
  | 'alcohol_free'
  | 'now_and_then'

const NEARBY_KM = 25
export const NOUNS_A_SENTENCE = 2

const flexibleChip = normaliseTag('Flexible')
const timeByChip = new Map(TYPICAL_WEEK.map((option) => [normaliseTag(option), many(option.toLowerCase())]))

/** 'Flexible' names no time. */
const namedTimes = (facts: SharedFacts) =>
  facts.availability
    .map(normaliseTag)
    .filter((chip) => chip !== flexibleChip)
    .map((chip) => timeByChip.get(chip))
    .filter((time) => time !== undefined)

/** The most interesting facets first. */
export function facetsOf(facts: SharedFacts): Facet[] {
  const times = namedTimes(facts)
  const flexible = times.length === 0 && facts.availability.map(normaliseTag).includes(flexibleChip)
  const lists: [Facet, boolean][] = [
    ['values', facts.values.length > 0],
    ['interests', facts.interests.length > 0],
  ]
  const known: [Facet | undefined, boolean][] = [
    ...(facts.rarest === 'interests' ? lists.reverse() : lists),
    [facts.intent, facts.intent !== undefined],
    ['time', times.length > 0],
    ['flexible', flexible],
    ['near', facts.distanceBandKm !== undefined && facts.distanceBandKm <= NEARBY_KM],
    [facts.kids && `kids_${facts.kids}`, facts.kids !== undefined],
    ['budget', facts.sameBudget],
    ['smoke_free', facts.smoking === 'no'],
    ['alcohol_free', facts.drinking === 'no'],
    ['now_and_then', facts.drinking === 'sometimes'],
    ['age', facts.closeInAge],
  ]
  return known.flatMap(([facet, isKnown]) => (facet !== undefined && isKnown ? [facet] : []))
}

const NONE: ReadonlySet<string> = new Set()

/** A template with a missing slot is skipped. @param taken outings on the page */
export function slotsOf(facts: SharedFacts, taken: ReadonlySet<string> = NONE): Slots {
  const times = namedTimes(facts)
  // Stored texts fit any season: no outing is outdoors.
  const [outing, another] = facts.interests
    .flatMap(({ outings }) => outings)
    .filter(({ text, outdoors }) => !outdoors && !taken.has(text))
  const together = times.some(({ text }) => text === 'weekends')
  return {
    name: facts.theirFirstName === '' ? undefined : one(facts.theirFirstName),
    city: facts.theirCity === undefined ? undefined : one(facts.theirCity),
    values: listed(facts.values.slice(0, NOUNS_A_SENTENCE).map(nounOf)),
    interests: listed(facts.interests.slice(0, NOUNS_A_SENTENCE).map(nounOf)),
    outing: outing && one(outing.text),
    another: another && one(another.text),
    time: listed(times.slice(0, NOUNS_A_SENTENCE)),
    weekend: together ? one('weekend') : undefined,
  }
}
