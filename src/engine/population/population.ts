import type { IntakeSubmission } from '#contract/intake.ts'
import { KM_PER_MILE, MAX_TRAVEL_KM } from '#contract/limits.ts'
import type { MEET } from '#contract/options.ts'
import { distanceKm } from '../matching/member/place.ts'
import { drawAnswers, type PopulationMember } from './answers.ts'
import { METROS } from './metros.ts'
import { ANY_NAMES, MEN_NAMES, WOMEN_NAMES } from './names.ts'
import { type Chance, chanceFrom, weighted } from './random.ts'

/** A city of the gazetteer; `label` is stored as the city. */
export type Town = {
  label: string
  name: string
  region: string
  latitude: number
  longitude: number
  timezone: string
  population: number
}

const METRO_RADIUS_KM = 45
/** In each round, every metro gets one member, and this many live anywhere. */
const ELSEWHERE = 12

type Person = { pronouns: string; names: readonly string[]; meets: readonly (typeof MEET)[number][] }
const woman = (pronouns = 'she/her') => ({ pronouns, names: WOMEN_NAMES })
const man = (pronouns = 'he/him') => ({ pronouns, names: MEN_NAMES })
const nonbinary = { pronouns: 'they/them', names: ANY_NAMES }
const PEOPLE: readonly (readonly [Person, number])[] = [
  [{ ...woman(), meets: ['Men'] }, 38],
  [{ ...woman(), meets: ['Women'] }, 3],
  [{ ...woman(), meets: ['Women', 'Nonbinary people'] }, 1.5],
  [{ ...woman(), meets: ['Everyone'] }, 5],
  [{ ...woman('she/they'), meets: ['Everyone'] }, 1.5],
  [{ ...man(), meets: ['Women'] }, 38],
  [{ ...man(), meets: ['Men'] }, 4.5],
  [{ ...man(), meets: ['Everyone'] }, 4],
  [{ ...man('he/they'), meets: ['Everyone'] }, 1],
  [{ ...nonbinary, meets: ['Everyone'] }, 2.5],
  [{ ...nonbinary, meets: ['Women', 'Nonbinary people'] }, 1],
]

export type PopulationPlan = {
  towns: readonly Town[]
  seed: number
  /** YYYY-MM-DD. */
  today: string
  /**
   * 'alive': the same number of members around each metro, so a few thousand are enough. 'census': by the towns'
   * population.
   */
  spread: 'alive' | 'census'
}

/** Member `number` is the same, however many are drawn. */
export function populate({ towns, seed, today, spread }: PopulationPlan) {
  const homeOf = homes(towns, spread)
  return (number: number): PopulationMember => {
    const chance = chanceFrom(Math.imul(seed + number, 0x9e3779b1) ^ number)
    const { home, round } = homeOf(number)
    // Two sequences fill a square evenly (Roberts, 2018): people around one metro differ in kind and age.
    const person = weighted(PEOPLE, (home.offset + round * 0.7548776662466927) % 1)
    const age = ageAt((home.offset + round * 0.5698402909980532) % 1)
    const key = `demo-${String(number).padStart(6, '0')}`
    const intake = intakeOf({ chance, town: home.draw(chance), person, age, key, today })
    return { key, intake, snapshot: { preferences: { must_haves: [...person.meets] } } }
  }
}

function intakeOf({
  chance,
  town,
  person,
  age,
  key,
  today,
}: {
  chance: Chance
  town: Town
  person: Person
  age: number
  key: string
  today: string
}): IntakeSubmission {
  const answers = drawAnswers(chance, age)
  const displayName = chance.pick(person.names.map((name) => [name, 1] as const))
  return {
    // No mail reaches this reserved name (RFC 2606).
    account: { email: `${key}@demo.invalid`, otpConsent: true },
    basics: {
      displayName,
      birthdate: drawBirthdate(chance, age, today),
      pronouns: person.pronouns,
      relationshipIntent: answers.relationshipIntent,
    },
    location: {
      city: town.label,
      willingToTravelKm: drawTravelKm(chance),
      availability: { timezone: town.timezone, typicalWeek: answers.typicalWeek, budget: answers.budget },
    },
    preferences: {
      ageMin: answers.ageMin,
      ageMax: answers.ageMax,
      values: answers.values,
      interests: answers.interests,
    },
    dealbreakers: { mustNot: answers.mustNot, lifestyle: answers.lifestyle, safety: answers.safety },
    media: { selfieVerified: chance.happens(0.6) },
    review: { matchmakingConsent: true, verificationConsent: true },
  }
}

/** Ages at these shares of the population, with straight lines between. */
const AGES: readonly (readonly [number, number])[] = [
  [0, 20],
  [0.1, 24],
  [0.3, 28],
  [0.5, 33],
  [0.7, 39],
  [0.85, 46],
  [0.95, 56],
  [1, 71],
]

function ageAt(share: number) {
  const at = AGES.findIndex(([end]) => share < end)
  const [[from, young], [to, old]] = [AGES[at - 1] ?? [0, 20], AGES[at] ?? [1, 71]]
  return Math.floor(young + ((share - from) / (to - from)) * (old - young))
}

function drawBirthdate(chance: Chance, age: number, today: string) {
  const monthDay = `${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  const year = Number(today.slice(0, 4)) - age - (monthDay > today.slice(5) ? 1 : 0)
  return `${year}-${monthDay}`
}

/** People think in round miles; some set no limit. */
function drawTravelKm(chance: Chance) {
  const miles = chance.pick([
    [15, 1],
    [25, 3],
    [30, 3],
    [40, 3],
    [50, 3],
    [75, 1.5],
    [100, 1],
    [300, 0.3],
    [0, 0.7],
  ])
  return miles === 0 ? null : Math.min(MAX_TRAVEL_KM, Math.round(miles * KM_PER_MILE))
}

/** `offset` makes the people of two homes differ. */
type Home = { offset: number; draw: (chance: Chance) => Town }

/** The home of member `number`, and their number in it. */
function homes(towns: readonly Town[], spread: PopulationPlan['spread']) {
  const anywhere: Home = { offset: 0.5, draw: byPopulation(towns) }
  if (spread === 'census') return (number: number) => ({ home: anywhere, round: number })
  const metros = METROS.map(
    ([name, region], at): Home => ({ offset: at / METROS.length, draw: byPopulation(around(towns, name, region)) }),
  )
  const turns = metros.length + ELSEWHERE
  return (number: number) => {
    const [turn, round] = [number % turns, Math.floor(number / turns)]
    const home = metros[turn]
    return home ? { home, round } : { home: anywhere, round: round * ELSEWHERE + turn - metros.length }
  }
}

function around(towns: readonly Town[], name: string, region: string) {
  const centre = towns.find((town) => town.name === name && town.region === region)
  if (!centre) throw new RangeError(`The gazetteer has no ${name}, ${region}.`)
  return towns.filter((town) => distanceKm(centre, town) <= METRO_RADIUS_KM)
}

/** Bisects sums, because a million members are drawn from a long list. */
function byPopulation(towns: readonly Town[]) {
  let sum = 0
  const sums = Float64Array.from(towns, ({ population }) => {
    sum += population
    return sum
  })
  return (chance: Chance): Town => {
    const at = chance.next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    const town = towns[low]
    if (!town) throw new RangeError('There is no town to live in.')
    return town
  }
}
