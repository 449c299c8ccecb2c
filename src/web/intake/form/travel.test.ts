import { expect, test } from 'vitest'
import { MAX_TRAVEL_MILES } from '#contract/limits.ts'
import { kmFromMiles, milesFromKm, withinTravelLimit } from './travel.ts'

test.each([
  ['25', 40],
  ['0', 0],
  ['310', 499],
  ['311', 499],
  [' 10 ', 16],
])('%s miles are stored as %i km [spec 191]', (miles, km) => {
  expect(kmFromMiles(miles)).toBe(km)
})

test('an empty input counts as no answer', () => {
  expect(kmFromMiles('  ')).toBeUndefined()
})

test.each(['2.5', '-3', 'ten', '1e2'])('%s is not accepted as a whole number of miles', (text) => {
  expect(kmFromMiles(text)).toBeNaN()
})

test('every number of miles is shown again as it was typed', () => {
  for (let miles = 0; miles <= MAX_TRAVEL_MILES; miles++)
    expect(milesFromKm(kmFromMiles(String(miles)) ?? Number.NaN)).toBe(String(miles))
})

test('more than 310 becomes 310, and everything else stays [spec 192]', () => {
  expect(['311', '999999999', '310', '12', '', 'ten'].map(withinTravelLimit)).toEqual([
    '310',
    '310',
    '310',
    '12',
    '',
    'ten',
  ])
})
