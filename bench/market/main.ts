import { inspect, parseArgs } from 'node:util'
import { countTellingPresses } from '../../test/one-sided-model.ts'
import { compareEvenings, LOOK_NAMES, readEvenings } from './evenings.ts'
import { grow } from './growth.ts'
import { type Interval, intervalOf } from './interval.ts'
import { Market } from './market.ts'
import { ATTENTION_NAMES, type AttentionName, type Outcome, outcomeOf, shareKept } from './outcome.ts'
import { chanceFrom, shuffledUpTo } from './random.ts'
import { BY_PRICE, BY_PRODUCT, FORMER, PLACES, type Rule, WITHOUT_PLACES } from './rules.ts'
import { type Conduct, peopleFor, playWeeks } from './weeks.ts'
import { makeEdges, makeWorld, type Place, type World } from './world.ts'

/**
 * Compares the rule that orders the lists with the former rule on the same seeds: mutual yeses, fairness and stability.
 * --meetings and --scores (input and output of `eval:match`) add real
 * meetings. A minimum is compared with the lower end of the 95 % interval, a maximum with the upper end.
 */
const { values: args } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    part: { type: 'string' },
    meetings: { type: 'string' },
    scores: { type: 'string' },
  },
})
const seeds = Array.from({ length: args.quick ? 2 : Number(args.seeds) }, (_, at) => at + 1)
const ROUNDS = 4
const ANSWERS_EACH = 8
const PEOPLE: Record<Place, number> = args.quick ? { demo: 1500, town: 500 } : { demo: 5000, town: 2000 }
const HERE: Record<Place, number> = args.quick ? { demo: 1500, town: 400 } : { demo: 5000, town: 1500 }
const PRESSES = args.quick ? 200 : 2000
const PLACES_OF_BENCH: readonly Place[] = ['demo', 'town']

type Row = Interval & { row: number; what: string; needs: string; holds: boolean }
const rows: Row[] = []
const compared: Record<string, Interval> = {}
const rounded = ({ mean, low, high }: Interval): Interval => {
  const round = (one: number) => Math.round(one * 1000) / 1000
  return { mean: round(mean), low: round(low), high: round(high) }
}

function floor(row: number, what: string, figures: readonly number[], least: number) {
  floorOf(row, what, intervalOf(figures), least)
}
function floorOf(row: number, what: string, interval: Interval, least: number) {
  rows.push({ row, what, needs: `≥ ${least}`, holds: interval.low >= least, ...rounded(interval) })
}
function ceiling(row: number, what: string, figures: readonly number[], most: number) {
  const interval = intervalOf(figures)
  rows.push({ row, what, needs: `≤ ${most}`, holds: interval.high <= most, ...rounded(interval) })
}
const progress = (text: string) => console.error(`${Math.round(performance.now() / 1000)} s  ${text}`)

function settle(world: World, rule: Rule, seed: number) {
  const chance = chanceFrom(seed * 7 + 3)
  const market = new Market(world, rule)
  for (let round = 0; round < ROUNDS; round++)
    for (const person of shuffledUpTo(world.people, chance)) market.refresh(person)
  const outcome = outcomeOf(market)
  return { ...outcome, kept: shareKept(market, shuffledUpTo(world.people, chance)) }
}

type Settled = ReturnType<typeof settle>
type Compared = {
  former: Settled
  places: Settled
  product: Settled
  price: Settled
  grown: Outcome
  grownFormer: Outcome
}

async function compareSettled(place: Place): Promise<Compared[]> {
  const found: Compared[] = []
  for (const seed of seeds) {
    const world = makeWorld(await makeEdges({ people: PEOPLE[place], seed, place }), {
      seed,
      answersEach: ANSWERS_EACH,
    })
    found.push({
      former: settle(world, FORMER, seed),
      places: settle(world, PLACES, seed),
      product: settle(world, BY_PRODUCT, seed),
      price: settle(world, BY_PRICE, seed),
      grown: outcomeOf(grow(world, PLACES, seed)),
      grownFormer: outcomeOf(grow(world, FORMER, seed)),
    })
    progress(`${place}, seed ${seed}: settled and grown`)
  }
  return found
}

const FLOORS: Record<Place, Record<AttentionName, number>> = {
  demo: { firstSix: 1.14, log: 1, inverse: 1.05 },
  town: { firstSix: 1.33, log: 1.07, inverse: 1.1 },
}
const GROWN_FLOORS: Record<Place, Record<AttentionName, number>> = {
  demo: { firstSix: 1, log: 1, inverse: 1 },
  town: { firstSix: 1.6, log: 1.3, inverse: 1.3 },
}

