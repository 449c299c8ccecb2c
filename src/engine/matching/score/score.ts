import { SCORE_TERMS, type ScoreTerm } from '#contract/agreement.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from './feedback.ts'
import { tasteFor, UNKNOWN_STANDING } from './feedback.ts'
import { CERTAIN, contribution, levelsOf, MIDDLE } from './terms.ts'

/** No like or dislike is certain. */
const LEAST = CERTAIN / 100
const MOST = CERTAIN - LEAST

export type Candidate = { member: Member; standing?: Standing | undefined }

/** `given`: points for the viewer's own answer. `words`: points for matched free text, the viewer's first. */
type PairTerms = { given?: number; words?: readonly [number, number]; without?: ScoreTerm | undefined }

function coldSuitability(from: Member, to: Member, without?: ScoreTerm) {
  const levels = levelsOf(from, to)
  let points = MIDDLE
  for (const term of SCORE_TERMS) {
    const level = levels[term]
    if (level !== undefined && term !== without) points += contribution(term, level)
  }
  return points
}

export const bounded = (points: number) => Math.min(MOST, Math.max(LEAST, points))

export function suitability(from: Candidate, to: Candidate, { given = 0, without }: Omit<PairTerms, 'words'> = {}) {
  const cold = coldSuitability(from.member, to.member, without)
  const { selectivity, taste } = from.standing ?? UNKNOWN_STANDING
  const { popularity } = to.standing ?? UNKNOWN_STANDING
  return bounded(cold + selectivity + popularity + tasteFor(taste, to.member) + given)
}

/** An exact integer that grows with the score. Privacy: the other's answer about the viewer is never used. */
export function mutualProduct(viewer: Candidate, other: Candidate, terms: PairTerms = {}) {
  const { given = 0, words: [mine, theirs] = [0, 0], without } = terms
  return (
    suitability(viewer, other, { given: given + mine, without }) *
    suitability(other, viewer, { given: theirs, without })
  )
}

/** Geometric mean of both directions, 0 to 100. */
export const exactScore = (product: number) => (Math.sqrt(product) * 100) / CERTAIN

export const wholeScore = (product: number) => Math.round(exactScore(product))
