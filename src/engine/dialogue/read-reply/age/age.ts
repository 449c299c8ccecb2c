import { MAX_AGE, MIN_AGE } from '#contract/limits.ts'
import type { Proposal } from '../../proposal.ts'
import { ownClauses, type Sentence } from '../../reading/sentences.ts'
import { CORRECTING } from '../corrections.ts'
import { type Context, isBare, type Reader } from '../reader.ts'
import { type AgeSpan, ageSpanIn } from './age-span.ts'
import {
  AMENDED,
  BARE_SPAN,
  CHILDREN_AGED,
  JUST_AN_AGE,
  NO_LIMIT,
  OTHER_FIGURES,
  PAST_DECADES,
  SEEKING,
  SPEAKS_OF_AGE,
  SPEAKS_OF_THEM,
} from './age-words.ts'
import { type AroundOwnAge, aroundOwnAge, isSameAge } from './around-own-age.ts'
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
  const around = aroundOwnAge(text)
  // "Around my age, say 62 to 72": the figures say it better.
  if (around && !(isSameAge(text) && ageSpanIn(text.replace(OTHER_FIGURES, ' '))?.isRange))
    return [
      ...proposals,
      { kind: 'aroundOwnAge', ...around, words: sentence.original },
      ...spanProposals(text, sentence, context).filter((one) => isOtherEnd(one, around)),
    ]
  if (own === null && context.pending === 'ownAge') {
    const bare = JUST_AN_AGE.exec(text)
    if (bare) return [{ kind: 'ownAge', value: Number(bare[1]), words: sentence.original }]
  }
  return [...proposals, ...spanProposals(text, sentence, context)]
}

/** "No older than me and no younger than 40": the end in figures, where the other is the own age. */
const isOtherEnd = (one: Proposal, { below, above }: AroundOwnAge) =>
  one.kind === 'set' &&
  ((below === null && one.path === 'valuesMap.age_range.min') ||
    (above === null && one.path === 'valuesMap.age_range.max'))

function spanProposals(text: string, sentence: Sentence, context: Context): Proposal[] {
  const figures = text.replace(CHILDREN_AGED, ' ').replace(PAST_DECADES, ' ').replace(OTHER_FIGURES, ' ')
  const span = ageSpanIn(figures)
  const speaks = SPEAKS_OF_AGE.test(text) || NO_LIMIT.test(text)
  // "20 to 25 miles is ok, 25 tops": the figure left over is the distance once more.
  const isDistance = span !== null && !span.isRange && /\d ?(?:miles|km)\b/.test(text)
  if (span && (speaks || !isDistance) && isAboutThem(figures, span, { speaks, context }))
    return fromSpan(amended(span, figures), sentence.original)
  if (NO_LIMIT.test(text) && /\bage|older|younger|old\b/.test(sentence.text))
    return [{ kind: 'settle', slot: 'age', words: sentence.original }]
  return []
}

function isAboutThem(text: string, span: AgeSpan, { speaks, context }: { speaks: boolean; context: Context }) {
  if (context.pending === 'who' && (context.isBrief || span.isRange)) return true
  if (span.isPlain)
    return (
      speaks ||
      SPEAKS_OF_THEM.test(text) ||
      (context.pending !== 'distance' &&
        (span.isRange || context.lastPath !== 'valuesMap.distance_km') &&
        text.split(' , ').some((clause) => /\d/.test(clause) && isBare(clause, BARE_SPAN))) ||
      (span.isRange && SEEKING.test(text)) ||
      isCorrection(text, context)
    )
  return speaks || SPEAKS_OF_THEM.test(text) || (context.lastPath?.startsWith('valuesMap.age_range') ?? false)
}

const isCorrection = (text: string, { lastPath }: Context) =>
  (lastPath?.startsWith('valuesMap.age_range') ?? false) && CORRECTING.test(text)

/** "36 to 46, and on second thoughts 48": a single figure after the range, put right in the same breath. */
function amended(span: AgeSpan, text: string): AgeSpan {
  const to = Number(AMENDED.exec(text)?.[1])
  return span.min !== null && span.max !== null && to > span.min ? { ...span, max: to } : span
}

function fromSpan({ min, max, said }: AgeSpan, words: string): Proposal[] {
  const from = min === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, min))
  const to = max === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, max))
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const found: Proposal[] = said === 'open' ? [{ kind: 'clear', slot: 'age', words }] : []
  if (low !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.min', value: low, words })
  if (high !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.max', value: high, words })
  return found
}
