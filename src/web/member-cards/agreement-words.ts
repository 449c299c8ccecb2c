import { type Agreement, APART, MUCH_IN_COMMON, SCORE_TERMS, type ScoreTerm } from '#contract/agreement.ts'

const NAMES: Record<ScoreTerm, string> = {
  values: 'values',
  availability: 'free time',
  age: 'ages',
  interests: 'interests',
  kids: 'children',
  distance: 'distance',
  intent: 'here for',
  budget: 'budget',
  smoking: 'smoking',
  drinking: 'drinking',
}
const MOST_NAMED = 3

const known = (agreement: Agreement) =>
  SCORE_TERMS.flatMap((term) => {
    const level = agreement[term]
    return level === undefined ? [] : [{ term, name: NAMES[term], level }]
  })

/** 'Most in common: values, free time. Differs: budget.' The highest weight comes first. */
export function agreementSummary(agreement: Agreement = {}): string {
  const terms = known(agreement)
  const names = (some: typeof terms) => some.map(({ name }) => name).join(', ')
  const most = names(terms.filter(({ level }) => level >= MUCH_IN_COMMON).slice(0, MOST_NAMED))
  const differs = names(terms.filter(({ level }) => level <= APART).slice(0, MOST_NAMED))
  return [most && `Most in common: ${most}.`, differs && `Differs: ${differs}.`].filter(Boolean).join(' ')
}

/** From the outermost curve inwards. */
export const agreementLines = (agreement: Agreement) =>
  known(agreement).map((each) => ({ name: each.name, words: wordsFor(each) }))

function wordsFor({ term, level }: { term: ScoreTerm; level: number }) {
  if (level >= MUCH_IN_COMMON) return 'much in common'
  if (level > APART) return 'some in common'
  // The level does not show whether the answers are one step apart or three.
  return term === 'distance' ? 'far apart' : 'different'
}
