import { BUDGETS, type Budget, type RelationshipIntent } from '#contract/options.ts'
import { safePlace } from './clean.ts'
import type { SharedFacts } from './facts.ts'
import { readBrief } from './read-brief.ts'
import type { Season } from './season.ts'
import type { TimeSlot } from './time-slots.ts'
import { type KnownTopic, knownTopics } from './topics/topics.ts'

/** Texts use `facts` if given, otherwise only the brief. */
export type Introduction = {
  yourName?: string | null | undefined
  theirName?: string | null | undefined
  brief?: string | null | undefined
  facts?: SharedFacts | undefined
  /** The writer's own answers, used without facts. */
  you?: OwnSide | undefined
  when?: When | undefined
  /** Other texts on the page. Their outings are not repeated. */
  said?: readonly string[] | null | undefined
}

/** An agreed time, and the season for outdoor plans. */
export type When = { slot?: TimeSlot | undefined; season?: Season | undefined }

export type OwnSide = {
  values?: readonly string[] | null | undefined
  interests?: readonly string[] | null | undefined
  city?: string | null | undefined
  availability?: readonly string[] | null | undefined
  budget?: Budget | null | undefined
  safety?: readonly string[] | null | undefined
}

export type Ground = {
  shared: readonly KnownTopic[]
  theirs: readonly KnownTopic[]
  /** The writer's choices, which the other may not share. */
  own: readonly KnownTopic[]
  availability: readonly string[]
  /** True if the times are the writer's. The other may have more. */
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

// The other's budget is unknown: the lowest own budget is safe, else the usual cost.
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
