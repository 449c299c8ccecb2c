import type { Likelihood } from '../learned/reader.ts'
import type { SpanKind } from './marked-line.ts'
import type { FoundSpan } from './span-reader.ts'

/** What of the labels speaks for words that nobody asked for: where none is heard, they are a remark. */
const SPEAKS_FOR: Partial<Record<SpanKind, readonly string[]>> = {
  must: ['W', 'X', 'xs', 'xd', 'xk', 'xn'],
  nice: ['W'],
  refused: ['X', 'W', 'xs', 'xd', 'xk', 'xn'],
  faith: ['T'],
  fact: ['OF', 'DI'],
}
const HEARD_AS_WELL = 0.2
/** The same for wishes and refusals, which remarks on other people resemble. */
const WISHED_AS_WELL = 0.52
/** Where the marks are beyond doubt, and after the question of faith, to which any sentence may seem an answer. */
const HEARD_AT_LEAST = 0.1
const BEYOND_DOUBT = 0.85
/** What may be said in despair is no wish, unless one is heard in it as well. */
const HEAVY = ['D1', 'D2', 'LO']
const MAY_BE_HEAVY = 0.08

/** Whether the labels of a message speak for words that were marked in it. */
export function isHeardAsWell({ kind, likely: marked }: FoundSpan, likely: Likelihood, isAnswer: boolean): boolean {
  const isHeavy = HEAVY.some((label) => likely(label) >= MAY_BE_HEAVY)
  if (isAnswer && kind !== 'faith' && !isHeavy) return true
  const isHeard = (least: number) => (SPEAKS_FOR[kind] ?? []).some((label) => likely(label) >= least)
  const unasked = kind === 'must' || kind === 'nice' || kind === 'refused' ? WISHED_AS_WELL : HEARD_AS_WELL
  if (isHeavy) return isHeard(isAnswer ? HEARD_AS_WELL : unasked)
  return isHeard(isAnswer || marked >= BEYOND_DOUBT ? HEARD_AT_LEAST : unasked)
}
