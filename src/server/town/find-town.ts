import type { MatchPage } from '#contract/matches.ts'
import type { Deps } from '../deps.ts'
import type { Viewer } from '../members/viewer.ts'
import { countNear } from './store.ts'

/** 50 miles, a member's usual distance. */
const NEAR_KM = 80
/** An exact figure reveals who joins. */
const STEP = 5

/** Only for full members: anybody else could count a town from outside. */
export async function findTown(
  { db, config: { townSeats } }: Pick<Deps, 'db' | 'config'>,
  { access, city, member: { place } }: Viewer,
): Promise<Pick<MatchPage, 'town'>> {
  if (access !== 'full' || !place) return {}
  const count = await countNear(db, { ...place, withinKm: NEAR_KM, atMost: townSeats })
  return { town: { city, people: Math.floor(count / STEP) * STEP, seats: townSeats } }
}
