import FlatQueue from 'flatqueue'
import type { Member } from '../member/member.ts'
import { StringInterner } from '../member/string-interner.ts'
import { exposureWeight, MOST_EXPOSURE_WEIGHT } from '../score/exposure.ts'
import type { Standing } from '../score/feedback.ts'
import { NO_PLACE_WEIGHT, placeWeight } from '../score/mutual-places.ts'
import { type Candidate, wholeScore } from '../score/score.ts'
import type { CandidateFinder, Conditions, Count, Found, PairConditions } from './candidate-finder.ts'
import { columnList, copyRow, type Group, Rows, type RowsState, rowAt } from './columns.ts'
import { type CompiledLimits, compileLimits, compileQuery } from './compiled-query.ts'
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

/** Finds exactly what `PlainScan` finds. */
export class MemberIndex implements CandidateFinder {
  readonly #rows: Rows
  readonly #overflow: OverflowStore
  readonly #places: Places
  readonly #members: MemberRows

  /**
   * @param expected initial capacity in members
   * @param ids numbers of members; Feedback may share them
   * @param state from the same program version
   */
  constructor(expected = 0, ids = new StringInterner(), state?: MemberIndexState) {
    this.#rows = new Rows(expected, state?.rows)
    this.#overflow = new OverflowStore(state?.overflow)
    this.#places = new Places(state?.places)
    this.#members = new MemberRows(ids, state?.members)
  }

  /** Without the ids. */
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

  /** @param version of the member's facts, for `eligibilityOf` */
  put(member: Member, version = 0) {
    const place = this.#places.take(member.place)
    const facts = factsOf(member)
    const row = this.#roomFor(member.id, facts, this.#places.partOf(place, travelColumn(member)))
    const { columns } = this.#rows
    this.#overflow.releaseWords(columns.ownWords[row] ?? -1)
    writeMember(columns, row, { member, version, facts, place, words: this.#overflow.addWords(member) })
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

  optionsOf(id: string) {
    const row = this.#members.rowOf(id)
    return row === undefined ? 0 : (this.#rows.columns.options[row] ?? 0)
  }

  optionsOfNumber(number: number) {
    const row = this.#members.rowOfNumber(number)
    return row === undefined ? 0 : (this.#rows.columns.options[row] ?? 0)
  }

  /** Undefined if the index lacks this version of the facts. */
  eligibilityOf(viewer: Member, others: readonly { id: string; version: number }[]) {
    const limits = compileLimits(viewer, 'everybody')
    const view = this.#viewFrom(limits)
    return others.map(({ id, version }) => {
      const row = this.#members.rowOf(id)
      if (row === undefined || this.#rows.columns.version[row] !== version) return undefined
      return id !== viewer.id && isEligible(view, limits, row)
    })
  }

  findCandidates(viewer: Candidate, k: number, conditions: Conditions = {}): Found[] {
    const { leftOut, pairs, audience = 'everybody', capExposure = false } = conditions
    const query = compileQuery(viewer, { vocabulary: this.#overflow.vocabulary, audience })
    const { near, view } = this.#look(query)
    const { firstPages } = view.columns
    const crowding = (row: number) => (capExposure ? exposureWeight(firstPages[row] ?? 0) : MOST_EXPOSURE_WEIGHT)
    const best = new TopKHeap(k, this.#members.idAt)
    // The few special rows come first: the main loop then rarely needs a map lookup.
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

  /** Without the ids. */
  get bytes() {
    return columnList(this.#rows.columns).reduce(
      (sum, column) => sum + column.byteLength,
      this.#overflow.bytes + this.#members.bytes,
    )
  }

  memory(): readonly ArrayBufferView[] {
    return columnList(this.#rows.columns)
  }

  #found(row: number, product: number): Found {
    return { id: this.#members.idAt(row), product, score: wholeScore(product) }
  }

  /** Excluded members map to undefined, others to their pair conditions. */
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

  #look(limits: CompiledLimits): { near: NearbyPart[]; view: IndexView } {
    const { place, travelKm } = limits
    const view = this.#viewFrom(limits)
    return { near: place ? this.#places.near(place, travelKm, view.origin) : this.#places.everywhere(), view }
  }

  /** Valid until the next call. */
  #viewFrom({ place, travelKm }: CompiledLimits): IndexView {
    const origin = this.#places.origin(place, travelKm)
    return { columns: this.#rows.columns, overflow: this.#overflow, origin }
  }

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

  /** The last row moves into the free one. */
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
