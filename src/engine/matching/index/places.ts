import { MAX_TRAVEL_KM } from '#contract/limits.ts'
import { type Centre, chordKm, type SpherePoint, spherePoint, squaredChord } from '../member/place.ts'
import { emptyPart, type Part } from './partition.ts'

/** About 55 km north to south. A metropolitan area covers a few cells. */
const CELL_DEGREES = 0.5
/** A region holds whole cells. */
const REGION_DEGREES = 8
const RADIANS = Math.PI / 180
/** In one degree of latitude, rounded down. */
const KM_A_DEGREE = 111.19
/**
 * 100 miles. Members who travel less are stored by cell, others by region.
 */
const SHORT_TRAVEL_KM = 161
/** Rounding must not exclude a place at the edge. */
const SLACK_KM = 0.001

type Cell = { places: number[]; shortTravel: Part }
type Region = {
  middle: SpherePoint
  radiusKm: number
  cells: Map<number, Cell>
  longTravel: Part
  anyTravel: Part
}
/** All places are at least `nearestKm` away. */
export type NearbyPart = { part: Part; nearestKm: number }
const NOWHERE = 0

/** Computed on first use: most places are never needed. */
export type Origin = SpherePoint & {
  /** Squared chord slightly above the limit: places beyond it need no arcsine. */
  farChord: number
  /** Distances by place number; NOT_ASKED until computed. */
  km: Float64Array
  points: readonly number[]
}
const NOT_ASKED = -1

/** In km: infinite beyond the limit, 0 for an unknown place or origin. */
export function kmTo(origin: Origin, place: number) {
  const known = origin.km[place] ?? 0
  if (known !== NOT_ASKED) return known
  const { points } = origin
  const squared = squaredBetween(origin, points[3 * place] ?? 0, points[3 * place + 1] ?? 0, points[3 * place + 2] ?? 0)
  const km = squared > origin.farChord ? Number.POSITIVE_INFINITY : chordKm(squared)
  origin.km[place] = km
  return km
}

function squaredBetween(from: SpherePoint, x: number, y: number, z: number) {
  const [apartX, apartY, apartZ] = [from.x - x, from.y - y, from.z - z]
  return apartX * apartX + apartY * apartY + apartZ * apartZ
}

const emptyCell = (): Cell => ({ places: [], shortTravel: emptyPart() })
const emptyRegion = (middle: Centre): Region => ({
  middle: spherePoint(middle),
  radiusKm: 0,
  cells: new Map(),
  longTravel: emptyPart(),
  anyTravel: emptyPart(),
})

type Home = { cell: Cell; region: Region }
const emptyHome = (): Home => ({ cell: emptyCell(), region: emptyRegion({ latitude: 0, longitude: 0 }) })
export type PlacesState = {
  numbers: Map<string, number>
  regions: Map<number, Region>
  homes: Home[]
  points: number[]
}
const noPlaces = (): PlacesState => ({
  numbers: new Map(),
  regions: new Map(),
  homes: [emptyHome()],
  points: [0, 0, 0],
})

/** Places are few, so one stays after its last member leaves. */
export class Places {
  readonly #numbers: Map<string, number>
  readonly #regions: Map<number, Region>
  readonly #homes: Home[]
  readonly #nowhere: Home
  readonly #points: number[]
  #km = new Float64Array(1)

  constructor({ numbers, regions, homes, points }: PlacesState = noPlaces()) {
    this.#numbers = numbers
    this.#regions = regions
    this.#homes = homes
    this.#nowhere = homes[NOWHERE] ?? emptyHome()
    this.#points = points
  }

