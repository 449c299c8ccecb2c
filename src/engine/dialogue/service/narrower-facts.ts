import { remembered } from '../reading/remembered.ts'
import type { Fact, Facts } from './facts/fact.ts'

/** A fact by its name, and how much of a question's words it shares. */
export type Fit = { name: string; fact: Fact; shared: number }

const WHOLE_WORD = 3
/** The facts and topics have fewer lists of words. */
const MOST_LISTS = 1000

/** Words as patterns, made once. A phrase says more than a word. */
const patternsOf = remembered(
  (words) =>
    words
      .split(', ')
      .filter((word) => word !== '')
      .map((word) => ({
        begins: /^\w[\w ](?![?*{])/.exec(word)?.[0],
        pattern: new RegExp(`\\b${word}${word.length <= WHOLE_WORD ? '\\b' : ''}`),
        weight: word.split(' ').length,
      })),
  MOST_LISTS,
)
/** The first two letters of each word: a question has few of the thousands that patterns begin with. */
const beginningsIn = remembered(
  (question) => new Set(Array.from(question.matchAll(/\b\w/g), ({ index }) => question.slice(index, index + 2))),
)

/** How many of the words a question shares, each phrase by its words. */
export function sharedWords(words: string, question: string): number {
  const beginnings = beginningsIn(question)
  const shared = patternsOf(words).filter(
    ({ begins, pattern }) => (begins === undefined || beginnings.has(begins)) && pattern.test(question),
  )
  return shared.reduce((sum, { weight }) => sum + weight, 0)
}

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
