import fc from 'fast-check'
import { MATCHES_A_PAGE } from '#contract/limits.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { adviseOn } from '#engine/matching/lists/advice.ts'
import {
  inPages,
  pairConditions,
  rankMatches,
  updateStandings,
  type ViewerContext,
  viewerCandidate,
} from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { explain } from '#engine/matching/score/explain.ts'
import { Feedback, pointsOfOwnAnswer } from '#engine/matching/score/feedback.ts'
import { mutualProduct, wholeScore } from '#engine/matching/score/score.ts'
import { AUSTIN, anyMember, DALLAS, ROUND_ROCK } from './members.ts'

/**
 * Earlier answers count for everyone; today's only for their author's list. Pairs share no third person.
 */
export type Options = {
  /** As in the product: a place does not change when the other person answers. */
  isFrozen?: boolean
}

const LIST_LENGTH = 30
const SUGGESTIONS = 6

export class OneSidedModel {
  readonly #members: Member[]
  readonly #index: MemberIndex
  readonly #taught: Feedback
  readonly #answers = new Map<string, Map<string, FeedbackAction>>()
  readonly #lists = new Map<string, string[]>()
  /** For each member, their page on each list, before today's answers. */
  readonly #places = new Map<string, Map<string, number>>()
  readonly #frozen = new Map<string, number | undefined>()
  readonly #firstPages = new Map<string, number>()
  readonly #isFrozen: boolean

