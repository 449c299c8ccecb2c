import { expect, test } from 'vitest'
import { snapshotSchema, startConciergeSchema } from './concierge.ts'
import { introduceSchema, suggestMatchesSchema } from './suggestions.ts'

const SAYING = (nothing: '' | ' ' | null) => ({
  valuesMap: {
    intent: nothing,
    dealbreakers: nothing,
    safety_prefs: nothing,
    distance_km: nothing,
    age_range: { min: nothing, max: nothing },
    availability: nothing,
    budget: nothing,
    lifestyle: { smoking: nothing, drinking: nothing },
    family: { wants_kids: nothing },
    faith_values_edge: nothing,
  },
  preferences: { must_haves: nothing, nice_to_haves: nothing },
  notes: nothing,
})

test.each(['', ' ', null] as const)(
  'a snapshot may have %j instead of a value, and it is read as null [spec 122, 123]',
  (nothing) => {
    expect(snapshotSchema.parse(SAYING(nothing))).toEqual(SAYING(null))
    expect(snapshotSchema.parse({ valuesMap: nothing, preferences: nothing })).toEqual({
      valuesMap: null,
      preferences: null,
    })
    expect(snapshotSchema.parse({ valuesMap: { age_range: nothing, lifestyle: nothing, family: nothing } })).toEqual({
      valuesMap: { age_range: null, lifestyle: null, family: null },
    })
  },
)

test('a missing key stays missing, and an unknown key is refused at every depth [spec 122]', () => {
  expect(snapshotSchema.parse({ valuesMap: {} })).toEqual({ valuesMap: {} })
  expect(snapshotSchema.safeParse({ mood: '' }).success).toBe(false)
  expect(snapshotSchema.safeParse({ valuesMap: { age_range: { about: null } } }).success).toBe(false)
})

test.each([
  { valuesMap: { intent: 'forever' } },
  { valuesMap: { distance_km: '40' } },
  { valuesMap: { distance_km: 501 } },
  { valuesMap: { age_range: { min: 17 } } },
  { valuesMap: { budget: '$$$$$' } },
  { valuesMap: { availability: [''] } },
])('a snapshot with a value that breaks its rule is refused: %j', (snapshot) => {
  expect(snapshotSchema.safeParse(snapshot).success).toBe(false)
})

test('other calls of the concierge also read an empty string as null', () => {
  expect(startConciergeSchema.parse({ name: 'Ada', intakeSummary: '', email: '' })).toEqual({
    name: 'Ada',
    intakeSummary: null,
    email: null,
  })
  expect(suggestMatchesSchema.parse({ snapshot: {}, yourName: '' })).toEqual({ snapshot: {}, yourName: null })
  expect(introduceSchema.parse({ yourName: '', theirName: null, brief: '' })).toEqual({
    yourName: null,
    theirName: null,
    brief: null,
  })
})
