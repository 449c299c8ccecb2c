import type { FeedbackAction } from '#contract/options.ts'
import { withRoomFor } from '../member/growing-column.ts'
import type { Member } from '../member/member.ts'
import { OPTION_COUNT, optionBits } from '../member/options.ts'
import { StringInterner } from '../member/string-interner.ts'
import { AnswerColumns, type AnswerState, NONE } from './answer-columns.ts'
import { CERTAIN } from './terms.ts'

/**
 * Decision studies: selectivity and popularity explain most answers, taste explains little. Model: base rate + giver's
 * selectivity + receiver's popularity (crossed effects). Priors shrink each effect toward zero.
 */

/** Share of yes in the Columbia speed-dating study (Fisman, Iyengar et al., 2006), 8,368 decisions. */
const BASE_RATE = 0.42
/** Each count starts with virtual answers at the base rate. */
const SELECTIVITY_PRIOR = 4
const POPULARITY_PRIOR = 4
const TASTE_PRIOR = 12
/** Maximum effect on a suitability, in points of CERTAIN. */
const MOST_STANDING = 3000
export const MOST_TASTE = 300
const TASTE_SPEED = 0.25
/** An answer after a meeting is better informed. */
const MEETING_WEIGHT = 2

/** Points on the giver's own list. "More like this" is about similar members, so it has no points. */
const OWN_ANSWER_POINTS: Record<FeedbackAction, number> = { more_like_this: 0, less_like_this: -2500, hard_no: -2500 }

/** Popularity affects the member's own list from this many answers on. */
const SEVERAL_ANSWERS = 5

/** In points of CERTAIN, for each option of VALUES, then INTERESTS. */
export type Taste = readonly number[]
/** In points of CERTAIN. */
export type Standing = { selectivity: number; popularity: number; taste?: Taste | undefined }
export const UNKNOWN_STANDING: Standing = { selectivity: 0, popularity: 0 }

function tasteForBits(taste: Taste | undefined, bits: number) {
  if (!taste) return 0
  let points = 0
  for (let bit = 0; bit < OPTION_COUNT; bit++) if (bits & (1 << bit)) points += taste[bit] ?? 0
  return boundedTaste(points)
}
export const boundedTaste = (points: number) => within(MOST_TASTE, points)
export const tasteFor = (taste: Taste | undefined, member: Member) =>
  taste ? tasteForBits(taste, optionBits(member)) : 0

const within = (most: number, points: number) => Math.min(most, Math.max(-most, points))
const inPoints = (share: number) => Math.round(share * CERTAIN)
const isYes = (action: FeedbackAction) => (action === 'more_like_this' ? 1 : 0)

/** One byte: the action's index, plus MET if they had met. */
const ACTIONS = ['more_like_this', 'less_like_this', 'hard_no'] as const satisfies FeedbackAction[]
const MET = 4
const actionOf = (says: number): FeedbackAction => ACTIONS[says & (MET - 1)] ?? 'hard_no'
const weightOf = (says: number) => (says & MET ? MEETING_WEIGHT : 1)
const yesOf = (says: number) => weightOf(says) * isYes(actionOf(says))

export type FeedbackState = { answers: AnswerState; yeses: Int32Array<ArrayBuffer>; weights: Int32Array<ArrayBuffer> }

type OptionsOf = (id: string, number: number) => number

/** Integer sums: a withdrawal restores the earlier state exactly, in any order. */
export class Feedback {
  readonly #ids: StringInterner
  readonly #answers: AnswerColumns
  readonly #optionsOf: OptionsOf
  /** Weighted counts by member number. */
  #yeses: Int32Array<ArrayBuffer>
  #weights: Int32Array<ArrayBuffer>

  /**
   * @param ids numbers of members, which an index may share
   * @param state from the same program version
   */
  constructor(optionsOf: OptionsOf, ids = new StringInterner(), state?: FeedbackState) {
    this.#optionsOf = optionsOf
    this.#ids = ids
    this.#answers = new AnswerColumns(state?.answers)
    this.#yeses = state?.yeses ?? new Int32Array(16)
    this.#weights = state?.weights ?? new Int32Array(16)
  }

