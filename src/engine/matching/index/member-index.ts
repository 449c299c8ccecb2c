import type { Audience } from '../eligibility/eligibility-mask.ts'
import type { Member } from '../member/member.ts'
import { exposureWeight, MOST_EXPOSURE_WEIGHT } from '../score/exposure.ts'
import type { Standing } from '../score/feedback.ts'
import { type Candidate, type PairEffect, wholeScore } from '../score/score.ts'
import { columnList, copyRow, type Group, Rows, rowAt } from './columns.ts'
import { type CompiledQuery, compileQuery } from './compiled-query.ts'
import { distancePoints, eachEligible, type IndexView, isEligible, productOfRow } from './index-view.ts'
import { OverflowStore } from './overflow-store.ts'
import { type NearbyGroup, Places } from './places.ts'
import { clearRow, travelColumn, writeMember } from './stored-row.ts'
import { TopKHeap } from './top-k-heap.ts'

export type Search = {
  viewer: Candidate
  /** How many to find. */
  k: number
  /** Everybody when left out. */
  audience?: Audience
  /** Never found: hard no of either side. */
  hidden?: ReadonlySet<string>
  /** What the viewer and others said of each other. */
  pairs?: ReadonlyMap<string, PairEffect>
  /** Whether members who are on many lists rank lower. */
  capExposure?: boolean
}
export type Count = { viewer: Member; hidden?: ReadonlySet<string>; audience?: Audience }
export type Found = { id: string; product: number; score: number }

/**
 * All members that may be shown, in columns: answers "who are the best k for this viewer" exactly, without a database.
 * It equals `areEligible` and `mutualProduct` asked of everybody; ties go to the smaller id.
 */
export class MemberIndex {
  readonly #rows: Rows
  readonly #overflow = new OverflowStore()
  readonly #places = new Places()
  readonly #rowById = new Map<string, number>()
  readonly #ids: string[] = []

  /** @param expected how many members to make room for at first; more is made when needed */
  constructor(expected = 0) {
    this.#rows = new Rows(expected)
  }

  get size() {
    return this.#rowById.size
  }

  has(id: string) {
    return this.#rowById.has(id)
  }

