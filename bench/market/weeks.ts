import { pointsOfOwnAnswer } from '#engine/matching/score/feedback.ts'
import { bounded } from '#engine/matching/score/score.ts'
import { ATTENTION, type AttentionName } from './outcome.ts'
import { type Chance, chanceFrom, shuffledUpTo } from './random.ts'
import { LIST_LENGTH, type Rule } from './rules.ts'
import { edgesOf, type World } from './world.ts'

/** People read part of their list and answer. Introduced pairs leave both lists. Members come and go. */
export type Conduct = {
  rule: Rule
  isHeard: boolean
  isAnsweredLast: boolean
}

const WEEKS = 10
const CHURN = 0.05
const VISITS = 0.7
const FROZEN_WEEKS = 8
const TOLD = 30
const HEARD_POINTS = { yes: 1000, no: -2500 }
const YES_SHARE = 0.42
const PRIOR = 4
const MOST_POPULARITY = 3000

export const peopleFor = (here: number) => here + Math.round(here * CHURN) * WEEKS

export function playWeeks(
  world: World,
  conduct: Conduct,
  { here, seed, attention }: { here: number; seed: number; attention: AttentionName },
) {
  return new Weeks(world, conduct, { here, seed, attention }).play()
}

class Weeks {
  readonly #world: World
  readonly #conduct: Conduct
  readonly #sees: (place: number) => number
  readonly #chance: Chance
  readonly #perWeek: number
  readonly #here: number[]
  readonly #isHere: Uint8Array
  /** By edge, like the next four. 0: no answer, 1: yes, 2: no. */
  readonly #said: Uint8Array
  readonly #saidIn: Uint8Array
  readonly #wouldSay: Uint8Array
  readonly #known: Uint8Array
  readonly #score: Float64Array
  readonly #lists: number[][]
  readonly #fronts: Int32Array
  readonly #selectivity: Float64Array
  readonly #popularity: Float64Array
  #week = 0
  #newcomers: number

  constructor(
    world: World,
    conduct: Conduct,
    { here, seed, attention }: { here: number; seed: number; attention: AttentionName },
  ) {
    const { people, to, likes } = world
    const truth = chanceFrom(seed * 13 + 1)
    this.#world = world
    this.#conduct = conduct
    this.#sees = ATTENTION[attention]
    this.#chance = chanceFrom(seed * 17 + 2)
    this.#perWeek = Math.round(here * CHURN)
    this.#here = Array.from({ length: here }, (_, person) => person)
    this.#newcomers = here
    this.#isHere = Uint8Array.from({ length: people }, (_, person) => (person < here ? 1 : 0))
    this.#said = new Uint8Array(to.length)
    this.#saidIn = new Uint8Array(to.length)
    this.#wouldSay = Uint8Array.from(likes, (chance) => (truth.next() < chance ? 1 : 2))
    this.#known = new Uint8Array(to.length)
    this.#score = new Float64Array(to.length)
    this.#lists = Array.from({ length: people }, () => [])
    this.#fronts = new Int32Array(people)
    this.#selectivity = new Float64Array(people)
    this.#popularity = new Float64Array(people)
  }

