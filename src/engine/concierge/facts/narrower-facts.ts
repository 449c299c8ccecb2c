import { remembered } from '../understand/built-in/reading/remembered.ts'
import { oneOf } from '../understand/built-in/reading/words.ts'
import type { Fact, Facts } from './list/fact.ts'

/** `shared` counts the words in common with the question. */
export type Fit = { name: string; fact: Fact; shared: number }

const WHOLE_WORD = 3
/** Cache size, above the number of lists of words. */
const MOST_LISTS = 1000

/** `any` combines the patterns: one test skips the many lists that share no word with the question. */
const patternsOf = remembered((words) => {
  const each = [...new Set(words.split(', '))]
    .filter((word) => word !== '')
    .map((word) => ({
      pattern: new RegExp(`\\b${word}${word.length <= WHOLE_WORD ? '\\b' : ''}`),
      weight: word.split(' ').length,
    }))
  return { each, any: oneOf(...each.map(({ pattern }) => pattern)) }
}, MOST_LISTS)

export function sharedWords(words: string, question: string): number {
  const { each, any } = patternsOf(words)
  if (!any.test(question)) return 0
  return each.reduce((sum, { pattern, weight }) => (pattern.test(question) ? sum + weight : sum), 0)
}

/** The fact that shares the most words with the question, or the first fact. @param question in plain words */
export function narrowest(facts: Facts, question: string): Fit {
  const [first, ...others] = Object.entries(facts).map(([name, one]) => ({
    name,
    fact: one,
    shared: sharedWords(one.words, question),
  }))
  if (!first) throw new Error('A topic has at least one fact.')
  return others.reduce((best, one) => (one.shared > best.shared ? one : best), first)
}
