import FlatQueue from 'flatqueue'
import type { Member } from '../member/member.ts'
import { StringInterner } from '../member/string-interner.ts'
import { exposureWeight, MOST_EXPOSURE_WEIGHT } from '../score/exposure.ts'
import type { Standing } from '../score/feedback.ts'
import { NO_PLACE_WEIGHT, placeWeight } from '../score/mutual-places.ts'
import { type Candidate, wholeScore } from '../score/score.ts'
import type { CandidateFinder, Conditions, Count, Found, PairConditions } from './candidate-finder.ts'
import { columnList, copyRow, type Group, Rows, type RowsState, rowAt } from './columns.ts'
import { type CompiledQuery, compileQuery } from './compiled-query.ts'
import {
  distancePoints,
  eachEligible,
  eachLeaf,
  type IndexView,
  isEligible,
  mostInPart,
  productOfRow,
} from './index-view.ts'
import { MemberRows, type MemberRowsState } from './member-rows.ts'
import { type OverflowState, OverflowStore } from './overflow-store.ts'
import { factsOfRow, isFull, leafOf, type Part, type RowFacts, raise, standingOfRow } from './partition.ts'
import { type NearbyPart, Places, type PlacesState } from './places.ts'
import { clearRow, factsOf, travelColumn, writeMember } from './stored-row.ts'
import { TopKHeap } from './top-k-heap.ts'

export type MemberIndexState = {
  rows: RowsState
  overflow: OverflowState
  places: PlacesState
  members: MemberRowsState
}

/**
 * All members that may be shown, in columns: answers "who are the best k for this viewer" exactly, without a database,
 * and as `PlainScan` does.
 */
export class MemberIndex implements CandidateFinder {
  readonly #rows: Rows
  readonly #overflow: OverflowStore
  readonly #places: Places
  readonly #members: MemberRows

  /**
   * @param expected how many members to make room for at first; more is made when needed
   * @param ids the numbers of members, which what their answers taught may share
   * @param state what another one of the same program held
   */
  constructor(expected = 0, ids = new StringInterner(), state?: MemberIndexState) {
    this.#rows = new Rows(expected, state?.rows)
    this.#overflow = new OverflowStore(state?.overflow)
    this.#places = new Places(state?.places)
    this.#members = new MemberRows(ids, state?.members)
  }

  /** All that it holds beside the ids, as plain data that a new one can begin with. */
  state(): MemberIndexState {
    return {
      rows: this.#rows.state(),
      overflow: this.#overflow.state(),
      places: this.#places.state(),
      members: this.#members.state(),
    }
  }

  get size() {
    return this.#members.size
  }

  has(id: string) {
    return this.#members.rowOf(id) !== undefined
  }