  play() {
    for (const person of this.#inAnyOrder()) this.#refresh(person)
    let mutual = 0
    for (this.#week = 0; this.#week < WEEKS; this.#week++) {
      this.#learn()
      for (let come = 0; come < this.#perWeek; come++) this.#replaceSomebody()
      for (const person of this.#inAnyOrder()) if (this.#chance.next() <= VISITS) mutual += this.#visit(person)
    }
    return (2 * mutual) / this.#here.length / WEEKS
  }

  #inAnyOrder() {
    return Array.from(shuffledUpTo(this.#here.length, this.#chance), (at) => this.#here[at] ?? 0)
  }

  /** Updates selectivity, and popularity among those who answered, both shrunk. */
  #learn() {
    const { world, said } = { world: this.#world, said: this.#said }
    const [sums, counts] = [new Float64Array(world.people), new Int32Array(world.people)]
    for (let person = 0; person < world.people; person++) {
      const answered = edgesOf(world, person).filter((edge) => said[edge])
      const yes = answered.filter((edge) => said[edge] === 1).length
      const selectivity = (yes - YES_SHARE * answered.length) / (answered.length + PRIOR)
      this.#selectivity[person] = 10_000 * selectivity
      for (const edge of answered) {
        const other = world.to[edge] ?? 0
        sums[other] = (sums[other] ?? 0) + (said[edge] === 1 ? 1 : 0) - YES_SHARE - selectivity
        counts[other] = (counts[other] ?? 0) + 1
      }
    }
    for (const [person, sum] of sums.entries()) {
      const popularity = (10_000 * sum) / ((counts[person] ?? 0) + PRIOR)
      this.#popularity[person] = Math.max(-MOST_POPULARITY, Math.min(MOST_POPULARITY, popularity))
    }
  }

  #scoreOf(edge: number, person: number, other: number) {
    const { cold, back } = this.#world
    const there = back[edge] ?? 0
    const heard = (answer: number | undefined) => (answer === 1 ? HEARD_POINTS.yes : answer === 2 ? HEARD_POINTS.no : 0)
    const own = this.#said[edge] === 2 ? pointsOfOwnAnswer('less_like_this') : 0
    const { isHeard } = this.#conduct
    return (
      bounded(
        (cold[edge] ?? 0) +
          (this.#selectivity[person] ?? 0) +
          (this.#popularity[other] ?? 0) +
          (isHeard ? heard(this.#said[edge]) : own),
      ) *
      bounded(
        (cold[there] ?? 0) +
          (this.#selectivity[other] ?? 0) +
          (this.#popularity[person] ?? 0) +
          (isHeard ? heard(this.#said[there]) : 0),
      )
    )
  }

  #refresh(person: number) {
    const { to, back } = this.#world
    const { rule, isAnsweredLast } = this.#conduct
    const own = new Set((this.#lists[person] ?? []).slice(0, rule.front))
    const edges = edgesOf(this.#world, person).filter((edge) => {
      const isIntroduced = this.#said[edge] === 1 && this.#said[back[edge] ?? 0] === 1
      return this.#isHere[to[edge] ?? 0] === 1 && !isIntroduced
    })
    for (const edge of edges) this.#score[edge] = this.#scoreOf(edge, person, to[edge] ?? 0)
    const list = rule.order(edges, {
      score: (edge) => this.#score[edge] ?? 0,
      place: (edge) => this.#placeOn(back[edge] ?? 0),
      fronts: (edge) => Math.max(0, (this.#fronts[to[edge] ?? 0] ?? 0) - (own.has(edge) ? 1 : 0)),
      price: () => 0,
      ...(isAnsweredLast && { isLast: (edge: number) => (this.#said[edge] ?? 0) > 0 }),
    })
    this.#keep(person, list.slice(0, LIST_LENGTH))
  }

  #placeOn(edge: number) {
    if (this.#said[edge] && this.#week - (this.#saidIn[edge] ?? 0) >= FROZEN_WEEKS) return 0
    return this.#known[edge] ?? 0
  }

  #keep(person: number, list: number[]) {
    const { to } = this.#world
    const { front } = this.#conduct.rule
    const count = (edge: number, change: number) => {
      const other = to[edge] ?? 0
      this.#fronts[other] = (this.#fronts[other] ?? 0) + change
    }
    for (const [at, edge] of (this.#lists[person] ?? []).entries()) {
      if (!this.#said[edge]) this.#known[edge] = 0
      if (at < front) count(edge, -1)
    }
    for (const [at, edge] of list.entries()) {
      if (!this.#said[edge]) this.#known[edge] = at + 1
      if (at < front) count(edge, 1)
    }
    this.#lists[person] = list
  }

  #replaceSomebody() {
    if (this.#newcomers >= this.#world.people) return
    const at = Math.floor(this.#chance.next() * this.#here.length)
    const gone = this.#here[at] ?? 0
    this.#isHere[gone] = 0
    this.#keep(gone, [])
    const newcomer = this.#newcomers++
    this.#here[at] = newcomer
    this.#isHere[newcomer] = 1
    this.#refresh(newcomer)
    const { to, product } = this.#world
    const told = edgesOf(this.#world, newcomer)
      .filter((edge) => this.#isHere[to[edge] ?? 0] === 1)
      .sort((a, b) => (product[b] ?? 0) - (product[a] ?? 0))
    for (const edge of told.slice(0, TOLD)) {
      const list = this.#lists[to[edge] ?? 0] ?? []
      const suits = 1e8 * (product[edge] ?? 0)
      if (list.length < LIST_LENGTH || list.some((kept) => (this.#score[kept] ?? 0) < suits))
        this.#refresh(to[edge] ?? 0)
    }
  }

  /** @returns the mutual yeses */
  #visit(person: number) {
    const { to, back } = this.#world
    let [mutual, answers] = [0, 0]
    for (const [at, edge] of (this.#lists[person] ?? []).entries()) {
      if (this.#said[edge] || !this.#isHere[to[edge] ?? 0] || this.#chance.next() >= this.#sees(at + 1)) continue
      this.#said[edge] = this.#wouldSay[edge] ?? 2
      this.#saidIn[edge] = this.#week
      answers++
      if (this.#said[edge] === 1 && this.#said[back[edge] ?? 0] === 1) mutual++
    }
    if (answers > 0) this.#refresh(person)
    return mutual
  }
}
