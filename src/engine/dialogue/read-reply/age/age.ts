import { MAX_AGE, MIN_AGE } from '#contract/limits.ts'
import type { Proposal } from '../../proposal.ts'
import { ownClauses } from '../../reading/sentences.ts'
import { type Context, isBare, type Reader, withoutPutAside } from '../reader.ts'
import { type AgeSpan, ageSpanIn } from './age-span.ts'
import {
  BARE_SPAN,
  JUST_AN_AGE,
  NO_LIMIT,
  OTHER_FIGURES,
  PAST_DECADES,
  SPEAKS_OF_AGE,
  SPEAKS_OF_THEM,
} from './age-words.ts'
import { aroundOwnAge, isSameAge } from './around-own-age.ts'
import { ownAgeIn } from './own-age.ts'

/** Which ages the person would like to meet. "I'm 40" is their own; "within five years of me" counts from it. */
export const readAge: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const proposals: Proposal[] = []
  let text = ownClauses(sentence)
    .map((clause) => clause.text)
    .join(' , ')
  const own = ownAgeIn(text)
  if (own) {
    if (own.age >= MIN_AGE && own.age <= MAX_AGE)
      proposals.push({ kind: 'ownAge', value: own.age, words: sentence.original })
    text = text.replace(own.said, ' ')
  }
  const figures = withoutPutAside(text).replace(PAST_DECADES, ' ').replace(OTHER_FIGURES, ' ')
  const span = ageSpanIn(figures)
  const around = aroundOwnAge(text)
  // "Around my age, say 62 to 72": the figures say it better.
  if (around && !(isSameAge(text) && span?.isRange)) {
    // "From 35 up, but not older than me": a figure stands for the end that their own age leaves open.
    const end = span && {
      ...span,
      min: around.below === null ? span.min : null,
      max: around.above === null ? span.max : null,
    }
    const other = end && isAboutThem(figures, end, { said: text, context }) ? fromSpan(end, sentence.original) : []
    return [...proposals, { kind: 'aroundOwnAge', ...around, words: sentence.original }, ...other]
  }
  const bare = own === null && context.pending === 'ownAge' ? JUST_AN_AGE.exec(text) : null
  if (bare) return [{ kind: 'ownAge', value: Number(bare[1]), words: sentence.original }]
  if (span && isAboutThem(figures, span, { said: text, context }))
    return [...proposals, ...fromSpan(span, sentence.original)]
  if (NO_LIMIT.test(text) && /\bages?\b/.test(text))
    proposals.push({ kind: 'settle', slot: 'age', words: sentence.original })
  return proposals
}

function isAboutThem(text: string, span: AgeSpan, { said, context }: { said: string; context: Context }) {
  if (SPEAKS_OF_AGE.test(said) || SPEAKS_OF_THEM.test(text)) return true
  if (context.pending === 'who' && (context.isBrief || span.isRange)) return true
  if (context.pending === 'distance') return false
  if (span.isRange && context.lastPath?.startsWith('valuesMap.age_range')) return true
  // "20 to 25 miles is ok, 25 tops": the figure left over is the distance once more.
  if (!span.isRange && (context.lastPath === 'valuesMap.distance_km' || DISTANCE.test(said))) return false
  return text.split(' , ').some((clause) => /\d/.test(clause) && isBare(clause, BARE_SPAN))
}

const DISTANCE = /\d ?(?:miles|km)\b/

function fromSpan({ min, max }: AgeSpan, words: string): Proposal[] {
  const from = min === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, min))
  const to = max === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, max))
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const found: Proposal[] = []
  if (low !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.min', value: low, words })
  if (high !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.max', value: high, words })
  return found
}