  put(member: Member) {
    const place = this.#places.take(member.place)
    const facts = factsOf(member)
    const row = this.#roomFor(member.id, facts, this.#places.partOf(place, travelColumn(member)))
    const { columns } = this.#rows
    this.#overflow.releaseWords(columns.ownWords[row] ?? -1)
    writeMember(columns, row, { member, facts, place, words: this.#overflow.addWords(member) })
  }

  remove(id: string) {
    const row = this.#members.rowOf(id)
    if (row === undefined) return false
    const { columns } = this.#rows
    this.#overflow.releaseWords(columns.ownWords[row] ?? -1)
    this.#overflow.releaseTaste(columns.taste[row] ?? -1)
    this.#members.delete(id)
    this.#vacate(row, this.#leafOf(row).group)
    return true
  }

  setStanding(id: string, { selectivity, popularity, taste }: Standing) {
    const row = this.#members.rowOf(id)
    if (row === undefined) return
    const { columns } = this.#rows
    this.#overflow.releaseTaste(columns.taste[row] ?? -1)
    columns.taste[row] = this.#overflow.addTaste(taste)
    columns.selectivity[row] = selectivity
    columns.popularity[row] = popularity
    raise(this.#rootOf(row), factsOfRow(columns, row), standingOfRow(columns, row))
  }

  setFirstPages(id: string, lists: number) {
    const row = this.#members.rowOf(id)
    if (row !== undefined) this.#rows.columns.firstPages[row] = Math.min(65_535, lists)
  }

  /** The options a member ticked, as `optionBits`; 0 for someone who is not in. */
  optionsOf(id: string) {
    const row = this.#members.rowOf(id)
    return row === undefined ? 0 : (this.#rows.columns.options[row] ?? 0)
  }

  /** The same by the member's number, for what shares the numbers. */
  optionsOfNumber(number: number) {
    const row = this.#members.rowOfNumber(number)
    return row === undefined ? 0 : (this.#rows.columns.options[row] ?? 0)
  }

  findCandidates(viewer: Candidate, k: number, conditions: Conditions = {}): Found[] {
    const { leftOut, pairs, audience = 'everybody', capExposure = false } = conditions
    const query = compileQuery(viewer, { vocabulary: this.#overflow.vocabulary, audience })
    const { near, view } = this.#look(query)
    const { firstPages } = view.columns
    const crowding = (row: number) => (capExposure ? exposureWeight(firstPages[row] ?? 0) : MOST_EXPOSURE_WEIGHT)
    const best = new TopKHeap(k, this.#members.idAt)
    // These few are settled beforehand, so that the walk asks no map about the many.
    const settled = this.#settle(viewer.member.id, leftOut, pairs)
    for (const [row, pair] of settled)
      if (pair && isEligible(view, query, row)) {
        const others = Math.max(0, (firstPages[row] ?? 0) - (pair.isOnOwnFirstPage ? 1 : 0))
        const weight = placeWeight(pair.page) * (capExposure ? exposureWeight(others) : MOST_EXPOSURE_WEIGHT)
        best.offer(row, productOfRow(view, query, row, { standing: pair.standing }) * weight)
      }
    const queue = new FlatQueue<{ part: Part; mostForDistance: number }>()
    const add = (part: Part, mostForDistance: number) => {
      const most = mostInPart(query, part, mostForDistance) * NO_PLACE_WEIGHT * MOST_EXPOSURE_WEIGHT
      if (most >= Math.max(0, best.threshold)) queue.push({ part, mostForDistance }, -most)
    }
    for (const { part, nearestKm } of near) add(part, distancePoints(nearestKm))
    // The most promising part first: when even that cannot reach the list, none can.
    while (-(queue.peekValue() ?? 1) >= best.threshold) {
      const next = queue.pop()
      if (!next) break
      const { part, mostForDistance } = next
      if (part.parts) for (const one of part.parts.values()) add(one, mostForDistance)
      else
        eachEligible(view, query, part.group, (row) => {
          const { threshold } = best
          const weight = NO_PLACE_WEIGHT * crowding(row)
          const key = productOfRow(view, query, row, { least: threshold / weight, mostForDistance }) * weight
          if (key >= threshold && !settled.has(row)) best.offer(row, key)
        })
    }
    return best
      .ranked()
      .map(({ row }) => this.#found(row, productOfRow(view, query, row, { standing: settled.get(row)?.standing })))
  }

  count({ viewer, leftOut, audience = 'everybody' }: Count) {
    const query = compileQuery({ member: viewer }, { vocabulary: this.#overflow.vocabulary, audience })
    const { near, view } = this.#look(query)
    let count = 0
    const settled = this.#settle(viewer.id, leftOut, undefined)
    for (const { part } of near)
      eachLeaf(query, part, ({ group }) =>
        eachEligible(view, query, group, (row) => {
          if (!settled.has(row)) count++
        }),
      )
    return count
  }

  /** Bytes of the columns and runs; ids and their numbers come on top. */
  get bytes() {
    return columnList(this.#rows.columns).reduce(
      (sum, column) => sum + column.byteLength,
      this.#overflow.bytes + this.#members.bytes,
    )
  }

  /** The memory of the columns as it is, so that a bench can tell what reading it costs. */
  memory(): readonly ArrayBufferView[] {
    return columnList(this.#rows.columns)
  }

  #found(row: number, product: number): Found {
    return { id: this.#members.idAt(row), product, score: wholeScore(product) }
  }

  /** The viewer's own row and those left out (undefined), and those of whom something holds for this viewer only. */
  #settle(viewerId: string, leftOut: Conditions['leftOut'], pairs: Conditions['pairs']) {
    const settled = new Map<number, PairConditions | undefined>()
    const add = (id: string, pair: PairConditions | undefined) => {
      const row = this.#members.rowOf(id)
      if (row !== undefined) settled.set(row, pair)
    }
    for (const [id, pair] of pairs ?? []) add(id, pair)
    for (const id of leftOut ?? []) add(id, undefined)
    add(viewerId, undefined)
    return settled
  }

  /** Where the viewer's limits let them look, and from where they look. */
  #look({ place, travelKm }: CompiledQuery): { near: NearbyPart[]; view: IndexView } {
    const origin = this.#places.origin(place, travelKm)
    const near = place ? this.#places.near(place, travelKm, origin) : this.#places.everywhere()
    return { near, view: { columns: this.#rows.columns, overflow: this.#overflow, origin } }
  }

  /** The area whose rows a row is among. */
  #rootOf(row: number) {
    const { place, travelKm } = this.#rows.columns
    return this.#places.partOf(place[row] ?? 0, travelKm[row] ?? 0)
  }

  #leafOf(row: number) {
    return leafOf(this.#rootOf(row), factsOfRow(this.#rows.columns, row))
  }

  #roomFor(id: string, facts: RowFacts, root: Part) {
    const known = this.#members.rowOf(id)
    const before = known === undefined ? undefined : this.#leafOf(known)
    let leaf = leafOf(root, facts)
    if (known !== undefined && before === leaf) return known
    for (; isFull(leaf); leaf = leafOf(leaf, facts)) this.#split(leaf)
    const row = this.#rows.append(leaf.group)
    clearRow(this.#rows.columns, row)
    if (known !== undefined && before) {
      copyRow(this.#rows.columns, known, row)
      this.#members.move(known, row)
      this.#vacate(known, before.group)
      raise(root, facts, standingOfRow(this.#rows.columns, row))
    } else this.#members.add(id, row)
    return row
  }

  /** Moves the rows of a part into parts of it by the next fact. */
  #split(part: Part) {
    part.parts = new Map()
    for (let nth = 0; nth < part.group.size; nth++) {
      const from = rowAt(part.group, nth)
      const facts = factsOfRow(this.#rows.columns, from)
      const to = this.#rows.append(leafOf(part, facts).group)
      copyRow(this.#rows.columns, from, to)
      this.#members.move(from, to)
      raise(part, facts, standingOfRow(this.#rows.columns, to))
    }
    this.#rows.clear(part.group)
  }

  /** Fills the hole a row leaves with the last row of its group. */
  #vacate(row: number, group: Group) {
    const { columns } = this.#rows
    const last = rowAt(group, group.size - 1)
    if (last !== row) {
      copyRow(columns, last, row)
      this.#members.move(last, row)
    }
    this.#rows.shrink(group)
  }
}
