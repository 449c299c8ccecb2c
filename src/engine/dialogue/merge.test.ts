import { describe, expect, it } from 'vitest'
import { MAX_LIST } from '#contract/limits.ts'
import { beginConversation } from './conversation.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Path } from './slots.ts'
import type { Conversation } from './state.ts'

const blank = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state
const set = (path: Path, value: string | number): Proposal => ({ kind: 'set', path, value, words: 'said' })
const add = (path: Path, value: string, alone = false): Proposal => ({ kind: 'add', path, value, words: 'said', alone })
const merging = (...proposals: Proposal[]) => merge(blank, proposals, { from: 'answer', turn: 3 })
const valuesOf = (state: Conversation, path: Path) =>
  state.entries.filter((entry) => entry.path === path).map(({ value }) => value)

const MIN: Path = 'valuesMap.age_range.min'
const MAX: Path = 'valuesMap.age_range.max'
const KIDS: Path = 'valuesMap.family.wants_kids'
const WEEK: Path = 'valuesMap.availability'
const WISHES: Path = 'preferences.must_haves'
const KM: Path = 'valuesMap.distance_km'

describe('merge: single values', () => {
  it.each<[string, Path, string | number, string | number | null]>([
    ['keeps a listed value', KIDS, 'no', 'no'],
    ['spells a listed value as the list does', KIDS, ' NO ', 'no'],
    ['refuses a value that is not listed', KIDS, 'perhaps', null],
    ['refuses an empty text', 'valuesMap.faith_values_edge', '  ', null],
    ['keeps the least age', MIN, 18, 18],
    ['refuses an age below it', MIN, 17, null],
    ['keeps the greatest age', MAX, 99, 99],
    ['refuses an age above it', MAX, 100, null],
    ['refuses half a year', MIN, 30.5, null],
    ['keeps no distance at all', KM, 0, 0],
    ['keeps the longest distance', KM, 500, 500],
    ['refuses a longer one', KM, 501, null],
    ['refuses a distance in words', KM, '40', null],
    ['refuses to set a list', WISHES, 'kind', null],
  ])('%s', (_, path, value, stored) => {
    const { state, changes } = merging(set(path, value))
    expect(valuesOf(state, path)).toEqual(stored === null ? [] : [stored])
    expect(changes).toEqual(stored === null ? [] : [{ kind: 'set', path, value: stored, before: null }])
  })

  it('replaces, names what stood before, and is silent when nothing changed', () => {
    const { state, changes } = merging(set(KIDS, 'no'), set(KIDS, 'yes'), set(KIDS, 'yes'))
    expect(valuesOf(state, KIDS)).toEqual(['yes'])
    expect(changes.map((change) => change.kind === 'set' && change.before)).toEqual([null, 'no'])
    expect(state.lastPath).toBe(KIDS)
  })

  it('drops the other end of the ages only when the new end has passed it', () => {
    expect(valuesOf(merging(set(MIN, 30), set(MAX, 40), set(MIN, 45)).state, MAX)).toEqual([])
    expect(valuesOf(merging(set(MIN, 30), set(MAX, 40), set(MIN, 40)).state, MAX)).toEqual([40])
    expect(valuesOf(merging(set(MIN, 30), set(MAX, 40), set(MAX, 25)).state, MIN)).toEqual([])
  })

  it('keeps the words, the turn and the unit', () => {
    const { state } = merging({ ...set(KM, 24), words: ' 15 miles ', unit: 'miles' } as Proposal)
    expect(state.entries.at(-1)).toEqual({ path: KM, value: 24, from: 'answer', words: '15 miles', turn: 3 })
    expect(state.lastUnit).toBe('miles')
  })
})

