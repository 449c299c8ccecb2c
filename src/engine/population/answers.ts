import type { Snapshot } from '#contract/concierge.ts'
import type { IntakeSubmission } from '#contract/intake.ts'
import {
  type Budget,
  type Habit,
  INTERESTS,
  MUST_NOTS,
  type RelationshipIntent,
  SAFETY,
  TYPICAL_WEEK,
  VALUES,
  type WantsKids,
} from '#contract/options.ts'
import type { Chance } from './random.ts'

/** What a way of life makes likelier: how strongly each option of VALUES and INTERESTS is drawn, in their order. */
type Temper = {
  values: readonly number[]
  interests: readonly number[]
  smokes: number
  drinks: number
  kids: number
  own: readonly string[]
}

//                     faith fam adv amb ser cre com pla    music mkts volu cycl art trip book well
const TEMPERS = {
  rooted: {
    values: [5, 9, 1, 2, 5, 1, 6, 2],
    interests: [2, 6, 6, 1, 1, 3, 4, 3],
    smokes: 0.6,
    drinks: 0.5,
    kids: 0.3,
    own: ['Sunday roasts', 'Choir', 'Gardening'],
  },
  roaming: {
    values: [1, 2, 9, 4, 2, 3, 2, 6],
    interests: [5, 2, 1, 7, 2, 9, 1, 5],
    smokes: 0.8,
    drinks: 1.1,
    kids: -0.1,
    own: ['Climbing', 'Trail running', 'Scuba diving'],
  },
  making: {
    values: [1, 2, 3, 3, 2, 9, 4, 6],
    interests: [8, 4, 2, 2, 9, 3, 6, 2],
    smokes: 1.5,
    drinks: 1.2,
    kids: -0.1,
    own: ['Ceramics', 'Sourdough', 'Film photography'],
  },
  striving: {
    values: [2, 4, 4, 9, 2, 2, 2, 3],
    interests: [4, 3, 1, 4, 3, 6, 3, 7],
    smokes: 0.6,
    drinks: 1,
    kids: 0.1,
    own: ['Running clubs', 'Chess', 'Podcasts'],
  },
  caring: {
    values: [3, 6, 2, 2, 9, 4, 8, 4],
    interests: [3, 6, 9, 3, 3, 3, 6, 5],
    smokes: 0.5,
    drinks: 0.6,
    kids: 0.2,
    own: ['Board games', 'Dogs', 'Community theater'],
  },
  playful: {
    values: [1, 3, 6, 2, 1, 5, 4, 9],
    interests: [9, 3, 1, 3, 3, 6, 2, 2],
    smokes: 1.6,
    drinks: 1.7,
    kids: -0.15,
    own: ['Karaoke', 'Salsa dancing', 'Improv'],
  },
} satisfies Record<string, Temper>

const share = (wanted: number) => Math.min(0.95, Math.max(0.02, wanted))

/** Some distinct entries, each as likely as its weight. */
function draw<T>(chance: Chance, entries: readonly T[], weights: readonly number[], count: number) {
  const left = entries.map((entry, at) => [entry, weights[at] ?? 1] as const)
  const drawn = new Set<T>()
  while (drawn.size < Math.min(count, left.length)) drawn.add(chance.pick(left.filter(([entry]) => !drawn.has(entry))))
  return entries.filter((entry) => drawn.has(entry))
}

function drawIntent(chance: Chance, age: number): RelationshipIntent {
  const settled = share((age - 20) / 22)
  return chance.pick([
    ['long_term', 0.25 + 0.45 * settled],
    ['exploring', 0.45],
    ['casual', 0.22 - 0.12 * settled],
  ])
}

function drawKids(chance: Chance, age: number, leaning: number): WantsKids {
  if (age >= 46)
    return chance.pick([
      ['no', 0.5],
      ['open', 0.48],
      ['yes', 0.02],
    ])
  const yes = share(0.32 + leaning - (age < 24 ? 0.1 : 0))
  return chance.pick([
    ['yes', yes],
    ['open', 0.45],
    ['no', share(0.23 - leaning)],
  ])
}

function drawHabit(chance: Chance, often: number, sometimes: number): Habit {
  return chance.pick([
    ['yes', often],
    ['sometimes', sometimes],
    ['no', Math.max(0.1, 1 - often - sometimes)],
  ])
}

function drawBudget(chance: Chance, age: number): Budget {
  const means = (age - 20) / 30 + chance.bell() * 0.6
  if (means < 0.1) return '$'
  if (means < 0.75) return '$$'
  return means < 1.3 ? '$$$' : '$$$$'
}

function drawMustNots(
  chance: Chance,
  { smoking, drinking, wantsKids }: { smoking: Habit; drinking: Habit; wantsKids: WantsKids },
) {
  const wishes = [
    smoking === 'no' ? 0.4 : 0.02,
    drinking === 'yes' ? 0.02 : 0.25,
    wantsKids === 'yes' ? 0.4 : 0.02,
    0.25,
  ]
  return MUST_NOTS.filter((_, at) => chance.happens(wishes[at] ?? 0))
}

const own = (chance: Chance, words: readonly string[], wanted: number) =>
  chance.happens(wanted) ? [chance.pick(words.map((word) => [word, 1] as const))] : []

/** The answers of one plausible person of this age: values, interests, habits and wishes hang together. */
export function drawAnswers(chance: Chance, age: number) {
  const temper: Temper = chance.pick(Object.values(TEMPERS).map((one) => [one, 1] as const))
  const smoking = drawHabit(chance, 0.05 * temper.smokes, 0.1 * temper.smokes)
  const drinking = drawHabit(chance, 0.08 * temper.drinks, share(0.5 * temper.drinks))
  const wantsKids = drawKids(chance, age, temper.kids)
  const years = chance.whole(6, 11) + Math.floor(age / 12)
  return {
    relationshipIntent: drawIntent(chance, age),
    typicalWeek: draw(
      chance,
      TYPICAL_WEEK,
      [6, 8, 1.5, 1.5, 2],
      chance.pick([
        [1, 4],
        [2, 5],
        [3, 1],
      ]),
    ),
    budget: drawBudget(chance, age),
    ageMin: Math.max(18, age - years),
    ageMax: Math.min(99, age + years),
    values: draw(chance, VALUES, temper.values, chance.whole(2, 4)),
    interests: [...draw(chance, INTERESTS, temper.interests, chance.whole(2, 5)), ...own(chance, temper.own, 0.3)],
    mustNot: drawMustNots(chance, { smoking, drinking, wantsKids }),
    safety: draw(chance, SAFETY, [8, 3, 6, 2, 1], chance.whole(1, 3)),
    lifestyle: { smoking, drinking, wantsKids },
  }
}

export type PopulationMember = {
  /** The same for the same seed and number; unique in one population. */
  key: string
  intake: IntakeSubmission
  snapshot: Snapshot
}