function reportSettled(place: Place, found: readonly Compared[]) {
  const ratio = (of: keyof Settled & keyof Outcome) => found.map(({ places, former }) => places[of] / former[of])
  for (const name of ATTENTION_NAMES)
    floor(place === 'demo' ? 1 : 2, `${place}: mutual yeses, ${name}`, ratio(name), FLOORS[place][name])
  for (const name of ATTENTION_NAMES) {
    const grown = found.map((one) => one.grown[name] / one.grownFormer[name])
    floor(3, `${place}, grown member by member: ${name}`, grown, GROWN_FLOORS[place][name])
    for (const other of ['product', 'price'] as const)
      compared[`${place}: ${other} against the former rule, ${name}`] = rounded(
        intervalOf(found.map((one) => one[other][name] / one.former[name])),
      )
  }
  ceiling(
    7,
    `${place}: how unevenly people are on first pages (Gini), against the former rule`,
    ratio('exposureGini'),
    0.8,
  )
  ceiling(8, `${place}: likes received, 99th percentile of members, against the former rule`, ratio('loadP99'), 0.85)
  floor(9, `${place}: shown score of the first six`, ratio('scoreSix'), 0.95)
  floor(9, `${place}: shown score of the first ten`, ratio('scoreTen'), 1)
  const kept = found.map(({ places }) => places.kept)
  floor(10, `${place}: first page kept when nothing changed`, kept, 0.94)
  compared[`${place}: share of a first page that the viewer likes, against the former rule`] = rounded(
    intervalOf(ratio('likedSix')),
  )
}

const AS_IT_WAS: Conduct = { rule: FORMER, isHeard: true, isAnsweredLast: false }
const CLOSED_ONLY: Conduct = { rule: FORMER, isHeard: false, isAnsweredLast: true }
const AS_IT_IS: Conduct = { rule: PLACES, isHeard: false, isAnsweredLast: true }
const WITHOUT: Conduct = { rule: WITHOUT_PLACES, isHeard: false, isAnsweredLast: true }

async function compareWeeks(place: Place, attention: AttentionName, conducts: readonly Conduct[]) {
  const found: number[][] = []
  for (const seed of seeds) {
    const edges = await makeEdges({ people: peopleFor(HERE[place]), seed, place })
    const world = makeWorld(edges, { seed, answersEach: 0 })
    found.push(conducts.map((conduct) => playWeeks(world, conduct, { here: HERE[place], seed, attention })))
    progress(`${place}, seed ${seed}: ten weeks under ${conducts.length} rules, ${attention}`)
  }
  return (one: number, other: number) => found.map((figures) => (figures[one] ?? 0) / (figures[other] ?? 1))
}

async function reportWeeks() {
  const needs = [
    { attention: 'firstSix', asItWas: 1.15, closedOnly: 1.15 },
    { attention: 'log', asItWas: 1.03, closedOnly: 1.05 },
  ] as const
  for (const { attention, asItWas, closedOnly } of needs) {
    const ratio = await compareWeeks('town', attention, [AS_IT_WAS, CLOSED_ONLY, AS_IT_IS, WITHOUT])
    floor(4, `town, ten weeks, ${attention}: against the rule as it was`, ratio(2, 0), asItWas)
    floor(
      5,
      `town, ten weeks, ${attention}: against the former rule with answers ignored and answered people last`,
      ratio(2, 1),
      closedOnly,
    )
    compared[`town, ten weeks, ${attention}: without places, against the rule as it was`] = rounded(
      intervalOf(ratio(3, 0)),
    )
  }
  const ratio = await compareWeeks('demo', 'firstSix', [AS_IT_WAS, AS_IT_IS])
  floor(6, 'demo, ten weeks, firstSix: against the rule as it was', ratio(1, 0), 1)
}

function reportPresses() {
  const told = countTellingPresses({ presses: PRESSES, seed: 1 })
  ceiling(
    11,
    `${told.presses} answers: what the other person sees differs between yes and no`,
    [told.yesFromNo, told.yesFromNo],
    0,
  )
  ceiling(
    11,
    `${told.presses} answers: what the other person sees differs between an answer and none`,
    [told.anyFromNone, told.anyFromNone],
    0,
  )
  const off = Math.abs(told.auc - 0.5)
  ceiling(11, 'how much the place on a list reveals a yes or a no: distance of the AUC from 0.5', [off, off], 0.03)
}

function reportEvenings(meetings: string, scores: string) {
  const evenings = readEvenings(meetings, scores)
  const ratio = compareEvenings(evenings)
  for (const look of LOOK_NAMES)
    floorOf(12, `${evenings.length} evenings: people who both said yes, ${look}`, ratio(look), 1)
  compared[`${evenings.length} evenings: unevenness of first places, against the former rule`] = rounded(
    ratio('unevenness'),
  )
}

const isAsked = (part: string) => args.part === undefined || args.part === part
if (isAsked('presses')) reportPresses()
for (const place of PLACES_OF_BENCH) if (isAsked(place)) reportSettled(place, await compareSettled(place))
if (isAsked('weeks')) await reportWeeks()
if (args.meetings && args.scores) reportEvenings(args.meetings, args.scores)
rows.sort((one, other) => one.row - other.row)
const elsewhere = {
  12: 'lists of people who really met: with --meetings and --scores, from data that is not part of the product',
  13: 'a search among 1,000,000 members: npm run bench:match -- --members 1000000, before and after your change',
}
const report = { seeds, people: PEOPLE, rows, compared, elsewhere }
console.log(args.json ? JSON.stringify(report) : inspect(report, { depth: null, breakLength: 180 }))
if (rows.some(({ holds }) => !holds) && !args.quick) process.exitCode = 1