describe('merge: lists', () => {
  it('adds once, whatever the capitals', () => {
    const { state, changes } = merging(add(WISHES, 'Kind'), add(WISHES, 'kind'))
    expect(valuesOf(state, WISHES)).toEqual(['Kind'])
    expect(changes).toEqual([{ kind: 'added', path: WISHES, value: 'Kind' }])
  })

  it('puts an only answer in the place of the others of its own kind', () => {
    const { state, changes } = merging(add(WEEK, 'Weekends'), add(WISHES, 'kind'), add(WEEK, 'Weeknights', true))
    expect(valuesOf(state, WEEK)).toEqual(['Weeknights'])
    expect(valuesOf(state, WISHES)).toEqual(['kind'])
    expect(changes).toContainEqual({ kind: 'removed', path: WEEK, value: 'Weekends' })
  })

  it('keeps everyone and a named gender apart, and leaves must-haves alone', () => {
    const { state } = merging(add(WISHES, 'Women'), add(WISHES, 'tall'), add(WISHES, 'Everyone'))
    expect(valuesOf(state, WISHES)).toEqual(['tall', 'Everyone'])
    expect(valuesOf(merging(add(WISHES, 'Women'), add(WISHES, 'Men')).state, WISHES)).toEqual(['Women', 'Men'])
  })

  it('holds as many as a list may, and no more', () => {
    const many = Array.from({ length: MAX_LIST + 1 }, (_, at) => add(WISHES, `wish ${at}`))
    expect(valuesOf(merging(...many).state, WISHES)).toHaveLength(MAX_LIST)
  })

  it('removes one entry, and says nothing about one that is not there', () => {
    const { state, changes } = merging(add(WISHES, 'kind'), add(WISHES, 'tall'), {
      kind: 'remove',
      path: WISHES,
      value: 'Kind',
      words: '',
    })
    expect(valuesOf(state, WISHES)).toEqual(['tall'])
    expect(changes.at(-1)).toMatchObject({ kind: 'removed' })
    expect(merging({ kind: 'remove', path: WISHES, value: 'kind', words: '' }).changes).toEqual([])
  })
})

describe("merge: left open, settled, one's own age", () => {
  it('takes back the value that is declined, and the declining when there is a value after all', () => {
    const declined = merging(set(KIDS, 'no'), { kind: 'decline', slot: 'kids', words: '' })
    expect(valuesOf(declined.state, KIDS)).toEqual([])
    expect(declined.state.declined).toEqual(['kids'])
    expect(merge(declined.state, [set(KIDS, 'yes')], { from: 'answer', turn: 4 }).state.declined).toEqual([])
  })

  it('clears whom to meet without touching the must-haves in the same list', () => {
    const { state } = merging(add(WISHES, 'Women'), add(WISHES, 'tall'), { kind: 'clear', slot: 'meet', words: '' })
    expect(valuesOf(state, WISHES)).toEqual(['tall'])
    expect(state.declined).toEqual([])
  })

  it('settles only what has no value', () => {
    expect(merging({ kind: 'settle', slot: 'safety', words: '' }).state.settled).toEqual(['safety'])
    const held = merging(add('valuesMap.safety_prefs', 'First meet in public'), {
      kind: 'settle',
      slot: 'safety',
      words: '',
    })
    expect(held.state.settled).toEqual([])
  })

  it('counts ages from the own age, in either order, within what ages may be', () => {
    const around: Proposal = { kind: 'aroundOwnAge', below: 5, above: 3, words: 'my age' }
    const own: Proposal = { kind: 'ownAge', value: 20, words: '20' }
    for (const { state } of [merging(around, own), merging(own, around)]) {
      expect(valuesOf(state, MIN)).toEqual([18])
      expect(valuesOf(state, MAX)).toEqual([23])
      expect(state.aroundOwnAge).toBeNull()
    }
  })

  it('counts no end from the own age that was said in figures since', () => {
    const around: Proposal = { kind: 'aroundOwnAge', below: 5, above: 5, words: 'my age' }
    const { state } = merging(around, set(MAX, 60), { kind: 'ownAge', value: 40, words: '40' })
    expect(valuesOf(state, MIN)).toEqual([35])
    expect(valuesOf(state, MAX)).toEqual([60])
    expect(merging(around, set(MIN, 30), set(MAX, 60)).state.aroundOwnAge).toBeNull()
  })

  it('keeps a note once and stops where notes are full', () => {
    const note = (value: string): Proposal => ({ kind: 'note', value, words: value })
    const { state } = merging(note('I have two cats'), note('I have two cats'))
    expect(valuesOf(state, 'notes')).toEqual(['I have two cats'])
    const full = merging(note('a'.repeat(1990)), note('one more than fits'))
    expect(valuesOf(full.state, 'notes')).toHaveLength(1)
  })
})
