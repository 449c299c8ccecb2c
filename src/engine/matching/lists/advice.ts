import { KM_PER_MILE, MAX_AGE, MAX_TRAVEL_KM, MAX_TRAVEL_MILES, MIN_AGE } from '#contract/limits.ts'
import type { Advice } from '#contract/matches.ts'
import type { CandidateFinder } from '../index/candidate-finder.ts'
import type { Member } from '../member/member.ts'

type Loosening = { limit: Advice['limit']; viewer: Member; says: (people: string) => string }

const MORE_MILES = [10, 25, 50, 100]
const MORE_YEARS = [2, 5, 10]

/**
 * Says how many members a looser limit adds, the largest number first. If no single limit adds any to an empty list,
 * distance and ages are tried together.
 * @param hidden members this viewer never sees
 */
export function adviseOn(index: CandidateFinder, viewer: Member, hidden: ReadonlySet<string> = new Set()): Advice[] {
  const now = index.count({ viewer, leftOut: hidden })
  const firstThatAdds = (steps: readonly Loosening[]): Advice[] => {
    for (const { limit, viewer: looser, says } of steps) {
      const adds = index.count({ viewer: looser, leftOut: hidden }) - now
      if (adds > 0) return [{ limit, text: says(adds === 1 ? '1 person' : `${adds} people`), adds }]
    }
    return []
  }
  const advice = looseningsOf(viewer).flatMap(firstThatAdds)
  if (advice.length === 0 && now === 0) return firstThatAdds(distanceAndAges(viewer))
  return advice.sort((a, b) => b.adds - a.adds)
}

/**
 * The smallest step comes first; the first that adds members is the advice. Children, faith, intent, must-nots and
 * gender are the member's own choice.
 */
function looseningsOf(viewer: Member): Loosening[][] {
  return [travel(viewer), youngest(viewer), oldest(viewer)]
}

/** @param also what else is loosened, in words */
function travel(viewer: Member, also = ''): Loosening[] {
  const { travelKm } = viewer
  if (travelKm === undefined || travelKm >= MAX_TRAVEL_KM) return []
  const room = MAX_TRAVEL_MILES - Math.floor(travelKm / KM_PER_MILE)
  return [...MORE_MILES.filter((miles) => miles < room), room].map((miles) => ({
    limit: 'travel',
    viewer: { ...viewer, travelKm: Math.min(MAX_TRAVEL_KM, travelKm + Math.round(miles * KM_PER_MILE)) },
    says: (people) =>
      `Travelling ${miles === room ? `up to ${MAX_TRAVEL_MILES} miles` : `${miles} miles further`}${also} adds ${people}`,
  }))
}

/** An unset limit stays unset. */
function distanceAndAges(viewer: Member): Loosening[] {
  const { ageMin, ageMax } = viewer
  if (ageMin === undefined && ageMax === undefined) return []
  return MORE_YEARS.flatMap((years) => {
    const from = ageMin && Math.max(MIN_AGE, ageMin - years)
    const to = ageMax && Math.min(MAX_AGE, ageMax + years)
    const range = from && to ? `${from} to ${to}` : from ? `from ${from}` : `up to ${to}`
    return travel({ ...viewer, ageMin: from, ageMax: to }, ` with ages ${range}`)
  })
}

function youngest(viewer: Member): Loosening[] {
  const { ageMin } = viewer
  if (ageMin === undefined) return []
  return MORE_YEARS.filter((years) => ageMin - years >= MIN_AGE).map((years) => ({
    limit: 'ageMin',
    viewer: { ...viewer, ageMin: ageMin - years },
    says: (people) => `A minimum age of ${ageMin - years} adds ${people}`,
  }))
}

function oldest(viewer: Member): Loosening[] {
  const { ageMax } = viewer
  if (ageMax === undefined) return []
  return MORE_YEARS.filter((years) => ageMax + years <= MAX_AGE).map((years) => ({
    limit: 'ageMax',
    viewer: { ...viewer, ageMax: ageMax + years },
    says: (people) => `A maximum age of ${ageMax + years} adds ${people}`,
  }))
}
