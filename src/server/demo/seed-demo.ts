import { createHash } from 'node:crypto'
import { memberFrom } from '#engine/matching/member/member.ts'
import type { PopulationMember } from '#engine/population/answers.ts'
import { populate, type Town } from '#engine/population/population.ts'
import type { Deps } from '../deps.ts'
import { factsOf } from '../members/profile.ts'
import { loadPlaces } from '../places/places.ts'
import { REGIONS } from '../places/regions.ts'
import { todayOf } from '../today.ts'
import { countAnew, countMembers, type DemoRow, deleteDemoFrom, insertDemo, lockSeeding, seedDay } from './store.ts'

const SEED = 20_261_120
const BATCH_ROWS = 1000

/** The population is deterministic: the same number gives the same members. */
export async function seedDemo(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, clock, config } = deps
  const before = await countMembers(db)
  const wanted = wantedOf(config, before)
  if (wanted === before.demo) return
  const now = clock()
  const towns = wanted > before.demo ? await loadTowns() : []
  await db.transaction().execute(async (tx) => {
    await lockSeeding(tx)
    const { demo } = await countMembers(tx)
    if (demo > wanted) return deleteDemoFrom(tx, keyOf(wanted))
    if (demo === wanted) return
    const today = await seedDay(tx, todayOf(now))
    const rowAt = demoRows(towns, today)
    for (let at = demo; at < wanted; at += BATCH_ROWS) {
      const count = Math.min(BATCH_ROWS, wanted - at)
      await insertDemo(
        tx,
        Array.from({ length: count }, (_, index) => rowAt(at + index)),
        now,
      )
    }
    await countAnew(tx)
  })
}

export async function rewriteDemo({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { demo } = await countMembers(db)
  if (demo === 0) return
  const towns = await loadTowns()
  const now = clock()
  for (let at = 0; at < demo; at += BATCH_ROWS)
    await db.transaction().execute(async (tx) => {
      await lockSeeding(tx)
      const rowAt = demoRows(towns, await seedDay(tx, todayOf(now)))
      const count = Math.min(BATCH_ROWS, (await countMembers(tx)).demo - at)
      if (count > 0)
        await insertDemo(
          tx,
          Array.from({ length: count }, (_, index) => rowAt(at + index)),
          now,
        )
    })
}

/** Without DEMO_MEMBERS, a new embedded database gets the default, and a used one keeps its members. */
function wantedOf(
  { demoMembers, demoMembersGiven, databaseUrl }: Deps['config'],
  { demo, anyReal }: { demo: number; anyReal: boolean },
) {
  if (demoMembersGiven || databaseUrl) return demoMembers
  return demo > 0 || anyReal ? demo : demoMembers
}

async function loadTowns(): Promise<(Town & { label: string })[]> {
  const { cities } = await loadPlaces()
  return cities.map(({ city }) => ({ ...city, label: `${city.name}, ${REGIONS[city.region] ?? city.region}` }))
}

function demoRows(towns: readonly Town[], today: string) {
  const personAt = populate({ towns, seed: SEED, today, spread: 'alive' })
  const places = new Map(towns.map(({ label, latitude, longitude }) => [label, { latitude, longitude }]))
  return (number: number): DemoRow => toRow(personAt(number), { places, today })
}

type Around = { places: ReadonlyMap<string, { latitude: number; longitude: number }>; today: string }

function toRow({ key, intake, snapshot }: PopulationMember, { places, today }: Around): DemoRow {
  const id = idOf(key)
  const { city } = intake.location
  const member = memberFrom({ id, demo: true, intake, snapshot, place: places.get(city), today })
  return {
    id,
    // No address: nobody can write to it or claim it.
    email: key,
    birthdate: intake.basics.birthdate ?? '',
    facts: factsOf({ member, displayName: intake.basics.displayName, city }),
  }
}

const keyOf = (number: number) => `demo-${String(number).padStart(6, '0')}`

/** A version 8 UUID (RFC 9562) of the key's hash. Its order means nothing. */
function idOf(key: string) {
  const hex = createHash('sha256').update(`overture ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