  /** Adds a member, or puts their new answers in place of the old; what feedback and exposure know of them stays. */
  put(member: Member) {
    const place = this.#places.take(member.place)
    const row = this.#roomFor(member.id, this.#places.groupOf(place, travelColumn(member)))
    const { columns } = this.#rows
    this.#overflow.releaseWords(columns.ownWords[row] ?? -1)
    writeMember(columns, row, { member, place, words: this.#overflow.addWords(member) })
  }

  /** Takes a member out. @returns false when the member was not in */
  remove(id: string) {
    const row = this.#rowById.get(id)
    if (row === undefined) return false
    const { columns } = this.#rows
    this.#overflow.releaseWords(columns.ownWords[row] ?? -1)
    this.#overflow.releaseTaste(columns.taste[row] ?? -1)
    this.#vacate(row)
    this.#rowById.delete(id)
    return true
  }

  /** What feedback taught about a member. Someone who is not in is passed over. */
  setStanding(id: string, { selectivity, popularity, taste }: Standing) {
    const row = this.#rowById.get(id)
    if (row === undefined) return
    const { columns } = this.#rows
    this.#overflow.releaseTaste(columns.taste[row] ?? -1)
    columns.taste[row] = this.#overflow.addTaste(taste)
    columns.selectivity[row] = selectivity
    columns.popularity[row] = popularity
  }

  /** On how many lists a member is now. Someone who is not in is passed over. */
  setShown(id: string, lists: number) {
    const row = this.#rowById.get(id)
    if (row !== undefined) this.#rows.columns.shown[row] = Math.min(65_535, lists)
  }

  /** The options a member ticked, as `optionBits`; 0 for someone who is not in. */
  optionsOf(id: string) {
    const row = this.#rowById.get(id)
    return row === undefined ? 0 : (this.#rows.columns.options[row] ?? 0)
  }

  /** The best `k` for the viewer, best first. The viewer need not be in the index. */
  top(search: Search): Found[] {
    const { viewer, k, hidden, pairs, audience = 'everybody', capExposure = false } = search
    const query = compileQuery(viewer, { vocabulary: this.#overflow.vocabulary, audience })
    const { near, view } = this.#look(query)
    const { shown } = view.columns
    const weigh = (row: number) => (capExposure ? exposureWeight(shown[row] ?? 0) : MOST_EXPOSURE_WEIGHT)
    const best = new TopKHeap(k, (row) => this.#ids[row] ?? '')
    // These few are settled beforehand, so that the walk asks no map about the many.
    const settled = this.#settle(viewer.member.id, hidden, pairs)
    for (const [row, pair] of settled)
      if (pair && isEligible(view, query, row)) best.offer(row, productOfRow(view, query, row, { pair }) * weigh(row))
    for (const { group, nearestKm } of near) {
      const mostForDistance = distancePoints(nearestKm)
      eachEligible(view, query, group, (row) => {
        const { threshold } = best
        const weight = weigh(row)
        const key = productOfRow(view, query, row, { least: threshold / weight, mostForDistance }) * weight
        if (key >= threshold && !settled.has(row)) best.offer(row, key)
      })
    }
    return best.ranked().map(({ row }) => this.#found(row, productOfRow(view, query, row, { pair: settled.get(row) })))
  }

  /** How many members the viewer could be shown at all. */
  count({ viewer, hidden, audience = 'everybody' }: Count) {
    const query = compileQuery({ member: viewer }, { vocabulary: this.#overflow.vocabulary, audience })
    const { near, view } = this.#look(query)
    let count = 0
    const settled = this.#settle(viewer.id, hidden, undefined)
    for (const { group } of near)
      eachEligible(view, query, group, (row) => {
        if (!settled.has(row)) count++
      })
    return count
  }

  /** Bytes of the columns and runs; ids and the map from id to row come on top. */
  get bytes() {
    return columnList(this.#rows.columns).reduce((sum, column) => sum + column.byteLength, this.#overflow.bytes)
  }

  /** The memory of the columns as it is, so that a bench can tell what reading it costs. */
  memory(): readonly ArrayBufferView[] {
    return columnList(this.#rows.columns)
  }

  #found(row: number, product: number): Found {
    return { id: this.#ids[row] ?? '', product, score: wholeScore(product) }
  }

  /** The viewer's own row and those hidden (no effect), and those with an answer between the two (its effect). */
  #settle(viewerId: string, hidden: Search['hidden'], pairs: Search['pairs']) {
    const settled = new Map<number, PairEffect | undefined>()
    const add = (id: string, pair: PairEffect | undefined) => {
      const row = this.#rowById.get(id)
      if (row !== undefined) settled.set(row, pair)
    }
    for (const [id, pair] of pairs ?? []) add(id, pair)
    for (const id of hidden ?? []) add(id, undefined)
    add(viewerId, undefined)
    return settled
  }

  /** Where the viewer's limits let them look, nearest first, and from where they look. */
  #look({ place, travelKm }: CompiledQuery): { near: NearbyGroup[]; view: IndexView } {
    const origin = this.#places.origin(place, travelKm)
    const near = place ? this.#places.near(place, travelKm, origin) : this.#places.everywhere()
    return { near, view: { columns: this.#rows.columns, overflow: this.#overflow, origin } }
  }

  #groupOf(row: number) {
    const { place, travelKm } = this.#rows.columns
    return this.#places.groupOf(place[row] ?? 0, travelKm[row] ?? 0)
  }

  #roomFor(id: string, group: Group) {
    const known = this.#rowById.get(id)
    if (known !== undefined && this.#groupOf(known) === group) return known
    const row = this.#rows.append(group)
    clearRow(this.#rows.columns, row)
    if (known !== undefined) {
      copyRow(this.#rows.columns, known, row)
      this.#vacate(known)
    }
    this.#rowById.set(id, row)
    this.#ids[row] = id
    return row
  }

  /** Fills the hole a row leaves with the last row of its group. */
  #vacate(row: number) {
    const { columns } = this.#rows
    const group = this.#groupOf(row)
    const last = rowAt(group, group.size - 1)
    if (last !== row) {
      copyRow(columns, last, row)
      const moved = this.#ids[last] ?? ''
      this.#ids[row] = moved
      this.#rowById.set(moved, row)
    }
    this.#ids[last] = ''
    this.#rows.shrink(group)
  }
}
