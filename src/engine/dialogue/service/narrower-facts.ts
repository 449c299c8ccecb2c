import type { Fact, Facts } from './facts/fact.ts'

/** A fact by its name, and how much of a question's words it shares. */
export type Fit = { name: string; fact: Fact; shared: number }

const WHOLE_WORD = 3
const PATTERNS = new WeakMap<Fact, readonly { pattern: RegExp; weight: number }[]>()

/** The words of a fact as patterns, made once. A phrase says more than a word. */
function patternsOf(one: Fact) {
  const known = PATTERNS.get(one)
  if (known) return known
  const made = one.words
    .split(', ')
    .filter((words) => words !== '')
    .map((words) => ({
      pattern: new RegExp(`\\b${words}${words.length <= WHOLE_WORD ? '\\b' : ''}`),
      weight: words.split(' ').length,
    }))
  PATTERNS.set(one, made)
  return made
}

const sharedWith = (one: Fact, question: string) =>
  patternsOf(one).reduce((sum, { pattern, weight }) => (pattern.test(question) ? sum + weight : sum), 0)

/**
 * The fact whose words a question shares most of; the first where it shares none with any.
 *
 * @param question in plain words
 */
export function narrowest(facts: Facts, question: string): Fit {
  const [first, ...others] = Object.entries(facts).map(([name, one]) => ({
    name,
    fact: one,
    shared: sharedWith(one, question),
  }))
  if (!first) throw new Error('A topic has at least one fact.')
  return others.reduce((best, one) => (one.shared > best.shared ? one : best), first)
}
