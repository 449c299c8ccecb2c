import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HABITS, MUST_NOTS, RELATIONSHIP_INTENTS, SAFETY, TYPICAL_WEEK, WANTS_KIDS } from '#contract/options.ts'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import type { Change } from '../merge.ts'
import { isListPath, type Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { changesInShort, valueSaid } from './spoken.ts'
import { summaryOf } from './summary.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const holding = (
  entries: readonly Pick<Entry, 'path' | 'value'>[],
  more: Partial<Conversation> = {},
): Conversation => ({
  ...begun,
  ...more,
  entries: entries.map((entry) => ({ ...entry, from: 'answer', words: null, turn: 0 })),
})

it.each([
  ['Igbo heritage', "It'd be nice if he were of Igbo heritage", 'Igbo heritage as a bonus'],
  ['Heritage', 'Heritage counts. His own heritage, that is', 'heritage as a bonus'],
])('%s keeps the capital that it had within a sentence', (value, words, said) => {
  const path = 'preferences.nice_to_haves'
  const state = { ...begun, entries: [{ path, value, words, from: 'answer', turn: 0 }] } satisfies Conversation
  expect(valueSaid(path, value, state)).toBe(said)
})

describe('a change in the reply', () => {
  const set = (path: Path, value: string | number, before: string | number | null = null): Change => ({
    kind: 'set',
    path,
    value,
    before,
  })
  const added = (path: Path, value: string): Change => ({ kind: 'added', path, value })

  it.each<[string, Change[], string]>([
    ['what one does', [set('valuesMap.lifestyle.smoking', 'no')], "you don't smoke"],
    [
      'what took the place of another',
      [set('valuesMap.distance_km', 40, 80)],
      '25 miles (40 km) instead of 50 miles (80 km)',
    ],
    ['what was flipped', [set('valuesMap.family.wants_kids', 'yes', 'no')], 'you\'d like kids (it was "no")'],
    ['who is met', [added('preferences.must_haves', 'Women')], 'women'],
    [
      'own words before an "I"',
      [added('valuesMap.safety_prefs', 'Somewhere I can drive to')],
      '"somewhere I can drive to"',
    ],
    [
      'what is refused, once',
      [added('valuesMap.dealbreakers', 'Daily smoker'), added('valuesMap.dealbreakers', 'Drama')],
      'a no to daily smokers or "drama"',
    ],
    [
      'a bonus last',
      [added('preferences.nice_to_haves', 'Tall'), added('preferences.must_haves', 'Funny')],
      'funny and tall as a bonus',
    ],
    ['what was taken off', [{ kind: 'removed', path: 'preferences.must_haves', value: 'Golf' }], '"Golf" taken off'],
    ['that there is none', [{ kind: 'settled', slot: 'dealbreakers' }], 'no deal-breakers'],
    ['that it stays open', [{ kind: 'declined', slot: 'kids' }], 'children left open'],
  ])('names %s', (_, changes, said) => {
    expect(changesInShort(changes, begun)).toEqual({ said, more: 0 })
  })

  it('says how much more there is when it is too much for a sentence, and loses none', () => {
    const week = TYPICAL_WEEK.map((value) => added('valuesMap.availability', value))
    const safety = SAFETY.map((value) => added('valuesMap.safety_prefs', value))
    const { said, more } = changesInShort([...week, ...safety], begun) ?? { said: '', more: 0 }
    expect(said).toMatch(/^weeknights, weekends, lunch hours, early/)
    expect(more).toBeGreaterThan(0)
  })

  it('says of an entry with other words, or on another list, what became of it', () => {
    const out = (path: Path, value: string): Change => ({ kind: 'removed', path, value })
    const [must, nice] = ['preferences.must_haves', 'preferences.nice_to_haves'] as const
    expect(changesInShort([out(nice, 'Danced'), added(nice, 'Likes to dance')], begun)?.said).toBe(
      '"Danced" now says "Likes to dance"',
    )
    expect(changesInShort([out(must, 'Tall'), added(nice, 'Tall')], begun)?.said).toBe('"Tall" is a bonus now')
  })

  it('names the range that stands when one end of the ages changes', () => {
    const state = holding([
      { path: 'valuesMap.age_range.min', value: 35 },
      { path: 'valuesMap.age_range.max', value: 52 },
    ])
    const changes = [set('valuesMap.age_range.max', 52, 48)]
    expect(changesInShort(changes, state)?.said).toBe('ages 35 to 52 (it was up to 48)')
  })
})

