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
import type { SafetyChoice } from '#contract/safety-choices.ts'
import type { Chance } from './random.ts'
import { TEMPERS, type Temper, type Weights } from './tempers.ts'

const share = (wanted: number) => Math.min(0.95, Math.max(0.02, wanted))

/** Draws distinct entries, each as likely as its weight. */
function draw<T extends string>(chance: Chance, entries: readonly T[], weights: Weights<T>, count: number) {
  const left = entries.map((entry) => [entry, weights[entry]] as const)
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
  const wishes: Weights<(typeof MUST_NOTS)[number]> = {
    'Daily smoker': smoking === 'no' ? 0.4 : 0.02,
    'Heavy drinker': drinking === 'yes' ? 0.02 : 0.25,
    'Dismissive of kids': wantsKids === 'yes' ? 0.4 : 0.02,
    'Non-communicator': 0.25,
  }
  return MUST_NOTS.filter((option) => chance.happens(wishes[option]))
}

const WEEK_WEIGHTS: Weights<(typeof TYPICAL_WEEK)[number]> = {
  Weeknights: 6,
  Weekends: 8,
  'Lunch hours': 1.5,
  'Early mornings': 1.5,
  Flexible: 2,
}
const SAFETY_WEIGHTS: Weights<SafetyChoice> = {
  'First meet in public': 8,
  'Video check before meeting': 3,
  'Share contact only after match': 6,
  'No surprise guests': 2,
  'Exit check-in with concierge': 1,
}

const own = (chance: Chance, words: readonly string[], wanted: number) =>
  chance.happens(wanted) ? [chance.pick(words.map((word) => [word, 1] as const))] : []

/** The answers of one plausible person: values, interests, habits and wishes fit together. */
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
      WEEK_WEIGHTS,
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
    safety: draw(chance, SAFETY, SAFETY_WEIGHTS, chance.whole(1, 3)),
    lifestyle: { smoking, drinking, wantsKids },
  }
}

export type PopulationMember = {
  /** Depends only on seed and number; unique in a population. */
  key: string
  intake: IntakeSubmission
  snapshot: Snapshot
}
