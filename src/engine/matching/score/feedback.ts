import type { FeedbackAction } from '#contract/options.ts'
import type { Member } from '../member/member.ts'
import { OPTION_COUNT, optionBits } from '../member/options.ts'
import { CERTAIN } from './terms.ts'

/**
 * What real decisions say about feedback: how choosy a member is and how well a member is liked carry most of it,
 * personal taste carries little. So an answer is read as base rate + selectivity of who answers + popularity of who is
 * answered (crossed effects), each shrunk to zero by a few imagined ordinary answers.
 */

/** Share of yes among 8,368 decisions of the Columbia speed-dating study (Fisman, Iyengar and others, 2006). */
const BASE_RATE = 0.42
/** How many imagined ordinary answers each effect is shrunk by. */
const SELECTIVITY_PRIOR = 4
const POPULARITY_PRIOR = 4
const TASTE_PRIOR = 12
/** No effect may lift or lower a suitability by more than this, in points of CERTAIN. */
const MOST_STANDING = 3000
export const MOST_TASTE = 300
const TASTE_SPEED = 0.25
/** Who met knows more than who read a card: such an answer counts as so many. */
const MEETING_WEIGHT = 2

/**
 * What an answer does to the score of the very person it is about, on the list of who gave it and nowhere else. "More
 * like this" is about others who are like them.
 */
const OWN_ANSWER_POINTS: Record<FeedbackAction, number> = { more_like_this: 0, less_like_this: -2500, hard_no: -2500 }

/** From so many answers on, how well a member is liked moves what the member sees. */
const SEVERAL_ANSWERS = 5

/** One number for each option of VALUES, then INTERESTS: points of CERTAIN for someone who ticked it. */
export type Taste = readonly number[]
/** What feedback taught about one member, in points of CERTAIN. */
export type Standing = { selectivity: number; popularity: number; taste?: Taste | undefined }
export const UNKNOWN_STANDING: Standing = { selectivity: 0, popularity: 0 }

/** Taste for someone with these options, in points, bounded. */
function tasteForBits(taste: Taste | undefined, bits: number) {
  if (!taste) return 0
  let points = 0
  for (let bit = 0; bit < OPTION_COUNT; bit++) if (bits & (1 << bit)) points += taste[bit] ?? 0
  return boundedTaste(points)
}
/** Taste moves slowly: whatever the options add up to, in points, it stays this small. */
export const boundedTaste = (points: number) => within(MOST_TASTE, points)
export const tasteFor = (taste: Taste | undefined, member: Member) =>
  taste ? tasteForBits(taste, optionBits(member)) : 0

const within = (most: number, points: number) => Math.min(most, Math.max(-most, points))
const inPoints = (share: number) => Math.round(share * CERTAIN)
const NO_ANSWERS: ReadonlyMap<string, FeedbackAction> = new Map()
const isYes = (action: FeedbackAction) => (action === 'more_like_this' ? 1 : 0)

/**
 * The last answer of each pair, and what they teach. State is only these answers, so taking one back
 * leaves everything as if it had never been given, in whatever order answers came.
 */
export class Feedback {
  readonly #given = new Map<string, Map<string, FeedbackAction>>()
  readonly #received = new Map<string, Map<string, FeedbackAction>>()
  /** Whom a member answered about after they had met. Few did, so that most have no entry. */
  readonly #met = new Map<string, Set<string>>()
  /** Yeses given, each as often as it counts. */
  readonly #yesGiven = new Map<string, number>()
  readonly #optionsOf: (id: string) => number

  /** @param optionsOf the options a member ticked (see `optionBits`), 0 when the member is unknown */
  constructor(optionsOf: (id: string) => number) {
    this.#optionsOf = optionsOf
  }