  state(): PlacesState {
    return { numbers: this.#numbers, regions: this.#regions, homes: this.#homes, points: this.#points }
  }

  take(centre: Centre | undefined) {
    if (!centre) return NOWHERE
    const key = `${centre.latitude},${centre.longitude}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#homes.length
    const region = entryOf(this.#regions, keyOf(centre, REGION_DEGREES), () => emptyRegion(middleOf(centre)))
    const cell = entryOf(region.cells, keyOf(centre, CELL_DEGREES), emptyCell)
    const { x, y, z } = spherePoint(centre)
    cell.places.push(number)
    region.radiusKm = Math.max(region.radiusKm, chordKm(squaredBetween(region.middle, x, y, z)) + SLACK_KM)
    this.#points.push(x, y, z)
    this.#homes.push({ cell, region })
    this.#numbers.set(key, number)
    return number
  }

  partOf(place: number, travelKm: number): Part {
    const { cell, region } = this.#homes[place] ?? this.#nowhere
    if (travelKm <= SHORT_TRAVEL_KM) return cell.shortTravel
    return travelKm <= MAX_TRAVEL_KM ? region.longTravel : region.anyTravel
  }

  /** Valid until the next call. Without `from` every distance is 0 km. */
  origin(from: Centre | undefined, limitKm: number): Origin {
    if (this.#km.length < this.#homes.length) this.#km = new Float64Array(2 * this.#homes.length)
    this.#km.fill(from ? NOT_ASKED : 0, 0, this.#homes.length)
    this.#km[NOWHERE] = 0
    const point = from ? spherePoint(from) : { x: 0, y: 0, z: 0 }
    return { ...point, farChord: 1.000001 * squaredChord(limitKm), km: this.#km, points: this.#points }
  }

  /** Unordered parts that may hold rows within `limitKm`, and rows without a place. */
  near(from: Centre, limitKm: number, origin: Origin): NearbyPart[] {
    const found: NearbyPart[] = []
    for (const { middle, radiusKm, cells, longTravel, anyTravel } of this.#regionsWithin(from, limitKm)) {
      const regionKm = Math.max(0, chordKm(squaredBetween(origin, middle.x, middle.y, middle.z)) - radiusKm)
      if (regionKm > limitKm) continue
      found.push({ part: anyTravel, nearestKm: regionKm })
      if (regionKm <= MAX_TRAVEL_KM) found.push({ part: longTravel, nearestKm: regionKm })
      if (regionKm > SHORT_TRAVEL_KM) continue
      for (const { places, shortTravel } of cells.values()) {
        const cellKm = nearestOf(origin, places)
        if (cellKm <= limitKm && cellKm <= SHORT_TRAVEL_KM) found.push({ part: shortTravel, nearestKm: cellKm })
      }
    }
    return [...found, ...this.#unplaced()]
  }

  everywhere(): NearbyPart[] {
    const parts = [...this.#regions.values()].flatMap(({ cells, longTravel, anyTravel }) => [
      longTravel,
      anyTravel,
      ...[...cells.values()].map(({ shortTravel }) => shortTravel),
    ])
    return [...parts.map((part) => ({ part, nearestKm: 0 })), ...this.#unplaced()]
  }

  #unplaced(): NearbyPart[] {
    const { cell, region } = this.#nowhere
    return [cell.shortTravel, region.longTravel, region.anyTravel].map((part) => ({ part, nearestKm: 0 }))
  }

  /** May include regions out of reach. */
  #regionsWithin({ latitude, longitude }: Centre, limitKm: number): Iterable<Region> {
    const tall = limitKm / KM_A_DEGREE
    // The circle's widest extent in degrees of longitude; NaN when it contains a pole.
    const wide = Math.asin(Math.sin(tall * RADIANS) / Math.cos(latitude * RADIANS)) / RADIANS
    const [rows, columns] = [2 + (2 * tall) / REGION_DEGREES, 2 + (2 * wide) / REGION_DEGREES]
    if (!(tall < 90 && rows * columns < this.#regions.size)) return this.#regions.values()
    const found = new Set<Region>()
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const south = Math.min(latitude + tall, latitude - tall + row * REGION_DEGREES)
        const west = Math.min(longitude + wide, longitude - wide + column * REGION_DEGREES)
        const region = this.#regions.get(keyOf({ latitude: south, longitude: west }, REGION_DEGREES))
        if (region) found.add(region)
      }
    return found
  }
}

function nearestOf(origin: Origin, places: readonly number[]) {
  let least = Number.POSITIVE_INFINITY
  for (const place of places) least = Math.min(least, kmTo(origin, place))
  return least
}

const middleOf = ({ latitude, longitude }: Centre): Centre => ({
  latitude: (Math.floor(latitude / REGION_DEGREES) + 0.5) * REGION_DEGREES,
  longitude: (Math.floor(longitude / REGION_DEGREES) + 0.5) * REGION_DEGREES,
})

/** Longitude wraps at 180 degrees. */
function keyOf({ latitude, longitude }: Centre, degrees: number) {
  const columns = 360 / degrees
  const column = Math.floor(longitude / degrees) % columns
  return Math.floor(latitude / degrees) * columns + (column < 0 ? column + columns : column)
}

function entryOf<T>(map: Map<number, T>, key: number, make: () => T) {
  const known = map.get(key)
  if (known !== undefined) return known
  const entry = make()
  map.set(key, entry)
  return entry
}
