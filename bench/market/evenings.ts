import { type CsvRow, readCsv } from '../match/csv.ts'
import { gini } from '../match/exposure.ts'
import type { Interval } from './interval.ts'
import { Market } from './market.ts'
import { type Chance, chanceFrom, shuffledUpTo } from './random.ts'
import { formerWithFrontOf, placesOnPagesOf, type Rule } from './rules.ts'
import type { World } from './world.ts'

/**
 * Speed dating as a market: a list has the people met in phase `test`, scored by `npm run eval:match`. A mutual yes
 * counts by the chance that both people look.
 */
const FRONT = 2
const ROUNDS = 4
/** Random refresh orders, whose results are averaged. */
const ORDERS = 20
const BOOTSTRAPS = 4000

const LOOKS = {
  firstTwo: (place: number) => (place >= 1 && place <= 2 ? 1 : 0),
  firstThree: (place: number) => (place >= 1 && place <= 3 ? 1 : 0),
  inverse: (place: number) => (place >= 1 ? 1 / place : 0),
  log: (place: number) => (place >= 1 ? 1 / Math.log2(place + 1) : 0),
} as const
type Look = keyof typeof LOOKS
export const LOOK_NAMES = Object.keys(LOOKS) as Look[] // keys of a literal object

type Figures = Record<Look, number> & { unevenness: number }

export function readEvenings(meetings: string, scores: string): World[] {
  const scoreOf = new Map(readCsv(scores).map(({ from, to, score }) => [`${from} ${to}`, Number(score) / 10_000]))
  const ofTest = readCsv(meetings).filter(({ phase }) => phase === 'test')
  const byWave = Map.groupBy(ofTest, ({ wave }) => wave ?? '')
  return [...byWave.values()].map((met) => eveningOf(met, scoreOf))
}

function eveningOf(met: readonly CsvRow[], scoreOf: ReadonlyMap<string, number>): World {
  const looks = met.flatMap(({ a = '', b = '', a_says_yes, b_says_yes }) => [
    { from: a, to: b, says: a_says_yes },
    { from: b, to: a, says: b_says_yes },
  ])
  const ids = [...new Set(looks.map(({ from }) => from))].sort()
  const numberOf = new Map(ids.map((id, at) => [id, at]))
  const sorted = ids.flatMap((id) => looks.filter(({ from }) => from === id))
  const edgeOf = new Map(sorted.map(({ from, to }, edge) => [`${from} ${to}`, edge]))
  const start = Int32Array.from([...ids, ''], (id) => {
    const first = sorted.findIndex(({ from }) => from === id)
    return first < 0 ? sorted.length : first
  })
  const believed = Float64Array.from(sorted, ({ from, to }) => {
    const score = scoreOf.get(`${from} ${to}`)
    if (score === undefined) throw new Error(`The scores have none from ${from} to ${to}.`)
    return score
  })
  const back = Int32Array.from(sorted, ({ from, to }) => edgeOf.get(`${to} ${from}`) ?? 0)
  return {
    people: ids.length,
    members: [],
    start,
    to: Int32Array.from(sorted, ({ to }) => numberOf.get(to) ?? 0),
    back,
    cold: new Int16Array(sorted.length),
    likes: Float64Array.from(sorted, ({ says }) => Number(says)),
    believed,
    product: Float64Array.from(believed, (one, edge) => one * (believed[back[edge] ?? 0] ?? 0)),
  }
}

function figuresOf(evening: World, rule: Rule): Figures {
  const sum: Figures = { firstTwo: 0, firstThree: 0, inverse: 0, log: 0, unevenness: 0 }
  for (let seed = 1; seed <= ORDERS; seed++) {
    const market = new Market(evening, rule)
    const chance = chanceFrom(seed * 7 + 3)
    for (let round = 0; round < ROUNDS; round++)
      for (const person of shuffledUpTo(evening.people, chance)) market.refresh(person)
    for (const [edge, place] of market.place.entries()) {
      const back = evening.back[edge] ?? 0
      if (!evening.likes[edge] || !evening.likes[back]) continue
      // Half, because each pair has two edges.
      for (const look of LOOK_NAMES)
        sum[look] += (LOOKS[look](place) * LOOKS[look](market.place[back] ?? 0)) / 2 / ORDERS
    }
    const fronts = new Array<number>(evening.people).fill(0)
    for (const list of market.lists)
      for (const edge of list.slice(0, FRONT)) fronts[evening.to[edge] ?? 0] = (fronts[evening.to[edge] ?? 0] ?? 0) + 1
    sum.unevenness += gini(fronts) / ORDERS
  }
  return sum
}

/** Compares the product's rule with the former one, with 95 % intervals of a paired bootstrap over evenings. */
export function compareEvenings(evenings: readonly World[]) {
  const pairs = evenings.map((evening) => ({
    places: figuresOf(evening, placesOnPagesOf(FRONT)),
    former: figuresOf(evening, formerWithFrontOf(FRONT)),
  }))
  const chance = chanceFrom(12)
  const ratioIn = (some: typeof pairs, of: keyof Figures) =>
    some.reduce((sum, { places }) => sum + places[of], 0) / some.reduce((sum, { former }) => sum + former[of], 0)
  return (of: keyof Figures): Interval => {
    const drawn = Array.from({ length: BOOTSTRAPS }, () => ratioIn(draw(pairs, chance), of)).sort((a, b) => a - b)
    const at = (share: number) => drawn[Math.floor(share * BOOTSTRAPS)] ?? 0
    return { mean: ratioIn(pairs, of), low: at(0.025), high: at(0.975) }
  }
}

const draw = <Item>(items: readonly Item[], chance: Chance) =>
  items.map((item) => items[Math.floor(chance.next() * items.length)] ?? item)