  /**
   * Hears one answer; the last one of a pair counts.
   *
   * @param afterMeeting whether the two had met, which makes the answer count twice
   * @returns the members whose standing may have changed
   */
  record(from: string, to: string, action: FeedbackAction, afterMeeting = false) {
    this.#forget(from, to)
    if (afterMeeting) this.#met.set(from, (this.#met.get(from) ?? new Set()).add(to))
    entryOf(this.#given, from).set(to, action)
    entryOf(this.#received, to).set(from, action)
    this.#yesGiven.set(from, (this.#yesGiven.get(from) ?? 0) + this.#weight(from, to) * isYes(action))
    return this.#touched(from, to)
  }

  /** Takes the answer of a pair back. @returns the members whose standing may have changed */
  withdraw(from: string, to: string) {
    this.#forget(from, to)
    return this.#touched(from, to)
  }

  /** Forgets every answer to and from a member who leaves. @returns the members whose standing may have changed */
  forget(id: string) {
    const touched = new Set<string>()
    for (const to of [...(this.#given.get(id)?.keys() ?? [])]) for (const one of this.withdraw(id, to)) touched.add(one)
    for (const from of [...(this.#received.get(id)?.keys() ?? [])])
      for (const one of this.withdraw(from, id)) touched.add(one)
    touched.delete(id)
    return [...touched]
  }

  /** What feedback taught about a member; all zero for a member without any. */
  standingOf(id: string): Standing {
    return { selectivity: inPoints(this.#selectivity(id)), popularity: this.#popularity(id), taste: this.#taste(id) }
  }

  /**
   * What one viewer's list may know of those who answered about the viewer: their standing as if they had not. Everybody
   * else has the same standing on every list.
   */
  standingsBefore(viewerId: string): Map<string, Standing> {
    const answerers = [...(this.#received.get(viewerId)?.keys() ?? [])]
    return new Map(answerers.map((id) => [id, this.#standingWithout(id, viewerId)]))
  }

  /** How well a member is liked, for the member's own list: nothing until several answers say it. */
  ownPopularityOf(id: string) {
    return (this.#received.get(id)?.size ?? 0) < SEVERAL_ANSWERS ? 0 : this.#popularity(id)
  }

  /** What `from` last said of others, by member. */
  answersBy(from: string): ReadonlyMap<string, FeedbackAction> {
    return this.#given.get(from) ?? NO_ANSWERS
  }

  /** What others last said of `to`, by member. */
  answersAbout(to: string): ReadonlyMap<string, FeedbackAction> {
    return this.#received.get(to) ?? NO_ANSWERS
  }

  /** What `from` last said of `to`. */
  answerOf(from: string, to: string) {
    return this.#given.get(from)?.get(to)
  }

  /** Whether `from` said it after the two had met. */
  isAfterMeeting(from: string, to: string) {
    return this.#met.get(from)?.has(to) ?? false
  }

  #weight = (from: string, to: string) => (this.isAfterMeeting(from, to) ? MEETING_WEIGHT : 1)

  #standingWithout(id: string, about: string): Standing {
    const action = this.answerOf(id, about)
    if (action === undefined) return this.standingOf(id)
    const met = this.isAfterMeeting(id, about)
    this.#forget(id, about)
    const standing = this.standingOf(id)
    this.record(id, about, action, met)
    return standing
  }

  #forget(from: string, to: string) {
    const before = this.answerOf(from, to)
    if (before === undefined) return
    const yes = (this.#yesGiven.get(from) ?? 0) - this.#weight(from, to) * isYes(before)
    dropEntry(this.#given, from, to)
    dropEntry(this.#received, to, from)
    dropEntry(this.#met, from, to)
    if (this.#given.has(from)) this.#yesGiven.set(from, yes)
    else this.#yesGiven.delete(from)
  }

  // A new answer changes how choosy `from` is, and with it how every answer of `from` is read.
  #touched(from: string, to: string) {
    return [...new Set([from, to, ...(this.#given.get(from)?.keys() ?? [])])]
  }

  #selectivity(id: string) {
    const answers = (this.#given.get(id)?.size ?? 0) + (MEETING_WEIGHT - 1) * (this.#met.get(id)?.size ?? 0)
    return ((this.#yesGiven.get(id) ?? 0) - answers * BASE_RATE) / (answers + SELECTIVITY_PRIOR)
  }

  #popularity(id: string) {
    const answers = this.#received.get(id)
    if (!answers) return 0
    // Summed in whole points: whole numbers come to the same sum in whatever order the answers came.
    let sum = 0
    let count = 0
    for (const [from, action] of answers) {
      const weight = this.#weight(from, id)
      sum += weight * inPoints(isYes(action) - BASE_RATE - this.#selectivity(from))
      count += weight
    }
    return within(MOST_STANDING, Math.round(sum / (count + POPULARITY_PRIOR)))
  }

  #taste(id: string): Taste | undefined {
    const answers = this.#given.get(id)
    if (!answers) return undefined
    const usual = BASE_RATE + this.#selectivity(id)
    const sums = new Array<number>(OPTION_COUNT).fill(0)
    const counts = new Array<number>(OPTION_COUNT).fill(0)
    for (const [to, action] of answers) {
      const bits = this.#optionsOf(to)
      const weight = this.#weight(id, to)
      for (let bit = 0; bit < OPTION_COUNT; bit++) {
        if ((bits & (1 << bit)) === 0) continue
        sums[bit] = (sums[bit] ?? 0) + weight * inPoints(isYes(action) - usual)
        counts[bit] = (counts[bit] ?? 0) + weight
      }
    }
    return sums.map((sum, bit) => Math.round((TASTE_SPEED * sum) / ((counts[bit] ?? 0) + TASTE_PRIOR)))
  }
}

function entryOf(answers: Map<string, Map<string, FeedbackAction>>, id: string) {
  const known = answers.get(id)
  if (known) return known
  const entry = new Map<string, FeedbackAction>()
  answers.set(id, entry)
  return entry
}

function dropEntry(
  answers: Map<string, { delete: (other: string) => boolean; readonly size: number }>,
  id: string,
  other: string,
) {
  const entry = answers.get(id)
  entry?.delete(other)
  if (entry?.size === 0) answers.delete(id)
}

/** What the viewer's own answer about somebody adds to that person's score on the viewer's list, in points. */
export const pointsOfOwnAnswer = (answer: FeedbackAction | undefined) => (answer ? OWN_ANSWER_POINTS[answer] : 0)
