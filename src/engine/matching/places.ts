import type { Group } from './columns.ts'
import { type Centre, chordKm, type SpherePoint, spherePoint, squaredChord } from './place.ts'

/** Side of a cell in degrees: some 55 km north to south, a metropolitan area with its surroundings in a few cells. */
const CELL_DEGREES = 0.5
/** Side of a region, a whole number of cells. */
const REGION_DEGREES = 2
const RADIANS = Math.PI / 180
/** A degree of latitude is never shorter than this on the sphere that distances are measured on. */
const KM_A_DEGREE = 111.19
/**
 * Most members do not travel further than this (100 miles): their rows are kept by cell. Those who do are few, and kept by
 * region, so that a search from afar passes over everybody else.
 */
const SHORT_TRAVEL_KM = 161

/** Neighbouring places with the rows of the members who live there; x, y and z of each place follow each other. */
type Cell = { places: number[]; points: number[]; shortTravel: Group }
type Region = { cells: Map<number, Cell>; longTravel: Group }
/** Rows to look through, whose places are at least `nearestKm` away. */
export type Near = { group: Group; nearestKm: number }
/** The number of no place. */
export const NOWHERE = 0

const emptyGroup = (): Group => ({ blocks: [], size: 0 })
const emptyCell = (): Cell => ({ places: [], points: [], shortTravel: emptyGroup() })
const emptyRegion = (): Region => ({ cells: new Map(), longTravel: emptyGroup() })

/** The places that members live in. A place stays when its last member leaves: there are few. */
export class Places {
  readonly #numbers = new Map<string, number>()
  readonly #regions = new Map<number, Region>()
  /** Members whose place is unknown. */
  readonly #nowhere = { cell: emptyCell(), region: emptyRegion() }
  /** Where each place's rows are, by its number. */
  readonly #homes: { cell: Cell; region: Region }[] = [this.#nowhere]

  /** The place's number, a new one when nobody lived there before. */
  take(centre: Centre | undefined) {
    if (!centre) return NOWHERE
    const key = `${centre.latitude},${centre.longitude}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#homes.length
    const region = entryOf(this.#regions, keyOf(centre, REGION_DEGREES), emptyRegion)
    const cell = entryOf(region.cells, keyOf(centre, CELL_DEGREES), emptyCell)
    const { x, y, z } = spherePoint(centre)
    cell.places.push(number)
    cell.points.push(x, y, z)
    this.#homes.push({ cell, region })
    this.#numbers.set(key, number)
    return number
  }

  /** Where the row of someone belongs who lives at this place and travels this far. */
  groupOf(place: number, travelKm: number): Group {
    const { cell, region } = this.#homes[place] ?? this.#nowhere
    return travelKm <= SHORT_TRAVEL_KM ? cell.shortTravel : region.longTravel
  }

  /** One more than the highest number. */
  get size() {
    return this.#homes.length
  }

  /**
   * The rows that may be within `limitKm` of `from`, nearest first, then those of no place.
   *
   * @param km takes the distance of each place looked at, by the place's number; past the limit it may be infinite
   */
  near(from: Centre, limitKm: number, km: Float64Array): Near[] {
    const here = { ...spherePoint(from), farChord: 1.000001 * squaredChord(limitKm) }
    const found: Near[] = []
    for (const { cells, longTravel } of this.#regionsWithin(from, limitKm)) {
      let nearestKm = Number.POSITIVE_INFINITY
      for (const cell of cells.values()) {
        const cellKm = measure(here, cell, km)
        nearestKm = Math.min(nearestKm, cellKm)
        if (cellKm <= limitKm && cellKm <= SHORT_TRAVEL_KM) found.push({ group: cell.shortTravel, nearestKm: cellKm })
      }
      if (nearestKm <= limitKm) found.push({ group: longTravel, nearestKm })
    }
    found.sort((a, b) => a.nearestKm - b.nearestKm)
    return [...found, ...this.#unplaced()]
  }

  /** All rows, in no order, as if everybody lived here. */
  everywhere(): Near[] {
    const groups = [...this.#regions.values()].flatMap(({ cells, longTravel }) => [
      longTravel,
      ...[...cells.values()].map(({ shortTravel }) => shortTravel),
    ])
    return [...groups.map((group) => ({ group, nearestKm: 0 })), ...this.#unplaced()]
  }

  #unplaced(): Near[] {
    const { cell, region } = this.#nowhere
    return [cell.shortTravel, region.longTravel].map((group) => ({ group, nearestKm: 0 }))
  }

  /** Every region within reach and some more around: those that a box around `from` touches, or all. */
  #regionsWithin({ latitude, longitude }: Centre, limitKm: number): Iterable<Region> {
    const tall = limitKm / KM_A_DEGREE
    // The widest that a circle of this size gets, in degrees of longitude; not a number when it holds a pole.
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

/**
 * Writes the distance of each of the cell's places. @returns the least of them
 *
 * Past `farChord`, which is a little more than the limit, a place is just too far: most are, and need no arcsine.
 */
function measure(here: SpherePoint & { farChord: number }, { places, points }: Cell, km: Float64Array) {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < places.length; at++) {
    const x = here.x - (points[3 * at] ?? 0)
    const y = here.y - (points[3 * at + 1] ?? 0)
    const z = here.z - (points[3 * at + 2] ?? 0)
    const squared = x * x + y * y + z * z
    const distance = squared > here.farChord ? Number.POSITIVE_INFINITY : chordKm(squared)
    km[places[at] ?? 0] = distance
    if (distance < least) least = distance
  }
  return least
}

/** The square of this many degrees that a point is in. Squares go around the earth: past 180 degrees comes -180. */
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
