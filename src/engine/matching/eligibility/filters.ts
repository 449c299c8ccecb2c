import { GENDERS, type Member } from '../member/member.ts'
import { distanceKm } from '../member/place.ts'

/**
 * Every limit of one member on another, in one table. `eligibility.ts` reads it in words, `eligibility-mask.ts` makes the
 * bits of the row search from it, and a search in SQL reads those bits: a new limit is one entry here.
 *
 * An answer filter compares one answer of the other with what a member refuses. A range filter compares numbers.
 */

/** One answer of a member as one of few classes; undefined when it is not known. */
type Answer = { classes: readonly string[]; classOf: (member: Member) => string | undefined }

const answer = <Class extends string>(classes: readonly Class[], classOf: (member: Member) => Class | undefined) => ({
  classes,
  classOf,
})

/** Each combination of genders is a class of its own, named by its genders; 'unstated' has none. */
const UNSTATED = 'unstated'
const GENDER_CLASSES = Array.from(
  { length: 2 ** GENDERS.length },
  (_, set) => GENDERS.filter((__, at) => set & (1 << at)).join('+') || UNSTATED,
)
/** For each set of genders that somebody seeks, the classes that hold none of them. Worked out once: it is asked of everybody. */
const CLASSES_WITHOUT = GENDER_CLASSES.map((_, sought) => GENDER_CLASSES.filter((__, set) => (set & sought) === 0))

/** Genders as the number of their class. */
function classNumber(genders: readonly string[]) {
  let set = 0
  for (const [at, gender] of GENDERS.entries()) if (genders.includes(gender)) set |= 1 << at
  return set
}

export const ANSWERS = {
  /** Blank pronouns are not known; pronouns that map to no gender are known, and unstated. */
  genders: answer<string>(GENDER_CLASSES, ({ genders, missing }) =>
    genders.length === 0 && missing.includes('pronouns') ? undefined : GENDER_CLASSES[classNumber(genders)],
  ),
  smoking: answer(['yes', 'other'], ({ smoking }) => smoking && (smoking === 'yes' ? 'yes' : 'other')),
  drinking: answer(['yes', 'other'], ({ drinking }) => drinking && (drinking === 'yes' ? 'yes' : 'other')),
  wantsKids: answer(['yes', 'no', 'open'], ({ wantsKids }) => wantsKids),
  intent: answer(['long_term', 'casual', 'exploring'], ({ intent }) => intent),
} satisfies Record<string, Answer>
export type AnswerName = keyof typeof ANSWERS

/** `refuses` names the classes of the answer that a member refuses; none when the member set no such limit. */
type AnswerFilter = { answer: AnswerName; refuses: (own: Member) => readonly string[] }

/** A limit that needs a number of both, or of the other alone. */
type RangeFilter = {
  isSet: (own: Member) => boolean
  /** Whether the member who set it lacks the fact that it is measured from. */
  ownUnknown: (own: Member) => boolean
  unknown: (other: Member) => boolean
  /** Asked only when nothing is unknown. */
  meets: (own: Member, other: Member) => boolean
}

export const ANSWER_FILTERS = {
  meet: {
    answer: 'genders',
    refuses: ({ seeks }) => (seeks === 'everyone' ? [] : (CLASSES_WITHOUT[classNumber(seeks)] ?? [])),
  },
  smokers: { answer: 'smoking', refuses: ({ refusesSmokers }) => (refusesSmokers ? ['yes'] : []) },
  drinkers: { answer: 'drinking', refuses: ({ refusesDrinkers }) => (refusesDrinkers ? ['yes'] : []) },
  kidsDismissed: { answer: 'wantsKids', refuses: ({ refusesKidsDismissed }) => (refusesKidsDismissed ? ['no'] : []) },
  kids: { answer: 'wantsKids', refuses: ({ wantsKids }) => opposite(wantsKids, ['yes', 'no']) },
  intent: { answer: 'intent', refuses: ({ intent }) => opposite(intent, ['long_term', 'casual']) },
} satisfies Record<string, AnswerFilter>

/** Two answers that exclude each other. Who gave neither of them set no limit. */
function opposite(own: string | undefined, [one, another]: readonly [string, string]) {
  if (own === one) return [another]
  return own === another ? [one] : []
}

export const RANGE_FILTERS = {
  age: {
    isSet: ({ ageMin, ageMax }) => ageMin !== undefined || ageMax !== undefined,
    ownUnknown: () => false,
    unknown: ({ age }) => age === undefined,
    meets: ({ ageMin, ageMax }, { age = 0 }) => age >= (ageMin ?? age) && age <= (ageMax ?? age),
  },
  travel: {
    isSet: ({ travelKm }) => travelKm !== undefined,
    ownUnknown: ({ place }) => place === undefined,
    unknown: ({ place }) => place === undefined,
    meets: (own, other) =>
      own.place !== undefined &&
      other.place !== undefined &&
      distanceKm(own.place, other.place) <= (own.travelKm ?? Number.POSITIVE_INFINITY),
  },
} satisfies Record<string, RangeFilter>

export type FilterName = keyof typeof ANSWER_FILTERS | keyof typeof RANGE_FILTERS
export type RangeName = keyof typeof RANGE_FILTERS
// Keys of literal objects: exactly the names.
export const ANSWER_NAMES = Object.keys(ANSWERS) as AnswerName[]
export const ANSWER_FILTER_NAMES = Object.keys(ANSWER_FILTERS) as (keyof typeof ANSWER_FILTERS)[]
export const RANGE_NAMES = Object.keys(RANGE_FILTERS) as RangeName[]
