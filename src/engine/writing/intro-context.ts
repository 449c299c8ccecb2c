import { BUDGETS, type Budget, type RelationshipIntent } from '#contract/options.ts'
import { safePlace } from './clean.ts'
import type { SharedFacts } from './facts.ts'
import { readBrief } from './read-brief.ts'
import type { Season } from './season.ts'
import type { TimeSlot } from './time-slots.ts'
import { type KnownTopic, knownTopics } from './topics/topics.ts'

/** Who writes to whom, and what is known of the two: the facts when the caller has them, else the brief alone. */
export type Introduction = {
  yourName?: string | null | undefined
  theirName?: string | null | undefined
  brief?: string | null | undefined
  facts?: SharedFacts | undefined
  /** The writer's own side, where the facts of the pair are not known. */
  you?: OwnSide | undefined
  /** When they would meet. */
  when?: When | undefined
  /** Texts that stand beside this one: no outing in them is proposed again. */
  said?: readonly string[] | null | undefined
}

/** The time that is settled, if one is; and the month and place, which say how cold it is. */
export type When = { slot?: TimeSlot | undefined; season?: Season | undefined }

/** What the one who writes has said of themselves: a plan without shared facts at least suits them. */
export type OwnSide = {
  values?: readonly string[] | null | undefined
  interests?: readonly string[] | null | undefined
  city?: string | null | undefined
  availability?: readonly string[] | null | undefined
  budget?: Budget | null | undefined
  safety?: readonly string[] | null | undefined
}

/** What a message may stand on. */
export type Ground = {
  shared: readonly KnownTopic[]
  theirs: readonly KnownTopic[]
  /** What the writer chose and the other is not known to have chosen. */
  own: readonly KnownTopic[]
  availability: readonly string[]
  /** The times are the writer's, whoever else they suit. */
  timesAreYours: boolean
  intent: RelationshipIntent | undefined
  theirCity: string | undefined
  yourCity: string | undefined
  distanceBandKm: number | undefined
  lowerBudget: Budget | undefined
  yourSafety: readonly string[]
  said: readonly string[]
  when: When
}

const [LEAST_BUDGET] = BUDGETS

/** Facts weigh more than the brief, which is only a text about them. */
export function groundOf({ facts, brief, you = {}, said, when = {} }: Introduction): Ground {
  const pair = facts ? groundOfFacts(facts) : groundOfBrief(brief ?? '', you)
  const known = new Set([...pair.shared, ...pair.theirs].map(({ key }) => key))
  const own = [...knownTopics(you.values ?? [], 'value'), ...knownTopics(you.interests ?? [], 'interest')]
  return { ...pair, own: own.filter(({ key }) => !known.has(key)), said: said ?? [], when }
}

type PairGround = Omit<Ground, 'own' | 'said' | 'when'>

const groundOfFacts = (facts: SharedFacts): PairGround => ({
  ...facts,
  shared: [...facts.values, ...facts.interests],
  theirs: [],
  timesAreYours: facts.availability.length > 0,
})

// The other's budget is not known here. Only the least of the writer's own answers settles which is the lower one;
// with any other the plan stays at what a first meeting usually costs.
function groundOfBrief(brief: string, { city, availability, budget, safety }: OwnSide): PairGround {
  const { timesAreShared, ...read } = readBrief(brief)
  const isTold = read.availability.length > 0
  return {
    ...read,
    availability: isTold ? read.availability : (availability ?? []),
    timesAreYours: isTold ? timesAreShared : true,
    yourCity: safePlace(city),
    distanceBandKm: undefined,
    lowerBudget: budget === LEAST_BUDGET ? LEAST_BUDGET : undefined,
    yourSafety: safety ?? [],
  }
}
