import type { Rule } from './rules.ts'
import { eachEdge, edgesOf, type World } from './world.ts'

/** Each list is built from other people's current lists. */
export class Market {
  readonly world: World
  readonly rule: Rule
  /** Places from 1; 0 for no place. */
  readonly place: Uint8Array
  readonly lists: number[][]
  readonly #fronts: Int32Array
  readonly #isHere: Uint8Array
  readonly #prices: Float64Array
  readonly #surplus: Float64Array | undefined

  constructor(world: World, rule: Rule, { isEmpty = false } = {}) {
    this.world = world
    this.rule = rule
    this.place = new Uint8Array(world.to.length)
    this.lists = Array.from({ length: world.people }, () => [])
    this.#fronts = new Int32Array(world.people)
    this.#isHere = new Uint8Array(world.people).fill(isEmpty ? 0 : 1)
    this.#prices = new Float64Array(world.people).fill(1)
    const { priceTemperature } = rule
    if (priceTemperature)
      this.#surplus = world.believed.map((one, edge) =>
        Math.exp((one + (world.believed[world.back[edge] ?? 0] ?? 0) - 2) / (2 * priceTemperature)),
      )
  }

  join(person: number) {
    this.#isHere[person] = 1
  }

  present(person: number) {
    return edgesOf(this.world, person).filter((edge) => this.#isHere[this.world.to[edge] ?? 0] === 1)
  }

  refresh(person: number) {
    const { world, rule } = this
    this.#setPrice(person)
    const other = (edge: number) => world.to[edge] ?? 0
    const isInFront = (edge: number) => {
      const place = this.place[edge] ?? 0
      return place >= 1 && place <= rule.front
    }
    const list = rule.order(this.present(person), {
      score: (edge) => world.product[edge] ?? 0,
      place: (edge) => this.place[world.back[edge] ?? 0] ?? 0,
      fronts: (edge) => (this.#fronts[other(edge)] ?? 0) - (isInFront(edge) ? 1 : 0),
      price: (edge) => (this.#surplus?.[edge] ?? 0) * (this.#prices[other(edge)] ?? 0),
    })
    this.#keep(person, list)
  }

  #keep(person: number, list: number[]) {
    const { front } = this.rule
    const count = (edge: number, change: number) => {
      const other = this.world.to[edge] ?? 0
      this.#fronts[other] = (this.#fronts[other] ?? 0) + change
    }
    for (const [at, edge] of (this.lists[person] ?? []).entries()) {
      this.place[edge] = 0
      if (at < front) count(edge, -1)
    }
    for (const [at, edge] of list.entries()) {
      this.place[edge] = at + 1
      if (at < front) count(edge, 1)
    }
    this.lists[person] = list
  }

  /** One step of iterative proportional fitting: at this price each person is met about once. */
  #setPrice(person: number) {
    const surplus = this.#surplus
    if (!surplus) return
    let sum = 0
    eachEdge(this.world, person, (edge) => {
      const other = this.world.to[edge] ?? 0
      if (this.#isHere[other]) sum += (surplus[edge] ?? 0) * (this.#prices[other] ?? 0)
    })
    this.#prices[person] = Math.sqrt(1 + (sum * sum) / 4) - sum / 2
  }
}
