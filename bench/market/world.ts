import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { type Member, memberFrom } from '#engine/matching/member/member.ts'
import { optionBits } from '#engine/matching/member/options.ts'
import { distanceKm } from '#engine/matching/member/place.ts'
import { Feedback, tasteFor } from '#engine/matching/score/feedback.ts'
import { bounded, suitability } from '#engine/matching/score/score.ts'
import { populate } from '#engine/population/population.ts'
import { loadTowns } from '../../test/towns.ts'
import { type Chance, chanceFrom } from './random.ts'

/**
 * The product's population with hidden likes. Lists see only the engine's scores. Person i has edges `start[i]` to
 * `start[i + 1]`.
 */
export type Edges = {
  people: number
  members: readonly Member[]
  start: Int32Array
  /** The person at the other end. */
  to: Int32Array
  back: Int32Array
  /** In points. */
  cold: Int16Array
}
export type World = Edges & {
  likes: Float64Array
  /** From 0 to 1. */
  believed: Float64Array
  product: Float64Array
}
export type Place = 'demo' | 'town'

const TODAY = '2026-11-20'
/** Everyone lives this near to New York City. */
const TOWN_KM = 45
/**
 * Standard deviations in log odds, and the score's weight. Fitted to ten evenings of the Columbia speed-dating study
 * (per-member AUC 0.55 cold, 0.71 after eight answers).
 */
const CHOOSINESS_SD = 1.15
const POPULARITY_SD = 1.12
const SCORE_WEIGHT = 0.23
const SHARE_OF_YES = 0.42

const townsLoaded = loadTowns()

export async function makeEdges({
  people,
  seed,
  place,
}: {
  people: number
  seed: number
  place: Place
}): Promise<Edges> {
  const members = await makeMembers({ people, seed, place })
  const index = new MemberIndex(people)
  for (const member of members) index.put(member)
  const numberOf = new Map(members.map(({ id }, at) => [id, at]))
  const start = new Int32Array(people + 1)
  const eligible = members.map((member, at) => {
    const found = index.findCandidates({ member }, people)
    start[at + 1] = (start[at] ?? 0) + found.length
    return Int32Array.from(found, ({ id }) => numberOf.get(id) ?? 0).sort()
  })
  const count = start[people] ?? 0
  const [to, back, cold] = [new Int32Array(count), new Int32Array(count), new Int16Array(count)]
  // Edges are sorted by person, so reverse edges come in the order of their sources.
  const cursor = start.slice(0, people)
  for (const [from, others] of eligible.entries()) {
    to.set(others, start[from])
    for (const [at, other] of others.entries()) {
      const edge = (start[from] ?? 0) + at
      const [one, another] = [members[from], members[other]]
      if (one && another) cold[edge] = suitability({ member: one }, { member: another })
      const there = cursor[other] ?? 0
      back[edge] = there
      cursor[other] = there + 1
    }
  }
  return { people, members, start, to, back, cold }
}

async function makeMembers({ people, seed, place }: { people: number; seed: number; place: Place }) {
  const everywhere = await townsLoaded
  const centre = everywhere.find(({ name }) => name === 'New York City')
  if (!centre) throw new Error('The gazetteer has no New York City.')
  const towns = place === 'town' ? everywhere.filter((town) => distanceKm(centre, town) <= TOWN_KM) : everywhere
  const spread = place === 'town' ? 'census' : 'alive'
  const personOf = populate({ towns, seed: 20_261_120 + seed * 7_919_000, today: TODAY, spread })
  const centres = new Map(towns.map(({ label, latitude, longitude }) => [label, { latitude, longitude }]))
  return Array.from({ length: people }, (_, number) => {
    const { intake, snapshot } = personOf(number)
    const id = `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
    return memberFrom({ id, intake, snapshot, place: centres.get(intake.location.city), today: TODAY })
  })
}

export function eachEdge({ start }: Edges, person: number, visit: (edge: number) => void) {
  const end = start[person + 1] ?? 0
  for (let edge = start[person] ?? 0; edge < end; edge++) visit(edge)
}
export const edgesOf = ({ start }: Edges, person: number) =>
  Array.from({ length: (start[person + 1] ?? 0) - (start[person] ?? 0) }, (_, at) => (start[person] ?? 0) + at)

export function makeWorld(edges: Edges, { seed, answersEach }: { seed: number; answersEach: number }): World {
  const chance = chanceFrom(seed * 101 + 17)
  const likes = drawLikes(edges, chance)
  const feedback = hearAnswers(edges, likes, { chance, answersEach })
  const standings = edges.members.map(({ id }) => feedback.standingOf(id))
  const believed = new Float64Array(edges.to.length)
  for (let person = 0; person < edges.people; person++)
    eachEdge(edges, person, (edge) => {
      const other = edges.to[edge] ?? 0
      const member = edges.members[other]
      const { selectivity = 0, taste } = standings[person] ?? {}
      const popularity = standings[other]?.popularity ?? 0
      const points = (edges.cold[edge] ?? 0) + selectivity + popularity + (member ? tasteFor(taste, member) : 0)
      believed[edge] = bounded(points) / 10_000
    })
  const product = Float64Array.from(believed, (one, edge) => one * (believed[edges.back[edge] ?? 0] ?? 0))
  return { ...edges, likes, believed, product }
}

/** Log odds = selectivity + popularity + part of the score, shifted to 42 % yes. */
function drawLikes(edges: Edges, chance: Chance) {
  const draw = (spread: number) => Float64Array.from({ length: edges.people }, () => spread * chance.normal())
  const [choosiness, popularity] = [draw(CHOOSINESS_SD), draw(POPULARITY_SD)]
  const odds = new Float64Array(edges.to.length)
  for (let person = 0; person < edges.people; person++) {
    const { mean, deviation } = spreadOfScores(edges, person)
    eachEdge(edges, person, (edge) => {
      const score = ((edges.cold[edge] ?? 0) - mean) / deviation
      odds[edge] = SCORE_WEIGHT * score + (choosiness[person] ?? 0) + (popularity[edges.to[edge] ?? 0] ?? 0)
    })
  }
  const level = levelFor(odds)
  return odds.map((own) => logistic(level + own))
}

function spreadOfScores(edges: Edges, person: number) {
  let [sum, squares, count] = [0, 0, 0]
  eachEdge(edges, person, (edge) => {
    const score = edges.cold[edge] ?? 0
    sum += score
    squares += score * score
    count++
  })
  const mean = count === 0 ? 0 : sum / count
  return { mean, deviation: count === 0 ? 1 : Math.sqrt(Math.max(1, squares / count - mean * mean)) }
}

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds))

function levelFor(odds: Float64Array) {
  const sample = odds.filter((_, at) => at % 7 === 0)
  let [low, high] = [-6, 6]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const share = sample.reduce((sum, own) => sum + logistic(middle + own), 0) / sample.length
    if (share > SHARE_OF_YES) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function hearAnswers(
  edges: Edges,
  likes: Float64Array,
  { chance, answersEach }: { chance: Chance; answersEach: number },
) {
  const options = new Map(edges.members.map((member) => [member.id, optionBits(member)]))
  const feedback = new Feedback((id) => options.get(id) ?? 0)
  if (answersEach === 0) return feedback
  for (const [person, { id }] of edges.members.entries())
    for (const edge of chance.shuffle(edgesOf(edges, person)).slice(0, answersEach)) {
      const isYes = chance.next() < (likes[edge] ?? 0)
      feedback.record(id, edges.members[edges.to[edge] ?? 0]?.id ?? '', isYes ? 'more_like_this' : 'less_like_this')
    }
  return feedback
}
