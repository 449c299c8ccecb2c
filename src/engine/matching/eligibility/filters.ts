import { GENDERS, type Member } from '../member/member.ts'
import { distanceKm } from '../member/place.ts'

/** Checks, masks and the SQL search read this table, so a new limit is one new entry. */

type Answer = { classes: readonly string[]; classOf: (member: Member) => string | undefined }

const answer = <Class extends string>(classes: readonly Class[], classOf: (member: Member) => Class | undefined) => ({
  classes,
  classOf,
})

const UNSTATED = 'unstated'
const GENDER_CLASSES = Array.from(
  { length: 2 ** GENDERS.length },
  (_, set) => GENDERS.filter((__, at) => set & (1 << at)).join('+') || UNSTATED,
)
/** For each set of sought genders, the classes without any of them. Precomputed, because every check uses it. */
const CLASSES_WITHOUT = GENDER_CLASSES.map((_, sought) => GENDER_CLASSES.filter((__, set) => (set & sought) === 0))

function classNumber(genders: readonly string[]) {
  let set = 0
  for (const [at, gender] of GENDERS.entries()) if (genders.includes(gender)) set |= 1 << at
  return set
}

export const ANSWERS = {
  /** Blank pronouns are unknown. Pronouns without a gender are 'unstated'. */
  genders: answer<string>(GENDER_CLASSES, ({ genders, missing }) =>
    genders.length === 0 && missing.includes('pronouns') ? undefined : GENDER_CLASSES[classNumber(genders)],
  ),
  smoking: answer(['yes', 'other'], ({ smoking }) => smoking && (smoking === 'yes' ? 'yes' : 'other')),
  drinking: answer(['yes', 'other'], ({ drinking }) => drinking && (drinking === 'yes' ? 'yes' : 'other')),
  wantsKids: answer(['yes', 'no', 'open'], ({ wantsKids }) => wantsKids),
  intent: answer(['long_term', 'casual', 'exploring'], ({ intent }) => intent),
} satisfies Record<string, Answer>
export type AnswerName = keyof typeof ANSWERS

/** `refuses` returns [] if `own` has no limit. */
type AnswerFilter = { answer: AnswerName; refuses: (own: Member) => readonly string[] }

type RangeFilter = {
  isSet: (own: Member) => boolean
  /** The limit starts from a fact that `own` lacks. */
  ownUnknown: (own: Member) => boolean
  unknown: (other: Member) => boolean
  /** Called only when both facts are known. */
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
// Keys of object literals, so the casts are exact.
export const ANSWER_NAMES = Object.keys(ANSWERS) as AnswerName[]
export const ANSWER_FILTER_NAMES = Object.keys(ANSWER_FILTERS) as (keyof typeof ANSWER_FILTERS)[]
export const RANGE_NAMES = Object.keys(RANGE_FILTERS) as RangeName[]
