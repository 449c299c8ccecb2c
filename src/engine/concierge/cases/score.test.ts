import { expect, it } from 'vitest'
import type { Snapshot } from '#contract/concierge.ts'
import type { Expectation } from './dialogue-case.ts'
import { checksOf, isRight } from './score.ts'

const outcomes = (expected: Expectation, snapshot: Snapshot | null) =>
  checksOf(expected, snapshot).map(({ outcome }) => outcome)

it.each<[string, Expectation, Snapshot, string[]]>([
  ['a value is the same one', { intent: 'casual' }, { valuesMap: { intent: 'casual' } }, ['found']],
  ['another value is wrong', { intent: 'casual' }, { valuesMap: { intent: 'long_term' } }, ['wrong']],
  ['no value is missing', { smoking: 'no' }, {}, ['missing']],
  ['a distance may be 2 km off', { distance_km: 32.2 }, { valuesMap: { distance_km: 34 } }, ['found']],
  ['and not 3', { distance_km: 32 }, { valuesMap: { distance_km: 35 } }, ['wrong']],
  ['an age is exact', { age_min: 30 }, { valuesMap: { age_range: { min: 31, max: null } } }, ['wrong']],
  [
    'unless there is room',
    { age_min: 30, age_max: 40, age_tol: 2 },
    { valuesMap: { age_range: { min: 31, max: 43 } } },
    ['found', 'wrong'],
  ],
  [
    'options are checked one by one',
    { availability_has: ['Weekends', 'Weeknights'] },
    { valuesMap: { availability: ['Weekends'] } },
    ['found', 'wrong'],
  ],
  [
    'of two terms either will do',
    { must_have_any: ['humour|humor', 'dogs'] },
    { preferences: { must_haves: ['A sense of HUMOR'] } },
    ['found', 'wrong'],
  ],
  ['"women" are not "men"', { must_have_any: ['men'] }, { preferences: { must_haves: ['Women'] } }, ['wrong']],
  [
    'faith holds any of the terms',
    { faith_edge_any: ['islam', 'muslim'] },
    { valuesMap: { faith_values_edge: 'I am Muslim' } },
    ['found'],
  ],
  ['an empty list and a range of nulls are absent', { absent: ['safety', 'age'] }, emptyOnes(), ['kept', 'kept']],
  ['a value is not absent', { absent: ['budget'] }, { valuesMap: { budget: '$' } }, ['filled']],
])('%s', (_, expected, snapshot, wanted) => {
  expect(outcomes(expected, snapshot)).toEqual(wanted)
})

it('if a case could not run, every check of the case counts as failed', () => {
  const checks = checksOf({ intent: 'casual', absent: ['budget'] }, null)
  expect(checks.map(({ outcome }) => outcome)).toEqual(['missing', 'filled'])
  expect(checks.some(isRight)).toBe(false)
})

function emptyOnes(): Snapshot {
  return { valuesMap: { safety_prefs: [], age_range: { min: null, max: null } } }
}
