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

test('a blank input is no answer', () => {
  expect(kmFromMiles('  ')).toBeUndefined()
})

test.each(['2.5', '-3', 'ten', '1e2'])('%s is no whole number of miles', (text) => {
  expect(kmFromMiles(text)).toBeNaN()
})

test('every number of miles comes back as it was typed', () => {
  for (let miles = 0; miles <= MAX_TRAVEL_MILES; miles++)
    expect(milesFromKm(kmFromMiles(String(miles)) ?? Number.NaN)).toBe(String(miles))
})

test('more than 310 is set to 310, and nothing else is touched [spec 192]', () => {
  expect(['311', '999999999', '310', '12', '', 'ten'].map(withinTravelLimit)).toEqual([
    '310',
    '310',
    '310',
    '12',
    '',
    'ten',
  ])
})
