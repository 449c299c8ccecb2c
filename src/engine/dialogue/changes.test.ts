import { expect, it } from 'vitest'
import { netChanges } from './changes.ts'
import type { Change } from './merge.ts'

const distance = (value: number, before: number | null): Change => ({
  kind: 'set',
  path: 'valuesMap.distance_km',
  value,
  before,
})
const weekends = (kind: 'added' | 'removed'): Change => ({ kind, path: 'valuesMap.availability', value: 'Weekends' })

it('tells a value put right within one message once, against what was known before it', () => {
  expect(netChanges([distance(32, null), distance(24, 32)])).toEqual([distance(24, null)])
  expect(netChanges([distance(32, 50), distance(24, 32)])).toEqual([distance(24, 50)])
})

it('keeps silent on what ends as it began', () => {
  expect(netChanges([distance(32, 24), distance(24, 32)])).toEqual([])
  expect(netChanges([weekends('added'), weekends('removed')])).toEqual([])
})

it('keeps an entry that was there before and is taken out', () => {
  expect(netChanges([weekends('removed')])).toEqual([weekends('removed')])
})