  state(): FeedbackState {
    return { answers: this.#answers.state(), yeses: this.#yeses, weights: this.#weights }
  }

  get bytes() {
    return this.#answers.bytes + this.#yeses.byteLength + this.#weights.byteLength
  }

  /** @returns members whose standing may have changed */
  record(from: string, to: string, action: FeedbackAction, afterMeeting = false) {
    this.keep(from, to, action, afterMeeting)
    return this.#touched(from, to)
  }

  /** Like `record`, for callers that recompute all standings later. */
  keep(from: string, to: string, action: FeedbackAction, afterMeeting = false) {
    const says = ACTIONS.indexOf(action) | (afterMeeting ? MET : 0)
    const giver = this.#ids.take(from)
    const receiver = this.#ids.take(to)
    const known = this.#answers.find(giver, receiver)
    if (known === NONE) this.#answers.add(giver, receiver, says)
    else {
      this.#count(giver, this.#answers.says(known), -1)
      this.#answers.setSays(known, says)
      this.#ids.release(giver)
      this.#ids.release(receiver)
    }
    this.#count(giver, says, 1)
  }

  withdraw(from: string, to: string) {
    const at = this.#find(from, to)
    if (at !== NONE) {
      const [giver, receiver] = [this.#answers.from(at), this.#answers.to(at)]
      this.#count(giver, this.#answers.says(at), -1)
      this.#answers.remove(at)
      this.#ids.release(giver)
      this.#ids.release(receiver)
    }
    return this.#touched(from, to)
  }

  /**
   * Removes the answers to and from a member.
   * @returns members whose standing may have changed
   */
  forget(id: string) {
    const touched = new Set<string>()
    for (const to of this.answersBy(id).keys()) for (const one of this.withdraw(id, to)) touched.add(one)
    for (const from of this.answersAbout(id).keys()) for (const one of this.withdraw(from, id)) touched.add(one)
    touched.delete(id)
    return [...touched]
  }

  *members() {
    for (const number of this.#answers.members()) yield this.#ids.textOf(number)
  }

  standingOf(id: string): Standing {
    return this.#standingOf(this.#numberOf(id))
  }

  /** Privacy: on the viewer's list, people who answered about the viewer rank as if they had not answered. */
  standingsBefore(viewerId: string): Map<string, Standing> {
    const standings = new Map<string, Standing>()
    this.#eachReceived(this.#numberOf(viewerId), (at) => {
      const giver = this.#answers.from(at)
      standings.set(this.#ids.textOf(giver), this.#standingOf(giver, at))
    })
    return standings
  }

  /** Zero until there are SEVERAL_ANSWERS. */
  ownPopularityOf(id: string) {
    const number = this.#numberOf(id)
    let received = 0
    this.#eachReceived(number, () => received++)
    return received < SEVERAL_ANSWERS ? 0 : this.#popularity(number, NONE)
  }

  answersBy(from: string): ReadonlyMap<string, FeedbackAction> {
    const answers = new Map<string, FeedbackAction>()
    this.#eachGiven(this.#numberOf(from), (at) =>
      answers.set(this.#ids.textOf(this.#answers.to(at)), actionOf(this.#answers.says(at))),
    )
    return answers
  }

  answersAbout(to: string): ReadonlyMap<string, FeedbackAction> {
    const answers = new Map<string, FeedbackAction>()
    this.#eachReceived(this.#numberOf(to), (at) =>
      answers.set(this.#ids.textOf(this.#answers.from(at)), actionOf(this.#answers.says(at))),
    )
    return answers
  }

  answerOf(from: string, to: string) {
    const at = this.#find(from, to)
    return at === NONE ? undefined : actionOf(this.#answers.says(at))
  }

  isAfterMeeting(from: string, to: string) {
    const at = this.#find(from, to)
    return at !== NONE && (this.#answers.says(at) & MET) !== 0
  }

  #numberOf = (id: string) => this.#ids.find(id) ?? NONE

  #find(from: string, to: string) {
    const giver = this.#numberOf(from)
    if (this.#answers.firstGiven(giver) === NONE) return NONE
    return this.#answers.find(giver, this.#numberOf(to))
  }

  #eachGiven(number: number, visit: (at: number) => void) {
    for (let at = this.#answers.firstGiven(number); at !== NONE; at = this.#answers.nextGiven(at)) visit(at)
  }

  #eachReceived(number: number, visit: (at: number) => void) {
    for (let at = this.#answers.firstReceived(number); at !== NONE; at = this.#answers.nextReceived(at)) visit(at)
  }

  #count(giver: number, says: number, sign: 1 | -1) {
    this.#yeses = withRoomFor(this.#yeses, giver)
    this.#weights = withRoomFor(this.#weights, giver)
    this.#yeses[giver] = (this.#yeses[giver] ?? 0) + sign * yesOf(says)
    this.#weights[giver] = (this.#weights[giver] ?? 0) + sign * weightOf(says)
  }

  // A new answer changes the selectivity of `from`, and so all answers of `from`.
  #touched(from: string, to: string) {
    return [...new Set([from, to, ...this.answersBy(from).keys()])]
  }

  /** @param without an answer to ignore */
  #standingOf(number: number, without = NONE): Standing {
    return {
      selectivity: inPoints(this.#selectivity(number, without)),
      popularity: this.#popularity(number, without),
      taste: this.#taste(number, without),
    }
  }

  #selectivity(number: number, without: number) {
    const left = without !== NONE && this.#answers.from(without) === number ? this.#answers.says(without) : undefined
    const yeses = (this.#yeses[number] ?? 0) - (left === undefined ? 0 : yesOf(left))
    const weights = (this.#weights[number] ?? 0) - (left === undefined ? 0 : weightOf(left))
    return (yeses - weights * BASE_RATE) / (weights + SELECTIVITY_PRIOR)
  }

  #popularity(number: number, without: number) {
    let sum = 0
    let count = 0
    this.#eachReceived(number, (at) => {
      if (at === without) return
      const says = this.#answers.says(at)
      const selectivity = this.#selectivity(this.#answers.from(at), without)
      sum += weightOf(says) * inPoints(isYes(actionOf(says)) - BASE_RATE - selectivity)
      count += weightOf(says)
    })
    return count === 0 ? 0 : within(MOST_STANDING, Math.round(sum / (count + POPULARITY_PRIOR)))
  }

  #taste(number: number, without: number): Taste | undefined {
    const usual = BASE_RATE + this.#selectivity(number, without)
    const sums = new Array<number>(OPTION_COUNT).fill(0)
    const counts = new Array<number>(OPTION_COUNT).fill(0)
    let given = 0
    this.#eachGiven(number, (at) => {
      if (at === without) return
      given++
      const receiver = this.#answers.to(at)
      const bits = this.#optionsOf(this.#ids.textOf(receiver), receiver)
      const says = this.#answers.says(at)
      const points = weightOf(says) * inPoints(isYes(actionOf(says)) - usual)
      for (let bit = 0; bit < OPTION_COUNT; bit++) {
        if ((bits & (1 << bit)) === 0) continue
        sums[bit] = (sums[bit] ?? 0) + points
        counts[bit] = (counts[bit] ?? 0) + weightOf(says)
      }
    })
    if (given === 0) return undefined
    return sums.map((sum, bit) => Math.round((TASTE_SPEED * sum) / ((counts[bit] ?? 0) + TASTE_PRIOR)))
  }
}

export const pointsOfOwnAnswer = (answer: FeedbackAction | undefined) => (answer ? OWN_ANSWER_POINTS[answer] : 0)
