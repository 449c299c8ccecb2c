import type { Group } from './columns.ts'
import { type Centre, distanceKm } from './place.ts'

/** Side of a cell in degrees: some 55 km north to south, a metropolitan area with its surroundings in a few cells. */
const CELL_DEGREES = 0.5
/** A degree of latitude is never shorter than this on the sphere that distances are measured on. */
const KM_A_DEGREE = 111.19

/** Neighbouring places, and the rows of the members who live there. */
export type Cell = Group & { south: number; places: number[] }
/** The number of no place. */
export const NOWHERE = 0

/** The places that members live in, grouped in cells. A place stays when its last member leaves: there are few. */
export class Places {
  readonly #numbers = new Map<string, number>()
  readonly #cells = new Map<string, Cell>()
  /** Members whose place is unknown. */
  readonly nowhere: Cell = { south: 0, places: [], blocks: [], size: 0 }
  readonly #centres: (Centre | undefined)[] = [undefined]
  readonly #cellOfPlace: Cell[] = [this.nowhere]

  /** The place's number, a new one when nobody lived there before. */
  take(centre: Centre | undefined) {
    if (!centre) return NOWHERE
    const key = `${centre.latitude},${centre.longitude}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#centres.length
    const cell = this.#cellAt(centre)
    this.#numbers.set(key, number)
    this.#centres.push(centre)
    this.#cellOfPlace.push(cell)
    cell.places.push(number)
    return number
  }

  cellOf(place: number) {
    return this.#cellOfPlace[place] ?? this.nowhere
  }

  /** One more than the highest number. */
  get size() {
    return this.#centres.length
  }

  /**
   * The cells with a place within `limitKm` of `from`, nearest first.
   *
   * @param km takes the distance of each place looked at, by the place's number
   */
  near(from: Centre, limitKm: number, km: Float64Array) {
    const found: { cell: Cell; nearestKm: number }[] = []
    const reach = limitKm / KM_A_DEGREE
    for (const cell of this.#cells.values()) {
      if (cell.size === 0 || cell.south > from.latitude + reach || cell.south + CELL_DEGREES < from.latitude - reach)
        continue
      let nearestKm = Number.POSITIVE_INFINITY
      for (const place of cell.places) {
        const distance = distanceKm(from, this.#centres[place] ?? from)
        km[place] = distance
        if (distance < nearestKm) nearestKm = distance
      }
      if (nearestKm <= limitKm) found.push({ cell, nearestKm })
    }
    return found.sort((a, b) => a.nearestKm - b.nearestKm)
  }

  /** Every cell with members in it, in no order. */
  all() {
    return [...this.#cells.values()].filter(({ size }) => size > 0)
  }

  #cellAt({ latitude, longitude }: Centre) {
    const [row, column] = [Math.floor(latitude / CELL_DEGREES), Math.floor(longitude / CELL_DEGREES)]
    const key = `${row},${column}`
    const known = this.#cells.get(key)
    if (known) return known
    const cell: Cell = { south: row * CELL_DEGREES, places: [], blocks: [], size: 0 }
    this.#cells.set(key, cell)
    return cell
  }
}
