import { BUDGETS, INTERESTS, SAFETY, TYPICAL_WEEK, VALUES } from '#contract/options.ts'
import type { SharedTerms } from '#engine/writing/facts.ts'
import { mixSeed, type NonEmpty, pick, shuffled } from '#engine/writing/seed.ts'

const FIRST_NAMES: NonEmpty<string> = [
  ...(['Maya', 'Theo', 'Samir', 'Jonah', 'Priya', 'Ingrid', 'Marcus', 'Noor', 'Eli', 'Zoë', 'Li', 'Rosa'] as const),
  ...['Amara', 'Hugo', 'Keiko', 'Owen', 'Fatima', 'Luca', 'Nia', 'Piotr', 'Elena', 'Caleb', 'Anh', 'Sofia', 'Dev'],
  ...['Tess', 'Omar', 'Grace', 'Mateo', 'Yara', 'Felix', 'Hana', 'Jude', 'Leila', 'Simon', 'Thea'],
]
const CITIES: NonEmpty<string> = [
  'Evanston, Illinois',
  'Chicago, Illinois',
  'Oak Park, Illinois',
  'Austin, Texas',
  'St. Louis, Missouri',
  'New York',
]

/** No two pairs of names are equal below the square of the list's length. */
export const someNames = (n: number) => ({
  yourName: FIRST_NAMES[n % FIRST_NAMES.length] ?? 'Maya',
  theirName: FIRST_NAMES[Math.floor(n / FIRST_NAMES.length) % FIRST_NAMES.length] ?? 'Theo',
})

/** Depends only on `n`. About one pair in ten shares nothing. */
export function somePair(n: number): SharedTerms {
  const upTo = (most: number, what: string) => mixSeed(n, what) % (most + 1)
  const sparse = upTo(9, 'sparse') === 0
  const some = <T>(list: readonly T[], most: number, what: string) =>
    sparse ? [] : shuffled(list, n, what).slice(0, upTo(most, what))
  const own = upTo(9, 'own') === 0 && !sparse ? ['Vintage cars'] : []
  return {
    theirName: someNames(n).theirName,
    theirCity: pick(CITIES, n, 'theirs'),
    yourCity: pick(CITIES, n, 'yours'),
    distanceBandKm: 5 + 5 * upTo(12, 'distance'),
    ageGapYears: upTo(9, 'age'),
    values: some(VALUES, 3, 'values'),
    interests: [...own, ...some(INTERESTS, 3, 'interests')],
    availability: some(TYPICAL_WEEK, 2, 'week'),
    intent: sparse ? null : pick([null, 'long_term', 'long_term', 'casual', 'exploring'], n, 'intent'),
    kids: sparse ? null : pick([null, null, 'yes', 'no', 'open'], n, 'kids'),
    smoking: pick([null, 'no'], n, 'smoking'),
    drinking: pick([null, 'no', 'sometimes'], n, 'drinking'),
    lowerBudget: pick([null, ...BUDGETS], n, 'budget'),
    conflicts: shuffled(['budget', 'availability', 'age', 'distance', 'kids', 'values'] as const, n).slice(
      0,
      upTo(2, 'c'),
    ),
    yourSafety: some(SAFETY, 3, 'safety'),
  }
}
