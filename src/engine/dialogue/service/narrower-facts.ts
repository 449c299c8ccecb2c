import type { Fact, Facts } from './facts/fact.ts'

/** A fact by its name, and how much of a question's words it shares. */
export type Fit = { name: string; fact: Fact; shared: number }

const WHOLE_WORD = 3
const PATTERNS = new Map<string, readonly { pattern: RegExp; weight: number }[]>()

/** Words as patterns, made once. A phrase says more than a word. */
function patternsOf(words: string) {
  const known = PATTERNS.get(words)
  if (known) return known
  const made = words
    .split(', ')
    .filter((word) => word !== '')
    .map((word) => ({
      pattern: new RegExp(`\\b${word}${word.length <= WHOLE_WORD ? '\\b' : ''}`),
      weight: word.split(' ').length,
    }))
  PATTERNS.set(words, made)
  return made
}

/** How many of the words a question shares, each phrase by its words. */
export const sharedWords = (words: string, question: string): number =>
  patternsOf(words).reduce((sum, { pattern, weight }) => (pattern.test(question) ? sum + weight : sum), 0)

/**
 * The fact whose words a question shares most of; the first where it shares none with any.
 *
 * @param question in plain words
 */
export function narrowest(facts: Facts, question: string): Fit {
  const [first, ...others] = Object.entries(facts).map(([name, one]) => ({
    name,
    fact: one,
    shared: sharedWords(one.words, question),
  }))
  if (!first) throw new Error('A topic has at least one fact.')
  return others.reduce((best, one) => (one.shared > best.shared ? one : best), first)
}
