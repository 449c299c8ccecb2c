import { SCORE_TERMS, type ScoreTerm } from '#contract/agreement.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from './feedback.ts'
import { tasteFor, UNKNOWN_STANDING } from './feedback.ts'
import { CERTAIN, contribution, levelsOf, MIDDLE } from './terms.ts'

/** Nobody is ever certain to be liked or not: the bounds of a suitability, in points of CERTAIN. */
const LEAST = CERTAIN / 100
const MOST = CERTAIN - LEAST

/** A member together with what feedback taught about them. */
export type Candidate = { member: Member; standing?: Standing | undefined }

/**
 * What bears on one pair alone, in points: what the viewer's own answer about the other adds (`given`), and what the
 * words of either side add where the other meets them (`words`), the viewer's first.
 */
type PairTerms = { given?: number; words?: readonly [number, number]; without?: ScoreTerm | undefined }

/** How well `to` suits `from` before anyone gave feedback, in points of CERTAIN; `without` leaves one term out. */
function coldSuitability(from: Member, to: Member, without?: ScoreTerm) {
  const levels = levelsOf(from, to)
  let points = MIDDLE
  for (const term of SCORE_TERMS) {
    const level = levels[term]
    if (level !== undefined && term !== without) points += contribution(term, level)
  }
  return points
}

/** Keeps a suitability inside its bounds. */
export const bounded = (points: number) => Math.min(MOST, Math.max(LEAST, points))

/** How much `from` would like to meet `to`, in points of CERTAIN, with what feedback taught. */
export function suitability(from: Candidate, to: Candidate, { given = 0, without }: Omit<PairTerms, 'words'> = {}) {
  const cold = coldSuitability(from.member, to.member, without)
  const { selectivity, taste } = from.standing ?? UNKNOWN_STANDING
  const { popularity } = to.standing ?? UNKNOWN_STANDING
  return bounded(cold + selectivity + popularity + tasteFor(taste, to.member) + given)
}

/**
 * Both directions multiplied: exact, whole, and in the order of the score. What the other answered about the viewer has
 * no part in it: nobody may learn that from a list.
 */
export function mutualProduct(viewer: Candidate, other: Candidate, terms: PairTerms = {}) {
  const { given = 0, words: [mine, theirs] = [0, 0], without } = terms
  return (
    suitability(viewer, other, { given: given + mine, without }) *
    suitability(other, viewer, { given: theirs, without })
  )
}

/** The geometric mean of both directions, 0 to 100, not yet rounded. */
export const exactScore = (product: number) => (Math.sqrt(product) * 100) / CERTAIN

/** The score a page shows: 0 to 100, whole. */
export const wholeScore = (product: number) => Math.round(exactScore(product))