describe('the end of a conversation', () => {
  const closed: readonly [Path, readonly (string | number)[]][] = [
    ['valuesMap.intent', RELATIONSHIP_INTENTS],
    ['valuesMap.availability', TYPICAL_WEEK],
    ['valuesMap.lifestyle.smoking', HABITS],
    ['valuesMap.lifestyle.drinking', HABITS],
    ['valuesMap.family.wants_kids', WANTS_KIDS],
    ['valuesMap.dealbreakers', [...MUST_NOTS, 'Drama']],
    ['valuesMap.safety_prefs', SAFETY],
    ['valuesMap.distance_km', [8, 40]],
    ['preferences.must_haves', ['Women', 'Men', 'Kindness', 'Likes to cook']],
    ['preferences.nice_to_haves', ['Tall']],
    ['valuesMap.faith_values_edge', ['Mass on Sundays']],
  ]
  const some = fc.tuple(
    ...closed.map(([path, values]) =>
      fc
        .uniqueArray(fc.constantFrom(...values), { maxLength: isListPath(path) ? values.length : 1 })
        .map((picked) => picked.map((value) => ({ path, value }))),
    ),
  )

  it('says everything that was noted in at most two sentences', () => {
    fc.assert(
      fc.property(some, fc.option(fc.integer({ min: 18, max: 90 })), (groups, ownAge) => {
        const state = holding(groups.flat(), { ownAge })
        const summary = summaryOf(state)
        expect(summary.split(/(?<=\.) /).length).toBeLessThanOrEqual(2)
        for (const { path, value } of state.entries) {
          const said = path === 'valuesMap.faith_values_edge' ? String(value) : valueSaid(path, value, state)
          expect(summary.toLowerCase()).toContain(TIMES.get(said) ?? said.toLowerCase())
        }
      }),
      { numRuns: 300 },
    )
  })
  const TIMES = new Map([
    ['lunch hours', 'over lunch'],
    ['early mornings', 'early in the morning'],
    ['a flexible week', 'your week is flexible'],
  ])

  it('says nothing of what is not known', () => expect(summaryOf(begun)).toBe(''))

  it('leaves no template unfilled', () => {
    let state = begun
    for (const line of ['casual', 'women 30 to 40', 'make that 35 to 45', 'weekends, $$, I smoke', 'no kids', 'skip']) {
      const turn = takeTurn(state, line, { today, reader })
      expect(turn.reply).not.toMatch(/[{}]|undefined|null/)
      state = turn.state
    }
  })
})

describe('the question about children', () => {
  const known = { intake: { basics: { birthdate: '1990-01-01' } } }
  const asked = (state: Conversation, line = 'hello') =>
    takeTurn({ ...state, part: 'kids', pending: 'kids', asked: {} }, line, { today, reader })
  const without = (state: Conversation): Conversation => ({
    ...state,
    settled: ['intent', 'meet', 'age', 'distance', 'availability', 'budget', 'smoking', 'drinking'],
  })
  const laterOn = /still|from here on/

  it('is put to people past fifty with the years in mind', () => {
    const older = { intake: { basics: { birthdate: '1964-01-01' } } }
    const [young, old] = [known, older].map((facts) =>
      without(beginConversation({ name: 'Ada', known: facts, today, seed: 1 }).state),
    )
    expect(asked(old ?? begun).reply).toMatch(laterOn)
    expect(asked(young ?? begun).reply).not.toMatch(laterOn)
  })
})

it('a free time that speaks of "I" is read back in quotes', () => {
  const state = holding([{ path: 'valuesMap.availability', value: "Sundays after I've walked the dog" }])
  expect(summaryOf(state)).toBe('You\'re free "Sundays after I\'ve walked the dog".')
})
