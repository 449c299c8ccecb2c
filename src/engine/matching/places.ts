import type { Group } from './columns.ts'
import { type Centre, chordKm, type SpherePoint, spherePoint } from './place.ts'

/** Side of a cell in degrees: some 55 km north to south, a metropolitan area with its surroundings in a few cells. */
const CELL_DEGREES = 0.5
const COLUMNS = 360 / CELL_DEGREES
const RADIANS = Math.PI / 180
/** A degree of latitude is never shorter than this on the sphere that distances are measured on. */
const KM_A_DEGREE = 111.19

/** Most members do not travel further than this (100 miles); those who do are kept apart, so that a search from afar passes over the others. */
const SHORT_TRAVEL_KM = 161

/** Neighbouring places, and the rows of the members who live there. */
type Cell = { places: number[]; shortTravel: Group; longTravel: Group }
/** Rows to look through, whose places are at least `nearestKm` away. */
export type Near = { group: Group; nearestKm: number }
/** The number of no place. */
export const NOWHERE = 0

const emptyGroup = (): Group => ({ blocks: [], size: 0 })
const emptyCell = (): Cell => ({ places: [], shortTravel: emptyGroup(), longTravel: emptyGroup() })
const isEmpty = ({ shortTravel, longTravel }: Cell) => shortTravel.size + longTravel.size === 0

/** The places that members live in, grouped in cells. A place stays when its last member leaves: there are few. */
export class Places {
  readonly #numbers = new Map<string, number>()
  readonly #cells = new Map<number, Cell>()
  /** Members whose place is unknown. */
  readonly #nowhere = emptyCell()
  readonly #points: (SpherePoint | undefined)[] = [undefined]
  readonly #cellOfPlace: Cell[] = [this.#nowhere]

  /** The place's number, a new one when nobody lived there before. */
  take(centre: Centre | undefined) {
    if (!centre) return NOWHERE
    const key = `${centre.latitude},${centre.longitude}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#points.length
    const cell = this.#cellAt(centre)
    this.#numbers.set(key, number)
    this.#points.push(spherePoint(centre))
    this.#cellOfPlace.push(cell)
    cell.places.push(number)
    return number
  }

  /** Where the row of someone belongs who lives at this place and travels this far. */
  groupOf(place: number, travelKm: number) {
    const cell = this.#cellOfPlace[place] ?? this.#nowhere
    return travelKm <= SHORT_TRAVEL_KM ? cell.shortTravel : cell.longTravel
  }

  /** One more than the highest number. */
  get size() {
    return this.#points.length
  }

  /**
   * The rows with a place within `limitKm` of `from`, and those of no place. The nearest come first, as far as it matters:
   * among those so far away that hardly anyone travels there, there is no order.
   *
   * @param km takes the distance of each place looked at, by the place's number
   */
  near(from: Centre, limitKm: number, km: Float64Array): Near[] {
    const here = spherePoint(from)
    const close: Near[] = []
    const far: Near[] = []
    for (const cell of this.#cellsWithin(from, limitKm)) {
      if (isEmpty(cell)) continue
      const nearestKm = this.#measure(here, cell, km)
      if (nearestKm > limitKm) continue
      if (nearestKm <= SHORT_TRAVEL_KM)
        close.push({ group: cell.shortTravel, nearestKm }, { group: cell.longTravel, nearestKm })
      else if (cell.longTravel.size > 0) far.push({ group: cell.longTravel, nearestKm })
    }
    return [...close.sort((a, b) => a.nearestKm - b.nearestKm), ...far, ...groupsOf(this.#nowhere)]
  }

  /** Writes the distance of each of the cell's places. @returns the least of them */
  #measure(here: SpherePoint, cell: Cell, km: Float64Array) {
    let least = Number.POSITIVE_INFINITY
    for (const place of cell.places) {
      const there = this.#points[place] ?? here
      const [x, y, z] = [here.x - there.x, here.y - there.y, here.z - there.z]
      const distance = chordKm(x * x + y * y + z * z)
      km[place] = distance
      if (distance < least) least = distance
    }
    return least
  }

  /** All rows, in no order, as if everybody lived here. */
  everywhere(): Near[] {
    return [...this.#cells.values(), this.#nowhere].flatMap(groupsOf)
  }

  /** Every cell within reach and some more around: those that a box around `from` touches, or all. */
  #cellsWithin({ latitude, longitude }: Centre, limitKm: number): Iterable<Cell> {
    const tall = limitKm / KM_A_DEGREE
    // The widest that a circle of this size gets, in degrees of longitude; no width at all when it holds a pole.
    const wide = Math.asin(Math.sin(tall * RADIANS) / Math.cos(latitude * RADIANS)) / RADIANS
    const [south, north] = [rowOf(latitude - tall), rowOf(latitude + tall)]
    const [west, east] = [columnOf(longitude - wide), columnOf(longitude + wide)]
    const touched = (north - south + 1) * (east - west + 1)
    if (!(touched < this.#cells.size)) return this.#cells.values()
    const cells: Cell[] = []
    for (let row = south; row <= north; row++)
      for (let column = west; column <= east; column++) {
        const cell = this.#cells.get(keyOf(row, column))
        if (cell) cells.push(cell)
      }
    return cells
  }

  #cellAt({ latitude, longitude }: Centre) {
    const key = keyOf(rowOf(latitude), columnOf(longitude))
    const known = this.#cells.get(key)
    if (known) return known
    const cell = emptyCell()
    this.#cells.set(key, cell)
    return cell
  }
}

const rowOf = (latitude: number) => Math.floor(latitude / CELL_DEGREES)
const columnOf = (longitude: number) => Math.floor(longitude / CELL_DEGREES)
/** Columns go around the earth: the one past the last is the first. */
const keyOf = (row: number, column: number) => row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS)

const groupsOf = ({ shortTravel, longTravel }: Cell): Near[] => [
  { group: shortTravel, nearestKm: 0 },
  { group: longTravel, nearestKm: 0 },
]