  constructor({ people, seed, isFrozen = true }: { people: number; seed: number } & Options) {
    this.#isFrozen = isFrozen
    this.#members = fc.sample(anyMember, { numRuns: people, seed }).map((member, at) => ({
      ...member,
      id: `m${at}`,
      demo: false,
      missing: [],
      age: 25 + (at % 12),
      place: [AUSTIN, ROUND_ROCK, DALLAS][at % 3],
      genders: at % 2 ? (['man'] as const) : (['woman'] as const),
      seeks: at % 2 ? (['woman'] as const) : (['man'] as const),
    }))
    this.#index = new MemberIndex(people)
    for (const member of this.#members) this.#index.put(member)
    this.#taught = new Feedback((id) => this.#index.optionsOf(id))
    const anyone = fc.sample(fc.tuple(fc.nat(people - 1), fc.nat(people - 1), fc.boolean()), {
      numRuns: 4 * people,
      seed,
    })
    for (const [from, to, isYes] of anyone)
      if ((from + to) % 2) this.#hear(`m${from}`, `m${to}`, isYes ? 'more_like_this' : 'less_like_this')
    updateStandings(
      { index: this.#index, feedback: this.#taught },
      this.#members.map(({ id }) => id),
    )
    for (const { id } of [...this.#members, ...this.#members]) this.refresh(id)
  }

  #hear(from: string, to: string, action: FeedbackAction) {
    this.#taught.record(from, to, action)
    this.#answersBy(from).set(to, action)
  }

  #answersBy(id: string) {
    const answers = this.#answers.get(id) ?? new Map<string, FeedbackAction>()
    this.#answers.set(id, answers)
    return answers
  }

  listOf(id: string): readonly string[] {
    return this.#lists.get(id) ?? []
  }

  answer(from: string, to: string, action: FeedbackAction | undefined) {
    const answers = this.#answersBy(from)
    const key = `${to}<${from}`
    if (!answers.has(to)) this.#frozen.set(key, this.#places.get(to)?.get(from))
    if (action) answers.set(to, action)
    else answers.delete(to)
  }

  refresh(id: string) {
    const former = this.listOf(id)
    const list = this.#build(id).map((one) => one.id)
    for (const [at, other] of former.entries()) {
      this.#places.get(other)?.delete(id)
      if (at < MATCHES_A_PAGE) this.#count(other, -1)
    }
    for (const [at, other] of list.entries()) {
      const places = this.#places.get(other) ?? new Map<string, number>()
      this.#places.set(other, places.set(id, Math.floor(at / MATCHES_A_PAGE) + 1))
      if (at < MATCHES_A_PAGE) this.#count(other, 1)
    }
    this.#lists.set(id, list)
  }

  #count(id: string, change: number) {
    const firstPages = (this.#firstPages.get(id) ?? 0) + change
    this.#firstPages.set(id, firstPages)
    this.#index.setFirstPages(id, firstPages)
  }

  shownTo(id: string) {
    const viewer = this.#known(id)
    const context = this.#contextOf(viewer)
    const list = this.#build(id)
    const answered = [...context.answers.keys()].map((other) => ({ id: other }))
    const suggested = this.#build(id, { ...viewer, travelKm: undefined }).slice(0, SUGGESTIONS)
    const cards = [list, answered, suggested].map((some) => some.map((one) => this.#card(one.id, context)))
    return JSON.stringify({ cards, advice: adviseOn(this.#index, viewer, context.hidden) })
  }

  #card(id: string, context: ViewerContext) {
    const standing = pairConditions(context).get(id)?.standing ?? this.#taught.standingOf(id)
    const pair = {
      viewer: viewerCandidate(context),
      other: { member: this.#known(id), standing },
      given: pointsOfOwnAnswer(context.answers.get(id)),
    }
    const { reasons, conflicts } = explain(pair)
    return { id, score: wholeScore(mutualProduct(pair.viewer, pair.other, pair)), reasons, conflicts }
  }

  #build(id: string, viewer = this.#known(id)) {
    const context = this.#contextOf(viewer)
    return inPages(
      rankMatches(this.#index, context, { k: LIST_LENGTH }).map(({ id: other, product }) => ({
        id: other,
        product,
        page: context.places.get(other),
        firstPages: (this.#firstPages.get(other) ?? 0) - (context.ownFirstPage.has(other) ? 1 : 0),
      })),
    )
  }

  #contextOf(viewer: Member): ViewerContext {
    const answers = this.#answersBy(viewer.id)
    const own = new Feedback((id) => this.#index.optionsOf(id))
    for (const [id, action] of answers) own.record(viewer.id, id, action)
    return {
      viewer,
      own,
      taught: this.#taught,
      answers,
      hidden: new Set(),
      places: this.#placesOf(viewer.id),
      ownFirstPage: new Set(this.listOf(viewer.id).slice(0, MATCHES_A_PAGE)),
    }
  }

  #placesOf(id: string) {
    const places = new Map(this.#places.get(id))
    for (const { id: other } of this.#members) {
      if (!this.#isFrozen || !this.#answersBy(other).has(id)) continue
      const frozen = this.#frozen.get(`${id}<${other}`)
      if (frozen === undefined) places.delete(other)
      else places.set(other, frozen)
    }
    return places
  }

  #known(id: string) {
    const member = this.#members[Number(id.slice(1))]
    if (!member) throw new Error(`Nobody is called ${id}.`)
    return member
  }
}

/** `auc`: how often a yes ranks its author higher than a no does. At 0.5, an answer reveals nothing. */
export function countTellingPresses({ presses, seed, ...options }: { presses: number; seed: number } & Options) {
  const PEOPLE = 90
  const model = new OneSidedModel({ people: PEOPLE, seed, ...options })
  const told = { presses: 0, yesFromNo: 0, anyFromNone: 0 }
  let lifted = 0
  let pairs = 0
  for (let at = 0; told.presses < presses && at < 20 * presses; at++) {
    const from = `m${(at * 31) % PEOPLE}`
    model.refresh(from)
    const list = model.listOf(from)
    const to = list[(at * 7) % Math.max(1, list.length)]
    if (!to) continue
    const shownAfter = (action: FeedbackAction | undefined) => {
      model.answer(from, to, action)
      model.refresh(from)
      model.refresh(to)
      return { shown: model.shownTo(to), place: model.listOf(to).indexOf(from) }
    }
    model.refresh(to)
    const none = model.shownTo(to)
    const [yes, no] = [shownAfter('more_like_this'), shownAfter('less_like_this')]
    told.presses += 2
    if (yes.shown !== no.shown) told.yesFromNo++
    if (yes.shown !== none || no.shown !== none) told.anyFromNone++
    if (yes.place >= 0 && no.place >= 0) {
      pairs++
      lifted += yes.place < no.place ? 1 : yes.place === no.place ? 0.5 : 0
    }
    // Some answers stay, so that lists change as on a real site.
    if (at % 3 > 0) shownAfter(undefined)
  }
  return { ...told, auc: lifted / pairs }
}
